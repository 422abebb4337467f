import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { EMERGENCY_NOTICE_DELAY_MS } from '../../src/shared/limits.ts';
import { ROOT } from './places.ts';

/** The script that every built page carries in its head, for a page that has no html yet: the app starts at once. */
const headScript = () =>
  readFileSync(join(ROOT, 'src/app/head-script.js'), 'utf8')
    .replace('__ENTRY__', '/main.tsx')
    .replace('__NOTICE_DELAY__', String(EMERGENCY_NOTICE_DELAY_MS));

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
});
