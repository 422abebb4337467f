import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './app/app.tsx';
import { publicPaths } from './app/public-paths.ts';
import { loadReady, notFound, type Ready, SHELL } from './app/ready.ts';
import type { Head } from './lib/screen.ts';
import { OFFLINE_PATH } from './shared/offline.ts';

/** One page as html, with what its head says. `page` tells the browser what it shows (main.tsx). */
export type Rendered = {
  html: string;
  head: Head;
  status: 200 | 404;
  page: string;
  /** Key of its screen. */
  screen: string;
  /** Drawn with the private styles: it calls the API, or it is the shell of pages that do. */
  private: boolean;
};

const SHELL_HEAD: Head = { title: 'Tu cuenta', description: 'Tu cuenta en Patas y Plumas.' };

const draw = (ready: Ready, path: string, page: string): Rendered => ({
  html: renderToString(
    <Router ssrPath={path}>
      <App initial={ready} />
    </Router>,
  ),
  head: ready.screen ? ready.screen.head(ready.data, ready.input) : SHELL_HEAD,
  status: ready.status,
  page,
  screen: ready.input.page.screen,
  private: page === 'shell' || ready.screen?.api === true,
});

/** The page of a path; an unknown breed or topic comes back with status 404. */
export const renderPage = async (path: string): Promise<Rendered> =>
  draw(await loadReady(path), path, path === OFFLINE_PATH ? 'offline' : 'page');

/** The files that are no path of their own: the app shell and the three 404 pages. */
export const renderSpecial = async (
  name: 'shell' | 'not-found' | 'not-found-breed' | 'not-found-topic',
): Promise<Rendered> => {
  if (name === 'shell') return draw(SHELL, '/shell', name);
  const missing = name === 'not-found-breed' ? 'breed' : name === 'not-found-topic' ? 'topic' : undefined;
  return draw(await notFound(missing), `/${name}`, name);
};

/** Every path of the build, with its row of the route table. */
export const listPaths = () => publicPaths();
