import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './setup/build-all.ts';
import { whyNotDeployable } from './setup/deployable.ts';
import { ROOT } from './setup/places.ts';

/** `npm run deploy`: build, then the migrations, then the Worker and its files. Additive migrations only: the old Worker runs until the last step. */
const wrangler = (...args: string[]) => {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules/wrangler/bin/wrangler.js'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`wrangler ${args.join(' ')} failed: nothing after it was done.`);
};

try {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const why = whyNotDeployable({ wrangler: read('wrangler.toml'), policy: read('content/politica.yaml') });
  if (why) throw new Error(why);
  buildAll();
  wrangler('d1', 'migrations', 'apply', 'DB', '--remote');
  wrangler('deploy');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
