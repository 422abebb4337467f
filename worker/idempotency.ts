import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { AppError, ISSUE } from '../src/shared/errors.ts';
import { IDEMPOTENCY_KEY } from '../src/shared/limits.ts';
import { sha256 } from './auth/hash.ts';
import type { Context } from './context.ts';
import type { Db } from './db/client.ts';
import { type Given, insertFrom } from './db/insert.ts';

/**
 * A creating call that is sent twice creates once: after a lost answer, or two taps. The caller names the submission in the
 * header `idempotency-key`; the new row's id then follows from who asks, what for, the key, and the content. No table and no
 * round trip of its own:
 *
 *   const made = await creation(ctx, ctx.user.id, 'pets.create', input);
 *   const { found } = await batch(repeatable(db), {
 *     pet: insertOnce(db, pets, pets.id, { ...row, id: made.id }, made),
 *     found: one(db.select(…).from(pets).where(sameKey(pets.id, made))),
 *   });
 *   assertSame(found?.id, made);
 *
 * The first half of an id names the submission, the second its content: another id of the same first half is the same key with
 * other content, which is refused (`key_reused`). Ids outlive what they name (the audit log keeps them), so both halves are hashed
 * with the key, which is stored nowhere: from an id nobody learns whom or what it was made of. Passwords are left out all the same:
 * who knows the key could guess on. Without a key the id is random.
 */
export type Creation = {
  id: string;
  /** Ids of the same submission, whatever its content. */
  from: string;
  to: string;
};

/** What a key may be: a UUID is one. */
const KEY = /^[\x21-\x7e]{8,128}$/;

export const creation = async (
  { idempotencyKey }: Pick<Context, 'idempotencyKey'>,
  who: string,
  procedure: string,
  content: unknown,
): Promise<Creation> => {
  if (idempotencyKey === null) {
    const id = crypto.randomUUID();
    return { id, from: id, to: id };
  }
  if (!KEY.test(idempotencyKey))
    throw new AppError('invalid', {
      issues: [{ path: IDEMPOTENCY_KEY, message: ISSUE.key_length }],
    });
  const named = await sha256(JSON.stringify([who, procedure, idempotencyKey]));
  const filled = await sha256(JSON.stringify([idempotencyKey, content]));
  // Version 8, a UUID of our own making: it never meets a random one.
  const start = `${named.slice(0, 8)}-${named.slice(8, 12)}-8${named.slice(13, 16)}`;
  const end = `8${filled.slice(1, 4)}-${filled.slice(4, 16)}`;
  return { id: `${start}-${end}`, from: `${start}-0000-000000000000`, to: `${start}-ffff-ffffffffffff` };
};

/** SQL: the row is of this submission. */
export const sameKey = (id: AnyColumn | SQL, { from, to }: Creation): SQL => sql`${id} BETWEEN ${from} AND ${to}`;

/** Throws `key_reused` when what stands under the key has another content. `found` undefined: nothing does. */
export const assertSame = (found: string | undefined, { id }: Creation): void => {
  if (found !== undefined && found !== id) throw new AppError('key_reused');
};

/** Statement: a row that nothing of its submission stands before, if it meets `where`; afterwards as before when something does. */
export const insertOnce = <T extends SQLiteTable>(
  db: Db,
  table: T,
  id: AnyColumn,
  row: T['$inferInsert'],
  made: Creation,
  where: SQL = sql`1`,
) =>
  insertFrom(
    db,
    table,
    // A row of values is one kind of what columns may be given.
    row as Given<T>,
    sql`WHERE ${where} AND NOT EXISTS (SELECT 1 FROM ${table} WHERE ${sameKey(id, made)})`,
  ).onConflictDoNothing();
