import { join } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

const ROOT = join(import.meta.dirname, '..');

/** API tests: inside workerd, with a real D1 and a real assets binding; nothing of the built site is needed. */
export default defineConfig({
  plugins: [
    cloudflareTest(async () => ({
      main: join(ROOT, 'worker/index.ts'),
      miniflare: {
        compatibilityDate: '2026-11-01',
        compatibilityFlags: ['nodejs_compat'],
        d1Databases: ['DB'],
        assets: { directory: join(ROOT, 'tests/support/assets'), binding: 'ASSETS' },
        bindings: { MIGRATIONS: await readD1Migrations(join(ROOT, 'migrations')) },
      },
    })),
  ],
  test: {
    name: 'api',
    root: ROOT,
    include: ['tests/api/**/*.test.ts'],
    // Hashing a password costs 0.2 s of CPU, and a busy machine stretches that.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: [join(ROOT, 'tests/support/api-setup.ts')],
  },
});
