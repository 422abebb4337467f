import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';

/** What can be done about a change of e-mail that waits: its mail once more, or no change at all. */
export const WaitingChange = ({ email }: { email: string }) => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  // Also when it failed: the change may be gone by now.
  const follow = { onSettled: () => queryClient.invalidateQueries(trpc.profile.pathFilter()) };
  const resend = useMutation(trpc.profile.resendEmailChange.mutationOptions(follow));
  const cancel = useMutation(trpc.profile.cancelEmailChange.mutationOptions(follow));
  const busy = resend.isPending || cancel.isPending;
  const failure = resend.error ?? cancel.error;
  const press = async (act: Promise<unknown>, done: string) => {
    try {
      await act;
      say(done);
    } catch {
      // `failure` says it.
    }
  };
  return (
    <>
      {failure && !busy && <Alert tone="bad">{errorText(failure, 'No se pudo')}</Alert>}
      <p className="acts">
        <TwoFaced
          className="btn line"
          busy={resend.isPending}
          busyText="Enviando..."
          onPress={() => {
            if (busy) return;
            cancel.reset();
            press(resend.mutateAsync({ email }), `Pedimos otro correo para ${email}. Sirve solo el último.`);
          }}
        >
          <span className="with-icon">
            <Icon name="mail" />
            Enviar otra vez
          </span>
        </TwoFaced>
        <TwoFaced
          className="btn quiet"
          busy={cancel.isPending}
          busyText="Cancelando..."
          onPress={() => {
            if (busy) return;
            resend.reset();
            press(cancel.mutateAsync(), 'Cambio de correo cancelado: sigues con el de siempre.');
          }}
        >
          Cancelar el cambio
        </TwoFaced>
      </p>
    </>
  );
};
