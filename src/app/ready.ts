import type { ComponentType, ReactNode } from 'react';
import type { ScreenInput } from '../lib/screen.ts';
import { matchPage, type Page } from '../shared/routes.ts';
import { type AnyScreen, NOT_FOUND, SCREENS } from './screens.ts';

/** A page with everything it needs to be drawn at once. */
export type Ready = {
  /** Path it answers, or null for the shell and for unknown pages: they must not depend on it. */
  path: string | null;
  status: 200 | 404;
  screen: AnyScreen | null;
  data: unknown;
  input: ScreenInput;
  /** Providers of screens that call the API. */
  Api: ComponentType<{ children: ReactNode }> | null;
};

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

/** The page that says what was not found: an unknown path, breed or topic (spec §8). */
export const notFound = async (missing?: Page['missing']): Promise<Ready> => {
  const { screen } = await NOT_FOUND();
  const page: Page = missing ? { ...UNKNOWN, missing } : UNKNOWN;
  return { path: null, status: 404, screen, data: undefined, input: { page, params: {} }, Api: null };
};

/** Loads the screen of a path with its data. Never refuses a path: what is unknown becomes the 404 page. */
export const loadReady = async (path: string): Promise<Ready> => {
  const match = matchPage(path);
  const load = match && SCREENS[match.page.screen];
  if (!match || !load) return notFound();
  const { screen } = await load();
  const [data, Api] = await Promise.all([
    screen.load?.(match),
    screen.api ? import('./api-root.tsx').then((module) => module.ApiRoot) : null,
  ]);
  if (data === null) return notFound(match.page.missing);
  return { path, status: 200, screen, data, input: match, Api };
};
