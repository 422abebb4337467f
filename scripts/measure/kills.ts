import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seedLarge } from '../large/world.ts';
import { openServer } from '../serve.ts';
import { buildIfChanged } from '../setup/build-all.ts';
import { freePort } from '../setup/port.ts';
import { judge } from './kills/invariants.ts';
import { CROWD, OTHERS, OWNERS, openSessions } from './kills/people.ts';
import { type Promised, writersOf } from './kills/writers.ts';

/**
 * `npm run measure:kills -- --kills=100`: the server's processes are killed (SIGKILL) at a random moment while owners, clinics and an
 * administrator write; after each kill the database is judged as it lies there, then the next server opens it. Ends with 1 when a
 * rule is broken or something that was answered with yes is not in the database. Linux: the engine goes with its process group.
 */
const KILLS = Number(process.argv.find((word) => word.startsWith('--kills='))?.slice(8) ?? 100);
/** Writers at a time; answers that a server gives before its end is near, so that it is warm; and the longest that it has then, ms. */
const WRITERS = 8;
const WARM = 8;
const LONGEST_MS = 1500;

const startServer = async (dataDir: string) => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'kills/server.ts')], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('the server did not come up'))),
  ]);
  const kill = async () => {
    const gone = once(child, 'exit');
    process.kill(-(child.pid as number), 'SIGKILL');
    await gone;
  };
  return { base: `http://127.0.0.1:${port}`, kill };
};

const makeWorld = async (dataDir: string): Promise<string> => {
  const server = await openServer({ port: 0, dataDir });
  await seedLarge(server.d1, Date.now(), CROWD);
  const { admin } = await openSessions(server.d1, Date.now());
  await server.close();
  return admin;
};

buildIfChanged();
const home = mkdtempSync(join(tmpdir(), 'patas-y-plumas-kills-'));
const promised: Promised[] = [];
const statuses = new Map<number, number>();
let next = 0;
let cutOff = 0;
let faults: string[] = [];
try {
  const admin = await makeWorld(home);
  for (let kill = 1; kill <= KILLS && faults.length === 0; kill += 1) {
    const server = await startServer(home);
    const { owner, seen, toggle } = writersOf(server.base, promised);
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        next += 1;
        await owner(next % OWNERS);
      }
    };
    const turnOff = async () => {
      while (!isOver) await toggle(admin, `w${next % OTHERS}`);
    };
    const work = [...Array.from({ length: WRITERS }, write), turnOff()];
    const ends = work.map((one) =>
      one.catch(() => {
        cutOff += 1;
      }),
    );
    while (seen.length < WARM) await wait(20);
    await wait(Math.random() * LONGEST_MS);
    await server.kill();
    isOver = true;
    await Promise.all(ends);
    for (const status of seen) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    faults = judge(home, promised);
    if (kill % 10 === 0) console.log(`${kill} kills, ${promised.length} promises kept, ${cutOff} calls cut off`);
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, many]) => `${status}: ${many}`);
console.log(`answers ${answers.join(', ')}`);
const kinds = Object.entries(Object.groupBy(promised, ({ kind }) => kind)).map(
  ([kind, list]) => `${kind} ${list?.length}`,
);
console.log(`promised ${kinds.join(', ')}`);
console.log(
  faults.length > 0 ? faults.join('\n') : `${KILLS} kills, ${promised.length} promises, all there; no rule broken`,
);
process.exitCode =
  faults.length > 0 || promised.length === 0 || [...statuses.keys()].some((status) => status >= 500) ? 1 : 0;
