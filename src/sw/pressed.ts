import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Header of a file that is kept deflated. */
const PRESSED = 'x-pressed';

/**
 * What the search looks through, drawings and styles: deflated they take a third of the room or less. Scripts stay as they come:
 * the browser keeps those compiled that it reads from a drawer as they are.
 */
export const isPressed = (path: string): boolean => /\.(json|svg|css)$/.test(path);

const through = (
  { body, headers: all }: Response,
  transform: CompressionStream | DecompressionStream,
  mark: boolean,
) => {
  const headers = new Headers(all);
  // Both tell of the bytes that travelled.
  for (const name of ['content-length', 'content-encoding', PRESSED]) headers.delete(name);
  if (mark) headers.set(PRESSED, 'deflate');
  return new Response(body?.pipeThrough(transform) ?? null, { headers });
};

/** A file as the server sent it, of one that may be kept deflated. */
export const unpressed = (kept: Response): Response =>
  kept.headers.has(PRESSED) ? through(kept, new DecompressionStream('deflate'), false) : kept;

/** Plugin: keeps data, drawings and styles deflated, where the browser can. Stands behind what refuses answers. */
export const pressed: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    'CompressionStream' in self && isPressed(new URL(request.url).pathname)
      ? through(response, new CompressionStream('deflate'), true)
      : response,
  cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? unpressed(cachedResponse) : null),
};
