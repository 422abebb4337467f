import { defineConfig } from 'vitest/config';

/** Unit tests: decisions without I/O, in Node. */
export default defineConfig({
  test: {
    name: 'unit',
    root: `${import.meta.dirname}/..`,
    include: ['tests/unit/**/*.test.ts', 'tests/content/**/*.test.ts'],
    environment: 'node',
  },
});
