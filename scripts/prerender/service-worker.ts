import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { WORKER_URL } from '../../src/shared/worker-address.ts';
import type { Precache } from '../../src/sw/precache.ts';

/** Bundles src/sw into /sw.js with the list of what it keeps. One classic script: every browser with service workers takes it. */
export const bundleServiceWorker = (client: string, precache: Precache): void => {
  buildSync({
    entryPoints: [join(import.meta.dirname, '../../src/sw/sw.ts')],
    outfile: join(client, WORKER_URL),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', __PRECACHE__: JSON.stringify(precache) },
  });
};
