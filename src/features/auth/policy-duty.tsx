import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { errorText, knownError } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { POLICY_VERSION } from '../../shared/policy-version.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { ConsentWords, TICK_CONSENT } from './consent-words.tsx';
import { DutyFrame } from './duty-frame.tsx';

/** Asks for the policy in force (Ley 1581 de 2012: silence is no consent, the box starts unticked). */
export const PolicyDuty = ({ scene }: { scene: ReactNode }) => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const accept = useMutation(trpc.auth.acceptPolicy.mutationOptions());
  const box = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(!box.current?.checked);
    if (!box.current?.checked) return box.current?.focus();
    try {
      const session = await accept.mutateAsync({ version: POLICY_VERSION });
      queryClient.setQueryData(trpc.auth.session.queryKey(), session);
    } catch {
      // `accept.error` says it.
    }
  };

  return (
    <DutyFrame
      scene={scene}
      title="Antes de seguir: tus datos"
      lede="Falta que leas y aceptes la política con la que tratamos tus datos. Hasta entonces no mostramos nada de tu cuenta; si no la aceptas, puedes salir y todo queda como está."
    >
      <form className="form" noValidate onSubmit={submit}>
        <CheckField
          ref={box}
          name="consent"
          required
          error={refused ? TICK_CONSENT : undefined}
          onChange={() => setRefused(false)}
        >
          <ConsentWords />
        </CheckField>
        {accept.error && !accept.isPending && (
          <Alert tone="bad">
            {errorText(accept.error, 'No se pudo guardar tu autorización')}{' '}
            {knownError(accept.error)?.key === 'policy_changed' && (
              <button type="button" className="link" onClick={() => window.location.reload()}>
                Volver a cargar
              </button>
            )}
          </Alert>
        )}
        <SubmitButton className="btn primary tall wide" pendingText="Guardando..." pending={accept.isPending}>
          Aceptar y seguir
        </SubmitButton>
      </form>
    </DutyFrame>
  );
};
