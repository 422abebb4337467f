import { and, type SQL, sql } from 'drizzle-orm';
import { ENTRY_ALONE_HOURS, FORMER_DAYS } from '../../../src/shared/limits.ts';
import { DAY_MS } from '../../../src/shared/time.ts';
import { HOUR_MS } from '../../auth/sessions.ts';
import type { Db } from '../../db/client.ts';
import { clinicMembers } from '../../db/schema/clinics.ts';
import type { Post } from '../../post/post.ts';
import { idsOfPlace } from '../authority/rules.ts';
import { type Scope, trace } from './statements.ts';

/**
 * SQL: who becomes titular where the only one leaves and others stay: the oldest of them, an active one first. Never one to whom the records
 * are still closed (auth/clinic-entry.ts), or opened in a week by themselves: an administrator would make a titular of their own. Nor, where
 * another than its person takes the titular out, whom the administration put there within a month, accepted or not. NULL: nobody.
 */
const heirOf = (
  userId: SQL,
  now: number,
  byOther: boolean,
) => sql`(SELECT user_id FROM (SELECT o.user_id, min(iif(u.is_active, 0, 1e15) + o.created_at) FROM clinic_members m
    JOIN clinic_members o ON o.clinic_id = m.clinic_id AND o.user_id <> m.user_id JOIN users u ON u.id = o.user_id
    WHERE m.user_id = ${userId} AND m.member_role = 'titular' AND NOT EXISTS (SELECT 1 FROM clinic_members t
      WHERE t.clinic_id = m.clinic_id AND t.user_id <> m.user_id AND t.member_role = 'titular')
    AND NOT EXISTS (SELECT 1 FROM clinic_entries e
      WHERE e.user_id = o.user_id AND e.clinic_id = o.clinic_id
        AND (e.opens_at > ${now} OR (e.decision IS NULL AND e.asked_at > ${now - ENTRY_ALONE_HOURS * HOUR_MS})
          OR (${byOther ? 1 : 0} AND o.created_at > ${now - FORMER_DAYS * DAY_MS})))
))`;

/**
 * SQL over users: the account leaves no clinic behind in which there are people and nobody who governs (decision 0202): only whom the
 * administration put there and nobody of the clinic has let in.
 */
export const leavesItGoverned = (now: number): SQL => sql`(${heirOf(sql`users.id`, now, true)} IS NOT NULL
  OR NOT EXISTS (SELECT 1 FROM clinic_members m JOIN clinic_members o ON o.clinic_id = m.clinic_id AND o.user_id <> m.user_id
    WHERE m.user_id = users.id AND m.member_role = 'titular' AND NOT EXISTS (SELECT 1 FROM clinic_members t
      WHERE t.clinic_id = m.clinic_id AND t.user_id <> m.user_id AND t.member_role = 'titular')))`;

/** Statements: where the only titular leaves and others stay, one of them becomes titular and is told. */
export const handOverClinicOf = (
  { db, post }: { db: Db; post: Post },
  { userId, now, on }: Scope,
  byOther: boolean,
) => {
  const heir = heirOf(sql`${userId}`, now, byOther);
  return [
    trace(db, now, null, 'member.made_titular', heir, null, on),
    ...post.announce(db, { kind: 'member_role', userId: heir, ids: idsOfPlace(heir) }, now, on),
    db
      .update(clinicMembers)
      .set({ memberRole: 'titular' })
      .where(and(sql`${clinicMembers.userId} = ${heir}`, on)),
  ] as const;
};
