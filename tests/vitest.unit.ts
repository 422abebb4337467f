import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOT = join(import.meta.dirname, '..');

/** Unit tests (decisions without I/O) and those of the guides' content, in Node. */
export default defineConfig({
  test: {
    name: 'unit',
    root: ROOT,
    include: ['tests/unit/**/*.test.ts', 'tests/content/**/*.test.ts'],
    environment: 'node',
    // Hashing a password costs 0.2 s of CPU, and a busy machine stretches that.
    testTimeout: 30_000,
    // The guides are read once for all files: reading them again for each took half of the time.
    isolate: false,
    setupFiles: [join(ROOT, 'tests/support/quiet-console.ts')],
  },
});
