import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST, ROOT } from './places.ts';
import { writeSbom } from './sbom.ts';
import { bundleWorker } from './worker-bundle.ts';

/** All that a build reads. Tests and the hand tools among the scripts do not change what is served. */
const INPUTS = [
  'content',
  'package-lock.json',
  'public',
  'scripts/build.ts',
  'scripts/content',
  'scripts/pictures/cards',
  'scripts/prerender',
  'scripts/setup',
  'src',
  'tsconfig.base.json',
  'vite.config.ts',
  'worker',
  'wrangler.toml',
];
/** Environment that ends up in the built files. */
const VARIABLES = ['SITE_URL'];
const STAMP = join(DIST, '.inputs');

const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
};

/** One hash of every input's name and bytes: two equal hashes build the same site. */
const hashInputs = (): string => {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => filesBelow(join(ROOT, input)))) {
    hash.update(`${file.slice(ROOT.length)}\0`).update(readFileSync(file));
  }
  for (const name of VARIABLES) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
};

/** Site and Worker into dist. Throws one sentence when a part fails; that part has said why by then. */
export const buildAll = () => {
  // Taken before building: a file saved meanwhile counts as changed at the next start.
  const hash = hashInputs();
  rmSync(STAMP, { force: true });
  const site = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts')], { cwd: ROOT, stdio: ['ignore', 2, 2] });
  if (site.status !== 0) throw new Error('The site does not build: the lines above say why.');
  bundleWorker();
  writeSbom();
  writeFileSync(STAMP, hash);
};

/** Builds only when something that a build reads has changed since the last one that ended well. */
export const buildIfChanged = () => {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashInputs()) return;
  console.error('Building the site…');
  buildAll();
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    if (process.argv.includes('--if-changed')) buildIfChanged();
    else buildAll();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
