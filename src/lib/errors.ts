import { type ErrorKey, type FieldIssue, isErrorKey } from '../shared/errors.ts';
import { waitText } from './formats.ts';

/** What the server said of a failed call, when it said it in our own terms. */
export type KnownError = {
  key: ErrorKey;
  message: string;
  issues: FieldIssue[];
  requestId: string | null;
  /** Seconds to wait, with `too_many`. */
  retryAfter: number | null;
  /** What the screen needs to go on, unread: parse it with the schema of the rule (schemas/appointment.ts, visit.ts). */
  details: unknown;
};

/** The server's answer behind an error of a call; null for a network fault or an answer that is not ours. */
export const knownError = (error: unknown): KnownError | null => {
  const data = (error as { data?: Record<string, unknown> } | null)?.data;
  if (!data || !isErrorKey(data.key)) return null;
  return {
    key: data.key,
    message: (error as Error).message,
    issues: Array.isArray(data.issues) ? (data.issues as FieldIssue[]) : [],
    requestId: typeof data.requestId === 'string' ? data.requestId : null,
    retryAfter: typeof data.retryAfter === 'number' ? data.retryAfter : null,
    details: data.details,
  };
};

/** What to say when no answer came at all. */
export const NO_ANSWER = 'No hubo respuesta del servidor. Revisa tu conexión a internet y vuelve a intentar.';

const withNoAnswer = (fallback: string): string => `${fallback.replace(/\.$/, '')}. ${NO_ANSWER}`;

/**
 * The sentence to show for a failed call: the server's when its key is known, else the screen's fallback of spec §8, which says
 * also that nobody answered. A fault of ours adds the request id, so that who asks for help can name it; throttling says how
 * long to wait.
 */
export const errorText = (error: unknown, fallback: string): string => {
  const known = knownError(error);
  if (!known) return fallback === NO_ANSWER ? NO_ANSWER : withNoAnswer(fallback);
  if (known.key === 'too_many' && known.retryAfter)
    return `Demasiados intentos. Vuelve a intentar en ${waitText(known.retryAfter)}.`;
  return known.key === 'server' && known.requestId ? `${fallback} (código ${known.requestId})` : known.message;
};
