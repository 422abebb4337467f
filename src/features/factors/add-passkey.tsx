import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { makePasskey, passkeyProblem } from '../../lib/passkeys.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { nameForm, PasskeyName } from './passkey-name.tsx';
import { useAddPasskey, useAskPasskey } from './use-factors.ts';

/** What this device is mostly called, as a first name for its key. */
const deviceWord = (): string => {
  const agent = navigator.userAgent;
  if (/Android|iPhone/.test(agent)) return 'Mi celular';
  return /iPad/.test(agent) ? 'Mi tableta' : 'Mi computador';
};

/** Makes a passkey: first its name, then the browser's own dialog. */
export const AddPasskey = ({
  onAdded,
  onClose,
}: {
  onAdded: (codes: string[] | null) => void;
  onClose: () => void;
}) => {
  const ask = useAskPasskey();
  const add = useAddPasskey();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(nameForm),
    defaultValues: { name: deviceWord() },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ name }) => {
    try {
      const passkey = await makePasskey(await ask.mutateAsync());
      const { id, rawId, response } = passkey;
      const { clientDataJSON, attestationObject, transports } = response;
      const made = { clientDataJSON, attestationObject, ...(transports && { transports }) };
      const { codes } = await add.mutateAsync({ name, passkey: { id, rawId, type: 'public-key', response: made } });
      onAdded(codes);
    } catch (error) {
      setError('root.server', { message: passkeyProblem(error, 'No se pudo agregar la llave') });
    }
  });
  return (
    <FormDialog
      title="Agregar una llave de acceso"
      icon="smartphone"
      lead={
        <p className="measure">
          Ponle un nombre para reconocerla. Después tu teléfono o tu computador te pide la huella, la cara o el PIN: eso
          nunca sale de tu dispositivo.
        </p>
      }
      verb="Continuar"
      pendingText="Esperando tu dispositivo..."
      pending={isSubmitting}
      problem={errors.root?.server?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasskeyName error={errors.name?.message} {...register('name')} />
    </FormDialog>
  );
};
