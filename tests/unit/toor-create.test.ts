import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { toorSql } from '../../scripts/toor-create.ts';

const ROOT = join(import.meta.dirname, '../..');
const ANA = { email: 'ana@correo.co', name: `Ana O'Hara'); DROP TABLE users; --` };

const migrated = () => {
  const database = new DatabaseSync(':memory:');
  for (const name of readdirSync(join(ROOT, 'migrations'))
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    database.exec(readFileSync(join(ROOT, 'migrations', name), 'utf8'));
  }
  return database;
};

const run = (args: string[], PASSWORD?: string) => {
  const env = { ...process.env, PASSWORD };
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/toor-create.ts'), ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stderr };
};

describe('the first toor', () => {
  test('is written with whatever name it has, and leaves a trace', () => {
    const database = migrated();
    database.exec(toorSql(ANA, '$scrypt$x', 'id-1', 1000));
    expect(
      database.prepare('SELECT id, email, name, role, is_active, password_hash, password_set_by FROM users').all(),
    ).toEqual([{ id: 'id-1', ...ANA, role: 'toor', is_active: 1, password_hash: '$scrypt$x', password_set_by: null }]);
    expect(database.prepare('SELECT at, actor_id, action, target_id FROM audit_log').all()).toEqual([
      { at: 1000, actor_id: null, action: 'toor.created', target_id: 'id-1' },
    ]);
    expect(() => database.exec(toorSql(ANA, '$scrypt$y', 'id-2', 2000))).toThrow(
      'UNIQUE constraint failed: users.email',
    );
  });

  test.each([
    [[], 'largo-y-raro', 'Use: npm run toor:create'],
    [['--email', 'ana', '--name', 'Ana'], 'largo-y-raro', 'email: Escribe un correo'],
    [['--email', 'ana@correo.co', '--name', 'Ana'], '12345678', 'password: Sigue una serie'],
    [['--email', 'ana@correo.co', '--name', 'Ana'], undefined, 'hand the password over in PASSWORD'],
  ])('%j with the password %s is refused in words', (args, password, words) => {
    const { status, stderr } = run(args, password);
    expect(status).toBe(1);
    expect(stderr).toContain(words);
    expect(stderr).not.toContain(' at ');
  });
});
