import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LARGE, seedLarge } from './large/world.ts';
import { openServer } from './serve.ts';
import { DIST, ROOT } from './setup/places.ts';

/**
 * `npm run seed:large`: 200 clinics, 100,000 owners, 100,000 pets and 1,000,000 appointments in a database of its own (DATA_DIR,
 * default `.data-large`), for measures. Needs a build. Look at it with `DATA_DIR=.data-large npm start` as clinica0@grande.test, or
 * as familia@grande.test, who has 50 pets and 2,000 visits.
 */
if (!existsSync(join(DIST, 'worker/index.js'))) {
  console.error('Build first: npm run build');
  process.exit(2);
}
const dataDir = process.env.DATA_DIR ?? join(ROOT, '.data-large');
const start = performance.now();
const server = await openServer({ port: 0, dataDir });
try {
  await seedLarge(server.d1, Date.now(), LARGE, (table, rows, ms) =>
    console.log(`${table.padEnd(14)}${String(rows).padStart(10)}${(ms / 1000).toFixed(1).padStart(9)} s`),
  );
  console.log(`Done in ${((performance.now() - start) / 1000).toFixed(0)} s: ${dataDir}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server.close();
}
