import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { toorSql } from '../../scripts/toor-create.ts';
import { rescueSql } from '../../scripts/toor-rescue.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Two toors, each with a passkey, an app, a code and a session. */
const withTwo = () => {
  const database = new DatabaseSync(':memory:');
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    database.exec(readFileSync(join(MIGRATIONS, name), 'utf8'));
  for (const id of ['ana', 'beto']) {
    database.exec(toorSql({ email: `${id}@correo.co`, name: id }, '$scrypt$x', id, 1000));
    database.exec(`INSERT INTO passkeys VALUES ('p-${id}', '${id}', 'c-${id}', 'k', 0, '[]', 'n', 0, 1, NULL);
      INSERT INTO totps VALUES ('${id}', 't-${id}', 's', 1, 0, NULL);
      INSERT INTO recovery_codes VALUES ('h-${id}', '${id}', 1, NULL);
      INSERT INTO sessions (token_hash, public_id, user_id, created_at, last_used_at, expires_at, alive_until)
        VALUES ('s-${id}', 's-${id}', '${id}', 1, 1, 9, 9);`);
  }
  return database;
};

test('a toor who lost the second step gets in by password again: logged, told, and nobody else touched', () => {
  const database = withTwo();
  database.exec(rescueSql('ana@correo.co', 2000));
  for (const table of ['passkeys', 'totps', 'recovery_codes', 'sessions'])
    expect([table, database.prepare(`SELECT user_id FROM ${table}`).all()]).toEqual([table, [{ user_id: 'beto' }]]);
  const rows = (sql: string) => database.prepare(sql).all();
  expect(rows("SELECT actor_id, target_id FROM audit_log WHERE action = 'second_step.rescued'")).toEqual([
    { actor_id: null, target_id: 'ana' },
  ]);
  expect(rows('SELECT user_id, kind FROM security_events')).toEqual([{ user_id: 'ana', kind: 'rescued' }]);
  expect(rows('SELECT user_id, kind, state FROM outbox')).toEqual([
    { user_id: 'ana', kind: 'second_step_removed', state: 'waiting' },
  ]);
});

test('whoever is no toor is not rescued, and nothing happens', () => {
  const database = withTwo();
  database.exec("UPDATE users SET role = 'user' WHERE id = 'ana'");
  for (const email of ['ana@correo.co', 'nadie@correo.co', "x' OR '1'='1"]) {
    expect(() => database.exec(rescueSql(email, 2000))).toThrow('NOT NULL constraint failed: audit_log.target_id');
    expect(database.prepare('SELECT count(*) AS n FROM passkeys').get()).toEqual({ n: 2 });
  }
});
