import { keptPath, OFFLINE_PATH, SEARCH_PATH } from '../shared/offline.ts';
import { matchPage } from '../shared/routes.ts';
import { isUrgent } from '../shared/urgent.ts';
import { guides, otherSpelling, PATIENCE_S } from './guides.ts';
import { fromPack } from './packs.ts';

declare const self: ServiceWorkerGlobalScope;

type Asked = { request: Request; url: URL; event: ExtendableEvent };

/** The page that says what there is without connection; where not even that is kept, the browser's own. */
export const offlinePage = async (): Promise<Response> => (await fromPack(OFFLINE_PATH)) ?? Response.error();

const afterPatience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_S * 1000));

/** A page whose frame fills itself: the server's, or after a while this build's frame. Its path is never kept. */
const framed = async (request: Request, frame: string): Promise<Response> => {
  const online = fetch(request).catch(() => null);
  const answer = (await Promise.race([online, afterPatience()])) ?? (await fromPack(frame));
  return answer ?? (await online) ?? offlinePage();
};

/** A guide from the server; after a while, or without connection, as it was kept. */
const guide = async (path: string, { request, event }: Asked): Promise<Response> => {
  const online = guides.handle({ request, event }).catch(() => null);
  const answer = (await Promise.race([online, afterPatience()])) ?? (await fromPack(path)) ?? (await online);
  if (answer) return answer;
  const spelled = await otherSpelling(path);
  return spelled ? Response.redirect(spelled, 302) : offlinePage();
};

/**
 * Answers a navigation. First aid and toxics come from the device at once, unless a newer version waits to take over: then
 * the server is asked first, as for every other guide. A key (carné, calendar), a form and what is unknown are never kept.
 */
export const answerPage = async (asked: Asked): Promise<Response> => {
  const { url, request } = asked;
  const path = keptPath(url.pathname);
  const packed = path && isUrgent(path) && !self.registration.waiting && (await fromPack(path));
  if (packed) return packed;
  const page = matchPage(url.pathname)?.page;
  // A comparison and a list of clinics are kept by the whole of their address; the list says of what hour it is.
  if (path || page?.screen === 'compare' || page?.screen === 'clinics') return guide(path ?? url.pathname, asked);
  if (page?.served === 'shell') return framed(request, '/shell');
  if (page?.screen === 'search') return framed(request, SEARCH_PATH);
  try {
    return await fetch(request);
  } catch {
    return offlinePage();
  }
};
