import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Writes a file of src/shared that both sides need from content, formatted as biome would, so that lint finds nothing to change. With
 * `--check` it only says whether the file is that of `from`, and ends with 1 where it is not.
 */
export const writeShared = (name: string, from: string, draft: string): void => {
  const file = `src/shared/${name}.ts`;
  const source = spawnSync(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=${file}`],
    { cwd: ROOT, input: draft, encoding: 'utf8' },
  ).stdout;
  if (!process.argv.includes('--check')) writeFileSync(join(ROOT, file), source);
  else if (readFileSync(join(ROOT, file), 'utf8') !== source) {
    console.error(`${from} cambió: ejecuta npm run fix para actualizar ${file}`);
    process.exit(1);
  }
};
