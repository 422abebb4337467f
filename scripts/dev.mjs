import { join } from 'node:path';
import { endWith } from './setup/child.mjs';
import { ensureInstalled, NODE, ROOT } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

/** `npm run dev`: the app with hot reload in front of the real Worker. The work is done by scripts/setup/run-dev.ts. */
requireNode('npm run dev');
ensureInstalled('npm run dev');
endWith(NODE, [join(ROOT, 'scripts/setup/run-dev.ts')]);
