import type { CreationOptions } from '../shared/schemas/factors.ts';
import type { RequestOptions } from '../shared/schemas/second-step.ts';
import { errorText, knownError } from './errors.ts';

const IS_ADDRESS = /^((\d+\.){3}\d+|\[.*\])$/;

/** Why passkeys do not work on this page, for people; null: they do. */
export const passkeyObstacle = (): string | null => {
  const { hostname, port, protocol } = window.location;
  if (IS_ADDRESS.test(hostname)) {
    const local = hostname.startsWith('127.') || hostname === '[::1]';
    const there = local ? `: abre ${protocol}//localhost${port && `:${port}`}` : '';
    return `Las llaves de acceso no funcionan en una dirección de números${there}.`;
  }
  return 'PublicKeyCredential' in window ? null : 'Este navegador no usa llaves de acceso. Entra con tu contraseña.';
};

/** The code that speaks with the browser's dialog comes with the first press. */
const browser = () => import('@simplewebauthn/browser');

/** Asks a passkey for its signature. */
export const signWithPasskey = async (options: RequestOptions) =>
  (await browser()).startAuthentication({ optionsJSON: options });

/** Has a device make a passkey. */
export const makePasskey = async (options: CreationOptions) =>
  (await browser()).startRegistration({ optionsJSON: options });

/** What went wrong with a passkey: here, at the device, or at the server. */
export const passkeyProblem = (error: unknown, fallback: string): string => {
  if (knownError(error)) return errorText(error, fallback);
  const name = (error as Error | null)?.name;
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'Se canceló, o el dispositivo no respondió a tiempo. Puedes intentar otra vez.';
  if (name === 'InvalidStateError') return 'Este dispositivo ya tiene una llave de acceso de tu cuenta.';
  if (name === 'SecurityError' || name === 'NotSupportedError' || name === 'ConstraintError')
    return 'Este dispositivo no puede usar llaves de acceso en esta página.';
  return errorText(error, fallback);
};
