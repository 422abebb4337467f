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

/** Every row of a copy; SQLite's own count of keys is not one. */
const copied = (name: string): string[] => {
  wrangler('export', 'DB', '--no-schema', '--output', name);
  const lines = readFileSync(join(folder, name), 'utf8').split('\n');
  return lines.filter((line) => !line.startsWith('INSERT INTO "sqlite_sequence"')).sort();
};
/** How many triggers guard the tables. */
const triggers = (): number =>
  JSON.parse(
    wrangler(
      'execute',
      'DB',
      '--json',
      '--command',
      "SELECT count(*) AS many FROM sqlite_master WHERE type = 'trigger'",
    ),
  )[0].results[0].many;

test.runIf(process.env.FULL)('the documented backup can be read into a new database', { timeout: 120_000 }, () => {
  const config = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8')
    .replace(/^main .*$/m, '')
    .replace(/\[assets\][^[]*/, '');
  writeFileSync(join(folder, 'wrangler.toml'), config);
  copySeeded(state);
  const before = { rows: copied('data.sql'), triggers: triggers() };
  wrangler('export', 'DB', '--no-data', '--output', 'schema.sql');
  renameSync(state, join(folder, 'lost'));
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/restore.ts'), 'schema.sql', 'data.sql'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect({ rows: copied('again.sql'), triggers: triggers() }).toEqual(before);
  expect(before.rows.filter((row) => row.startsWith('INSERT INTO "records"')).length).toBeGreaterThan(0);
  expect(before.triggers).toBeGreaterThan(0);
});
