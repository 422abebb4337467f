import { errorText, knownError } from '../../lib/errors.ts';
import { FALLBACK } from '../../shared/errors.ts';

/** The sentence below 'Error al iniciar sesión' (product.md, Deliberate departures): what the person can do about it. */
export const loginProblem = (error: unknown): string =>
  knownError(error)?.key === 'login_failed'
    ? 'Revisa el correo y la contraseña, y vuelve a intentar.'
    : errorText(error, FALLBACK.auth);
