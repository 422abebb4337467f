import type { ErrorKey } from '../../src/shared/errors.ts';

/**
 * One JSON line per request. `route` is a pattern or a list of procedure names, never the path: paths can carry tokens.
 * No bodies, no tokens, no addresses. `refused`: by which rules its procedures refused, each once: no right to it, bad input, a limit.
 */
export type RequestLine = {
  id: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  refused?: readonly ErrorKey[];
};

export const logRequest = (line: RequestLine): void => {
  // biome-ignore lint/suspicious/noConsole: the platform's log is the console
  console.log(JSON.stringify({ kind: 'request', ...line }));
};

/** A service of others failed and the request went on without it. */
export const logFailure = (id: string, kind: 'breaches', error: unknown): void => {
  const { name, message } = error instanceof Error ? error : { name: 'thrown', message: String(error) };
  // biome-ignore lint/suspicious/noConsole: the platform's log is the console
  console.warn(JSON.stringify({ kind, id, name, message }));
};

const deepest = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? deepest(error.cause) : error;

/**
 * A bug, with its request's id. Only the innermost error is written: the database client's outer one repeats the bound
 * values, which can be people's data. Of its stack the lines that name code.
 */
export const logBug = (id: string, error: unknown): void => {
  const cause = deepest(error);
  const [name, message, stack] =
    cause instanceof Error ? [cause.name, cause.message, cause.stack ?? ''] : ['thrown', String(cause), ''];
  const at = stack.split('\n').filter((line) => /^\s+at /.test(line));
  // biome-ignore lint/suspicious/noConsole: the platform's log is the console
  console.error(JSON.stringify({ kind: 'bug', id, name, message, at: at.slice(0, 12).map((line) => line.trim()) }));
};
