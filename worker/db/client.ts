import { drizzle } from 'drizzle-orm/d1';
import type { Env } from '../env.ts';
import { retryingDatabase } from './retry.ts';

/** Typed queries over the D1 binding. One `db.batch([...])` is one round trip and one transaction. Reads bear D1's passing faults. */
export const connect = (d1: Env['DB']): Db => {
  const known = connected.get(d1);
  if (known) return known;
  const db = drizzle(retryingDatabase(d1, { writes: false }));
  stubborn.set(db, () => drizzle(retryingDatabase(d1, { writes: true })));
  connected.set(d1, db);
  return db;
};
/** One connection for the life of a binding: queries that are made for every call are built once for it (`builtOnce`). */
const connected = new WeakMap<object, Db>();
export type Db = ReturnType<typeof drizzle<Record<string, never>, Env['DB']>>;

const stubborn = new WeakMap<object, () => Db>();

/**
 * The same database for a batch that does the same when it is done twice: new rows whose ids were chosen before and that are
 * there at most once, and conditions that the first time made false. It bears D1's passing faults, whether they came before or
 * after the batch was done. What the batch answers must then be judged by what there is, not by what it changed.
 */
export const repeatable = (db: Db): Db => stubborn.get(db)?.() ?? db;

/** A query of every call, built once for each connection: drizzle takes longer to write such a query than D1 to answer it. */
export const builtOnce = <T>(build: (db: Db) => T): ((db: Db) => T) => {
  const built = new WeakMap<object, { query: T }>();
  return (db) => {
    const known = built.get(db) ?? { query: build(db) };
    built.set(db, known);
    return known.query;
  };
};
