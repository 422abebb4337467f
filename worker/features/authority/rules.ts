import { type SQL, sql } from 'drizzle-orm';
import { AppError, type ErrorKey } from '../../../src/shared/errors.ts';
import { MAX_ERASED_A_DAY, TOOR_NEW_DAYS } from '../../../src/shared/limits.ts';
import { LOOKED_AFTER } from '../../../src/shared/looked-after.ts';
import type { Role } from '../../../src/shared/roles.ts';
import { DAY_MS } from '../../../src/shared/time.ts';
import { list } from '../../db/schema/columns.ts';

/** Who acts. The statement that acts asks again whether they still stand as they were read. */
export type Actor = { id: string; role: Role };

/** The same, and whether a credential was shown lately in their session (auth/step-up.ts). `bySpec`: they came by a call of spec §7. */
export type ProvenActor = Actor & { proven: boolean; bySpec: boolean };

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

/** SQL: the ids of a notice about somebody's place in their clinic. */
export const idsOfPlace = (userId: SQL): SQL =>
  sql`json_object('clinic', (SELECT m.clinic_id FROM clinic_members m WHERE m.user_id = ${userId}))`;

/** SQL: a clinic has patients, clients of its own or blocked files: what its closing would leave behind. */
export const hasFiles = (clinicId: SQL): SQL<number> =>
  sql`(EXISTS (SELECT 1 FROM clinic_patients f WHERE f.clinic_id = ${clinicId})
    OR EXISTS (SELECT 1 FROM blocked_patients f WHERE f.clinic_id = ${clinicId})
    OR EXISTS (SELECT 1 FROM clinic_clients f WHERE f.clinic_id = ${clinicId}))`;

/** Rules that a write on an account can break, each with the SQL over users that says that it holds. In the order of telling. */
export type Rules = readonly (readonly [ErrorKey, SQL])[];

/** SQL: an account became toor lately, by the hand of another. */
const isNewToor = (userId: string, now: number) => sql`EXISTS (SELECT 1 FROM audit_log n WHERE n.target_id = ${userId}
  AND n.at > ${now - TOOR_NEW_DAYS * DAY_MS} AND n.actor_id <> n.target_id
  AND ((n.action = 'account.created' AND n.reason = 'toor') OR (n.action = 'account.role_changed' AND n.reason LIKE '% → toor')))`;

/** SQL over users: a toor whom another made lately leaves every other one alone: who made them is told, and has those days. */
export const mayTouchToor = (actor: Actor, now: number): SQL =>
  actor.role === 'toor'
    ? sql`(users.role <> 'toor' OR users.id = ${actor.id} OR NOT ${isNewToor(actor.id, now)})`
    : sql`1`;

/** Rule of an erasure of somebody else: one administrator empties no site in a night. A toor, who repairs such a thing, may go on. */
export const erasureRules = ({ id, role }: Actor, now: number): Rules =>
  role === 'admin'
    ? [
        [
          'erased_full',
          sql`users.id = ${id} OR (SELECT count(*) FROM audit_log d WHERE d.actor_id = ${id} AND d.at > ${now - DAY_MS}
            AND d.action = 'account.deleted') < ${MAX_ERASED_A_DAY}`,
        ],
      ]
    : [];

/** Rules of every write by somebody who looks after accounts. */
export const accountRules = (actor: Actor, now: number): Rules => [
  ['unauthorized', actorStands(actor)],
  ['forbidden', mayTouch(actor)],
  ['toor_too_new', mayTouchToor(actor, now)],
];

/**
 * Rules of acts that give power (product.md, Roles), told last, so that nobody shows a password for what would be refused anyway.
 * An admin or toor is touched only with a proof, other accounts where `gives` (SQL over users) holds: what changes nothing does
 * not. By the spec's calls too: else a stolen token would take that way.
 */
export const proofRules = ({ proven }: ProvenActor, gives: SQL): Rules =>
  proven ? [] : [['step_up_required', sql`users.role IN (${list(LOOKED_AFTER)}) AND NOT (${gives})`]];

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
