import { AppError } from '../../src/shared/errors.ts';
import { pageHeaders, pagePolicy, SPECIAL_FILES } from '../../src/shared/headers.ts';
import { type Match, matchPage } from '../../src/shared/routes.ts';
import { searchKey } from '../../src/shared/search-key.ts';
import { BREED_KEYS } from '../../src/shared/species.ts';
import { type Answer, failure } from '../edge/answer.ts';
import type { Incoming } from '../edge/request-context.ts';
import { WORKER_PAGES } from './table.ts';

const READS = ['GET', 'HEAD'];

/**
 * A built file as this answer's body. It comes with its own `_headers` (the ASSETS binding applies them, its CSP with the
 * page's script hashes among them); `set` repeats none, and stands in where they are missing.
 */
const fileAs = async ({ request, url, env }: Incoming, file: string, status: 200 | 404): Promise<Response> => {
  const validator = status === 200 ? request.headers.get('if-none-match') : null;
  const asset = await env.ASSETS.fetch(
    new Request(new URL(file, url), { headers: validator ? { 'if-none-match': validator } : {} }),
  );
  const fresh = asset.status === 304;
  if (asset.status !== 200 && !fresh) throw new Error(`the build has no ${file}`);
  const headers = new Headers(asset.headers);
  for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value);
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', pagePolicy());
  headers.set('cache-control', 'no-cache');
  headers.set('x-robots-tag', 'noindex');
  if (status === 404) headers.delete('etag');
  return new Response(fresh ? null : asset.body, {
    status: fresh ? 304 : status,
    headers,
  });
};

/**
 * Where another spelling of a breed's address leads: without accents, or with them decomposed, `lorito-senegalés` is
 * known all the same. Null when the address is the canonical one, or no breed's.
 */
const canonicalBreed = ({ page, params }: Match, path: string): string | null => {
  if (page.missing !== 'breed' || !page.folder) return null;
  const wanted = searchKey(params.breed);
  const key = BREED_KEYS[page.folder].find((slug) => searchKey(slug) === wanted);
  const canonical = key && page.pattern.replace(':breed', encodeURIComponent(key));
  return canonical && canonical !== path ? canonical : null;
};

const redirect = (location: string): Response =>
  new Response(null, { status: 301, headers: { ...pageHeaders, location, 'cache-control': 'public, max-age=3600' } });

/** Every path that is no file and no call: the route table knows what it is. */
export const answerMiss = async (incoming: Incoming): Promise<Answer> => {
  const { request, url, requestId } = incoming;
  const match = url.pathname.startsWith('/api/') ? null : matchPage(url.pathname);
  const route = match?.page.pattern ?? '*';
  if (url.pathname.startsWith('/api/') || !READS.includes(request.method)) {
    const response = match
      ? failure(new AppError('method_not_allowed'), requestId, { allow: READS.join(', ') })
      : failure(new AppError('not_found'), requestId);
    return { response, route };
  }
  if (match?.page.served === 'shell') return { response: await fileAs(incoming, SPECIAL_FILES.shell, 200), route };
  const make = match?.page.served === 'worker' ? WORKER_PAGES[match.page.screen] : undefined;
  if (match && make) return { response: await make(incoming, match), route };
  const canonical = match && canonicalBreed(match, url.pathname);
  if (canonical) return { response: redirect(canonical + url.search), route };
  const missing = SPECIAL_FILES[match?.page.missing ?? 'notFound'];
  return { response: await fileAs(incoming, missing, 404), route };
};
