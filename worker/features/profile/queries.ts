import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { User } from '../../../src/shared/schemas/auth.ts';
import type { PageInput } from '../../../src/shared/schemas/page.ts';
import type { ProfileInput } from '../../../src/shared/schemas/profile.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import type { Db } from '../../db/client.ts';
import { decodeCursor, instantAndId, pageFrom } from '../../db/cursor.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditLog } from '../../db/schema/settings.ts';
import { toUser, userColumns } from '../../db/user.ts';
import { actedBy } from './rules.ts';

/** Writes a person's own data; null when the account went away meanwhile. */
export const updateProfile = async (db: Db, { id, email }: User, input: ProfileInput, now: number) => {
  const [row] = await db
    .update(users)
    .set({ ...input, searchKey: searchKey(input.name, email, input.phone), updatedAt: now })
    .where(eq(users.id, id))
    .returning(userColumns);
  return row ? toUser(row) : null;
};

/** What was done on a person's account, the latest first; who did it as a role, never by name. */
export const listOwnActs = async (db: Db, userId: string, { limit, cursor }: PageInput) => {
  const after = decodeCursor(cursor, instantAndId);
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      reason: auditLog.reason,
      actorId: auditLog.actorId,
      actorRole: users.role,
    })
    .from(auditLog)
    .leftJoin(users, and(isNotNull(auditLog.actorId), eq(users.id, auditLog.actorId)))
    .where(
      and(
        eq(auditLog.targetId, userId),
        after ? sql`(${auditLog.at}, ${auditLog.id}) < (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1);
  const page = pageFrom(rows, limit, (row) => [row.at, row.id]);
  return {
    rows: page.rows.map(({ actorId, actorRole, ...act }) => ({ ...act, by: actedBy(userId, actorId, actorRole) })),
    next: page.next,
  };
};

/** When the password was set, and which policy was accepted; null when the account went away meanwhile. */
export const findDetails = async (db: Db, userId: string) => {
  const [row] = await db
    .select({ passwordSetAt: users.passwordSetAt, version: users.consentVersion, acceptedAt: users.consentAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) return null;
  const { passwordSetAt, version, acceptedAt } = row;
  return { passwordSetAt, consent: version && acceptedAt !== null ? { version, acceptedAt } : null };
};
