import { scryptSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../scripts/seed/people.ts';
import { openServer, type Server } from '../../scripts/serve.ts';
import { seedIfEmpty } from '../../scripts/setup/demo.ts';
import { DIST } from '../../scripts/setup/places.ts';
import { COST as PRODUCT } from '../../worker/auth/password-cost.ts';
import { COST as CHEAP } from '../support/password-cost.ts';
import { KEPT, things } from './demo-world.ts';

type D1 = Server['d1'];
type Cost = typeof CHEAP;

const built = ({ ln, r, p }: Cost): string => `{ln:${ln},r:${r},p:${p}}`;

/** The built Worker with one figure changed: a hash of the product's cost takes 0.2 s of processor, and walks log in a hundred times. */
const cheapWorker = (): string => {
  const parts = readFileSync(join(DIST, 'worker/index.js'), 'utf8').split(built(PRODUCT));
  if (parts.length !== 2)
    throw new Error(`dist/worker names the cost of a password ${parts.length - 1} times, not once`);
  return parts.join(built(CHEAP));
};

/** Everybody in the demo has this password; its hash is remade at the cost that the walks' Worker takes for its own. */
const cheapen = async (d1: D1): Promise<void> => {
  const { ln, r, p } = CHEAP;
  const salt = Buffer.alloc(16, 'walks');
  const key = scryptSync(DEMO_PASSWORD, salt, 32, { N: 2 ** ln, r, p });
  const [written, derived] = [salt, key].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  await d1
    .prepare('UPDATE users SET password_hash = ?')
    .bind(`$scrypt$ln=${ln},r=${r},p=${p}$${written}$${derived}`)
    .run();
};

const keepWorld = async (d1: D1): Promise<void> => {
  const tables = (await things(d1, 'table')).filter(({ name }) => !/^(_cf|sqlite|d1)_/.test(name));
  await d1.batch(tables.map(({ name }) => d1.prepare(`CREATE TABLE ${KEPT}${name} AS SELECT * FROM ${name}`)));
};

/**
 * Migrates and seeds a data folder once for all servers of the walks, and lays their Worker beside it (E2E_WORLD and E2E_WORKER name
 * them to their processes).
 */
export const makeWorld = async (folder: string): Promise<void> => {
  const [world, worker] = [join(folder, 'world'), join(folder, 'worker')];
  const fill = async (d1: D1) => {
    await seedIfEmpty(d1);
    await cheapen(d1);
    await keepWorld(d1);
  };
  mkdirSync(worker);
  writeFileSync(join(worker, 'index.js'), cheapWorker());
  const server = await openServer({ port: 0, dataDir: world, worker, fill });
  await server.close();
  process.env.E2E_WORLD = world;
  process.env.E2E_WORKER = worker;
};
