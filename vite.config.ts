import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { CONTENT_ROOT } from './scripts/content/guides.ts';
import { contentPlugin } from './scripts/content/plugin.ts';

const here = import.meta.dirname;
/** Where the build goes; DIST_DIR names another place. */
const DIST = process.env.DIST_DIR ?? join(here, 'dist');

/** Modules that every page runs. */
const CORE =
  /node_modules\/(wouter|regexparam)\/|src\/(shared\/(brand|routes|roles|offline)|lib\/(session|session-store|screen)|app\/(app|arrive|ready|guard|waking|error-boundary)|app\/shell\/(?!user-menu|site-notice|menu|islands)[a-z-]+)\.tsx?$/;

/** Modules that the app shares with what runs before it (src/calm.ts): in `core` they would bring it along. */
const BEFORE = /vite\/preload-helper|src\/shared\/urgent\.ts$/;

/** Who is in on this device: first aid asks it without the rest of the app. */
const SESSION = /src\/(lib\/session-(store|keys)|shared\/roles)\.ts$/;

/** What islands share with the app, until every public page is a document. */
const PARTS =
  /src\/(ui\/icon|shared\/(limits|species|paths)|lib\/hydrated|features\/guides\/(pictures\/(picture|swipe)|ticks\/(kept|wake-ticks)))\.tsx?$/;

/** Licences stand in /licencias.txt (scripts/prerender/licences.ts), not at the head of every sheet. */
const plainSheets: Plugin = {
  name: 'patas-y-plumas-plain-sheets',
  enforce: 'post',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replace(/^\/\*!.*?\*\/\s*/, '');
  },
};

/** The app. `vite build` makes the browser's files, `vite build --ssr` the prerender's; scripts/build.ts calls both. */
export default defineConfig(({ isSsrBuild }) => ({
  root: join(here, 'src'),
  // The router asks a stand-in for React 17 for what React 19 has itself: 600 bytes of every page.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: isSsrBuild ? false : join(here, 'public'),
  plugins: [react(), tailwindcss(), contentPlugin(CONTENT_ROOT), plainSheets],
  build: isSsrBuild
    ? {
        outDir: join(DIST, 'prerender'),
        emptyOutDir: true,
        copyPublicDir: false,
        // As in the browser's: what is small has a file too, and both builds name it alike.
        assetsInlineLimit: 0,
        rollupOptions: { input: join(here, 'src/prerender.tsx') },
      }
    : {
        outDir: join(DIST, 'client'),
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // A document names the scripts of its islands itself (scripts/prerender/compose.ts): the loader carries no list of them.
          resolveDependencies: (_file, files, { hostId }) => (/\/start-/.test(hostId) ? [] : files),
        },
        rollupOptions: {
          // What runs once a page is painted stands apart: it must not bring the app along.
          input: ['src/main.tsx', 'src/calm.ts', 'src/loader/start.ts'].map((file) => join(here, file)),
          preserveEntrySignatures: 'exports-only',
          output: {
            // What every page runs is one file: many small ones compress worse and cost a request each.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                { name: 'core', test: CORE },
                { name: 'parts', test: PARTS, priority: 1 },
                { name: 'session', test: SESSION, priority: 1 },
                { name: 'before', test: BEFORE, priority: 1 },
              ],
            },
          },
        },
      },
  ssr: { noExternal: true },
}));
