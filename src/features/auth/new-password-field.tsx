import type { ComponentProps } from 'react';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../shared/limits.ts';
import { PasswordField } from '../../ui/password-field.tsx';

/** A field for a password that is to be: says what one must be like, and lets a password manager make it. */
export const NewPasswordField = (field: ComponentProps<typeof PasswordField>) => (
  <PasswordField
    hint={`Mínimo ${PASSWORD_MIN} caracteres. Una frase corta sirve; tu correo y las más comunes, no.`}
    autoComplete="new-password"
    maxLength={PASSWORD_MAX}
    required
    {...field}
  />
);
