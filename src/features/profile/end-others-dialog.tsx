import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { counted, dayText } from '../../lib/formats.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { useEndOtherSessions, useOpenLinks } from './use-own-account.ts';

/** What was not made in this session and is opened without one, a line each. */
const useMadeElsewhere = (): { id: string; line: string }[] => {
  const { data } = useOpenLinks();
  if (!data) return [];
  const { feed, shares, grants } = data;
  return [
    ...(feed && !feed.isHere ? [{ id: 'feed', line: `Calendario privado, creado el ${dayText(feed.createdAt)}` }] : []),
    ...shares
      .filter(({ isHere }) => !isHere)
      .map(({ id, petName, expiresAt }) => ({ id, line: `Carné de ${petName}, hasta el ${dayText(expiresAt)}` })),
    ...grants
      .filter(({ isHere }) => !isHere)
      .map(({ clinicName, petName }, nth) => ({
        id: `permiso ${nth}`,
        line: `Permiso de ${clinicName} para leer la historia de ${petName}`,
      })),
  ];
};

/** Asks before all other sessions end, and with them what was shared from elsewhere. */
export const EndOthersDialog = ({ others, onClose }: { others: number; onClose: () => void }) => {
  const elsewhere = useMadeElsewhere();
  const [keeps, setKeeps] = useState(false);
  const end = useEndOtherSessions(keeps);
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
      {elsewhere.length > 0 && (
        <>
          <p>Esto no se hizo en esta sesión y se abre sin entrar: quien lo tenga lo seguiría viendo.</p>
          <ul className="consequences calm">
            {elsewhere.map(({ id, line }) => (
              <li key={id}>{line}</li>
            ))}
          </ul>
          <CheckField checked={!keeps} onChange={(event) => setKeeps(!event.target.checked)}>
            Terminarlo también
          </CheckField>
        </>
      )}
      {end.error && !end.isPending && (
        <Alert tone="bad">{errorText(end.error, 'No se pudieron cerrar las sesiones')}</Alert>
      )}
    </Modal>
  );
};
