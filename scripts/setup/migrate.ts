import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { unstable_splitSqlQuery as splitSql } from 'wrangler';

export type LocalD1 = Awaited<ReturnType<Miniflare['getD1Database']>>;

// The table wrangler keeps, so that `wrangler d1 migrations list DB --local --persist-to .data` tells the truth too.
const TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Applies the migrations of `folder` that this database has not seen, oldest first; each one wholly or not at all. Returns their names. */
export const applyMigrations = async (d1: LocalD1, folder: string): Promise<string[]> => {
  await d1.prepare(TABLE).run();
  const { results } = await d1.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  const applied = new Set(results.map((row) => row.name));
  const pending = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .sort();
  for (const name of pending) {
    const statements = splitSql(readFileSync(join(folder, name), 'utf8'));
    await d1.batch([
      ...statements.map((sql) => d1.prepare(sql)),
      d1.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
  }
  return pending;
};
