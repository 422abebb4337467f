import { AppError } from '../../src/shared/errors.ts';
import { matchPage } from '../../src/shared/routes.ts';
import type { Page } from '../../src/shared/schemas/page.ts';
import { type Answer, failure, json } from '../edge/answer.ts';
import { readBody, saysJson } from '../edge/body.ts';
import { corsHeaders, preflightHeaders } from '../edge/cors.ts';
import { contextOf, type Incoming } from '../edge/request-context.ts';
import { createCaller } from '../router.ts';
import { REST, type RestRow } from './table.ts';

const PREFIX = '/api';

const ROWS = REST.map((row) => ({ row, parts: row.path.split('/') }));

/** Values of a row's parameters in a path, both as segments; null: another path. */
const paramsOf = (parts: readonly string[], segments: readonly string[]): Record<string, string> | null => {
  if (parts.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith('{') && segment) params[part.slice(1, -1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
};

const pageOfQuery = (query: URLSearchParams) => {
  const limit = query.get('limit');
  const cursor = query.get('cursor');
  return { ...(limit !== null && { limit: Number(limit) }), ...(cursor && { cursor }) };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('bad_json');
  }
};

/** A body with the path's parameters over it; what is no object stays as it is, for the procedure to refuse. */
const overlaid = (body: unknown, params: Record<string, string>): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, ...params } : body;

/** The caller's password, where a body that is otherwise ignored shows it. */
const shown = (body: unknown) => {
  const currentPassword = (body as { currentPassword?: unknown } | null)?.currentPassword;
  return currentPassword === undefined ? {} : { currentPassword };
};

/** What the row's procedure gets. The body is read, and its size checked, even where it is then ignored. */
const inputOf = async (row: RestRow, { request, url }: Incoming, params: Record<string, string>): Promise<unknown> => {
  const text = row.method === 'GET' ? '' : await readBody(request);
  switch (row.takes) {
    case 'body':
      if (text && !saysJson(request)) throw new AppError('not_json');
      return parseJson(text);
    case 'both':
      if (text && !saysJson(request)) throw new AppError('not_json');
      return overlaid(parseJson(text), params);
    case 'params':
      return { ...(text && saysJson(request) && shown(parseJson(text))), ...params };
    case 'page':
      return pageOfQuery(url.searchParams);
    default:
      return undefined;
  }
};

const isPage = (row: RestRow, _result: unknown): _result is Page<unknown> => row.takes === 'page';

const nextLink = (url: URL, next: string): string => {
  const to = new URL(url);
  to.searchParams.set('cursor', next);
  return `<${to}>; rel="next"`;
};

const succeed = (row: RestRow, result: unknown, url: URL, headers: Record<string, string>): Response => {
  if (isPage(row, result)) {
    const rows = row.answer ? result.rows.map((one) => row.answer?.(one as never)) : result.rows;
    return json(rows, 200, { ...headers, ...(result.next && { link: nextLink(url, result.next) }) });
  }
  const status = typeof row.status === 'function' ? row.status(result as never) : (row.status ?? 200);
  const body = row.answer ? row.answer(result as never) : result;
  return json(status === 204 ? null : body, status, headers);
};

/** The calls of spec §7, at the root and under `/api`. Null: no such path, or a page of the same address. */
export const answerRest = async (incoming: Incoming): Promise<Answer | null> => {
  const { request, url, env, requestId } = incoming;
  const path = url.pathname.startsWith(`${PREFIX}/`) ? url.pathname.slice(PREFIX.length) : url.pathname;
  const segments = path.split('/');
  const rows = ROWS.flatMap(({ row, parts }) => {
    const params = paramsOf(parts, segments);
    return params ? [{ row, params }] : [];
  });
  const [any] = rows;
  if (!any) return null;
  const route = any.row.path;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const found = rows.find(({ row }) => row.method === method);
  // GET /appointments is a screen, POST /appointments a call.
  const alsoPage = !found && path === url.pathname && matchPage(path) !== null;
  if (!found && method === 'GET' && alsoPage) return null;

  const methods = rows.map(({ row }) => row.method);
  const reads = alsoPage || methods.includes('GET') ? ['GET', 'HEAD'] : [];
  const allow = [...new Set([...reads, ...methods, 'OPTIONS'])].join(', ');
  const cors = corsHeaders(request, env.ALLOWED_ORIGINS);
  if (method === 'OPTIONS') {
    const preflight = preflightHeaders(request, env.ALLOWED_ORIGINS, methods);
    return { response: json(null, 204, { allow, ...cors, ...preflight }), route };
  }
  if (!found) {
    return { response: failure(new AppError('method_not_allowed'), requestId, { ...cors, allow }), route };
  }
  try {
    const input = await inputOf(found.row, incoming, found.params);
    const result = await found.row.call(createCaller(contextOf(incoming, true)), input as never);
    return { response: succeed(found.row, result, url, cors), route };
  } catch (error) {
    return { response: failure(error, requestId, cors), route };
  }
};
