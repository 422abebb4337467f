import { type SQL, sql } from 'drizzle-orm';
import { auditIfChanged, wasTraced } from '../db/audit.ts';
import type { Db } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { clinicMembers } from '../db/schema/clinics.ts';

/** SQL: a titular opened the account (SQL of its id) with an address whose person has not shown yet that it is theirs. */
const isUnheard = (
  userId: SQL,
): SQL => sql`EXISTS (SELECT 1 FROM users u JOIN audit_log l ON l.target_id = u.id AND l.action = 'member.added'
  WHERE u.id = ${userId} AND u.email_verified_at IS NULL)`;

/** The clinic that opened an account so, by name; null: none did, or its person has said yes by now. */
export const findOpener = async (db: Db, userId: string): Promise<string | null> => {
  const [found] = await db
    .select({
      clinic: sql<string | null>`(SELECT c.name FROM clinic_members m JOIN clinics c ON c.id = m.clinic_id
        WHERE m.user_id = ${userId} AND ${isUnheard(sql`m.user_id`)})`.as('clinic'),
    })
    .from(sql`(SELECT 1)`);
  return found?.clinic ?? null;
};

/**
 * Statements before the address is proven: who never heard of the clinic leaves it and has an account of their own, if `on` holds. Not
 * where they are all the titulares that it has: somebody must answer for its patients, and the administration is asked.
 */
export const declineOpener = (db: Db, userId: string, now: number, on: SQL) => {
  const trace = crypto.randomUUID();
  return [
    db.delete(clinicMembers).where(sql`${clinicMembers.userId} = ${userId} AND ${on} AND ${isUnheard(sql`${userId}`)}
      AND EXISTS (SELECT 1 FROM clinic_members t JOIN users a ON a.id = t.user_id AND a.is_active = 1
        WHERE t.clinic_id = ${clinicMembers.clinicId} AND t.member_role = 'titular' AND t.user_id <> ${userId})`),
    auditIfChanged(db, { id: trace, at: now, actorId: userId, action: 'member.declined', targetId: userId }),
    db
      .update(users)
      .set({ role: 'user' })
      .where(sql`${users.id} = ${userId} AND ${wasTraced(trace, 'member.declined')}`),
  ] as const;
};
