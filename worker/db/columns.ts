import { type Column, type GetColumnData, getTableName, type SQL, sql } from 'drizzle-orm';

/** Columns under the names that a caller gives them, each of the type that the schema says. */
type Named<Columns extends Record<string, Column>> = {
  [Name in keyof Columns]: SQL.Aliased<GetColumnData<Columns[Name]>>;
};
type NamedPresent<Columns extends Record<string, Column>> = {
  [Name in keyof Columns]: SQL.Aliased<NonNullable<GetColumnData<Columns[Name]>>>;
};
type NamedOrNull<Columns extends Record<string, Column>> = {
  [Name in keyof Columns]: SQL.Aliased<GetColumnData<Columns[Name]> | null>;
};

/** The whole name of a column with that of its table or alias, which drizzle leaves out when it does not see the join. */
export const whole = (column: Column) =>
  sql`${sql.identifier(getTableName(column.table))}.${sql.identifier(column.name)}`.mapWith(column);

/**
 * Columns for a select whose FROM is written as SQL, typed by the schema and named by their keys:
 *
 *   const p = alias(pets, 'p');
 *   db.select(named({ petId: p.id, species: p.species })).from(sql`pets p JOIN …`)
 *
 * Every column has a name of its own in the answer: rows of a batch come by column name (docs/decisions/0017).
 */
export const named = <Columns extends Record<string, Column>>(columns: Columns): Named<Columns> =>
  // The entries of an object come with keys that are only text: the shape is the type's.
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, whole(column).as(name)])) as never;

/** The same for the table of a LEFT JOIN, of which there may be no row. */
export const namedOrNull = <Columns extends Record<string, Column>>(columns: Columns): NamedOrNull<Columns> =>
  named(columns);

/** The same for columns that may be null elsewhere, but not in rows that the WHERE lets through (`IS NOT NULL` stands there). */
export const namedPresent = <Columns extends Record<string, Column>>(columns: Columns): NamedPresent<Columns> =>
  named(columns) as never;
