import { bindings } from './world.ts';

/** When the work of a faulty call is done: not at all, or done and its answer lost. */
export type Moment = 'before' | 'after';

/** What D1 says when nothing is wrong with the query (worker/db/retry.ts); `broken` is a fault that nobody tries again. */
export const FAULTS = {
  lost: 'D1_ERROR: Network connection lost.',
  moved: 'D1_ERROR: Internal error in D1 DB storage caused object to be reset.',
  updated: 'D1_ERROR: D1 DB reset because its code was updated.',
  broken: 'D1_ERROR: something else',
} as const;

/**
 * A database whose n-th round trip (from 1) fails, and `times - 1` more from it on: before its work is done, or after it was
 * committed. `trips` counts those that were tried; only those whose statements `counts` lets through are.
 */
export const faultyDatabase = (
  nth: number,
  moment: Moment,
  {
    fault = FAULTS.lost,
    times = 1,
    counts = () => true,
  }: { fault?: string; times?: number; counts?: (statements: string[]) => boolean } = {},
) => {
  let trips = 0;
  const originals = new WeakMap<object, { statement: D1PreparedStatement; text: string }>();
  const trip = async <T>(texts: string[], work: () => Promise<T>): Promise<T> => {
    if (!counts(texts)) return work();
    trips += 1;
    const fails = trips >= nth && trips < nth + times;
    if (fails && moment === 'before') throw new Error(fault);
    const answer = await work();
    if (fails) throw new Error(fault);
    return answer;
  };
  const wrap = (statement: D1PreparedStatement, text: string): D1PreparedStatement => {
    const faulty = new Proxy(statement, {
      get: (target, name) => {
        const member = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values), text);
        return (...args: unknown[]) => trip([text], () => Promise.resolve(Reflect.apply(member, target, args)));
      },
    });
    originals.set(faulty, { statement, text });
    return faulty;
  };
  const DB = {
    prepare: (text: string) => wrap(bindings.DB.prepare(text), text),
    batch: (list: D1PreparedStatement[]) => {
      const behind = list.map((one) => originals.get(one) ?? { statement: one, text: '' });
      return trip(
        behind.map(({ text }) => text),
        () => bindings.DB.batch(behind.map(({ statement }) => statement)),
      );
    },
  } as unknown as D1Database;
  return { DB, trips: () => trips };
};
