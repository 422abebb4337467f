import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';

/** Asks for the mail that proves one's own e-mail. */
export const SendProof = ({ isAgain }: { isAgain: boolean }) => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const ask = useMutation(trpc.profile.askProof.mutationOptions());
  const press = async () => {
    try {
      await ask.mutateAsync();
      say('Te enviamos un correo. Si no llega en cinco minutos, mira en correo no deseado.');
      await queryClient.invalidateQueries(trpc.profile.details.queryFilter());
    } catch {
      // `ask.error` says it.
    }
  };
  return (
    <>
      {ask.error && !ask.isPending && <Alert tone="bad">{errorText(ask.error, 'No se pudo enviar el correo')}</Alert>}
      <button
        type="button"
        className={isAgain ? 'btn line' : 'btn primary tall'}
        aria-disabled={ask.isPending}
        onClick={() => ask.isPending || press()}
      >
        <Icon name="mail" />
        {isAgain ? 'Enviarme otro correo' : 'Enviarme un correo para confirmarlo'}
      </button>
    </>
  );
};
