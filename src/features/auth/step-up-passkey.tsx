import { useMutation, useQuery } from '@tanstack/react-query';
import { NO_ANSWER } from '../../lib/errors.ts';
import { passkeyObstacle, signWithPasskey } from '../../lib/passkeys.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** Shows a passkey in place of the password: where the account has one, and this page and its browser can ask for it. */
export const StepUpPasskey = ({ onShown }: { onShown: () => void }) => {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.factors.list.queryOptions());
  const ask = useMutation(trpc.auth.askStepUp.mutationOptions());
  const show = useMutation(trpc.auth.stepUp.mutationOptions());
  if (!data?.passkeys.length || data.can.passkeyOrigin === null || passkeyObstacle() !== null) return null;
  return (
    <div className="other-way">
      <PasskeyButton
        hint="En vez de la contraseña: con tu huella, tu cara o el PIN de tu teléfono."
        fallback={NO_ANSWER}
        onPress={async () => {
          const passkey = await signWithPasskey(await ask.mutateAsync());
          await show.mutateAsync({ passkey });
          onShown();
        }}
      >
        Usar una llave de acceso
      </PasskeyButton>
    </div>
  );
};
