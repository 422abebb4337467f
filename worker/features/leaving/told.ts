import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinicLeavings, erasedAccounts, goneEntries } from '../../db/schema/departures.ts';
import type { Post } from '../../post/post.ts';
import type { Scope } from './statements.ts';

/**
 * Statements before somebody leaves a clinic by the hand of another: what they were there is written down (auth/coming-back.ts), and a
 * titular may keep out for a month whom the administration puts there (auth/refuse-entries.ts); they hear of it, and so do those who stay. Nothing where they go by themselves.
 */
export const tellOfLeaving = ({ db, post }: { db: Db; post: Post }, { userId, now, on }: Scope, actorId: string) => {
  if (actorId === userId) return [];
  const clinic = sql`(SELECT m.clinic_id FROM clinic_members m WHERE m.user_id = ${userId})`;
  return [
    insertFrom(
      db,
      clinicLeavings,
      {
        clinicId: sql`m.clinic_id`,
        userId: sql`m.user_id`,
        leftAt: now,
        memberRole: sql`m.member_role`,
        duty: sql`m.duty`,
      },
      sql`FROM clinic_members m WHERE m.user_id = ${userId} AND ${on}`,
    ).onConflictDoUpdate({
      target: [clinicLeavings.clinicId, clinicLeavings.userId],
      set: { leftAt: now, memberRole: sql`excluded.member_role`, duty: sql`excluded.duty` },
    }),
    ...post.announce(
      db,
      {
        kind: 'member_removed',
        userId: sql`(SELECT m.user_id FROM clinic_members m WHERE m.user_id = ${userId})`,
        ids: sql`json_object('clinic', ${clinic}, 'actor', ${actorId})`,
      },
      now,
      on,
    ),
    ...post.announce(
      db,
      {
        kind: 'member_left',
        among: sql`(SELECT o.user_id FROM clinic_members o WHERE o.clinic_id = ${clinic} AND o.user_id <> ${userId})`,
        ids: sql`json_object('clinic', ${clinic}, 'member', ${userId})`,
      },
      now,
      on,
    ),
  ];
};

/** Statements before the administration erases an account: its person is told, and toor reads for a month whom the acts were on. */
export const tellOfErasure = ({ db, post }: { db: Db; post: Post }, { userId, now, on }: Scope, actorId: string) => {
  if (actorId === userId) return [];
  return [
    insertFrom(
      db,
      erasedAccounts,
      {
        userId: sql`users.id`,
        email: sql`users.email`,
        name: sql`users.name`,
        changes: sql`(SELECT json_group_array(json_object('at', c.confirmed_at, 'old', c.old_email, 'new', c.new_email))
          FROM email_changes c WHERE c.user_id = users.id AND c.confirmed_at IS NOT NULL)`,
        erasedAt: now,
      },
      sql`FROM users WHERE users.id = ${userId} AND ${on}`,
    ),
    ...post.announce(db, { kind: 'account_erased', userId: actorId, ids: { farewell: userId } }, now, on),
  ];
};

/**
 * Statement before an account goes, by whomever: that an administrator had put it into its clinic stands in the clinic's list for a month
 * more. Not where a titular had said yes.
 */
export const keepEntry = (db: Db, { userId, now, on }: Scope) =>
  insertFrom(
    db,
    goneEntries,
    {
      clinicId: sql`e.clinic_id`,
      userId: sql`e.user_id`,
      name: sql`u.name`,
      email: sql`u.email`,
      cause: sql`e.cause`,
      askedByName: sql`e.asked_by_name`,
      askedByRole: sql`e.asked_by_role`,
      askedByEmail: sql`e.asked_by_email`,
      askedAt: sql`e.asked_at`,
      goneAt: now,
    },
    sql`FROM clinic_entries e JOIN users u ON u.id = e.user_id WHERE e.user_id = ${userId} AND e.decision IS NOT 'agreed' AND ${on}`,
  );
