import { eq, type SQL, sql } from 'drizzle-orm';
import type { Act } from '../../../src/shared/acts.ts';
import type { ErrorKey } from '../../../src/shared/errors.ts';
import { MAX_MEMBERS } from '../../../src/shared/limits.ts';
import type { Role } from '../../../src/shared/roles.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { users } from '../../db/schema/accounts.ts';
import { clinicMembers, clinics } from '../../db/schema/clinics.ts';
import { auditLog } from '../../db/schema/settings.ts';
import type { Post } from '../../post/post.ts';
import { allHold, firstBroken, type ProvenActor, type Rules } from '../authority/rules.ts';

/** Who does it, when (ms UTC), and who tells those whom it concerns. */
export type Doing = { actor: ProvenActor; now: number; post: Post };

/** Statement: the first rule that keeps an account from a write; no row: there is no such account. */
export const selectBroken = (db: Db, id: string, rules: Rules) =>
  db
    .select({ broken: sql<ErrorKey | null>`${firstBroken(rules)}`.as('broken') })
    .from(users)
    .where(eq(users.id, id));

/** SQL over users: the row is this account's, and may be written. */
export const writable = (id: string, rules: Rules): SQL => sql`users.id = ${id} AND ${allHold(rules)}`;

/** Statement: an act's row in the log for the row of users that meets `where`; `reason` is SQL over it, `id` for `wasTraced`. */
export const traceWhere = (
  db: Db,
  { actor, now }: Doing,
  action: Act,
  where: SQL,
  reason: SQL | string | null = null,
  id: string = crypto.randomUUID(),
) =>
  insertFrom(
    db,
    auditLog,
    { id, at: now, actorId: actor.id, action, targetId: sql`users.id`, reason },
    sql`FROM users WHERE ${where}`,
  );

/** Rules of the clinic that an account is to join; none when it is to get its own. */
export const clinicRules = (clinicId: string | null): Rules =>
  clinicId === null
    ? []
    : [
        ['clinic_not_found', sql`EXISTS (SELECT 1 FROM clinics c WHERE c.id = ${clinicId})`],
        ['clinic_is_closed', sql`EXISTS (SELECT 1 FROM clinics c WHERE c.id = ${clinicId} AND c.closed_at IS NULL)`],
        ['members_full', sql`(SELECT count(*) FROM clinic_members m WHERE m.clinic_id = ${clinicId}) < ${MAX_MEMBERS}`],
      ];

/** Opening hours of a clinic that nobody has filled in: closed all week. */
const CLOSED_WEEK = Array<null>(7).fill(null);

/**
 * Statements: accounts that meet `who` (over users) and have no clinic join the one that is named, as its team (as titular where
 * nobody ever was, as what they were where the administration took them out), or get one of their own: empty and not bookable (product.md, Roles).
 */
export const giveClinic = (db: Db, who: SQL, clinicId: string | null, doing: Doing) => {
  const { now } = doing;
  const fresh = crypto.randomUUID();
  const homeless = sql`${who} AND NOT EXISTS (SELECT 1 FROM clinic_members m WHERE m.user_id = users.id)`;
  // Where people are or were nobody is made titular by being put there; who comes back is what they were.
  const role = sql`iif(EXISTS (SELECT 1 FROM clinic_members t WHERE t.clinic_id = c.id)
    OR EXISTS (SELECT 1 FROM clinic_leavings t WHERE t.clinic_id = c.id),
    coalesce((SELECT l.member_role FROM clinic_leavings l WHERE l.clinic_id = c.id AND l.user_id = users.id), 'equipo'), 'titular')`;
  const duty = sql`coalesce((SELECT l.duty FROM clinic_leavings l WHERE l.clinic_id = c.id AND l.user_id = users.id), 'veterinario')`;
  return [
    insertFrom(
      db,
      clinics,
      {
        id: fresh,
        name: '',
        city: '',
        address: '',
        phone: '',
        hours: CLOSED_WEEK,
        createdAt: now,
        updatedAt: now,
      },
      sql`FROM users
      WHERE ${homeless} AND ${clinicId === null ? 1 : 0}`,
    ),
    traceWhere(db, doing, 'member.joined', sql`${homeless} AND ${clinicId === null ? 0 : 1}`),
    insertFrom(
      db,
      clinicMembers,
      { userId: sql`users.id`, clinicId: sql`c.id`, memberRole: role, duty, createdAt: now },
      sql`FROM users CROSS JOIN clinics c ON c.id = ${clinicId ?? fresh}
      WHERE ${homeless}`,
    ),
  ] as const;
};

/** Statements: every other toor is told of a new one, if `on` holds. None where the role is another. */
export const tellToors = (db: Db, id: string, { actor, now, post }: Doing, on: SQL, role: Role | undefined) =>
  role === 'toor'
    ? post.announce(
        db,
        {
          kind: 'toor_made',
          among: sql`(SELECT t.id FROM users t WHERE t.role = 'toor' AND t.is_active = 1 AND t.id <> ${id})`,
          ids: { member: id, actor: actor.id },
        },
        now,
        on,
      )
    : [];

/** SQL: the account joined at `now` a clinic that others are in. */
export const justJoined = (id: string, now: number): SQL => sql`EXISTS (SELECT 1 FROM audit_log j
  WHERE j.target_id = ${id} AND j.at = ${now} AND j.action = 'member.joined')`;

/**
 * SQL: how an account loses an address. `proven`: it was shown to be its person's, so they may take it back. `inUse`: it was not, but
 * whoever chose the account's password may read it, so they may close the account (auth/dispute-email.ts). Neither where the account
 * gets one that it had before: then somebody else's address goes, and they must not come back with it.
 */
export const howLost = (id: string, changeId: string, setsPassword: SQL): { proven: SQL; inUse: SQL } => {
  const first = sql`NOT EXISTS (SELECT 1 FROM email_changes c JOIN email_changes b ON b.user_id = c.user_id AND b.old_email = c.new_email
    WHERE c.id = ${changeId} AND b.id <> c.id AND b.confirmed_at IS NOT NULL)`;
  return {
    proven: sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${id} AND u.email_verified_at IS NOT NULL) AND ${first}`,
    inUse: sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${id} AND u.email_verified_at IS NULL
      AND (u.password_set_by IS NULL OR ${setsPassword})) AND ${first}`,
  };
};
