import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { errorText, knownError } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { signWithPasskey } from '../../lib/passkeys.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK } from '../../shared/errors.ts';
import { factorCode } from '../../shared/schemas/factor-code.ts';
import type { SecondStepAsked } from '../../shared/schemas/second-step.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { useEnter } from './use-enter.ts';

const codeForm = z.object({ code: factorCode });

const HINT = {
  totp: 'Los seis números que muestra ahora tu aplicación de códigos.',
  recovery: 'Uno de los códigos que guardaste cuando pusiste el segundo paso. Sirve una sola vez.',
} as const;

/** What a login asks after the password: a passkey or a code. `onOver` begins anew, with the reason if the ticket is over. */
export const SecondStep = ({
  asked: { ticket, kinds, passkey },
  onOver,
}: {
  asked: SecondStepAsked['secondStep'];
  onOver: (reason: string | null) => void;
}) => {
  const trpc = useTRPC();
  const show = useMutation(trpc.auth.secondStep.mutationOptions());
  const enter = useEnter();
  const box = useRef<HTMLElement>(null);
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(codeForm),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const hasBoth = kinds.includes('totp') && kinds.includes('recovery_code');
  const [way, setWay] = useState<'totp' | 'recovery' | null>(() => {
    if (kinds.includes('totp')) return 'totp';
    return kinds.includes('recovery_code') ? 'recovery' : null;
  });
  // Straight to what is to be pressed or typed; the name of the section says why.
  useEffect(() => box.current?.querySelector<HTMLElement>('button:enabled, input')?.focus(), []);
  const turn = () => {
    setWay(way === 'totp' ? 'recovery' : 'totp');
    reset();
    box.current?.querySelector('input')?.focus();
  };

  const finish = async (proof: Parameters<typeof show.mutateAsync>[0]['proof']) => {
    try {
      await enter(await show.mutateAsync({ ticket, proof }));
    } catch (error) {
      if (knownError(error)?.key === 'ticket_dead') return onOver(errorText(error, FALLBACK.login));
      throw error;
    }
  };
  const submit = handleSubmit(async ({ code }) => {
    try {
      await finish({ code });
    } catch (error) {
      if (!showIssues(error, setError, ['code']))
        setError('root.server', { message: errorText(error, FALLBACK.login) });
    }
  });

  return (
    <section className="second-step" aria-labelledby="falta-un-paso" ref={box}>
      <h2 id="falta-un-paso">Falta un paso</h2>
      <p className="measure">Tu contraseña está bien. Tu cuenta pide además algo que solo tú tienes.</p>
      {passkey && (
        <PasskeyButton
          className="btn primary wide tall"
          hint="Con tu huella, tu cara o el PIN de tu teléfono."
          fallback={FALLBACK.login}
          onPress={async () => finish({ passkey: await signWithPasskey(passkey) })}
        >
          Usar una llave de acceso
        </PasskeyButton>
      )}
      {way && (
        <form className="form" noValidate onSubmit={submit}>
          <TextField
            label={way === 'totp' ? 'Código' : 'Código de recuperación'}
            hint={HINT[way]}
            inputMode={way === 'totp' ? 'numeric' : 'text'}
            autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            className="input factor-code"
            error={errors.code?.message}
            {...register('code')}
          />
          {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
          <SubmitButton
            className={passkey ? 'btn line wide tall' : 'btn primary wide tall'}
            pendingText="Revisando..."
            pending={isSubmitting}
          >
            Entrar con el código
          </SubmitButton>
          {hasBoth && (
            <button type="button" className="btn quiet" onClick={turn}>
              {way === 'totp'
                ? 'No tengo el teléfono: usar un código de recuperación'
                : 'Usar la aplicación de códigos'}
            </button>
          )}
        </form>
      )}
      {kinds.length === 0 && (
        <Alert tone="bad" title="Aquí no podemos pedirte tu segundo paso">
          Escríbele a quien responde por el servicio: puede quitarlo para que entres con tu contraseña.
        </Alert>
      )}
      <p className="soft small measure">
        ¿Perdiste el teléfono y los códigos? Quien responde por el servicio puede quitar tu segundo paso; te avisamos
        por correo cuando lo haga.
      </p>
      <button type="button" className="btn quiet" onClick={() => onOver(null)}>
        Volver
      </button>
    </section>
  );
};
