import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, today, weekday } from '../../src/shared/time.ts';
import { findViewer } from '../../worker/auth/sessions.ts';
import { connect } from '../../worker/db/client.ts';
import { createCaller } from '../../worker/router.ts';
import { emailOf, SMALL, seedLarge } from '../large/world.ts';
import { DEMO_PASSWORD } from '../seed.ts';
import { openServer, type Server } from '../serve.ts';
import { ROOT } from '../setup/places.ts';
import { median, table } from './figures.ts';

/**
 * `npm run measure:clinic`: what a clinic's screens ask of the database of `npm run seed:large` (DATA_DIR), beside one with 1,000
 * appointments: round trips, steps of the plans that read a whole table, and the time of the calls over HTTP. Run it on an idle
 * machine; it ends with 1 when a screen needs more than three trips, scans a table, or takes more than 1.5 times as long.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 40);
const MOST_TRIPS = 3;
const MOST_RATIO = 1.5;
/** A clinic in the middle of the large world; the small one has it too. */
const CLINIC = 1;

const day = today(Date.now());
const CALLS: Record<string, { name: string; input?: unknown }> = {
  panel: { name: 'clinic.panel' },
  'agenda day': { name: 'clinic.day', input: { date: day } },
  'agenda week': { name: 'clinic.week', input: { date: day } },
  'patient search': { name: 'clients.find', input: { q: 'luna ro' } },
  patients: { name: 'clients.find', input: {} },
  reminders: { name: 'reminders.list' },
  stamp: { name: 'clinic.stamp', input: { date: addDays(day, 1 - weekday(day)), days: 7 } },
};

const login = async ({ url }: Server): Promise<string> => {
  const body = JSON.stringify({ email: emailOf(CLINIC), password: DEMO_PASSWORD });
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(`login answered ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
};

/** ms of one call over HTTP. */
const once = async ({ url }: Server, token: string, { name, input }: (typeof CALLS)[string]): Promise<number> => {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  const start = performance.now();
  const answer = await fetch(`${url}/trpc/${name}${query}`, { headers: { authorization: `Bearer ${token}` } });
  await answer.text();
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  return performance.now() - start;
};

type D1 = Parameters<typeof connect>[0];
type Statement = ReturnType<D1['prepare']>;

/** A database that notes statements and round trips. */
const watched = (d1: D1) => {
  const statements: string[] = [];
  let trips = 0;
  const originals = new WeakMap<object, Statement>();
  const watch = (statement: Statement): Statement => {
    const proxy = new Proxy(statement, {
      get: (target, key) => {
        const member = Reflect.get(target, key);
        if (key === 'bind') return (...values: unknown[]) => watch(target.bind(...values));
        if (typeof member !== 'function') return member;
        return (...rest: unknown[]) => {
          trips += 1;
          return Reflect.apply(member, target, rest);
        };
      },
    });
    originals.set(proxy, statement);
    return proxy;
  };
  const db = {
    prepare: (sql: string) => {
      statements.push(sql);
      return watch(d1.prepare(sql));
    },
    batch: (list: Statement[]) => {
      trips += 1;
      return d1.batch(list.map((one) => originals.get(one) ?? one));
    },
  } as unknown as D1;
  return { db, statements, trips: () => trips };
};

/** Tables that are ever few, subqueries and lists made on the spot may be read whole. */
const FEW = /^SCAN (\w+ VIRTUAL TABLE|CONSTANT ROW|\(subquery-\d+\)|one\b|choice\b)/;

const planned = async (d1: D1, token: string, { name, input }: (typeof CALLS)[string]) => {
  const { db, statements, trips } = watched(d1);
  const own = connect(db);
  const clock = () => Date.now();
  const caller = createCaller({
    db: own,
    clock,
    requestId: 'measure',
    token,
    idempotencyKey: null,
    network: 'here',
    device: null,
    viewer: () => findViewer(own, token, clock(), () => {}),
    later: () => {},
  });
  const call = name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], caller);
  await (call as (input: unknown) => Promise<unknown>)(input);
  const scans: string[] = [];
  for (const sql of statements) {
    const places = sql.match(/\?/g)?.length ?? 0;
    const explain = d1.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...Array(places).fill('1'));
    const steps = (await explain.all()).results as { detail: string }[];
    scans.push(...steps.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN') && !FEW.test(detail)));
  }
  return { trips: trips(), scans };
};

const large = process.env.DATA_DIR ?? join(ROOT, '.data-large');
if (!existsSync(large)) {
  console.error('Make the large world first: npm run seed:large');
  process.exit(2);
}
const small = mkdtempSync(join(tmpdir(), 'patas-y-plumas-small-'));
const [big, little] = [await openServer({ port: 0, dataDir: large }), await openServer({ port: 0, dataDir: small })];
try {
  await seedLarge(little.d1, Date.now(), SMALL);
  const [bigToken, littleToken] = [await login(big), await login(little)];
  const rows: string[][] = [];
  const wrong: string[] = [];
  for (const [screen, call] of Object.entries(CALLS)) {
    const [slow, fast]: [number[], number[]] = [[], []];
    // One after the other in turns: what else the machine does falls on both.
    for (let round = 0; round < ROUNDS + 5; round += 1) {
      const [a, b] = [await once(big, bigToken, call), await once(little, littleToken, call)];
      if (round >= 5) {
        slow.push(a);
        fast.push(b);
      }
    }
    const { trips, scans } = await planned(big.d1 as unknown as D1, bigToken, call);
    const ratio = median(slow) / median(fast);
    rows.push([
      screen,
      String(trips),
      String(scans.length),
      median(fast).toFixed(1),
      median(slow).toFixed(1),
      ratio.toFixed(2),
    ]);
    if (trips > MOST_TRIPS) wrong.push(`${screen}: ${trips} round trips`);
    if (scans.length > 0) wrong.push(`${screen}: ${scans.join('; ')}`);
    if (ratio > MOST_RATIO) wrong.push(`${screen}: ${ratio.toFixed(2)} times the time`);
  }
  console.log(table(['screen', 'trips', 'scans', '1,000 ms', 'large ms', 'ratio'], rows));
  for (const line of wrong) console.log(`✗ ${line}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  await Promise.all([big.close(), little.close()]);
  rmSync(small, { recursive: true, force: true });
}
