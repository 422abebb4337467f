import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Top of the project. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** The Node of the project (24), which npm installs with the rest. */
export const NODE = join(ROOT, 'node_modules/.bin/node');

const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(ROOT, 'node_modules/.installed-lock');
/** npm's own account of what stands in node_modules. */
const ACCOUNT = join(ROOT, 'node_modules/.package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

/** Whether node_modules already is what the lock file asks for (somebody ran npm by hand). */
const installedByHand = () => {
  if (!existsSync(ACCOUNT) || !existsSync(NODE)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(LOCK, 'utf8'));
  const { packages: found } = JSON.parse(readFileSync(ACCOUNT, 'utf8'));
  const places = Object.keys(wanted).filter((place) => place !== '' && !wanted[place].optional);
  return places.every((place) => found[place]?.version === wanted[place].version);
};

/** Environment in which `node` and `npm` are the machine's: `npm ci` deletes the ones in node_modules under its own feet. */
const machineEnv = () => {
  const own = join(ROOT, 'node_modules');
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.startsWith(own));
  return { ...process.env, PATH: path.join(delimiter) };
};

/** Installs what the lock file asks for, when it is not there yet. Ends the process in one sentence when that fails. */
export const ensureInstalled = (again) => {
  const hash = lockHash();
  if (existsSync(STAMP) && existsSync(NODE) && readFileSync(STAMP, 'utf8') === hash) return;
  if (!installedByHand()) {
    console.error('Installing packages…');
    const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      env: machineEnv(),
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (status !== 0 || !existsSync(NODE)) {
      const why = error
        ? error.message
        : status !== 0
          ? `npm ci ended with ${status}`
          : 'it left no node_modules/.bin/node';
      console.error(`Packages could not be installed (${why}): check the network and run "${again}" again.`);
      process.exit(1);
    }
  }
  writeFileSync(STAMP, hash);
};
