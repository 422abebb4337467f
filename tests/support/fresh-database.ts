import { type D1Migration, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

const { DB, MIGRATIONS } = env as unknown as { DB: D1Database; MIGRATIONS: D1Migration[] };

/** Everything of a schema that a test could have changed: one number of things, one of their letters. */
const SCHEMA =
  "(SELECT count(*) || ':' || coalesce(sum(length(sql)), 0) FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\')";

type Laid = { schema: string; question: string; guards: { name: string; table: string; sql: string }[] };
let laid: Laid | null = null;

const schemaNow = async () => (await DB.prepare(`SELECT ${SCHEMA} AS schema`).first<{ schema: string }>())?.schema;

/** D1 takes a text of 100,000 bytes. */
const LONGEST = 90_000;
/** Statements in their order, as few texts. */
const textsOf = (statements: readonly string[]): string[] => {
  const texts = [''];
  for (const one of statements) {
    // A migration of one statement brings its own semicolon: D1 takes no empty statement at the end of a text.
    const statement = one.replace(/;\s*$/, '');
    const last = texts.length - 1;
    const longer = `${texts[last]}${statement};\n`;
    if (longer.length > LONGEST) texts.push(`${statement};\n`);
    else texts[last] = longer;
  }
  return texts;
};

/** Deletes the database and lays all migrations. What a reset leaves of the file before this one takes a second. */
const layAgain = async (): Promise<Laid> => {
  do await reset();
  while ((await schemaNow()) !== '0:0');
  // As few texts: half the time of a batch.
  for (const text of textsOf(MIGRATIONS.flatMap(({ queries }) => queries))) await DB.prepare(text).run();
  const things = await DB.prepare("SELECT type, name, tbl_name AS 'table', sql FROM sqlite_master").all<
    Laid['guards'][number] & { type: string }
  >();
  const tables = things.results.filter(({ type, name }) => type === 'table' && !/^(_cf|sqlite)_/.test(name));
  return {
    schema: (await schemaNow()) ?? '',
    question: `SELECT ${SCHEMA} AS '', ${tables.map(({ name }) => `EXISTS (SELECT 1 FROM ${name}) AS ${name}`).join(', ')}`,
    guards: things.results.filter(({ type, sql }) => type === 'trigger' && /BEFORE DELETE/.test(sql)),
  };
};

/**
 * An empty database under all migrations. Laying them costs more than most tests do, so the rows of the test before are erased
 * instead, and they are laid again only where a test has changed the schema.
 */
export const freshDatabase = async (): Promise<void> => {
  const found = laid && (await DB.prepare(laid.question).first<Record<string, string | number>>());
  if (!laid || found?.[''] !== laid.schema) {
    laid = await layAgain();
    return;
  }
  const filled = Object.keys(found).filter((table) => table !== '' && found[table] === 1);
  if (filled.length === 0) return;
  // What refuses to lose a row steps aside for as long as this takes.
  const guards = laid.guards.filter(({ table }) => filled.includes(table));
  await DB.batch(
    [
      'PRAGMA defer_foreign_keys = on',
      ...guards.map(({ name }) => `DROP TRIGGER ${name}`),
      ...filled.map((table) => `DELETE FROM ${table}`),
      ...guards.map(({ sql }) => sql),
    ].map((statement) => DB.prepare(statement)),
  );
};
