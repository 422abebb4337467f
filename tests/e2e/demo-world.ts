import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer, type Server } from '../../scripts/serve.ts';
import { seedIfEmpty } from '../../scripts/setup/demo.ts';

type D1 = Server['d1'];

/** A copy of each table stands beside it under this prefix. */
const KEPT = 'kept_';

const things = async (d1: D1, type: 'table' | 'trigger') =>
  (
    await d1
      .prepare('SELECT name, sql FROM sqlite_master WHERE type = ?')
      .bind(type)
      .all<{ name: string; sql: string }>()
  ).results;

const keepWorld = async (d1: D1): Promise<void> => {
  const tables = (await things(d1, 'table')).filter(({ name }) => !/^(_cf|sqlite|d1)_/.test(name));
  await d1.batch(tables.map(({ name }) => d1.prepare(`CREATE TABLE ${KEPT}${name} AS SELECT * FROM ${name}`)));
};

/** Puts the demo world back as it was seeded, in a database that began as a copy of it. */
export const restoreWorld = async (d1: D1): Promise<void> => {
  const kept = (await things(d1, 'table')).map(({ name }) => name).filter((name) => name.startsWith(KEPT));
  const tables = kept.map((name) => name.slice(KEPT.length));
  const triggers = await things(d1, 'trigger');
  await d1.batch(
    [
      'PRAGMA defer_foreign_keys = on',
      // Their work is among the rows that are put back; one of them refuses to lose any.
      ...triggers.map(({ name }) => `DROP TRIGGER ${name}`),
      // All first: what cascades would take rows that are back already.
      ...tables.map((table) => `DELETE FROM ${table}`),
      ...tables.map((table) => `INSERT INTO ${table} SELECT * FROM ${KEPT}${table}`),
      ...triggers.map(({ sql }) => sql),
    ].map((statement) => d1.prepare(statement)),
  );
};

/** Migrates and seeds a data folder once for all servers of the walks (E2E_WORLD names it to their processes). */
export const makeWorld = async (dataDir: string): Promise<void> => {
  const fill = async (d1: D1) => {
    await seedIfEmpty(d1);
    await keepWorld(d1);
  };
  const server = await openServer({ port: 0, dataDir, fill });
  await server.close();
  process.env.E2E_WORLD = dataDir;
};

/** A data folder with the demo world: seeding it anew takes five seconds of CPU. */
export const copyWorld = (): string => {
  const data = mkdtempSync(join(tmpdir(), 'patas-y-plumas-walks-'));
  cpSync(process.env.E2E_WORLD ?? '', data, { recursive: true });
  return data;
};
