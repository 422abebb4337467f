import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { AccountsInput } from '../../../src/shared/schemas/account.ts';
import type { User } from '../../../src/shared/schemas/auth.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import type { Db } from '../../db/client.ts';
import { decodeCursor, pageFrom, textAndId } from '../../db/cursor.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import { auditLog } from '../../db/schema/service.ts';
import { toUser, userColumns } from '../../db/user.ts';

/** Words of a search that count; more would only slow the scan. */
const MAX_WORDS = 6;

/** Accounts by name, with the public ids of their live sessions. Every word of `q` must occur in name, e-mail or phone. */
export const listAccounts = async (db: Db, { q, role, state, cursor, limit }: AccountsInput, now: number) => {
  const after = decodeCursor(cursor, textAndId);
  const words = searchKey(q).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const rows = await db
    .select({
      ...userColumns,
      searchKey: users.searchKey,
      activeTokens: sql<string>`(SELECT json_group_array(s.public_id) FROM sessions s
        WHERE s.user_id = ${users.id} AND s.alive_until > ${now})`,
    })
    .from(users)
    .where(
      and(
        role ? eq(users.role, role) : undefined,
        state ? eq(users.isActive, state === 'active') : undefined,
        ...words.map((word) => sql`instr(${users.searchKey}, ${word}) > 0`),
        after ? sql`(${users.searchKey}, ${users.id}) > (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(asc(users.searchKey), asc(users.id))
    .limit(limit + 1);
  const page = pageFrom(rows, limit, (row) => [row.searchKey, row.id]);
  return {
    rows: page.rows.map((row) => ({ ...toUser(row), activeTokens: JSON.parse(row.activeTokens) as string[] })),
    next: page.next,
  };
};

/**
 * Turns an account on or off in one batch. One statement judges what a race could break: admin touches no admin nor toor,
 * and the last active toor stays, even when two toors turn each other off at once. Sessions die and the audit row is
 * written only when it changed the row. `account` is the row afterwards; null: there is none.
 */
export const toggleAccount = async (db: Db, actor: User, id: string, now: number) => {
  const otherToor = sql`EXISTS (SELECT 1 FROM users o WHERE o.role = 'toor' AND o.is_active = 1 AND o.id <> ${id})`;
  const [{ meta }, , , [account]] = await db.batch([
    db
      .update(users)
      .set({ isActive: sql`1 - ${users.isActive}`, updatedAt: now })
      .where(
        and(
          eq(users.id, id),
          actor.role === 'toor' ? undefined : inArray(users.role, ['user', 'business']),
          or(ne(users.role, 'toor'), eq(users.isActive, false), otherToor),
        ),
      ),
    db.insert(auditLog).select(sql`
      SELECT ${crypto.randomUUID()}, ${now}, ${actor.id}, iif(is_active, 'account.activated', 'account.deactivated'), id,
        NULL FROM users WHERE id = ${id} AND changes() = 1`),
    db.delete(sessions).where(sql`${sessions.userId} = (SELECT id FROM users WHERE id = ${id} AND is_active = 0)`),
    db.select(userColumns).from(users).where(eq(users.id, id)),
  ]);
  return { changed: meta.changes === 1, account: account ? toUser(account) : null };
};
