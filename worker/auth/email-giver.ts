import { type SQL, sql } from 'drizzle-orm';
import { LINK_LIFE_MS } from '../post/links.ts';

/** SQL over `log`, an alias of audit_log: an administrator put another e-mail for somebody else. */
const isEmailGiven = (log: SQL): SQL => sql`(${log}.action = 'account.updated' AND ${log}.actor_id <> ${log}.target_id
  AND ', ' || ${log}.reason || ',' LIKE '%, email,%')`;

/** SQL over `l`, an act of audit_log that gave an account its e-mail: an administrator typed it, making the account or changing it. */
const isTyped = sql`(l.action = 'account.created' OR ${isEmailGiven(sql`l`)})`;

/**
 * SQL over `l`: the e-mail that was typed for an account is its own by `at`. Its person has shown it in a session, and nobody handed
 * out a password or a link since (who did that before may have been the one in the session); or its clinic let the login in that came
 * by it.
 */
const isOwnBy = (at: SQL): SQL => sql`(EXISTS (SELECT 1 FROM audit_log v WHERE v.target_id = l.target_id
    AND v.actor_id = v.target_id AND v.action = 'email.verified' AND v.at > l.at AND v.at <= ${at}
    AND NOT EXISTS (SELECT 1 FROM audit_log h WHERE h.target_id = v.target_id AND h.actor_id <> h.target_id
      AND h.action IN ('password.set', 'password_link.issued') AND h.at >= v.at AND h.at <= ${at}))
  OR EXISTS (SELECT 1 FROM clinic_entries e WHERE e.user_id = l.target_id AND e.cause IN ('joined', 'recovered')
    AND e.asked_at >= l.at AND e.asked_at < ${at} AND e.opens_at <= ${at}))`;

/** SQL: the administrator who typed the e-mail that an account had at an instant (SQL too); NULL: it was its person's by then. */
export const emailGiver = (userId: SQL, at: SQL): SQL<string | null> => sql`(
  SELECT iif(${isTyped} AND NOT ${isOwnBy(at)}, l.actor_id, NULL) FROM audit_log l
  WHERE l.target_id = ${userId} AND l.at <= ${at} AND (${isTyped} OR l.action IN ('email.changed', 'email.restored'))
  ORDER BY l.at DESC, l.id DESC LIMIT 1)`;

/** SQL: an administrator put the e-mail that an account has, so lately that its person may still take it back. */
export const emailGivenLately = (userId: string, now: number): SQL => sql`EXISTS (SELECT 1 FROM audit_log l
  WHERE l.target_id = ${userId} AND l.at > ${now - LINK_LIFE_MS.email_changed} AND ${isEmailGiven(sql`l`)}
    AND NOT EXISTS (SELECT 1 FROM audit_log r WHERE r.target_id = l.target_id AND r.action = 'email.restored' AND r.at >= l.at))`;

/**
 * SQL: from the address that an account had before, somebody said that nobody asked for the one which the administration gave it, and no
 * toor rescued it since: its new mailbox may be that administrator's, however long they wait (decision 0220).
 */
export const isEmailDisputed = (userId: string): SQL => sql`EXISTS (SELECT 1 FROM audit_log l
  WHERE l.target_id = ${userId} AND l.action = 'email.disputed'
    AND NOT EXISTS (SELECT 1 FROM audit_log r WHERE r.target_id = l.target_id AND r.at >= l.at
      AND r.action IN ('account.rescued', 'email.restored')))`;
