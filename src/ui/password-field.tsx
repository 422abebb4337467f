import { type ComponentProps, useState } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';

/** A password that can be shown. It is hidden again whenever the form is drawn anew, unless it is one to be handed on (`startsShown`). */
export const PasswordField = ({
  label,
  hint,
  error,
  startsShown = false,
  ...input
}: FieldWords & ComponentProps<'input'> & { startsShown?: boolean }) => {
  const [shown, setShown] = useState(startsShown);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="with-button">
          <input
            className="input"
            autoCapitalize={shown ? 'none' : undefined}
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <button type="button" className="needs-js" aria-controls={control.id} onClick={() => setShown(!shown)}>
            <Icon name={shown ? 'eye-off' : 'eye'} />
            {shown ? 'Ocultar' : 'Mostrar'}
            <span className="sr-only"> la contraseña</span>
          </button>
        </span>
      )}
    </Field>
  );
};
