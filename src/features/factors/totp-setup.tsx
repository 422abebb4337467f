import { zodResolver } from '@hookform/resolvers/zod';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { errorText, NO_ANSWER } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useWide } from '../../lib/wide.ts';
import { totpConfirmInput } from '../../shared/schemas/factors.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';
import { useConfirmTotp, useStartTotp } from './use-factors.ts';

const Qr = lazy(() => import('../../lib/qr.tsx').then((module) => ({ default: module.Qr })));
/** From this width on, rem, people mostly sit before a computer. */
const WIDE_REM = 48;
const codeForm = totpConfirmInput.pick({ code: true });

/** The key of the app, to type or to copy. */
const Secret = ({ secret }: { secret: string }) => (
  <p className="totp-secret">
    <code>{secret.replace(/.{4}(?!$)/g, '$& ')}</code>
    <button
      type="button"
      className="btn line small"
      onClick={() =>
        navigator.clipboard.writeText(secret).then(
          () => say('Clave copiada.'),
          () => say('No se pudo copiar. Escríbela en tu aplicación.'),
        )
      }
    >
      <Icon name="copy" />
      Copiar la clave
    </button>
  </p>
);

/** Sets an app of codes up: its secret to scan or to type, then its first code. Nothing is in force before that. */
export const TotpSetup = ({ onDone, onClose }: { onDone: (codes: string[] | null) => void; onClose: () => void }) => {
  const { mutate: begin, data, error } = useStartTotp();
  const confirm = useConfirmTotp();
  useEffect(() => begin(), [begin]);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(codeForm),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const wide = useWide(WIDE_REM);
  const submit = handleSubmit(async ({ code }) => {
    try {
      const { codes } = await confirm.mutateAsync({ sealed: data?.sealed ?? '', code });
      onDone(codes);
    } catch (problem) {
      if (!showIssues(problem, setError, ['code'])) setError('root.server', { message: errorText(problem, NO_ANSWER) });
    }
  });
  // Once it is there: on a computer the code comes from the phone in the hand, on a phone from another app of it.
  const steps = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (data) steps.current?.querySelector<HTMLElement>(wide ? 'input' : 'a')?.focus();
  }, [data, wide]);
  const scan = data && (
    <Suspense fallback={<div className="qr" />}>
      <Qr text={data.uri} label="Código QR para tu aplicación de códigos" />
    </Suspense>
  );
  return (
    <FormDialog
      title="Poner una aplicación de códigos"
      lead={
        <>
          {error && <LoadFailure text={errorText(error, 'No se pudo empezar')} onRetry={() => begin()} />}
          {!data && !error && <Loading label="Preparando el código" rows={4} />}
        </>
      }
      verb="Activar"
      pendingText="Revisando..."
      pending={isSubmitting}
      ready={data !== undefined}
      problem={errors.root?.server?.message}
      className="totp-setup"
      onSubmit={submit}
      onClose={onClose}
    >
      {data && (
        <ol ref={steps}>
          <li>
            {wide ? (
              <>
                <p>
                  Escanea este cuadro con tu aplicación de códigos (Google Authenticator, Microsoft Authenticator, Aegis
                  u otra).
                </p>
                {scan}
                <details>
                  <summary>No puedo escanearlo</summary>
                  <p className="small">Escribe esta clave en tu aplicación:</p>
                  <Secret secret={data.secret} />
                </details>
              </>
            ) : (
              <>
                <p>
                  <a href={data.uri}>Abre tu aplicación de códigos</a>. Si no se abre, copia esta clave en ella (Google
                  Authenticator, Microsoft Authenticator, Aegis u otra):
                </p>
                <Secret secret={data.secret} />
                <details>
                  <summary>Está en otro teléfono: ver el cuadro para escanear</summary>
                  {scan}
                </details>
              </>
            )}
          </li>
          <li>
            <TextField
              label="Escribe el código que muestra"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              required
              className="input factor-code"
              error={errors.code?.message}
              {...register('code')}
            />
          </li>
        </ol>
      )}
    </FormDialog>
  );
};
