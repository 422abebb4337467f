import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ErrorKey } from '../../../src/shared/errors.ts';
import { MAX_MEMBERS } from '../../../src/shared/limits.ts';
import type { ReturnTitularInput } from '../../../src/shared/schemas/entry.ts';
import { closeRecords, isGoverned } from '../../auth/clinic-entry.ts';
import { openEntry, tellOfReturn, traceReturn, wasOf } from '../../auth/coming-back.ts';
import { auditIfChanged, wasTraced } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { users } from '../../db/schema/accounts.ts';
import { clinicMembers, clinics } from '../../db/schema/clinics.ts';
import { auditLog } from '../../db/schema/settings.ts';
import type { Post } from '../../post/post.ts';
import { type Actor, accountRules, allHold, brokenRule, firstBroken, type Rules } from '../authority/rules.ts';

/** SQL over users: it is in the clinic, let in, and nobody of it is titular: the last one erased their own account. */
const isLeftAlone = (clinicId: string, now: number) => sql`EXISTS (SELECT 1 FROM clinic_members m
  WHERE m.user_id = users.id AND m.clinic_id = ${clinicId} AND NOT EXISTS (SELECT 1 FROM clinic_entries e
    WHERE e.user_id = m.user_id AND e.clinic_id = m.clinic_id AND (e.opens_at > ${now} OR e.sleep IS NOT NULL))
  AND NOT EXISTS (SELECT 1 FROM clinic_members t WHERE t.clinic_id = m.clinic_id AND t.member_role = 'titular')
  AND NOT EXISTS (SELECT 1 FROM clinic_leavings t WHERE t.clinic_id = m.clinic_id AND t.member_role = 'titular'))`;

const rulesOf = (id: string, clinicId: string, actor: Actor, now: number): Rules => [
  ...accountRules(actor, now),
  ['account_inactive', sql`users.is_active = 1`],
  ['not_former', sql`users.role = 'business' AND (${wasOf(id, clinicId)} OR ${isLeftAlone(clinicId, now)})`],
  [
    'is_member',
    sql`NOT EXISTS (SELECT 1 FROM clinic_members m WHERE m.user_id = users.id AND m.clinic_id <> ${clinicId})`,
  ],
  ['clinic_governed', sql`NOT ${isGoverned(sql`${clinicId}`, sql`('')`, now)}`],
  [
    'members_full',
    sql`(SELECT count(*) FROM clinic_members m WHERE m.clinic_id = ${clinicId} AND m.user_id <> users.id) < ${MAX_MEMBERS}`,
  ],
];

/**
 * Gives a clinic in which nobody can decide any more one of the people that it had, as titular, and opens it again where the administration
 * had closed it with its last member (decision 0202); it takes no bookings before its titular says so. All whom it had are told. A titular
 * who logs in as before is in; everybody else waits as after any other act of an administrator. Throws the rule that keeps it.
 */
export const returnTitular = async (
  db: Db,
  post: Post,
  { id, clinicId, reason }: ReturnTitularInput,
  actor: Actor,
  now: number,
): Promise<void> => {
  const rules = rulesOf(id, clinicId, actor, now);
  const [trace, back] = [crypto.randomUUID(), crypto.randomUUID()];
  const on = wasTraced(trace, 'member.made_titular');
  const isBack = wasTraced(back, 'member.returned');
  const who = { userId: id, clinicId, actorId: actor.id, now };
  const { verdict, traced } = await batch(db, {
    verdict: one(
      db
        .select({ broken: sql<ErrorKey | null>`${firstBroken(rules)}`.as('broken') })
        .from(users)
        .where(eq(users.id, id)),
    ),
    act: insertFrom(
      db,
      auditLog,
      { id: trace, at: now, actorId: actor.id, action: 'member.made_titular', targetId: sql`users.id`, reason },
      sql`FROM users WHERE users.id = ${id} AND ${allHold(rules)}`,
    ),
    traced: db.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.id, trace)),
    back: traceReturn(db, who, back, on),
    reopened: db
      .update(clinics)
      .set({ closedAt: null, version: sql`${clinics.version} + 1`, updatedAt: now })
      .where(
        and(
          eq(clinics.id, clinicId),
          isNotNull(clinics.closedAt),
          // What its own titular closed stays closed.
          sql`EXISTS (SELECT 1 FROM clinic_leavings l WHERE l.clinic_id = ${clinicId} AND l.left_at = ${clinics.closedAt})`,
          on,
        ),
      ),
    reopenedTrace: auditIfChanged(db, {
      at: now,
      actorId: actor.id,
      action: 'clinic.reopened',
      targetId: clinicId,
      reason,
    }),
    place: insertFrom(
      db,
      clinicMembers,
      { userId: sql`users.id`, clinicId, memberRole: 'titular', createdAt: now },
      sql`FROM users WHERE users.id = ${id} AND ${on}`,
    ).onConflictDoUpdate({ target: clinicMembers.userId, set: { memberRole: 'titular' } }),
    entry: openEntry(db, who, isBack),
    // Their own mail opens what a password or a link closed (reopenRecovered); that they were put there is no stranger's act.
    closed: closeRecords({ db, post }, { ...who, cause: 'password' }, sql`${on} AND NOT ${isBack}`),
    told: tellOfReturn({ db, post }, who, on),
  });
  if (traced.length === 0) throw brokenRule(verdict);
};
