import { CACHES } from './caches.ts';
import { type Pack, packNameOf, unpack } from './pages-pack.ts';
import { PRECACHE } from './precache.ts';

/** Browsers before 2023 cannot open packs: they keep the pages of first aid one by one (install.ts). */
export const CAN_UNPACK = 'DecompressionStream' in self;

const open = async (url: string): Promise<Pack | null> => {
  if (!CAN_UNPACK) return null;
  const stored =
    (await caches.match(url, { cacheName: CACHES.base })) ?? (await caches.match(url, { cacheName: CACHES.more }));
  if (!stored?.body) return null;
  return new Response(stored.body.pipeThrough(new DecompressionStream('deflate'))).json();
};

/** Packs opened since the worker last woke. */
const opened = new Map<string, Pack>();

const packAt = async (url: string): Promise<Pack | null> => {
  const known = opened.get(url);
  if (known) return known;
  const pack = await open(url);
  if (pack) opened.set(url, pack);
  return pack;
};

/** The page of a path (keptPath's spelling) as this build's packs hold it; null when none does. */
export const fromPack = async (path: string): Promise<Response | null> => {
  const pack = await packAt(PRECACHE.packs[packNameOf(path)]);
  const html = pack && unpack(pack, path);
  return html ? new Response(html, { headers: pack.headers }) : null;
};
