import { errorText } from '../../lib/errors.ts';
import { NoAddress } from './browser.ts';

/** Why notices were not switched on. */
export const faultText = (error: unknown, fallback: string): string =>
  error instanceof NoAddress
    ? 'El navegador no logró conectarse con su servicio de avisos. Espera un momento y vuelve a intentar.'
    : errorText(error, fallback);
