import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../migrations');
const MIGRATIONS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'));

/** As D1 does it: a migration wholly or not at all, references judged. */
const migrate = (database: DatabaseSync, from: number, to = MIGRATIONS.length) => {
  for (const sql of MIGRATIONS.slice(from, to)) database.exec(`BEGIN; PRAGMA defer_foreign_keys = ON; ${sql}; COMMIT;`);
};

const schemaOf = (database: DatabaseSync) =>
  database
    .prepare("SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name")
    .all()
    .map(({ sql, ...rest }) => ({ ...rest, sql: String(sql).replaceAll(/["`\s]/g, '') }));

const tablesOf = (database: DatabaseSync) =>
  database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));

/**
 * A row in each table, every column filled by its type and every key of text the same, so that all references lead to a row. What
 * values may be is the business of CHECKs, which are off: this is about rows that survive.
 */
const fill = (database: DatabaseSync) => {
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;');
  const triggers = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all();
  for (const { name } of triggers) database.exec(`DROP TRIGGER "${name}"`);
  for (const table of tablesOf(database)) {
    const columns = database.prepare(`SELECT name, type FROM pragma_table_info('${table}')`).all();
    const values = columns.map(({ type }) => (/INT/i.test(String(type)) ? 1 : "'1'"));
    database.exec(`INSERT INTO "${table}" (${columns.map(({ name }) => `"${name}"`)}) VALUES (${values})`);
  }
  for (const { sql } of triggers) database.exec(String(sql));
  // A member of a household is an owner; 0059 ends the place of who no longer is one.
  database.exec("UPDATE users SET role = 'user'");
  database.exec('PRAGMA foreign_keys = ON;');
};

const countsOf = (database: DatabaseSync, tables: string[]) =>
  Object.fromEntries(
    tables.map((table) => [table, database.prepare(`SELECT count(*) AS many FROM "${table}"`).get()?.many]),
  );

const newest = new DatabaseSync(':memory:');
migrate(newest, 0);
const NEWEST = schemaOf(newest);
/** All in the whole run; in `npm test` the newest eight, which a new migration can break, and every sixth before them. */
const VERSIONS = MIGRATIONS.map((_, version) => version)
  .slice(1)
  .filter((version) => process.env.FULL || version >= MIGRATIONS.length - 8 || version % 6 === 0);

describe('a database of an earlier version, with rows in every table', () => {
  test.each(VERSIONS)('after %i migrations becomes what an empty one becomes, and keeps every row', (version) => {
    const database = new DatabaseSync(':memory:');
    migrate(database, 0, version);
    fill(database);
    const tables = tablesOf(database);
    migrate(database, version);
    expect(schemaOf(database)).toEqual(NEWEST);
    const left = tables.filter((table) => tablesOf(database).includes(table));
    const counts = countsOf(database, left);
    expect(Object.entries(counts).filter(([, many]) => Number(many) < 1)).toEqual([]);
    expect(database.prepare('SELECT * FROM pragma_foreign_key_check').all()).toEqual([]);
    database.close();
  });
});
