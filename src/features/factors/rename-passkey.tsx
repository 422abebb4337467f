import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { errorText, NO_ANSWER } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { say } from '../../ui/toasts.tsx';
import { nameForm, PasskeyName } from './passkey-name.tsx';
import { useRenamePasskey } from './use-factors.ts';

/** Another name for one's own passkey. */
export const RenamePasskey = ({
  passkey: { id, name },
  onClose,
}: {
  passkey: { id: string; name: string };
  onClose: () => void;
}) => {
  const rename = useRenamePasskey();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(nameForm),
    defaultValues: { name },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await rename.mutateAsync({ id, ...values });
      say('Nombre cambiado.');
      onClose();
    } catch (error) {
      if (!showIssues(error, setError, ['name'])) setError('root.server', { message: errorText(error, NO_ANSWER) });
    }
  });
  return (
    <FormDialog
      title="Cambiar el nombre"
      verb="Guardar"
      pendingText="Guardando..."
      pending={isSubmitting}
      problem={errors.root?.server?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasskeyName error={errors.name?.message} {...register('name')} />
    </FormDialog>
  );
};
