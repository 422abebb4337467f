import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DIST, ROOT, WRANGLER_ENV } from './places.ts';

/** The Worker as it would be deployed, in dist/worker: wrangler makes it, nothing is sent anywhere. Throws with wrangler's words. */
export const bundleWorker = () => {
  const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
  const args = ['deploy', '--dry-run', '--outdir', join(DIST, 'worker'), '--assets', join(DIST, 'client')];
  const { status, stdout, stderr } = spawnSync(process.execPath, [wrangler, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...WRANGLER_ENV },
  });
  if (status !== 0) throw new Error(`The Worker does not bundle:\n${stdout}${stderr}`);
};
