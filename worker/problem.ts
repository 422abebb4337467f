import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { AppError, type ErrorKey, errorMessage, errorStatus, type FieldIssue } from '../src/shared/errors.ts';

/** What an answer says of an error, over tRPC and REST alike. `bug` marks what we did not foresee: it is logged. */
export type Problem = {
  key: ErrorKey;
  status: number;
  /** Spanish, for people. */
  message: string;
  issues: FieldIssue[] | undefined;
  /** Seconds, with `too_many`. */
  retryAfter: number | undefined;
  /** What the screen needs to go on (tRPC only). */
  details: unknown;
  bug: boolean;
};

/** Errors that tRPC itself raises (unknown procedure, wrong method, unreadable body) in our catalogue's keys. */
const KEY_OF_CODE: Partial<Record<TRPCError['code'], ErrorKey>> = {
  PARSE_ERROR: 'bad_json',
  BAD_REQUEST: 'invalid',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'method_not_allowed',
  PAYLOAD_TOO_LARGE: 'too_large',
  UNSUPPORTED_MEDIA_TYPE: 'not_json',
};

const CODE_OF_STATUS: Record<number, TRPCError['code']> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

const problem = (key: ErrorKey, extra: Partial<Problem> = {}): Problem => ({
  key,
  status: errorStatus(key),
  message: errorMessage(key),
  issues: undefined,
  retryAfter: undefined,
  details: undefined,
  bug: key === 'server',
  ...extra,
});

const issuesOf = (error: ZodError): FieldIssue[] =>
  error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));

/** The answer to any thrown thing. Whatever is not a broken rule, bad input or tRPC's own refusal is a bug: neutral 500. */
export const problemOf = (error: unknown): Problem => {
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error;
  if (cause instanceof AppError) {
    const { key, issues, retryAfter, details } = cause;
    return problem(key, { issues, retryAfter, details });
  }
  if (error instanceof TRPCError) {
    if (error.code === 'BAD_REQUEST' && cause instanceof ZodError)
      return problem('invalid', { issues: issuesOf(cause) });
    if (error.code === 'BAD_REQUEST' && cause instanceof SyntaxError) return problem('bad_json');
    return problem(KEY_OF_CODE[error.code] ?? 'server');
  }
  return problem('server');
};

/** A broken rule in tRPC's terms, so that its answer has the catalogue's status. */
export const trpcErrorOf = (error: AppError): TRPCError =>
  new TRPCError({
    code: CODE_OF_STATUS[errorStatus(error.key)] ?? 'INTERNAL_SERVER_ERROR',
    message: error.message,
    cause: error,
  });

/** What a tRPC error carries for our client besides its message. */
export const errorData = ({ status, key, issues, retryAfter, details }: Problem, requestId: string | undefined) => ({
  httpStatus: status,
  key,
  issues,
  retryAfter,
  details,
  requestId,
});
