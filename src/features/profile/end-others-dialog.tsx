import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import { Alert } from '../../ui/alert.tsx';
import { Modal } from '../../ui/modal.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { useEndOtherSessions } from './use-own-account.ts';

/** Asks before all other sessions end. */
export const EndOthersDialog = ({ others, onClose }: { others: number; onClose: () => void }) => {
  const end = useEndOtherSessions();
  const close = () => !end.isPending && onClose();
  const confirm = async () => {
    try {
      const { ended } = await end.mutateAsync();
      say(`${counted(ended, 'sesión cerrada', 'sesiones cerradas')}. Esta sigue abierta.`);
      onClose();
    } catch {
      // `end.error` says it.
    }
  };
  return (
    <Modal
      open
      alert
      onClose={close}
      title="¿Cerrar las demás sesiones?"
      footer={
        <>
          <button type="button" className="btn line" onClick={close}>
            Cancelar
          </button>
          <TwoFaced className="btn danger" busy={end.isPending} busyText="Cerrando..." onPress={confirm}>
            Cerrar {counted(others, 'sesión', 'sesiones')}
          </TwoFaced>
        </>
      }
    >
      <p>
        Se cierra de inmediato {counted(others, 'sesión abierta', 'sesiones abiertas')} en otros equipos. Allá tendrás
        que entrar otra vez; esta sigue abierta.
      </p>
      {end.error && !end.isPending && (
        <Alert tone="bad">{errorText(end.error, 'No se pudieron cerrar las sesiones')}</Alert>
      )}
    </Modal>
  );
};
