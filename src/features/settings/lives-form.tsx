import { type SubmitEvent, useRef, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { ROLE_NAME, ROLES, type Role } from '../../shared/roles.ts';
import type { SessionLives } from '../../shared/session-lives.ts';
import { Alert, LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { boundsText, checkLives, type TypedLives, typedLives, unitOf } from './lives.ts';
import { useSessionLives, useSetSessionLives } from './use-settings.ts';

const PARTS = [
  ['idleHours', 'Sin uso'],
  ['absoluteHours', 'En total'],
] as const;

const Form = ({ lives }: { lives: SessionLives }) => {
  const change = useSetSessionLives();
  /** null: what the server says. */
  const [typed, setTyped] = useState<TypedLives | null>(null);
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const shown = typed ?? typedLives(lives);
  const { wrong, read } = checkLives(shown);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setSent(true);
    if (!read) {
      // The errors are drawn first.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    try {
      await change.mutateAsync(read);
      setTyped(null);
      setSent(false);
      say('La duración de las sesiones quedó guardada.');
    } catch {
      // `change.error` says it.
    }
  };
  const type = (role: Role, part: (typeof PARTS)[number][0], text: string) => {
    change.reset();
    setTyped({ ...shown, [role]: { ...shown[role], [part]: text } });
  };
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      {ROLES.map((role) => (
        <fieldset key={role} className="lives">
          <legend>{ROLE_NAME[role]}</legend>
          <div className="field-row">
            {PARTS.map(([part, label]) => (
              <TextField
                key={part}
                label={label}
                hint={boundsText(role, part)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={6}
                unit={unitOf(role, part).name}
                value={shown[role][part]}
                error={sent ? wrong[role]?.[part] : undefined}
                onChange={({ target }) => type(role, part, target.value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {change.error && !change.isPending && (
        <Alert tone="bad">{errorText(change.error, 'No se pudo guardar la duración de las sesiones')}</Alert>
      )}
      <div className="acts">
        <SubmitButton pending={change.isPending} pendingText="Guardando...">
          Guardar la duración
        </SubmitButton>
        {typed && (
          <button type="button" className="btn quiet" onClick={() => setTyped(null)}>
            Deshacer
          </button>
        )}
      </div>
    </form>
  );
};

/** How long sessions of each role live, within safe bounds. */
export const LivesForm = () => {
  const lives = useSessionLives();
  return (
    <>
      <p className="soft measure">
        Una sesión termina cuando pasa sin uso el tiempo que dice «Sin uso», y siempre al cumplir el tiempo «En total».
        Si los acortas, las sesiones abiertas que ya pasaron ese tiempo se cierran; si los alargas, vale para las
        nuevas.
      </p>
      {lives.isPending && <Loading label="Cargando la duración de las sesiones" rows={4} />}
      {lives.error && !lives.data && (
        <LoadFailure
          text={errorText(lives.error, 'No se pudo cargar la duración de las sesiones')}
          onRetry={() => lives.refetch()}
        />
      )}
      {lives.data && <Form lives={lives.data} />}
    </>
  );
};
