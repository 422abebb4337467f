import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test fails when anything it does writes a warning or an error that it does not expect. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'console.error').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'console.warn').toEqual([]);
  vi.restoreAllMocks();
});
