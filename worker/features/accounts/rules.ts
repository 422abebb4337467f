import { type SQL, sql } from 'drizzle-orm';
import type { Act } from '../../../src/shared/acts.ts';
import { AppError, type ErrorKey } from '../../../src/shared/errors.ts';
import { isLookedAfter } from '../../../src/shared/looked-after.ts';
import type { Role } from '../../../src/shared/roles.ts';
import type { AccountDetail } from '../../../src/shared/schemas/account.ts';
import { emailGiver } from '../../auth/email-giver.ts';
import { list } from '../../db/schema/columns.ts';
import { type Actor, notLastToor, type Rules } from '../authority/rules.ts';

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

/**
 * SQL over users: the administrator who had put the e-mail by which the password that is in force was recovered: whoever reads that
 * mailbox set it. NULL: the password came otherwise, or the e-mail was the person's own.
 */
export const addressGiver: SQL<string | null> = sql`iif(EXISTS (SELECT 1 FROM audit_log r
  WHERE r.target_id = users.id AND r.at = users.password_set_at AND r.action = 'recovery.used'),
  ${emailGiver(sql`users.id`, sql`users.password_set_at`)}, NULL)`;

/** Rules of a change of role, which look at the old one and the new one (product.md, Roles). */
export const roleRules = (actor: Actor, role: Role, setsPassword: boolean): Rules => {
  const rules: [ErrorKey, SQL][] = [];
  const stays = sql`users.role = ${role}`;
  if (role !== 'toor') rules.push(['last_toor', notLastToor]);
  if (role === 'business') {
    rules.push([
      'has_animals',
      sql`${stays} OR NOT (EXISTS (SELECT 1 FROM pets p WHERE p.owner_id = users.id)
        OR EXISTS (SELECT 1 FROM household_members h WHERE h.member_id = users.id)
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

/** An account as somebody of that role may see it: where its sessions were opened is for its person and toor. */
export const asSeenBy = (role: Role, account: AccountDetail): AccountDetail =>
  role === 'toor'
    ? account
    : { ...account, sessions: account.sessions.map((session) => ({ ...session, network: null })) };
