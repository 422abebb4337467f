import { join } from 'node:path';
import { endWith } from './setup/child.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureInstalled, NODE, ROOT } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

/**
 * `npm test`: every check and test. `--full` adds the long ones; `--quick` is what needs neither a build nor a browser (types,
 * lint, rooms, content, unit). The stages are in scripts/setup/run-tests.ts.
 */
requireNode('npm test');
ensureInstalled('npm test');
const isQuick = process.argv.includes('--quick');
endWith(NODE, [join(ROOT, 'scripts/setup/run-tests.ts')], {
  env: {
    ...process.env,
    ...(process.argv.includes('--full') && { FULL: '1' }),
    ...(isQuick ? { QUICK: '1' } : { CHROMIUM: ensureChromium() }),
  },
});
