import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT, WRANGLER_ENV } from '../../scripts/setup/places.ts';
import { copySeeded } from './seeded.ts';

// wrangler exports only from its usual local folder, so the database is put there.
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const state = join(folder, '.wrangler/state');
afterAll(() => rmSync(folder, { recursive: true }));

const wrangler = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/wrangler/bin/wrangler.js'), 'd1', ...args, '--local'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, ...WRANGLER_ENV } },
  );
  expect(status, `${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
};

/** Rows of every table, and how many triggers guard them. */
const counts = (): unknown => {
  const tables = ['users', 'pets', 'appointments', 'clinics', 'd1_migrations'];
  const columns = tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`);
  const triggers = "(SELECT count(*) FROM sqlite_master WHERE type = 'trigger') AS triggers";
  const [answer] = JSON.parse(
    wrangler('execute', 'DB', '--json', '--command', `SELECT ${[...columns, triggers].join()}`),
  );
  return answer.results[0];
};

test.runIf(process.env.FULL)('the documented backup can be read into a new database', { timeout: 120_000 }, () => {
  const config = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8')
    .replace(/^main .*$/m, '')
    .replace(/\[assets\][^[]*/, '');
  writeFileSync(join(folder, 'wrangler.toml'), config);
  copySeeded(state);
  const before = counts();
  wrangler('export', 'DB', '--no-data', '--output', 'schema.sql');
  wrangler('export', 'DB', '--no-schema', '--output', 'data.sql');
  renameSync(state, join(folder, 'lost'));
  wrangler('execute', 'DB', '--yes', '--file', 'schema.sql');
  wrangler('execute', 'DB', '--yes', '--file', 'data.sql');
  expect(counts()).toEqual(before);
  expect(before).toMatchObject({ users: 6, triggers: expect.any(Number) });
});
