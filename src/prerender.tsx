import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './app/app.tsx';
import { Document } from './app/document.tsx';
import { DOCUMENTS } from './app/documents.ts';
import { publicPaths } from './app/public-paths.ts';
import { loadReady, type Ready, SHELL } from './app/ready.ts';
import { SCREENS } from './app/screens.ts';
import { drawComparison } from './features/guides/compare/compare-drawn.tsx';
import { ISLANDS } from './islands.ts';
import { islandTree, Root } from './lib/hydrate.tsx';
import { drawIslandsWith, type IslandName } from './lib/island.tsx';
import type { Head } from './lib/screen.ts';
import { screen as notFoundScreen } from './screens/not-found.tsx';
import { OFFLINE_PATH } from './shared/offline.ts';
import { isOfTheApp, matchPage, type Page } from './shared/routes.ts';
import type { Folder } from './shared/species.ts';

/** What has html of its own: documents, and forms of the app. */
const ALL = { ...DOCUMENTS, ...SCREENS };

const UNKNOWN: Page = { pattern: '*', screen: 'not-found', served: 'static', access: 'all' };

/** The page that says what was not found: an unknown path, breed or topic (spec §8). */
const notFound = (missing?: Page['missing']): Ready => ({
  ...SHELL,
  status: 404,
  screen: notFoundScreen,
  input: { page: missing ? { ...UNKNOWN, missing } : UNKNOWN, params: {} },
});

/** One page as html, with what its head says. `page` tells the browser what it shows (main.tsx). */
export type Rendered = {
  html: string;
  head: Head;
  status: 200 | 404;
  page: string;
  /** Key of its screen. */
  screen: string;
  /** Islands that wake by themselves; null: the page is no document. */
  islands: IslandName[] | null;
  /** Drawn with the private styles: it calls the API, or it is the shell of pages that do. */
  private: boolean;
};

const SHELL_HEAD: Head = { title: 'Tu cuenta', description: 'Tu cuenta en Patas y Plumas.' };

/** React asks ahead for the first pictures; browsers find them in the same html, with their priority. */
const IMAGE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;
const plain = (html: string) => html.replace(IMAGE_PRELOADS, '');

/** Loads every island, so that documents can be drawn in one go. */
const prepareIslands = async () => {
  const rows = Object.entries(ISLANDS).map(async ([name, load]) => [name, await load()] as const);
  const parts = new Map<string, unknown>(await Promise.all(rows));
  drawIslandsWith((name, props, identifierPrefix) =>
    plain(renderToString(islandTree(parts.get(name) as ComponentType<object>, props), { identifierPrefix })),
  );
};
const prepared = prepareIslands();

const islandsOf = (html: string): IslandName[] => [
  ...new Set([...html.matchAll(/ data-island="([\w-]+)"(?! data-on)/g)].map(([, name]) => name as IslandName)),
];

const draw = async (ready: Ready, path: string, page: string): Promise<Rendered> => {
  await prepared;
  const screen = ready.input.page.screen;
  const isDocument = page !== 'shell' && !isOfTheApp(ready.input.page);
  const html = plain(
    renderToString(
      isDocument ? (
        <Document ready={ready} />
      ) : (
        <Router ssrPath={path}>
          <Root>
            <App initial={ready} />
          </Root>
        </Router>
      ),
    ),
  );
  return {
    html,
    head: ready.screen ? ready.screen.head(ready.data, ready.input) : SHELL_HEAD,
    status: ready.status,
    page,
    screen,
    islands: isDocument ? islandsOf(html) : null,
    private: page === 'shell' || ready.screen?.api === true,
  };
};

/** The page of a path; an unknown breed or topic comes back with status 404. */
export const renderPage = async (path: string): Promise<Rendered> =>
  draw(
    (await loadReady(path, ALL)) ?? notFound(matchPage(path)?.page.missing),
    path,
    path === OFFLINE_PATH ? 'offline' : 'page',
  );

/** The files that are no path of their own: the app shell and the three 404 pages. */
export const renderSpecial = async (
  name: 'shell' | 'not-found' | 'not-found-breed' | 'not-found-topic',
): Promise<Rendered> => {
  if (name === 'shell') return draw(SHELL, '/shell', name);
  const missing = name === 'not-found-breed' ? 'breed' : name === 'not-found-topic' ? 'topic' : undefined;
  return draw(notFound(missing), `/${name}`, name);
};

/** What the Worker puts side by side. */
export const renderComparison = (folder: Folder) =>
  drawComparison((piece) => plain(renderToStaticMarkup(piece)), folder);

/** Every path of the build, with its row of the route table. */
export const listPaths = () => publicPaths(ALL);
