import { matchPage } from './routes.ts';

/** What pages and the service worker (src/sw) agree on. */

/** The page that stands in for what a device without connection does not have. */
export const OFFLINE_PATH = '/sin-conexion';
/** The search of everything, whose frame is kept: it fills itself. */
export const SEARCH_PATH = '/buscar';

/** The one spelling of a path: NFC, percent-encoded, no closing slash. Null when its encoding is broken. */
const oneSpelling = (path: string): string | null => {
  try {
    return encodeURI(
      decodeURI(path)
        .normalize('NFC')
        .replace(/(.)\/$/, '$1'),
    );
  } catch {
    return null;
  }
};

/**
 * The path under which a page may be kept on the device, or null when it may not: kept are the pages that everybody reads and
 * that say the same to all. Forms for an account, private screens, calls and addresses that are a key (carné, calendar, /clave) are not.
 */
export const keptPath = (path: string): string | null => {
  const page = matchPage(path)?.page;
  if (page?.served !== 'static' || (page.access !== 'all' && page.pattern !== '/')) return null;
  return oneSpelling(path);
};

/** A guide that this device keeps. */
export type KeptGuide = {
  path: string;
  title: string;
  /** When it was last fetched, ms UTC. */
  at: number;
};

/** What can be opened without connection beside first aid. */
export type Kept = {
  /** The latest first. */
  guides: KeptGuide[];
  /** False while the person saves data: toxics are not fetched ahead then. */
  toxics: boolean;
};

export type Shown = {
  pages: string[];
  /** Drawings that were loaded with them. Their code stands in their html. */
  pictures: string[];
  /** The person has asked the browser to save data: only what they open is kept, and first aid. */
  savesData: boolean;
};

/** What a page tells or asks the worker. Answers come over the port that is sent along. */
export type ToWorker =
  /** These pages were shown, with these drawings (all as paths). */
  | ({ type: 'shown' } & Shown)
  /** Answers `Kept`. */
  | { type: 'guides' }
  /** Answers the worker's build. */
  | { type: 'build' }
  /** A waiting worker takes over now. */
  | { type: 'take-over' };
