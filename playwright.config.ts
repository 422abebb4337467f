import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/setup/chromium.mjs';

/**
 * `npm run test:full` walks everything at both widths. `npm test` walks what matters most at one width: a phone's, or a desk's where
 * the tag `@desk` says so; walks tagged `@full` are left out (docs/decisions/0335).
 */
const FULL = Boolean(process.env.FULL);
/** First screens are measured in the font that most phones show (Roboto), not in DejaVu, which no phone has and which is wider. */
const FONTS = fileURLToPath(new URL('tests/support/fonts.conf', import.meta.url));

/** Walks in a real browser over the built product, at the two widths everything is drawn for. */
export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  globalSetup: './tests/e2e/server.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Walks wait more than they work: two leave two cores idle for a third of the time.
  workers: 3,
  // Wide, for a busy machine: a walk that passes is not slower for it.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_URL ?? '',
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    contextOptions: { reducedMotion: 'reduce' },
    // Walks are about the site itself; those about its service worker let it in (tests/e2e/kept-site.ts).
    serviceWorkers: 'block',
    // A trace of every step doubles the time: set TRACE=1 when a failure needs one.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: CHROMIUM_ARGS,
      env: { ...process.env, FONTCONFIG_FILE: FONTS } as Record<string, string>,
    },
  },
  projects: [
    {
      name: 'phone',
      ...(FULL ? {} : { grepInvert: /@full|@desk/ }),
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
    // What a device keeps does not depend on its width.
    {
      name: 'desk',
      ...(FULL ? {} : { grep: /@desk/ }),
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: /(offline.*|update|saves-data)\.spec\.ts$/,
    },
  ],
});
