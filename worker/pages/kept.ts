import type { Incoming } from '../edge/request-context.ts';

/**
 * What the Worker draws into a page, from the platform's cache where it has it (workers.dev has none: then it is made each time).
 * `path` and `params` are its key, no address of ours; `kept` seconds it may be answered again.
 */
export const drawnOnce = async <Drawn>(
  { url, later }: Incoming,
  { path, params, kept }: { path: string; params: Record<string, string>; kept: number },
  draw: () => Promise<Drawn>,
): Promise<Drawn> => {
  const cache = caches.default;
  const address = new URL(path, url);
  address.search = new URLSearchParams(params).toString();
  const found = await cache.match(address.href);
  if (found) return found.json<Drawn>();
  const drawn = await draw();
  const answer = new Response(JSON.stringify(drawn), { headers: { 'cache-control': `max-age=${kept}` } });
  later(cache.put(address.href, answer));
  return drawn;
};
