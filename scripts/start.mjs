import { join } from 'node:path';
import { endWith } from './setup/child.mjs';
import { ensureInstalled, NODE, ROOT } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

/** `npm start`: runs on the machine's Node before anything is installed; the work is done by scripts/setup/run-server.ts. */
requireNode('npm start');
ensureInstalled('npm start');
endWith(NODE, [join(ROOT, 'scripts/setup/run-server.ts')]);
