import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { CONTENT_ROOT, readGuides } from '../scripts/content/guides.ts';
import { writeSearchFiles } from '../scripts/content/search/files.ts';

const ROOT = join(import.meta.dirname, '..');

/** Tests that try very many things in turn: `npm run test:full` runs them. */
const LONG = ['accounts-model', 'faults-everywhere', 'naughty'].map((name) => `tests/api/${name}.test.ts`);

/** Small pages in place of the built ones, and what the Worker searches, made of the real guides. */
const assetsFolder = (): string => {
  const folder = join(ROOT, 'node_modules/.cache/patas-y-plumas/api-assets');
  cpSync(join(ROOT, 'tests/support/assets'), folder, { recursive: true });
  writeSearchFiles(readGuides(CONTENT_ROOT), folder);
  return folder;
};

/** API tests: inside workerd, with a real D1 and a real assets binding; nothing of the built site is needed. */
export default defineConfig({
  plugins: [
    {
      name: 'cheap-passwords',
      enforce: 'pre',
      // Beside the product, not inside it: no setting of a deployment can make its hashes cheap.
      resolveId: (source, from) =>
        source.endsWith('/password-cost.ts') && from?.startsWith(join(ROOT, 'worker'))
          ? join(ROOT, 'tests/support/password-cost.ts')
          : null,
    },
    cloudflareTest(async () => ({
      main: join(ROOT, 'worker/index.ts'),
      miniflare: {
        compatibilityDate: '2026-11-01',
        compatibilityFlags: ['nodejs_compat'],
        d1Databases: ['DB'],
        r2Buckets: ['FILES'],
        assets: { directory: assetsFolder(), binding: 'ASSETS' },
        bindings: {
          MIGRATIONS: await readD1Migrations(join(ROOT, 'migrations')),
          // Second steps need no binding. Mail does: it stays off unless a test brings one.
          SITE_URL: 'https://patas.test',
          SECOND_STEP_SECRET: 'otro-secreto-de-las-pruebas',
        },
      },
    })),
  ],
  test: {
    name: 'api',
    root: ROOT,
    include: ['tests/api/**/*.test.ts'],
    // The Worker's modules are loaded once for all files: each test begins with a new database anyway (api-setup.ts).
    isolate: false,
    exclude: process.env.FULL ? [] : LONG,
    // A busy machine stretches everything.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: [join(ROOT, 'tests/support/api-setup.ts')],
  },
});
