import { callHeaders } from '../../src/shared/headers.ts';
import { problemOf } from '../problem.ts';
import { logBug } from './log.ts';

/** A room's answer, and the route's pattern for the log. */
export type Answer = { response: Response; route: string };

export const JSON_TYPE = 'application/json; charset=utf-8';

/** A call's answer: JSON (null: no body) with the headers of calls. */
export const json = (body: unknown, status: number, headers: Record<string, string> = {}): Response =>
  new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: {
      ...callHeaders,
      ...(body === null ? {} : { 'content-type': JSON_TYPE }),
      ...headers,
    },
  });

/** The REST answer to a thrown thing: `{ message, code, issues?, requestId }`. Bugs are logged. */
export const failure = (error: unknown, requestId: string, headers: Record<string, string> = {}): Response => {
  const { key, status, message, issues, retryAfter, bug } = problemOf(error);
  if (bug) logBug(requestId, error);
  return json({ message, code: key, ...(issues && { issues }), requestId }, status, {
    ...headers,
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  });
};
