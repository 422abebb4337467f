import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/places.ts';

/** A foreign key of the schema: the table that holds it, and the one that it refers to. */
export type Reference = { from: string; to: string };

/** Tables that lose rows, or their references, when a table is dropped: those that refer to it, and those that refer to them. */
const dependants = (table: string, references: readonly Reference[]): string[] => {
  const found = new Set<string>();
  const reach = (of: string) => {
    for (const { from, to } of references)
      if (to === of && from !== table && !found.has(from)) {
        found.add(from);
        reach(from);
      }
  };
  reach(table);
  return [...found].sort();
};

/**
 * What is wrong with a migration, in words. drizzle-kit widens a CHECK by making the table anew; D1 keeps foreign keys on in a
 * migration whatever a PRAGMA says, so that `DROP TABLE` erases the rows of every table that refers to it.
 */
export const migrationProblems = (sql: string, references: readonly Reference[]): string[] => [
  ...[...sql.matchAll(/DROP TABLE (?:IF EXISTS )?[`"]?(\w+)/gi)]
    .map(([, table = '']) => table)
    .filter((table) => !table.startsWith('__keep_'))
    .flatMap((table) => {
      const lost = dependants(table, references).filter((one) => !sql.includes(`__keep_${one}`));
      return lost.length === 0
        ? []
        : [`drops ${table}, which on D1 erases rows of ${lost.join(', ')}: see docs/recipes/role.md, "The migration"`];
    }),
  ...(/DROP COLUMN|RENAME COLUMN/i.test(sql)
    ? ['takes a column away: the version that runs until the new one is there still reads it. Migrations only add']
    : []),
];

type Snapshot = { tables: Record<string, { foreignKeys: Record<string, { tableTo: string }> }> };

if (import.meta.filename === process.argv[1]) {
  const folder = join(ROOT, 'migrations');
  const snapshots = readdirSync(join(folder, 'meta'))
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort();
  const { tables } = JSON.parse(readFileSync(join(folder, 'meta', snapshots.at(-1) ?? ''), 'utf8')) as Snapshot;
  const references = Object.entries(tables).flatMap(([from, { foreignKeys }]) =>
    Object.values(foreignKeys).map(({ tableTo }) => ({ from, to: tableTo })),
  );
  const problems = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .flatMap((file) =>
      migrationProblems(readFileSync(join(folder, file), 'utf8'), references).map(
        (said) => `migrations/${file} ${said}.`,
      ),
    );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
