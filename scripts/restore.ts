import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unstable_splitSqlQuery as splitSql } from 'wrangler';
import { ROOT, WRANGLER_ENV } from './setup/places.ts';

/**
 * `npm run restore -- schema.sql data.sql [--remote]`: reads a copy of the database (docs/deploying.md, Backup) into the empty one that
 * wrangler.toml names. Triggers come last: they would answer to the rows of the copy, and write again what those rows hold already.
 */
const USAGE = 'Use: npm run restore -- schema.sql data.sql [--remote]';

const execute = (file: string, isRemote: boolean): void => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/wrangler/bin/wrangler.js'),
      ...['d1', 'execute', 'DB', isRemote ? '--remote' : '--local', '--yes', '--file', file],
    ],
    { encoding: 'utf8', env: { ...process.env, ...WRANGLER_ENV } },
  );
  if (status !== 0) throw new Error(`wrangler could not read ${file}:\n${stdout}${stderr}`);
};

const restore = () => {
  const { values, positionals } = parseArgs({
    options: { remote: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [schema, data] = positionals;
  if (!schema || !data || positionals.length > 2) throw new Error(USAGE);
  const statements = splitSql(readFileSync(schema, 'utf8'));
  const isTrigger = (statement: string) => /^\s*CREATE TRIGGER/i.test(statement);
  const folder = mkdtempSync(join(tmpdir(), 'restore-'));
  try {
    const file = (name: string, parts: string[]) => {
      const path = join(folder, name);
      writeFileSync(path, parts.map((statement) => `${statement.replace(/;\s*$/, '')};\n`).join(''), { mode: 0o600 });
      return path;
    };
    execute(
      file(
        'tables.sql',
        statements.filter((statement) => !isTrigger(statement)),
      ),
      values.remote,
    );
    execute(data, values.remote);
    execute(file('triggers.sql', statements.filter(isTrigger)), values.remote);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log('The copy is in the database.');
};

try {
  restore();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
