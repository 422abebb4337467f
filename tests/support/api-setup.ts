import { afterEach, beforeEach, expect, vi } from 'vitest';
import { freshDatabase } from './fresh-database.ts';
import { complaints, logged, NOW, takeComplaints } from './world.ts';

/** Every test begins with an empty, migrated database, at the same moment; the request log is kept off the terminal. */
beforeEach(async () => {
  await freshDatabase();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  logged.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => void logged.push(String(line)));
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void complaints.push(words));
  }
});

/** An unexpected complaint fails its test. */
afterEach(() => {
  vi.useRealTimers();
  expect(takeComplaints()).toEqual([]);
});
