import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { isLookedAfter } from '../../../src/shared/looked-after.ts';
import type { User } from '../../../src/shared/schemas/auth.ts';
import type { PageInput } from '../../../src/shared/schemas/page.ts';
import type { ProfileInput } from '../../../src/shared/schemas/profile.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import { waitingEmail } from '../../auth/email-change.ts';
import { actorRole } from '../../db/actor-names.ts';
import { auditIf, clinicOfAct, emailsOfAct, namesOfAct, reasonOfAct } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { decodeCursor, instantAndId, pageFrom } from '../../db/cursor.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditLog } from '../../db/schema/settings.ts';
import { toUser, userColumns } from '../../db/user.ts';
import { LINK_LIFE_MS } from '../../post/links.ts';
import { actedBy } from './rules.ts';

/**
 * Writes a person's own data; null when the account went away meanwhile. Who looks after others stands in the log with another name: what
 * they did before is under the old one.
 */
export const updateProfile = async (db: Db, { id, email, role }: User, input: ProfileInput, now: number) => {
  const renamed = sql`EXISTS (SELECT 1 FROM users o WHERE o.id = ${id} AND o.name <> ${input.name})`;
  const { row } = await batch(db, {
    trace: isLookedAfter(role)
      ? []
      : auditIf(db, { at: now, actorId: id, action: 'account.updated', targetId: id, reason: 'name' }, renamed),
    row: one(
      db
        .update(users)
        .set({ ...input, searchKey: searchKey(input.name, email, input.phone), updatedAt: now })
        .where(eq(users.id, id))
        .returning(userColumns),
    ),
  });
  return row ? toUser(row) : null;
};

/** What was done on a person's account, the latest first; who did it as a role or the clinic, never by name. */
export const listOwnActs = async (db: Db, userId: string, { limit, cursor }: PageInput) => {
  const after = decodeCursor(cursor, instantAndId);
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      reason: reasonOfAct.as('reason_said'),
      clinic: clinicOfAct.as('clinic_name'),
      actorId: auditLog.actorId,
      actorRole: actorRole(sql`${auditLog.id}`, sql`${auditLog.actorId}`).as('actor_role'),
      emails: emailsOfAct,
      names: namesOfAct,
    })
    .from(auditLog)
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

/**
 * When the password was set and the e-mail proven, the new e-mail that waits for its proof, and which policy was accepted; null
 * when the account went away meanwhile. A new e-mail waits whether or not a mail went out to it.
 */
export const findDetails = async (db: Db, userId: string, now: number) => {
  const [row] = await db
    .select({
      passwordSetAt: users.passwordSetAt,
      emailVerifiedAt: users.emailVerifiedAt,
      newEmail: sql`${waitingEmail(now)}`.as('new_email') as SQL.Aliased<string | null>,
      proofSentAt: sql<number | null>`(SELECT max(o.created_at) FROM outbox o WHERE o.user_id = users.id
        AND o.kind = 'verify_email' AND o.used_at IS NULL
        AND coalesce(o.claimed_at, o.created_at) > ${now - LINK_LIFE_MS.verify_email})`.as('proof_sent_at'),
      version: users.consentVersion,
      acceptedAt: users.consentAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) return null;
  const { version, acceptedAt, ...details } = row;
  return { ...details, consent: version && acceptedAt !== null ? { version, acceptedAt } : null };
};
