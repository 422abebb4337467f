import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { EMERGENCY_NOTICE_DELAY_MS } from '../../src/shared/limits.ts';
import { WORKER_URL } from '../../src/shared/worker-address.ts';
import { webManifest } from '../prerender/web-manifest.ts';
import { ROOT } from './places.ts';

/** The script that every built page carries in its head, for a page that has no html yet: the app starts at once. */
const headScript = () =>
  readFileSync(join(ROOT, 'src/app/head-script.js'), 'utf8')
    .replace('__ENTRY__', '/main.tsx')
    .replace('__CALM__', '/calm.ts')
    .replace('__NOTICE_DELAY__', String(EMERGENCY_NOTICE_DELAY_MS));

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

/** Fills src/index.html as the prerender would, but empty: in development the browser draws every page. */
export const devPage = (): Plugin => ({
  name: 'patas-y-plumas-dev-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace('<html lang="es-CO"', '<html lang="es-CO" data-start="now"')
        .replace('<!--head-->', () => `<script>${headScript()}</script>`)
        .replace('<!--app-->', ''),
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
