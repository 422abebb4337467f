import { TRPCError } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { AppError, type ErrorKey } from '../../src/shared/errors.ts';
import { POLICY_VERSION } from '../../src/shared/policy-version.ts';
import { instantOf } from '../../src/shared/time.ts';
import { decodeCursor, instantAndId, pageFrom, textAndId } from '../../worker/db/cursor.ts';
import { assertMayAssign } from '../../worker/features/accounts/rules.ts';
import { bookingError, comingSince } from '../../worker/features/appointments/rules.ts';
import { acceptedVersion } from '../../worker/features/auth/rules.ts';
import { brokenRule } from '../../worker/features/authority/rules.ts';
import { problemOf, trpcErrorOf } from '../../worker/problem.ts';
import { REST } from '../../worker/rest/table.ts';

const keyOf = (error: Error): ErrorKey | string => (error instanceof AppError ? error.key : error.message);

describe('why a booking took no seat', () => {
  const facts = { pet: 1, chosen: 'c', clinic: 'c', refusal: null, busy: null, quota: null };
  test.each([
    [{ ...facts, pet: null, refusal: 'slot_taken' }, 'pet_not_found'],
    [{ ...facts, chosen: null, clinic: null }, 'no_clinic'],
    [{ ...facts, clinic: null }, 'clinic_not_found'],
    [{ ...facts, refusal: 'past' }, 'invalid'],
    [{ ...facts, refusal: 'too_far' }, 'too_far'],
    [{ ...facts, refusal: 'slot_taken', busy: 1 }, 'slot_taken'],
    [{ ...facts, busy: 1, quota: 'pet_day_full' }, 'pet_busy'],
    [{ ...facts, refusal: 'slot_taken', quota: 'pending_full' }, 'slot_taken'],
    [{ ...facts, quota: 'pending_full_here' }, 'pending_full_here'],
  ] as const)('%j: %s', (known, key) => expect(keyOf(bookingError(known))).toBe(key));

  test('nothing in the way is a bug, not somebody’s mistake', () => {
    expect(problemOf(bookingError(facts)).bug).toBe(true);
  });

  test('a visit is coming until its half hour is over', () => {
    expect(comingSince(instantOf('2026-11-25T10:29'))).toBe('2026-11-25T10:00');
    expect(comingSince(instantOf('2026-11-25T10:30'))).toBe('2026-11-25T10:01');
  });
});

describe('why an account was not written', () => {
  test('the rule that the batch named, or that there is no such account', () => {
    expect(keyOf(brokenRule(undefined))).toBe('user_not_found');
    expect(keyOf(brokenRule({ broken: 'last_toor' }))).toBe('last_toor');
    expect(problemOf(brokenRule({ broken: null })).bug).toBe(true);
  });

  test.each([
    ['admin', 'user', null],
    ['admin', 'business', null],
    ['admin', 'admin', 'forbidden'],
    ['admin', 'toor', 'forbidden'],
    ['toor', 'toor', null],
  ] as const)('%s gives the role %s: %s', (actor, role, key) => {
    const give = () => assertMayAssign(actor, role);
    if (key) expect(give).toThrow(new AppError(key));
    else expect(give).not.toThrow();
  });
});

test('consent counts for the policy in force only', () => {
  expect([POLICY_VERSION, 'otra', undefined].map(acceptedVersion)).toEqual([POLICY_VERSION, null, null]);
});

describe('pages', () => {
  const rows = ['a', 'b', 'c'].map((name) => ({ name, id: `${name}1` }));
  const keyOfRow = ({ name, id }: (typeof rows)[number]) => [name, id];

  test('the row too many says that there is a next page', () => {
    const page = pageFrom(rows, 2, keyOfRow);
    expect(page.rows.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(decodeCursor(page.next ?? undefined, textAndId)).toEqual(['b', 'b1']);
    expect(pageFrom(rows, 3, keyOfRow).next).toBeNull();
    expect(pageFrom([], 3, keyOfRow)).toEqual({ rows: [], next: null });
  });

  test('a cursor survives any name', () => {
    const { next } = pageFrom([{ n: 'Ñandú 🦜' }, { n: '' }], 1, ({ n }) => [n, 'x']);
    expect(next).toMatch(/^[\w-]+$/);
    expect(decodeCursor(next ?? undefined, textAndId)).toEqual(['Ñandú 🦜', 'x']);
  });

  test.each(['x', '%%%', 'bnVsbA', 'WzEsMl0', 'WyJhIl0'])('%s was not written by us', (cursor) => {
    expect(() => decodeCursor(cursor, instantAndId)).toThrow(new AppError('bad_cursor'));
  });
});

describe('what people are told of an error', () => {
  test('a broken rule keeps its key, its status and its fields on both roads', () => {
    const error = new AppError('too_many', { retryAfter: 3 });
    for (const thrown of [error, trpcErrorOf(error), new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error })]) {
      expect(problemOf(thrown)).toMatchObject({ key: 'too_many', status: 429, retryAfter: 3, bug: false });
    }
    expect(trpcErrorOf(new AppError('slot_taken')).code).toBe('CONFLICT');
  });

  test('bad input names its fields', () => {
    const { error } = z.object({ a: z.object({ b: z.string() }) }).safeParse({ a: {} });
    const thrown = new TRPCError({ code: 'BAD_REQUEST', cause: error });
    expect(problemOf(thrown)).toMatchObject({ key: 'invalid', status: 400, issues: [{ path: 'a.b' }] });
  });

  test.each([
    new Error('x'),
    'x',
    null,
    new z.ZodError([]),
    new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: new z.ZodError([]) }),
  ])('anything else is a bug: %s', (thrown) =>
    expect(problemOf(thrown)).toMatchObject({ key: 'server', status: 500, bug: true, issues: undefined }),
  );
});

test('no two REST rows answer the same call', () => {
  const calls = REST.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});
