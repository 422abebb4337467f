import { join } from 'node:path';
import { endWith } from './setup/child.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureInstalled, NODE, ROOT } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

/** `npm test`: every check and test. `--full` adds the long ones. The stages are in scripts/setup/run-tests.ts. */
requireNode('npm test');
ensureInstalled('npm test');
const full = process.argv.includes('--full') ? { FULL: '1' } : {};
endWith(NODE, [join(ROOT, 'scripts/setup/run-tests.ts')], {
  env: { ...process.env, ...full, CHROMIUM: ensureChromium() },
});
