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
      say(`${user.name} ya ve la agenda y las historias de su clínica.`);
      onClose();
    } catch {
      // `shorten.error` says it.
    }
  };
  return (
    <AskDialog
      title="¿Abrirle la clínica antes de tiempo?"
      icon="key-round"
      account={user}
      words={[
        'Verá la agenda, los pacientes, las historias, los mensajes y los cobros de su clínica.',
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
        {opensAt === null ? 'Un titular no la aceptó' : 'La clínica todavía está cerrada para esta cuenta'}
      </p>
      <p className="small">
        {opensAt === null
          ? `La clínica está cerrada para ella${byLink ? ': alguien de la clínica la rechazó desde un correo. Puede aceptarla un titular, o quien responde por el servicio con un motivo.' : '. Solo un titular puede aceptarla.'}`
          : `Entró con una contraseña o un enlace de la administración. No ve la agenda, los pacientes, las historias, los mensajes ni los cobros hasta que un titular la acepte, o hasta el ${ended(momentText(opensAt, now))}`}
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
