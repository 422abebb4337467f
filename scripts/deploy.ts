import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './setup/build-all.ts';
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
  if (/database_id = "0{8}-/.test(readFileSync(join(ROOT, 'wrangler.toml'), 'utf8'))) {
    throw new Error(
      'wrangler.toml has no database yet: run "npx wrangler d1 create patas-y-plumas" and put the id it prints into database_id.',
    );
  }
  if (/^controller: null$/m.test(readFileSync(join(ROOT, 'content/politica.yaml'), 'utf8'))) {
    throw new Error(
      'content/politica.yaml names nobody who answers for the data (Ley 1581 de 2012): fill in "controller" with name, address and email, then npm run fix.',
    );
  }
  buildAll();
  wrangler('d1', 'migrations', 'apply', 'DB', '--remote');
  wrangler('deploy');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
