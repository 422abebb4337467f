import { type SQL, sql } from 'drizzle-orm';
import type { Act } from '../../../src/shared/acts.ts';
import { AppError, type ErrorKey } from '../../../src/shared/errors.ts';
import { isLookedAfter, LOOKED_AFTER } from '../../../src/shared/looked-after.ts';
import type { Role } from '../../../src/shared/roles.ts';
import { list } from '../../db/schema/columns.ts';

/** Who acts. The statement that acts asks again whether they still stand as they were read. */
export type Actor = { id: string; role: Role };

/** SQL: the actor is still active in the role with which they came. */
export const actorStands = ({ id, role }: Actor): SQL =>
  sql`EXISTS (SELECT 1 FROM users g WHERE g.id = ${id} AND g.role = ${role} AND g.is_active = 1)`;

/** SQL over users: the actor may touch the row as it is now (product.md, Roles: admin sees admins and toors only). */
export const mayTouch = ({ id, role }: Actor): SQL =>
  role === 'toor' ? sql`1` : sql`(users.role IN (${list(LOOKED_AFTER)}) OR users.id = ${id})`;

/** SQL over users: the row is not the last active toor. */
export const notLastToor = sql`(users.role <> 'toor' OR users.is_active = 0
  OR EXISTS (SELECT 1 FROM users g WHERE g.role = 'toor' AND g.is_active = 1 AND g.id <> users.id))`;

/** SQL: the open clinic of which an account is the only member; NULL: there is none. */
export const clinicOfLastMember = (userId: SQL): SQL<string | null> =>
  sql`(SELECT m.clinic_id FROM clinic_members m JOIN clinics c ON c.id = m.clinic_id
    WHERE m.user_id = ${userId} AND c.closed_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM clinic_members o WHERE o.clinic_id = m.clinic_id AND o.user_id <> m.user_id))`;

/** SQL: a clinic has patients or clients of its own: what its closing would leave behind. */
export const hasFiles = (clinicId: SQL): SQL<number> =>
  sql`(EXISTS (SELECT 1 FROM clinic_patients f WHERE f.clinic_id = ${clinicId})
    OR EXISTS (SELECT 1 FROM clinic_clients f WHERE f.clinic_id = ${clinicId}))`;

/** Rules that a write on an account can break, each with the SQL over users that says that it holds. In the order of telling. */
export type Rules = readonly (readonly [ErrorKey, SQL])[];

/** Rules of every write by somebody who looks after accounts. */
export const accountRules = (actor: Actor): Rules => [
  ['unauthorized', actorStands(actor)],
  ['forbidden', mayTouch(actor)],
];

/** SQL over users: all rules hold. */
export const allHold = (rules: Rules): SQL =>
  sql.join(
    rules.map(([, holds]) => sql`(${holds})`),
    sql` AND `,
  );

/** SQL over users: the first rule that is broken; NULL: none. */
export const firstBroken = (rules: Rules): SQL<ErrorKey | null> =>
  sql`CASE ${sql.join(
    rules.map(([key, holds]) => sql`WHEN NOT (${holds}) THEN ${key}`),
    sql` `,
  )} END`;

/**
 * The error behind a write that did nothing. `row` is what the same batch read: undefined for no such account, `broken` null
 * when no rule stood in the way.
 */
export const brokenRule = (row: { broken: ErrorKey | null } | undefined): Error => {
  if (!row) return new AppError('user_not_found');
  return row.broken ? new AppError(row.broken) : new Error('an account was not written and no rule says why');
};

/** Acts that hand out a link to set a password. */
const HANDS_OUT = ['password_link.issued', 'member.added', 'member.link_renewed'] as const satisfies readonly Act[];
/** The act that such a link was for. */
const USED: Act = 'password_link.used';

/** SQL over users: the id of who handed out the link with which the password in use was set; NULL: it was set without one. */
export const linkGiver: SQL<string | null> = sql`(SELECT g.actor_id FROM audit_log g
  WHERE g.target_id = users.id AND g.at <= users.password_set_at AND g.action IN (${list(HANDS_OUT)})
    AND (SELECT count(*) FROM audit_log l
      WHERE l.target_id = users.id AND l.at = users.password_set_at AND l.action = ${list([USED])}) > 0
  ORDER BY g.at DESC, g.id DESC LIMIT 1)`;

/** Rules of a change of role, which look at the old one and the new one (product.md, Roles). */
export const roleRules = (actor: Actor, role: Role, setsPassword: boolean): Rules => {
  const rules: [ErrorKey, SQL][] = [];
  const stays = sql`users.role = ${role}`;
  if (role !== 'toor') rules.push(['last_toor', notLastToor]);
  if (role === 'business') {
    rules.push([
      'has_animals',
      sql`${stays} OR NOT (EXISTS (SELECT 1 FROM pets p WHERE p.owner_id = users.id)
        OR EXISTS (SELECT 1 FROM appointments a WHERE a.owner_id = users.id))`,
    ]);
  } else {
    rules.push(['is_member', sql`NOT EXISTS (SELECT 1 FROM clinic_members m WHERE m.user_id = users.id)`]);
  }
  // Who set the password of an account, or could have used the link to set it, could walk in as what it becomes.
  if (!isLookedAfter(role) && !setsPassword)
    rules.push(
      ['temporary_password', sql`${stays} OR coalesce(users.password_set_by, ${actor.id}) = ${actor.id}`],
      ['link_password', sql`${stays} OR coalesce(${linkGiver}, ${actor.id}) = ${actor.id}`],
    );
  return rules;
};

/** Nobody does to themselves what ends or demotes an account (product.md, Roles). */
export const assertNotSelf = (actor: { id: string }, id: string): void => {
  if (actor.id === id) throw new AppError('self_forbidden');
};

/** Admin gives no account a role that admin only sees. */
export const assertMayAssign = (actor: Role, role: Role): void => {
  if (actor !== 'toor' && !isLookedAfter(role)) throw new AppError('forbidden');
};

/** One's own role and password are not changed where those of others are. */
export const assertOwnStays = (
  actor: { id: string; role: Role },
  id: string,
  { role, password }: { role: Role | undefined; password: string | undefined },
): void => {
  if (password || (role && role !== actor.role)) assertNotSelf(actor, id);
};
