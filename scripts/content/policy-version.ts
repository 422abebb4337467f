import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const TARGET = join(ROOT, 'src/shared/policy-version.ts');

/** Version of the personal-data policy: a hash of its text, so that a changed text is a new version. */
const version = createHash('sha256')
  .update(readFileSync(join(ROOT, 'content/politica.yaml')))
  .digest('hex')
  .slice(0, 16);
const source = `/** Written by scripts/content/policy-version.ts: the hash of content/politica.yaml. */\nexport const POLICY_VERSION = '${version}';\n`;

/** `node scripts/content/policy-version.ts` writes src/shared/policy-version.ts; with `--check` it only says whether it is current. */
if (process.argv.includes('--check')) {
  if (readFileSync(TARGET, 'utf8') !== source) {
    console.error('content/politica.yaml cambió: ejecuta npm run fix para actualizar src/shared/policy-version.ts');
    process.exit(1);
  }
} else writeFileSync(TARGET, source);
