import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/people.ts';
import { openServer } from '../serve.ts';
import { buildIfChanged } from '../setup/build-all.ts';
import { seedIfEmpty } from '../setup/demo.ts';
import { BARE_WORKER } from './bench/bare-worker.ts';
import { recordTrips, type Trips } from './bench/record.ts';
import { median, table } from './figures.ts';

/**
 * `npm run bench`: how many calls a second the built product answers, beside bare Workers that only send the same SQL (and
 * hash as often). Both run on the same engine in the same run, turn by turn, so that what else the machine does meets both.
 * Figures are printed, nothing is judged.
 */
/** As many as there are demo accounts: each logs in with its own. */
const AT_ONCE = DEMO_ACCOUNTS.length;
const SLICE_MS = 1500;
const TURNS = 7;
/** The account whose profile and animals are read. */
const OWNER = 'familia@patasyplumas.test';

type Call = {
  name: string;
  path: string;
  init: { method: string; headers: Record<string, string> };
  /** The login that the n-th concurrent caller sends; each its own account, because one account is throttled. */
  body?: (n: number) => string;
};

const loginBody = (email: string) => JSON.stringify({ email, password: DEMO_PASSWORD });

const callsOf = (token: string): Call[] => {
  const reads = { method: 'GET', headers: { authorization: `Bearer ${token}` } };
  const login = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = (n: number) => loginBody(DEMO_ACCOUNTS[n] ?? OWNER);
  return [
    { name: 'profile', path: '/users/profile', init: reads },
    { name: 'pets', path: '/users/pets', init: reads },
    { name: 'tRPC batch of three', path: '/trpc/auth.session,profile.get,pets.list?batch=1&input=%7B%7D', init: reads },
    { name: 'login (hashes)', path: '/auth/login', init: login, body },
  ];
};

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

const once = (base: string, { path, init, body }: Call, n: number): Promise<void> =>
  new Promise((done, fail) => {
    const sent = ask(base + path, { ...init, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => (answer.statusCode === 200 ? done() : fail(new Error(`${path}: ${answer.statusCode}`))));
    });
    sent.on('error', fail);
    sent.end(body?.(n));
  });

/** Calls answered per second, some at once, for a while. */
const throughput = async (base: string, call: Call): Promise<number> => {
  const start = performance.now();
  let answered = 0;
  const worker = async (n: number) => {
    while (performance.now() - start < SLICE_MS) {
      await once(base, call, n);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => worker(n)));
  return (answered / (performance.now() - start)) * 1000;
};

type Recorded = Record<string, { trips: Trips; hashes: boolean }>;

/** A bare Worker, served as the product is: behind the same files, with the same settings. */
const openBare = (calls: Recorded, home: string) => {
  const worker = join(home, 'worker');
  mkdirSync(worker, { recursive: true });
  writeFileSync(join(worker, 'index.js'), BARE_WORKER);
  return openServer({ port: 0, dataDir: home, worker, vars: { CALLS: JSON.stringify(calls) }, onLog: () => undefined });
};

buildIfChanged();
const folder = mkdtempSync(join(tmpdir(), 'patas-y-plumas-bench-'));
const product = await openServer({
  port: 0,
  dataDir: join(folder, 'product'),
  onLog: () => undefined,
  fill: seedIfEmpty,
});
const opened = await fetch(new URL('/auth/login', product.url), {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: loginBody(OWNER),
});
const { token } = (await opened.json()) as { token: string };
const calls = callsOf(token);
const recorded: Recorded = {};
for (const { path, init, body } of calls) {
  const url = new URL(path, product.url);
  const trips = await recordTrips(product.d1, () => new Request(url, { ...init, body: body?.(0) ?? null }));
  recorded[url.pathname] = { trips, hashes: init.method === 'POST' };
}
const bare = await openBare(recorded, join(folder, 'bare'));
// The bare database holds copies of the product's rows: the recorded values name them.
for (const name of ['users', 'sessions', 'pets']) {
  const { results } = await product.d1
    .prepare(`SELECT * FROM ${name}${name === 'pets' ? ' WHERE client_id IS NULL' : ''}`)
    .all<Record<string, unknown>>();
  for (const row of results) {
    const columns = Object.keys(row);
    const insert = `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
    await bare.d1
      .prepare(insert)
      .bind(...Object.values(row))
      .run();
  }
}

const rows: string[][] = [];
for (const call of calls) {
  const measured = { product: [] as number[], bare: [] as number[] };
  await throughput(product.url, call);
  await throughput(bare.url, call);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const who of turn % 2 ? (['bare', 'product'] as const) : (['product', 'bare'] as const))
      measured[who].push(await throughput((who === 'bare' ? bare : product).url, call));
  const ratio = median(measured.product.map((one, turn) => one / (measured.bare[turn] ?? Number.NaN)));
  rows.push([call.name, median(measured.product).toFixed(1), median(measured.bare).toFixed(1), ratio.toFixed(2)]);
}
console.log(table(['calls per second', 'product', 'bare', 'ratio'], rows));
agent.destroy();
await bare.close();
await product.close();
rmSync(folder, { recursive: true });
