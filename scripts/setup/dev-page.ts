import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { EMERGENCY_NOTICE_DELAY_MS } from '../../src/shared/limits.ts';
import { ROLES } from '../../src/shared/roles.ts';
import { matchPage } from '../../src/shared/routes.ts';
import { WORKER_URL } from '../../src/shared/worker-address.ts';
import { webManifest } from '../prerender/web-manifest.ts';
import { ROOT } from './places.ts';

/** The script that every built page carries in its head. */
const headScript = (entry: string) =>
  readFileSync(join(ROOT, 'src/app/head-script.js'), 'utf8')
    .replace('__ASKED__;', () => readFileSync(join(ROOT, 'src/app/head-asked.js'), 'utf8'))
    .replace('__START__;', () => readFileSync(join(ROOT, 'src/app/head-start.js'), 'utf8'))
    .replace('__ENTRY__', entry)
    .replace('__NOTICE_DELAY__', String(EMERGENCY_NOTICE_DELAY_MS))
    .replace('__ROLES__', ROLES.join('|'));

/** A service worker that ends itself: drops what was kept, and lets every open page ask the server again. */
const LAST_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
})()));
`;

/** What the build writes and development has no file for. */
const DEV_FILES: Record<string, { type: string; text: () => string }> = {
  [WORKER_URL]: { type: 'text/javascript', text: () => LAST_WORKER },
  '/manifest.webmanifest': { type: 'application/manifest+json', text: webManifest },
};

type Prerender = { renderPage: (path: string) => Promise<{ html: string; screen: string; islands: string[] | null }> };

/** A document as the prerender draws it, its styles as Vite serves them; null: the app draws this path in the browser. */
const documentAt = async (server: ViteDevServer | undefined, path: string) => {
  if (!server || matchPage(path)?.page.served === 'shell') return null;
  const { renderPage } = (await server.ssrLoadModule('/prerender.tsx')) as Prerender;
  const { html, screen, islands } = await renderPage(path);
  const styles = ['/app/site.css', `/screens/${screen}.css`].map((href) => `<link rel="stylesheet" href="${href}">`);
  return islands && { html, styles: styles.join('') };
};

/** Fills src/index.html as the prerender would: a document whole, any other page empty, for the browser to draw. */
export const devPage = (): Plugin => ({
  name: 'patas-y-plumas-dev-page',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { server, originalUrl = '/' }) => {
      const found = await documentAt(server, originalUrl.replace(/[?#].*/, ''));
      const script = `<script>${headScript(found ? '/loader/start.ts' : '/main.tsx')}</script>`;
      const page = html
        .replace('<html lang="es-CO"', `<html lang="es-CO" ${found ? '' : 'data-start="now"'}`)
        .replace('<!--head-->', () => script + (found?.styles ?? ''))
        .replace('<!--app-->', () => found?.html ?? '<div id="app"></div>');
      return page;
    },
  },
  // A build served on this port once may have left its worker behind: it would answer in Vite's place. This one undoes it.
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const answer = DEV_FILES[request.url?.replace(/\?.*/, '') ?? ''];
      if (!answer) return next();
      response.setHeader('content-type', answer.type);
      response.setHeader('cache-control', 'no-store');
      response.end(answer.text());
    });
  },
});
