import { PASSWORD_MIN } from '../../shared/limits.ts';

/** What a field for a new password says under its label. */
export const PASSWORD_HINT = `Mínimo ${PASSWORD_MIN} caracteres. Una frase corta sirve; tu correo y las más comunes, no.`;
