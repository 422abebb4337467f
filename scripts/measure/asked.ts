import type { connect } from '../../worker/db/client.ts';
import { contextOf } from '../../worker/edge/request-context.ts';
import { postOf } from '../../worker/post/post.ts';
import { createCaller } from '../../worker/router.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import type { Server } from '../serve.ts';
import { median, table } from './figures.ts';

/** A call of a screen, as the app makes it. */
export type Call = { name: string; input?: unknown };

/** The token of an account of a large or small world. */
const login = async ({ url }: Server, email: string): Promise<string> => {
  const body = JSON.stringify({ email, password: DEMO_PASSWORD });
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(`login answered ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
};

/** ms of one call over HTTP. */
const once = async ({ url }: Server, token: string, { name, input }: Call): Promise<number> => {
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

const planned = async (d1: D1, token: string, { name, input }: Call) => {
  const { db, statements, trips } = watched(d1);
  const request = new Request('http://here/', { headers: { authorization: `Bearer ${token}` } });
  const caller = createCaller(
    contextOf({
      request: request as never,
      url: new URL(request.url),
      env: { DB: db } as never,
      clock: () => Date.now(),
      requestId: 'measure',
      post: postOf(null, () => {}),
      later: () => {},
      refused: () => {},
    }),
  );
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

/** How often each screen is asked, and what it may take: round trips, and times of a small world's time. */
type Bounds = { rounds: number; trips: number; ratio: number };

/**
 * Asks each screen of a large and of a small world in turns and tells round trips, steps of the plans that read a whole table, and
 * median times. Answers what is beyond the bounds.
 */
export const compare = async (
  [big, little]: readonly [Server, Server],
  email: string,
  calls: Record<string, Call>,
  most: Bounds,
): Promise<string[]> => {
  const [bigToken, littleToken] = [await login(big, email), await login(little, email)];
  const rows: string[][] = [];
  const wrong: string[] = [];
  for (const [screen, call] of Object.entries(calls)) {
    const [slow, fast]: [number[], number[]] = [[], []];
    // One after the other in turns: what else the machine does falls on both.
    for (let round = 0; round < most.rounds + 5; round += 1) {
      const [a, b] = [await once(big, bigToken, call), await once(little, littleToken, call)];
      if (round >= 5) {
        slow.push(a);
        fast.push(b);
      }
    }
    const { trips, scans } = await planned(big.d1 as unknown as D1, bigToken, call);
    const ratio = median(slow) / median(fast);
    const figures = [trips, scans.length, median(fast).toFixed(1), median(slow).toFixed(1), ratio.toFixed(2)];
    rows.push([screen, ...figures.map(String)]);
    if (trips > most.trips) wrong.push(`${screen}: ${trips} round trips`);
    if (scans.length > 0) wrong.push(`${screen}: ${scans.join('; ')}`);
    if (ratio > most.ratio) wrong.push(`${screen}: ${ratio.toFixed(2)} times the time`);
  }
  console.log(table(['screen', 'trips', 'scans', 'small ms', 'large ms', 'ratio'], rows));
  for (const line of wrong) console.log(`✗ ${line}`);
  return wrong;
};
