import type { ComponentType, ReactNode } from 'react';
import type { ScreenInput } from '../lib/screen.ts';
import { matchPage, type Page } from '../shared/routes.ts';
import { type AnyScreen, NOT_FOUND, STILL, UNREACHABLE, WAKING } from './waking.ts';

/** A page with everything it needs to be drawn at once. */
export type Ready = {
  /** Path it answers, or null for the shell and for unknown pages: they must not depend on it. */
  path: string | null;
  status: 200 | 404;
  screen: Pick<AnyScreen, 'View' | 'head' | 'api'> | null;
  data: unknown;
  input: ScreenInput;
  /** True while the html that stands is the page: nothing of it is drawn again. */
  still?: true;
  /** Providers of screens that call the API. */
  Api: ComponentType<{ isPublic: boolean; children: ReactNode }> | null;
};

/** The table of all screens: the next page needs it. */
export const loadScreens = () => import('./screens.ts');

const UNKNOWN: Page = { pattern: '*', screen: 'not-found', served: 'static', access: 'all' };

/** The empty frame that the Worker serves for app routes until the browser has decided what to show. */
export const SHELL: Ready = {
  path: null,
  status: 200,
  screen: null,
  data: undefined,
  input: { page: { ...UNKNOWN, screen: 'shell' }, params: {} },
  Api: null,
};

const missed = (missing?: Page['missing']): Ready => ({
  ...SHELL,
  status: 404,
  input: { page: missing ? { ...UNKNOWN, missing } : UNKNOWN, params: {} },
});

/** The page that says what was not found: an unknown path, breed or topic (spec §8). */
export const notFound = async (missing?: Page['missing']): Promise<Ready> => {
  const { screen } = await NOT_FOUND();
  return { ...missed(missing), screen };
};

/** Loads the screen of a path with its data. Never refuses a path: what is unknown becomes the 404 page. */
export const loadReady = async (path: string): Promise<Ready> => {
  const match = matchPage(path);
  const load = match && (await loadScreens()).SCREENS[match.page.screen];
  if (!match || !load) return notFound();
  const { screen } = await load();
  const [data, Api] = await Promise.all([
    screen.load?.(match),
    screen.api ? import('./api-root.tsx').then((module) => module.ApiRoot) : null,
  ]);
  if (data === null) return notFound(match.page.missing);
  return { path, status: 200, screen, data, input: match, Api };
};

type Standing = Pick<Ready, 'path' | 'status' | 'data' | 'input' | 'Api'>;

/** Loads what wakes of a page that stands; of a screen without such parts, all of it. */
const wake = async (path: string, standing: Standing): Promise<Ready> => {
  const load = WAKING[standing.input.page.screen];
  if (!load) return loadReady(path);
  const { screen } = await load();
  return { ...standing, screen: { ...screen, head: NO_HEAD }, data: await screen.load?.(standing.input) };
};

/** What the browser starts from where the html of a path stands already: only what wakes is loaded. */
export const takeOver = async (path: string): Promise<Ready> => {
  const match = matchPage(path);
  if (!match) return { ...missed(), still: true };
  const standing: Standing = { path, status: 200, data: undefined, input: match, Api: null };
  const still: Ready = { ...standing, screen: null, still: true };
  if (STILL.has(match.page.screen)) return still;
  // Without connection the device may have kept the whole screen (somebody came to it from another page), or only the html.
  return wake(path, standing)
    .catch(() => loadReady(path))
    .catch(() => still);
};

/** The page at `path`, standing at another address. */
export const standIn = async (path: string): Promise<Ready> => ({ ...(await takeOver(path)), path: null });

/** What stands in for a private page whose code cannot be had. */
export const unreachable = async (path: string): Promise<Ready> => {
  const { screen } = await UNREACHABLE();
  return { ...SHELL, path, screen };
};

/** The same for a page that was not found. */
export const takeOverMissing = (missing?: Page['missing']): Ready => ({ ...missed(missing), still: true });

/** The head of a page that stands is in its html. */
const NO_HEAD = (): never => {
  throw new Error('The head of a standing page is never asked for');
};
