import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { Member } from '../../shared/schemas/clinic.ts';
import { Alert } from '../../ui/alert.tsx';
import { Modal } from '../../ui/modal.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import type { Settings } from './use-settings.ts';

/** Asks before somebody is taken out of the clinic. A failure is said here, and the question stands. */
export const RemoveMember = ({
  member,
  refresh,
  onClose,
}: {
  member: Member;
  refresh: Settings['refresh'];
  onClose: () => void;
}) => {
  const remove = useMutation(useTRPC().clinicSettings.removeMember.mutationOptions());
  const [isBusy, setBusy] = useState(false);
  const close = () => !isBusy && onClose();
  const onRemove = async () => {
    setBusy(true);
    try {
      await remove.mutateAsync({ userId: member.userId });
    } catch {
      // `remove.error` says it.
      setBusy(false);
      return;
    }
    say(`${member.name} ya no entra a la clínica.`);
    await refresh();
    onClose();
  };
  return (
    <Modal
      open
      alert
      onClose={close}
      title={`¿Retirar a ${member.name}?`}
      footer={
        <>
          <button type="button" className="btn line" onClick={close}>
            No
          </button>
          <TwoFaced className="btn danger" busy={isBusy} busyText="Retirando..." onPress={onRemove}>
            Retirar a {member.name}
          </TwoFaced>
        </>
      }
    >
      <p>Sus sesiones se cierran y deja de ver la clínica. Lo que hizo y escribió queda con su nombre.</p>
      {remove.error && !isBusy && <Alert tone="bad">{errorText(remove.error, 'No se pudo retirar')}</Alert>}
    </Modal>
  );
};
