import { sql } from 'drizzle-orm';
import { integer } from 'drizzle-orm/sqlite-core';
import { LIVE_STATUSES } from '../../../src/shared/appointments.ts';

/** Values of an enum as SQL: enums come from shared and are CHECKed in the database too. */
export const list = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));
/** Statuses that hold a seat, for SQL: a partial index serves only a query that repeats its condition word for word. */
export const liveStatuses = list(LIVE_STATUSES);
/** Integer ms UTC; such columns are called `*_at`. */
export const instant = (name: string) => integer(name);
export const flag = (name: string) => integer(name, { mode: 'boolean' });
