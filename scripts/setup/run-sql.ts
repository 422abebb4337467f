import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDir, ROOT, WRANGLER_ENV } from './places.ts';

/** A value as SQL text: wrangler takes no parameters. */
export const quoted = (value: string | number) =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;

/**
 * Runs SQL through wrangler on the local database or the deployed one, from a file that only this user may read: nothing of it stands in
 * a process list. `told`: sentences for failures, by what the database says of them.
 */
export const runSql = (sql: string, remote: boolean, told: Readonly<Record<string, string>>): void => {
  const folder = mkdtempSync(join(tmpdir(), 'toor-'));
  const file = join(folder, 'run.sql');
  try {
    writeFileSync(file, sql, { mode: 0o600 });
    const where = remote ? ['--remote'] : ['--local', '--persist-to', dataDir()];
    const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [wrangler, 'd1', 'execute', 'DB', ...where, '--yes', '--file', file],
      { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...WRANGLER_ENV } },
    );
    if (status === 0) return;
    const said = `${stdout}${stderr}`;
    const known = Object.keys(told).find((fault) => said.includes(fault));
    if (known) throw new Error(told[known]);
    if (said.includes('no such table')) {
      throw new Error(
        remote
          ? 'The database has no tables yet: run "npm run deploy" first.'
          : 'There is no local database yet: run "npm start" once, then try again.',
      );
    }
    throw new Error(`wrangler could not write it:\n${said}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
