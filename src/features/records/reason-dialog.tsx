import { type ReactNode, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { TEXT } from '../../shared/limits.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { say } from '../../ui/toasts.tsx';

/** Ends something that stays readable: asks why, which is read beside it. `act` sends the reason. */
export const ReasonDialog = ({
  act,
  title,
  verb,
  done,
  onClose,
  children,
}: {
  act: (reason: string) => Promise<unknown>;
  title: string;
  verb: string;
  /** Said when it is done. */
  done: string;
  onClose: () => void;
  children: ReactNode;
}) => {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const send = async () => {
    setError(reason.trim() ? undefined : 'Escribe el motivo.');
    setProblem(undefined);
    if (!reason.trim()) return;
    setPending(true);
    try {
      await act(reason);
      say(done);
      onClose();
    } catch (failure) {
      setProblem(errorText(failure, 'No se pudo guardar'));
      setPending(false);
    }
  };
  return (
    <FormDialog
      title={title}
      verb={verb}
      pendingText="Guardando..."
      pending={pending}
      danger
      problem={problem}
      onSubmit={send}
      onClose={onClose}
      lead={<p>{children}</p>}
    >
      <TextField
        label="Motivo"
        hint="Lo leen su dueño y el equipo."
        data-autofocus
        required
        maxLength={TEXT.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={error}
      />
    </FormDialog>
  );
};
