import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { TEXT } from '../../shared/limits.ts';
import type { AccountDetail } from '../../shared/schemas/account.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { TextField } from '../../ui/field.tsx';
import { say } from '../../ui/toasts.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { useReturnTitular } from './use-accounts.ts';

/** Asks before an account becomes titular again of the clinic out of which the administration took it. */
export const ReturnDialog = ({
  account,
  former,
  onClose,
}: {
  account: User;
  former: NonNullable<AccountDetail['former']>;
  onClose: () => void;
}) => {
  const give = useReturnTitular();
  const [reason, setReason] = useState('');
  const [sent, setSent] = useState(false);
  const name = former.name || 'la clínica';
  const confirm = async () => {
    setSent(true);
    if (!reason.trim()) return;
    try {
      await give.mutateAsync({ id: account.id, clinicId: former.clinicId, reason });
      say(`${account.name} es titular de ${name} otra vez.`);
      onClose();
    } catch {
      // `give.error` says it.
    }
  };
  return (
    <AskDialog
      title={`¿Devolverle ${name} a esta cuenta?`}
      icon="building-2"
      account={account}
      words={[
        former.isClosed
          ? 'La clínica se abre otra vez con esta cuenta como titular. No recibe citas hasta que su titular lo diga.'
          : 'Queda como titular de la clínica.',
        'Si era titular y entra con la contraseña de siempre, ve la agenda y las historias de una vez. Si no, espera como cualquiera que entra por la administración.',
        'Todas las personas que la administración sacó de la clínica reciben un correo. Quien fue titular puede cerrarle la clínica desde él.',
      ]}
      error={give.error ? errorText(give.error, 'No se pudo devolver la clínica') : null}
      busy={give.isPending}
      busyText="Devolviendo..."
      confirm={former.isClosed ? 'Abrir la clínica' : 'Devolver la clínica'}
      danger={false}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label="Motivo"
        hint="Queda en la auditoría, con tu nombre."
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
