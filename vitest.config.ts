import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium } from './scripts/setup/chromium.mjs';
import api from './tests/vitest.api.ts';
import unit from './tests/vitest.unit.ts';

const here = import.meta.dirname;

/** Noise is a failure waiting to be read: a test that means to log catches the line itself. */
const failOnConsole = join(here, 'tests/support/quiet-console.ts');

/** Every kind of test but the browser walks (playwright.config.ts). `vitest --project unit` runs one kind. */
export default defineConfig({
  test: {
    // The default leaves a core to nobody: on the two that build machines have it would halve the speed.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      unit,
      api,
      {
        extends: './vite.config.ts',
        // All packages are bundled before the first test: one found later would bring a second React along.
        optimizeDeps: {
          entries: [join(here, 'tests/ui/**/*.test.tsx'), join(here, 'src/main.tsx')],
          include: ['vitest-browser-react', 'react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
        },
        test: {
          name: 'ui',
          root: here,
          include: ['tests/ui/**/*.test.tsx'],
          setupFiles: [failOnConsole],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 375, height: 812 } }],
          },
        },
      },
      {
        test: {
          name: 'site',
          root: here,
          include: ['tests/site/**/*.test.ts'],
          environment: 'node',
          // A server takes its time to come up on a busy machine, and to answer for hundreds of pages.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          globalSetup: [join(here, 'tests/site/seeded.ts')],
        },
      },
    ],
  },
});
