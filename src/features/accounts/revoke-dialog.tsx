import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import { RECENT_DAYS } from '../../shared/limits.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { say } from '../../ui/toasts.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { useRevoke } from './use-accounts.ts';

/** Asks before all sessions of an account end. `open` is how many the screen knows of. */
export const RevokeDialog = ({
  account,
  open,
  own,
  onClose,
}: {
  account: User;
  open: number;
  /** They are the viewer's, who has to log in again too. */
  own: boolean;
  onClose: () => void;
}) => {
  const act = useRevoke();
  const confirm = async () => {
    try {
      const { revoked } = await act.mutateAsync({ id: account.id });
      say(
        revoked === 0
          ? `${account.name} no tenía sesiones abiertas.`
          : `${account.name}: ${counted(revoked, 'sesión cerrada', 'sesiones cerradas')}.`,
      );
      onClose();
    } catch {
      // `act.error` says it.
    }
  };
  return (
    <AskDialog
      title="¿Estás seguro de cerrar todas las sesiones de este usuario?"
      icon="log-out"
      account={account}
      words={[
        open === 1
          ? 'Se cierra de inmediato 1 sesión.'
          : `Se cierran de inmediato ${counted(open, 'sesión', 'sesiones')}.`,
        `Dejan de servir, si los ${own ? 'tienes' : 'tiene'}, el calendario privado, los carnés compartidos y lo que clínicas pueden leer desde hace menos de ${RECENT_DAYS} días.`,
        own ? 'También esta: tendrás que ingresar otra vez.' : 'Podrá ingresar otra vez con su contraseña.',
      ]}
      error={act.error ? errorText(act.error, 'No se pudieron cerrar las sesiones. Vuelve a intentar.') : null}
      busy={act.isPending}
      busyText="Cerrando..."
      confirm="Cerrar las sesiones"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
