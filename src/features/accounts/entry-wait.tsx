import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { ended, firstName, momentText } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { TEXT } from '../../shared/limits.ts';
import type { AccountDetail } from '../../shared/schemas/account.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { instantOf } from '../../shared/time.ts';
import { TextField } from '../../ui/field.tsx';
import { say } from '../../ui/toasts.tsx';
import { AskDialog } from './ask-dialog.tsx';

const ShortenDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [sent, setSent] = useState(false);
  const shorten = useMutation(
    trpc.entries.shorten.mutationOptions({
      onSettled: () => queryClient.invalidateQueries(trpc.accounts.pathFilter()),
    }),
  );
  const confirm = async () => {
    setSent(true);
    if (!reason.trim()) return;
    try {
      await shorten.mutateAsync({ id: user.id, reason });
      say(`${user.name} ya ve las historias de su clínica.`);
      onClose();
    } catch {
      // `shorten.error` says it.
    }
  };
  return (
    <AskDialog
      title="¿Abrir las historias antes de tiempo?"
      icon="key-round"
      account={user}
      words={[
        'Verá historias, pacientes, mensajes y cobros de su clínica.',
        'Todas las personas de la clínica reciben un correo que lo dice.',
        'El motivo queda en la auditoría, con tu nombre.',
      ]}
      error={shorten.error ? errorText(shorten.error, 'No se pudo abrir') : null}
      busy={shorten.isPending}
      busyText="Abriendo..."
      confirm="Abrir ahora"
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label="Motivo"
        hint="Por ejemplo: la titular está sola y mostró su cédula en persona."
        required
        autoComplete="off"
        maxLength={TEXT.reason}
        value={reason}
        error={sent && !reason.trim() ? 'Escribe el motivo.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </AskDialog>
  );
};

/** That the clinic's records are closed to an account which came by an administrator, and until when; toor may end the wait. */
export const EntryWait = ({
  user,
  entry,
  isToor,
}: {
  user: User;
  entry: NonNullable<AccountDetail['entry']>;
  isToor: boolean;
}) => {
  const now = instantOf(useMinute());
  const [asks, setAsks] = useState(false);
  const { opensAt, byLink } = entry;
  return (
    <div className="clinic-card">
      <p className="font-semibold">
        {opensAt === null ? 'Un titular no la aceptó' : 'Las historias están cerradas para esta cuenta'}
      </p>
      <p className="small">
        {opensAt === null
          ? `La clínica está cerrada para ella${byLink ? ': alguien de la clínica la rechazó desde un correo. Puede aceptarla un titular, o quien responde por el servicio con un motivo.' : '. Solo un titular puede aceptarla.'}`
          : `Entró con una contraseña o un enlace de la administración. Se le abren cuando un titular la acepte, o el ${ended(momentText(opensAt, now))} Mientras tanto usa la agenda y la configuración.`}
      </p>
      {isToor && (opensAt !== null || byLink) && (
        <div className="acts">
          <button type="button" className="btn line small" onClick={() => setAsks(true)}>
            {byLink ? 'Abrirla' : 'Abrir antes'} para {firstName(user.name)}
          </button>
        </div>
      )}
      {asks && <ShortenDialog user={user} onClose={() => setAsks(false)} />}
    </div>
  );
};
