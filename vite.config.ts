import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { CONTENT_ROOT } from './scripts/content/guides.ts';
import { contentPlugin } from './scripts/content/plugin.ts';

const here = import.meta.dirname;
/** Where the build goes; DIST_DIR names another place. */
const DIST = process.env.DIST_DIR ?? join(here, 'dist');

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
          // The third for its styles and pictures alone (src/app/documents.ts).
          input: ['src/main.tsx', 'src/loader/start.ts', 'src/app/documents.ts'].map((file) => join(here, file)),
          preserveEntrySignatures: 'exports-only',
          output: {
            codeSplitting: {
              groups: [
                // One file for the islands of every page and for the app, with the few lines that nearly every island needs.
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\/|src\/(lib\/(hydrate|hydrated|island)|ui\/icon)\.tsx?$/,
                },
                // One for what the loader and the app both begin with: a request less for each page.
                {
                  name: 'both',
                  test: /loader\/(replay|whole)|app\/(shell\/menu|offline\/(start|register|shown))|vite\/preload-helper/,
                },
              ],
            },
          },
        },
      },
  ssr: { noExternal: true },
}));
