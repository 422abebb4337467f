import { eq } from 'drizzle-orm';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { batch, one } from '../../worker/db/batch.ts';
import { connect } from '../../worker/db/client.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { settings } from '../../worker/db/schema/settings.ts';
import { aUser } from '../support/builders.ts';
import { watchedDatabase } from '../support/watched.ts';
import { world } from '../support/world.ts';

const { db } = world;
const put = (key: string, value: string) => db.insert(settings).values({ key, value });
const read = (key: string) => db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));

describe('a batch by name', () => {
  test('answers stand under the names of their statements, with the types of their rows', async () => {
    const { id, email } = await aUser(world);
    const answers = await batch(db, {
      written: put('b', 'one'),
      person: db.select({ email: users.email, isActive: users.isActive }).from(users).where(eq(users.id, id)),
      kept: read('b'),
    });
    expectTypeOf(answers.person).toEqualTypeOf<{ email: string; isActive: boolean }[]>();
    expectTypeOf(answers.kept).toEqualTypeOf<{ value: string }[]>();
    expect(answers).toEqual({
      written: expect.objectContaining({ meta: expect.objectContaining({ changes: 1 }) }),
      person: [{ email, isActive: true }],
      kept: [{ value: 'one' }],
    });
  });

  test('what is not asked this time takes nobody’s place, and its answer is undefined', async () => {
    const asked = false as boolean;
    const answers = await batch(db, {
      before: put('b', 'one'),
      perhaps: asked ? read('other') : null,
      never: undefined,
      kept: read('b'),
    });
    expectTypeOf(answers.perhaps).toEqualTypeOf<{ value: string }[] | undefined>();
    expect(answers.perhaps).toBeUndefined();
    expect(answers.never).toBeUndefined();
    expect(answers.kept).toEqual([{ value: 'one' }]);
  });

  test('one row is asked as one row, and undefined where there is none', async () => {
    const { kept, gone } = await batch(db, {
      written: put('b', 'one'),
      kept: one(read('b')),
      gone: one(read('other')),
    });
    expectTypeOf(kept).toEqualTypeOf<{ value: string } | undefined>();
    expect([kept, gone]).toEqual([{ value: 'one' }, undefined]);
  });

  test('groups and lists keep their shape, and two groups may use the same name', async () => {
    const group = (key: string) => ({ written: put(key, key), row: read(key) });
    const answers = await batch(db, {
      one: group('1'),
      list: [read('1'), read('2')],
      two: group('2'),
      last: read('2'),
    });
    expect(answers.one.row).toEqual([{ value: '1' }]);
    expect(answers.list).toEqual([[{ value: '1' }], []]);
    expect(answers.two.row).toEqual([{ value: '2' }]);
    expect(answers.last).toEqual([{ value: '2' }]);
  });

  test('it is one trip and one transaction in the written order; without a statement no trip at all', async () => {
    const { DB, trips } = watchedDatabase();
    const watched = connect(DB);
    expect(await batch(watched, { none: null, empty: [], group: { nothing: undefined } })).toEqual({
      none: undefined,
      empty: [],
      group: { nothing: undefined },
    });
    expect(trips()).toBe(0);
    const twice = batch(watched, { first: put('b', 'one'), again: put('b', 'two'), kept: read('b') });
    await expect(twice).rejects.toThrow();
    expect(trips()).toBe(1);
    expect(await read('b')).toEqual([]);
  });
});
