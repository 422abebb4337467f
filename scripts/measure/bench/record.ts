import worker from '../../../worker/index.ts';
import type { LocalD1 } from '../../setup/migrate.ts';

/** One statement as the product sent it; a value `{ fresh }` differs from call to call. */
export type Statement = { sql: string; params: (unknown | { fresh: 'hash' | 'uuid' | 'time' })[]; how: string };
/** Round trips of a call, each a statement or a batch. */
export type Trips = Statement[][];

type Prepared = ReturnType<LocalD1['prepare']>;
type Behind = { statement: Prepared; noted: Statement };

/** A database that notes what is asked of it, trip by trip. */
const recording = (d1: LocalD1) => {
  const trips: Trips = [];
  const behind = new WeakMap<object, Behind>();
  const wrap = (statement: Prepared, sql: string, params: unknown[]): Prepared => {
    const noted: Statement = { sql, params, how: 'all' };
    const proxy = new Proxy(statement, {
      get: (target, name) => {
        const member = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values), sql, values);
        return (...args: unknown[]) => {
          trips.push([{ ...noted, how: String(name) }]);
          return Reflect.apply(member, target, args);
        };
      },
    });
    behind.set(proxy, { statement, noted });
    return proxy;
  };
  const DB = {
    prepare: (sql: string) => wrap(d1.prepare(sql), sql, []),
    batch: (list: Prepared[]) => {
      const all = list.map((one) => behind.get(one) as Behind);
      trips.push(all.map(({ noted }) => noted));
      return d1.batch(all.map(({ statement }) => statement));
    },
  };
  return { DB, trips };
};

const tripsOf = async (d1: LocalD1, request: Request): Promise<Trips> => {
  const { DB, trips } = recording(d1);
  const work: Promise<unknown>[] = [];
  const execution = { waitUntil: (one: Promise<unknown>) => work.push(one), passThroughOnException: () => undefined };
  // The request log is not what is measured.
  const { log } = console;
  console.log = () => undefined;
  const answer = await worker.fetch(
    request as never,
    { DB: DB as never, ASSETS: undefined as never, FILES: undefined as never },
    execution as never,
  );
  console.log = log;
  await Promise.all(work);
  if (answer.status >= 300) throw new Error(`${request.url} answered ${answer.status}: ${await answer.text()}`);
  return trips;
};

const kindOf = (value: unknown) =>
  typeof value === 'number'
    ? { fresh: 'time' as const }
    : /^[\da-f]{64}$/.test(String(value))
      ? { fresh: 'hash' as const }
      : { fresh: 'uuid' as const };

/** What a call asks of its database, from two of them: values that differ between them are made anew each time. */
export const recordTrips = async (d1: LocalD1, request: () => Request): Promise<Trips> => {
  const [first, second] = [await tripsOf(d1, request()), await tripsOf(d1, request())];
  return first.map((trip, t) =>
    trip.map((one, s) => ({
      ...one,
      params: one.params.map((value, p) => (value === second[t]?.[s]?.params[p] ? value : kindOf(value))),
    })),
  );
};
