import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** API tests: inside workerd, with a real D1 and a real assets binding; nothing of the built site is needed. */
export default defineConfig({
  plugins: [
    cloudflareTest(async () => ({
      main: './worker/index.ts',
      miniflare: {
        compatibilityDate: '2026-11-01',
        compatibilityFlags: ['nodejs_compat'],
        d1Databases: ['DB'],
        assets: { directory: './tests/support/assets', binding: 'ASSETS' },
        bindings: { MIGRATIONS: await readD1Migrations('./migrations') },
      },
    })),
  ],
  test: {
    name: 'api',
    root: `${import.meta.dirname}/..`,
    include: ['tests/api/**/*.test.ts'],
    setupFiles: ['tests/support/api-setup.ts'],
  },
});
