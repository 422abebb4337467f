import { type D1Migration, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { complaints, logged, NOW, takeComplaints } from './world.ts';

const { DB, MIGRATIONS } = env as unknown as { DB: D1Database; MIGRATIONS: D1Migration[] };

const tables = async () =>
  (await DB.prepare("SELECT count(*) AS n FROM sqlite_master WHERE type = 'table'").first<{ n: number }>())?.n ?? 0;

/** An empty database: the first test of a file may find the one of the file before it after a single reset. */
const emptied = async () => {
  do await reset();
  while ((await tables()) > 0);
};

/** Every test begins with an empty, migrated database, at the same moment; the request log is kept off the terminal. */
beforeEach(async () => {
  await emptied();
  // As one text: half the time of a batch, hundreds of times over.
  await DB.prepare(MIGRATIONS.flatMap(({ queries }) => queries).join(';\n')).run();
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
