import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer, type Server } from '../../scripts/serve.ts';

type D1 = Server['d1'];

/** A copy of each table stands beside it under this prefix (make-world.ts). */
export const KEPT = 'kept_';

/** Tables or triggers of a database, by name, with what makes them. */
export const things = async (d1: D1, type: 'table' | 'trigger') =>
  (
    await d1
      .prepare('SELECT name, sql FROM sqlite_master WHERE type = ?')
      .bind(type)
      .all<{ name: string; sql: string }>()
  ).results;

/** What puts the demo world back as it was seeded, in a database that began as a copy of it. */
export const restorerOf = async (d1: D1): Promise<() => Promise<void>> => {
  const kept = (await things(d1, 'table')).map(({ name }) => name).filter((name) => name.startsWith(KEPT));
  const tables = kept.map((name) => name.slice(KEPT.length));
  const triggers = await things(d1, 'trigger');
  const statements = [
    'PRAGMA defer_foreign_keys = on',
    // Their work is among the rows that are put back; one of them refuses to lose any.
    ...triggers.map(({ name }) => `DROP TRIGGER ${name}`),
    // All first: what cascades would take rows that are back already.
    ...tables.map((table) => `DELETE FROM ${table}`),
    ...tables.map((table) => `INSERT INTO ${table} SELECT * FROM ${KEPT}${table}`),
    ...triggers.map(({ sql }) => sql),
  ];
  return async () => {
    // One text: a hundred prepared statements are a hundred calls to the engine, a quarter of a second of processor before every walk.
    await d1.batch([d1.prepare(statements.join(';\n'))]);
  };
};

/** A server of the demo world's own copy, with passwords that cost next to nothing; `close` takes its folder along. */
export const openCopy = async (options: Partial<Parameters<typeof openServer>[0]> = {}): Promise<Server> => {
  const dataDir = options.dataDir ?? copyWorld();
  const server = await openServer({ port: 0, isCopy: true, worker: process.env.E2E_WORKER, ...options, dataDir });
  const close = async () => {
    await server.close();
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, close };
};

/** A data folder with the demo world (E2E_WORLD names it): seeding it anew takes five seconds of CPU. */
export const copyWorld = (): string => {
  const data = mkdtempSync(join(tmpdir(), 'patas-y-plumas-walks-'));
  cpSync(process.env.E2E_WORLD ?? '', data, { recursive: true });
  return data;
};
