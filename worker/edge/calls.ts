import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { AppError } from '../../src/shared/errors.ts';
import { callHeaders } from '../../src/shared/headers.ts';
import { MAX_BATCH } from '../../src/shared/limits.ts';
import { errorData, problemOf } from '../problem.ts';
import { appRouter } from '../router.ts';
import { type Answer, JSON_TYPE, json } from './answer.ts';
import { readBody, saysJson } from './body.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { logBug } from './log.ts';
import { contextOf, type Incoming } from './request-context.ts';

const ENDPOINT = '/trpc';
const METHODS = ['GET', 'POST'] as const;

/** JSON-RPC's number for a request that is refused as a whole, before any procedure ran. */
const INVALID_REQUEST = -32600;

/** Procedures that a path names; empty for a path that cannot be read. */
const namesOf = (path: string): string[] => {
  try {
    return decodeURIComponent(path).split(',');
  } catch {
    return [];
  }
};

const knownOnly = (names: string[]) =>
  names.map((name) => (Object.hasOwn(appRouter._def.procedures, name) ? name : '?')).slice(0, MAX_BATCH);

/** The JSON body within its limit, read before tRPC sees it; throws `batch_too_big`, `too_large` and `not_json`. */
const checkedRequest = async ({ request }: Incoming, names: string[]): Promise<Request> => {
  if (names.length === 0) throw new AppError('not_found');
  if (names.length > MAX_BATCH) throw new AppError('batch_too_big');
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const body = await readBody(request);
  if (body && !saysJson(request)) throw new AppError('not_json');
  return new Request(request.url, { method: request.method, headers: request.headers, body });
};

/** `/trpc/*`: the app's own calls. Null for other paths. */
export const answerCalls = async (incoming: Incoming): Promise<Answer | null> => {
  const { request, url, env, requestId } = incoming;
  if (!url.pathname.startsWith(`${ENDPOINT}/`)) return null;
  const names = namesOf(url.pathname.slice(ENDPOINT.length + 1));
  const route = `${ENDPOINT}/${knownOnly(names).join(',')}`;
  const cors = corsHeaders(request, env.ALLOWED_ORIGINS);
  if (request.method === 'OPTIONS') {
    const preflight = preflightHeaders(request, env.ALLOWED_ORIGINS, METHODS);
    return { response: json(null, 204, { allow: METHODS.join(', '), ...cors, ...preflight }), route };
  }
  try {
    const response = await fetchRequestHandler({
      endpoint: ENDPOINT,
      req: await checkedRequest(incoming, names),
      router: appRouter,
      maxBatchSize: MAX_BATCH,
      createContext: () => contextOf(incoming),
      onError: ({ error }) => {
        if (problemOf(error).bug) logBug(requestId, error);
      },
      responseMeta: ({ errors }) => {
        const retryAfter = errors.map((error) => problemOf(error).retryAfter).find(Boolean);
        return {
          headers: new Headers({
            ...(errors.some(({ code }) => code === 'METHOD_NOT_SUPPORTED') && { allow: METHODS.join(', ') }),
            ...(retryAfter && { 'retry-after': String(retryAfter) }),
          }),
        };
      },
    });
    // Not through responseMeta: tRPC skips it for requests that it cannot read.
    for (const [name, value] of Object.entries({ ...callHeaders, ...cors, 'content-type': JSON_TYPE })) {
      response.headers.set(name, value);
    }
    return { response, route };
  } catch (error) {
    // Our client takes one envelope for the whole batch too.
    const problem = problemOf(error);
    if (problem.bug) logBug(requestId, error);
    const body = { error: { message: problem.message, code: INVALID_REQUEST, data: errorData(problem, requestId) } };
    return { response: json(body, problem.status, cors), route };
  }
};
