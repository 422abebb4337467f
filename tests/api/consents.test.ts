import { expect, test } from 'vitest';
import { POLICY_VERSION } from '../../src/shared/policy-version.ts';
import { aUser } from '../support/builders.ts';
import { NOW, query, signedIn, world } from '../support/world.ts';

test('accounts that have not accepted the policy in force: those that accepted none first, page by page, and how many', async () => {
  const { token } = await signedIn('toor', { consentVersion: POLICY_VERSION, consentAt: NOW });
  const accepted = (consentVersion: string | null) =>
    aUser(world, { consentVersion, consentAt: consentVersion ? NOW : null });
  await accepted(POLICY_VERSION);
  const none = [await accepted(null), await accepted(null)].map(({ id }) => id).sort();
  const before = [await accepted('!a'), await accepted('!a'), await accepted('!b')];
  const later = [await accepted('~a'), await accepted('~b')];
  const versions: (string | null)[] = [];
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await query('accounts.withoutConsent', { limit: 2, cursor }, { token });
    expect(data.total).toBe(7);
    for (const row of data.rows) {
      versions.push(row.version);
      ids.push(row.id);
    }
    cursor = data.next ?? undefined;
  } while (cursor);
  expect(versions).toEqual([null, null, '!a', '!a', '!b', '~a', '~b']);
  expect(new Set(ids)).toEqual(new Set([...none, ...before.map(({ id }) => id), ...later.map(({ id }) => id)]));
  expect((await query('accounts.withoutConsent', undefined, { token: (await signedIn('admin')).token })).key).toBe(
    'forbidden',
  );
});
