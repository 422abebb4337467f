import { describe, expect, test, vi } from 'vitest';
import { everyCall } from '../support/every-call.ts';
import { FAULTS, faultyDatabase } from '../support/faulty.ts';
import { bindings, mutate, takeComplaints } from '../support/world.ts';

/** Attempts are counted before anything else is done; what counts them is no part of a call's work. */
const COUNTERS = 'throttle';

const tables = async (): Promise<string[]> => {
  const named = bindings.DB.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`);
  const { results } = await named.all<{ name: string }>();
  return results.map(({ name }) => name).filter((name) => name !== COUNTERS && !/^(sqlite_|_cf_|d1_)/.test(name));
};

/** Everything that is stored: the rows of each table, in no order. */
const stored = async (): Promise<Record<string, string[]>> => {
  const names = await tables();
  const rows = await bindings.DB.batch(names.map((name) => bindings.DB.prepare(`SELECT * FROM ${name}`)));
  return Object.fromEntries(
    names.map((name, index) => [name, (rows[index]?.results ?? []).map((row) => JSON.stringify(row)).sort()]),
  );
};
const counts = async () =>
  Object.fromEntries(Object.entries(await stored()).map(([name, rows]) => [name, rows.length]));

const writes = async () => (await everyCall()).filter(([call]) => call === mutate);

/** One more than any call makes. */
const MOST_TRIPS = 4;

/** Statements that do a call's work. */
const works = (statements: string[]) =>
  statements.some((text) => !/^\s*select\b/i.test(text) && !text.includes(`"${COUNTERS}"`));

/**
 * Asked again they are done again, which replaces what the first time made (a link, a copy, a session or a question that nobody holds) or is an
 * act of its own (who took a file along, a credential that was looked at). A link of which only the hash is kept cannot be told twice: another
 * is made, and the one that nobody read ends by its term (records.share, household.invite).
 */
const ANEW = new Set([
  'accesses.export',
  'accounts.export',
  'accounts.exportActs',
  'accounts.issueLink',
  'accounts.rescue',
  'accounts.toggle',
  'auth.askPasskey',
  'auth.login',
  'auth.stepUp',
  'calendar.create',
  'clients.issueCode',
  'clinicSettings.renewMemberLink',
  'factors.askPasskey',
  'factors.renewCodes',
  'household.invite',
  'profile.export',
  'records.share',
]);

const isAnew = (name: string, input: unknown) =>
  ANEW.has(name) || (name === 'accounts.update' && Object.hasOwn(input as object, 'password'));

describe('every write, when its database fails', () => {
  test('before the work of any of its trips: nothing is half done, and asked again it is done', async () => {
    for (const [, name, input, token] of await writes()) {
      for (let nth = 1; nth <= MOST_TRIPS; nth += 1) {
        const before = await stored();
        const { DB, trips } = faultyDatabase(nth, 'before', { fault: FAULTS.broken });
        const { status } = await mutate(name, input ?? undefined, { token, env: { DB } });
        const reached = trips() >= nth;
        expect([name, nth, status]).toEqual([name, nth, reached ? 500 : 200]);
        if (!reached) break;
        expect([name, nth, await stored()]).toEqual([name, nth, before]);
        takeComplaints();
      }
    }
  });

  test('after its work was committed: asked again with its key, nothing is doubled', async () => {
    const unreached: string[] = [];
    for (const [, name, input, token] of await writes()) {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const { DB, trips } = faultyDatabase(1, 'after', { fault: FAULTS.broken, counts: works });
      const { status } = await mutate(name, input ?? undefined, { token, headers, env: { DB } });
      if (trips() === 0) unreached.push(name);
      expect([name, status]).toEqual([name, trips() === 0 ? 200 : 500]);
      takeComplaints();
      const done = await counts();
      // Nobody asks twice in one millisecond.
      vi.setSystemTime(Date.now() + 1);
      const again = await mutate(name, input ?? undefined, { token, headers });
      expect([name, again.status < 500]).toEqual([name, true]);
      if (isAnew(name, input)) expect([name, again.status]).toEqual([name, 200]);
      else expect([name, await counts()]).toEqual([name, done]);
    }
    // They store nothing: the secret of an app comes sealed in the answer, and who of a spreadsheet is known is only asked.
    expect(unreached.sort()).toEqual(['auth.checkLink', 'factors.startTotp', 'imports.known']);
  });
});
