import { drizzle } from 'drizzle-orm/d1';
import type { Env } from '../env.ts';

/** Typed queries over the D1 binding. One `db.batch([...])` is one round trip and one transaction. */
export const connect = (d1: Env['DB']) => drizzle(d1);
export type Db = ReturnType<typeof connect>;
