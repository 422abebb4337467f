import type { ComponentType, ReactNode } from 'react';
import type { ScreenInput } from '../lib/screen.ts';
import { matchPage } from '../shared/routes.ts';
import type { AnyScreen, Screens } from './screens.ts';

/** A page with everything it needs to be drawn at once. */
export type Ready = {
  /** Path it answers, or null for the shell and for unknown pages: they must not depend on it. */
  path: string | null;
  status: 200 | 404;
  screen: Pick<AnyScreen, 'View' | 'head' | 'api'> | null;
  data: unknown;
  input: ScreenInput;
  /** Providers of screens that call the API. */
  Api: ComponentType<{ isPublic: boolean; children: ReactNode }> | null;
};

/** The table of the app's screens: the next page needs it. */
export const loadScreens = () => import('./screens.ts');

/** The empty frame that the Worker serves for app routes until the browser has decided what to show. */
export const SHELL: Ready = {
  path: null,
  status: 200,
  screen: null,
  data: undefined,
  input: { page: { pattern: '*', screen: 'shell', served: 'static', access: 'all' }, params: {} },
  Api: null,
};

/** Loads the screen of a path with its data; null: there is no such page. `screens`: those of the app unless said. */
export const loadReady = async (path: string, screens?: Screens): Promise<Ready | null> => {
  const match = matchPage(path);
  const load = match && (screens ?? (await loadScreens()).SCREENS)[match.page.screen];
  if (!match || !load) return null;
  const { screen } = await load();
  const [data, Api] = await Promise.all([
    screen.load?.(match),
    screen.api ? import('./api-root.tsx').then((module) => module.ApiRoot) : null,
  ]);
  return data === null ? null : { path, status: 200, screen, data, input: match, Api };
};

/** What stands in for a private page whose code cannot be had. */
export const unreachable = async (path: string): Promise<Ready> => {
  const { screen } = await import('../screens/unreachable.tsx');
  return { ...SHELL, path, screen };
};
