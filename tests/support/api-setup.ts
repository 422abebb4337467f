import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { complaints, logged, NOW, takeComplaints } from './world.ts';

const { DB, MIGRATIONS } = env as unknown as { DB: D1Database; MIGRATIONS: D1Migration[] };

/** Every test begins with an empty, migrated database, at the same moment; the request log is kept off the terminal. */
beforeEach(async () => {
  await reset();
  await applyD1Migrations(DB, MIGRATIONS);
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
