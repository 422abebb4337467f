import { useMutation } from '@tanstack/react-query';
import { signWithPasskey } from '../../lib/passkeys.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK } from '../../shared/errors.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useEnter } from './use-enter.ts';

/** The way in without e-mail and password: the device shows which accounts it has a key for. */
export const PasskeyLogin = () => {
  const trpc = useTRPC();
  const ask = useMutation(trpc.auth.askPasskey.mutationOptions());
  const show = useMutation(trpc.auth.passkeyLogin.mutationOptions());
  const enter = useEnter();
  return (
    <div className="other-way">
      <PasskeyButton
        hint="Si ya agregaste una: entras con tu huella, tu cara o el PIN de tu teléfono."
        fallback={FALLBACK.login}
        onPress={async () => {
          const passkey = await signWithPasskey(await ask.mutateAsync());
          await enter(await show.mutateAsync({ passkey }));
        }}
      >
        Entrar con una llave de acceso
      </PasskeyButton>
    </div>
  );
};
