import { type Column, getTableColumns, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './client.ts';

/** What the columns of a table are given: values, or SQL over what follows the SELECT. */
export type Given<T extends SQLiteTable> = { [Name in keyof T['$inferInsert']]: T['$inferInsert'][Name] | SQL };

const sqlOf = (given: unknown, column: Column): SQL => {
  const value = given ?? (given === undefined ? column.default : null);
  if (value === null || value === undefined) return sql`NULL`;
  return sql`${sql.param(value, column)}`;
};

/**
 * Statement: INSERT … SELECT with its columns by name, from what follows the SELECT:
 *
 *   insertFrom(db, petWeights, { petId: sql`p.id`, measuredAt: now, weightG }, sql`FROM pets p WHERE …`)
 *
 * What is left out gets its default, else NULL; a column that must be given is an error of types where it is missing.
 */
export const insertFrom = <T extends SQLiteTable>(db: Db, table: T, given: Given<T>, rest: SQL) => {
  const values: Record<string, unknown> = given;
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = values[name];
    return value instanceof SQL ? value : sqlOf(value, column);
  });
  return db.insert(table).select(sql`SELECT ${sql.join(columns, sql`, `)} ${rest}`);
};
