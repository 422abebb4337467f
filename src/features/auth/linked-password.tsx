import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import * as z from 'zod';
import { errorText, knownError, NO_ANSWER } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { ended, momentText } from '../../lib/formats.ts';
import { removedText } from '../../lib/kept-ways.ts';
import { useAuth } from '../../lib/session.tsx';
import { useTRPC } from '../../lib/trpc.ts';
import { type ErrorKey, FALLBACK } from '../../shared/errors.ts';
import { RECENT_DAYS, RECENT_WAYS_DAYS } from '../../shared/limits.ts';
import { type RemovedWays, setPasswordInput } from '../../shared/schemas/auth.ts';
import { Alert } from '../../ui/alert.tsx';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { CheckField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withFrom } from './after-login.ts';
import { DeadPasswordLink } from './dead-link.tsx';
import { dropToken } from './link-token.ts';
import type { LoginState } from './login-form.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const passwordOnly = setPasswordInput
  .pick({ password: true })
  .extend({ dropRecent: z.boolean(), works: z.string('Elige una de las dos.').min(1, 'Elige una de las dos.') });

const DEAD: readonly ErrorKey[] = ['link_dead', 'link_unknown', 'link_expired', 'link_used', 'link_replaced'];

export type LinkOf = {
  name: string;
  email: string;
  expiresAt: string;
  restores: boolean;
  recent: RemovedWays | null;
  clinic: string | null;
};

/** Whose password a link sets, what that brings about, and the form. It opens no session: the person logs in with it. */
export const LinkedPassword = ({ token, of }: { token: string; of: LinkOf }) => {
  const trpc = useTRPC();
  const { logout } = useAuth();
  const [, navigate] = useLocation();
  const set = useMutation(trpc.auth.setPassword.mutationOptions());
  const { name, email, expiresAt, restores, recent, clinic } = of;
  // The way back from another e-mail takes it away unasked.
  const asks = recent !== null && !restores;
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(passwordOnly),
    defaultValues: { password: '', dropRecent: asks, works: clinic === null ? 'unasked' : '' },
  });
  const { errors, isSubmitting } = formState;
  const [dead, setDead] = useState<unknown>(null);

  const submit = handleSubmit(async ({ works, ...typed }) => {
    try {
      const done = await set.mutateAsync({ token, ...typed, joins: works === 'yes' });
      dropToken();
      // Whoever is logged in here: the sessions of this account ended, and nobody else is to see its login.
      void logout();
      const kept = done.kept.passkeys.length > 0 || done.kept.totp !== null;
      // A stranger's way in outlives the password: who has any is led to where they stand.
      navigate(kept ? withFrom('/login', '?from=/cuenta%23entrada') : '/login', {
        state: {
          passwordSet: true,
          email: done.email,
          ...(kept && { kept: done.kept }),
          ...(done.removed && { removed: done.removed }),
        } satisfies LoginState,
      });
    } catch (error) {
      const key = knownError(error)?.key;
      if (key && DEAD.includes(key)) setDead(error);
      else if (!showIssues(error, setError, ['password']))
        setError('root.server', { message: errorText(error, NO_ANSWER) });
    }
  });

  if (dead) return <DeadPasswordLink error={dead} />;
  return (
    <>
      <p className="set-for">
        <b>{name}</b>
        <span className="soft">{email}</span>
        {restores && (
          <span>
            Al guardar, tu cuenta vuelve a usar este correo y deja el que alguien puso en su lugar. Se quitan las llaves
            de acceso, la aplicación de códigos y los códigos de recuperación que se agregaron en esos días.
          </span>
        )}
      </p>
      <form className="form" noValidate onSubmit={submit}>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField label="Contraseña nueva" error={errors.password?.message} {...register('password')} />
        {clinic !== null && (
          <>
            <p className="measure">
              {clinic} abrió esta cuenta con tu correo para alguien de su equipo. Si no trabajas ahí, la cuenta sale de
              la clínica y queda tuya.
            </p>
            <ChoiceGroup legend={`¿Trabajas en ${clinic}?`} error={errors.works?.message}>
              <Choice value="yes" {...register('works')}>
                <Tick />
                Sí, trabajo ahí
              </Choice>
              <Choice value="no" {...register('works')}>
                <Tick />
                No la conozco
              </Choice>
            </ChoiceGroup>
          </>
        )}
        {asks && recent && (
          <fieldset className="field">
            <legend className="font-semibold">Formas de entrar agregadas hace poco</legend>
            <p className="field-hint">
              En los últimos {RECENT_WAYS_DAYS} días se agregó {removedText(recent)}. Si fuiste tú, desmarca la casilla.
              Si no lo reconoces, déjala: con eso podría volver a entrar alguien más. Lo que agregaste antes sigue: lo
              revisas en «Mi cuenta», «Cómo entras».
            </p>
            <CheckField {...register('dropRecent')}>Quitar al guardar</CheckField>
          </fieldset>
        )}
        {errors.root?.server && (
          <Alert tone="bad" title={FALLBACK.password}>
            {errors.root.server.message}
          </Alert>
        )}
        <SubmitButton className="btn primary wide tall" pendingText="Guardando..." pending={isSubmitting}>
          Guardar contraseña
        </SubmitButton>
      </form>
      {/* Below: on a phone the field stands on the first screen. */}
      <p className="soft small mt-4">
        El enlace sirve una vez, hasta el {ended(momentText(Date.parse(expiresAt), Date.now()))} Al guardar se cierran
        todas las sesiones abiertas y dejan de servir, si los tienes, tu calendario privado, tus carnés compartidos y
        los permisos que las clínicas recibieron en los últimos {RECENT_DAYS} días. Quien entró a tu hogar en esos días
        deja de ver a tus mascotas hasta que le des el sí en tu panel. Un cambio de correo que espere se cancela.
      </p>
    </>
  );
};
