import { AppError } from '../../src/shared/errors.ts';
import { hashPassword } from './password.ts';
import { refusalText } from './password-words.ts';

/** Whether a password stands in data that was stolen elsewhere. */
export type Breaches = (password: string) => Promise<boolean>;

/** People wait for it: after this long the password is taken, ms. */
const PATIENCE_MS = 1500;
/** Hex digits of the hash that leave the Worker: some hundred leaked passwords begin with the same. */
const PREFIX = 5;

const sha1 = async (text: string): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
    .join('')
    .toUpperCase();

/**
 * Asks the deployment's service of leaked passwords (the range API of Have I Been Pwned) by k-anonymity; without a service nothing
 * is asked and nothing is breached. A service that fails, or takes too long, keeps nobody out: `onFailure` hears of it.
 */
export const breachesOf = (service: string | undefined, onFailure: (error: unknown) => void): Breaches => {
  if (!service) return async () => false;
  return async (password) => {
    try {
      const hash = await sha1(password);
      const answer = await fetch(`${service.replace(/\/+$/, '')}/range/${hash.slice(0, PREFIX)}`, {
        // Answers of one length tell who listens nothing about the prefix; padding has a count of 0.
        headers: { 'add-padding': 'true', 'user-agent': 'patas-y-plumas' },
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!answer.ok) throw new Error(`the service of leaked passwords answered ${answer.status}`);
      return (await answer.text()).split('\n').some((line) => {
        const [rest, count] = line.trim().split(':');
        return rest === hash.slice(PREFIX) && Number(count) > 0;
      });
    } catch (error) {
      onFailure(error);
      return false;
    }
  };
};

/** The hash of a new password; throws `invalid` at `password` when it leaked elsewhere. Ask only once the caller was admitted. */
export const hashNewPassword = async ({ breached }: { breached: Breaches }, password: string): Promise<string> => {
  if (await breached(password))
    throw new AppError('invalid', { issues: [{ path: 'password', message: refusalText('breached') }] });
  return hashPassword(password);
};
