import { sql } from 'drizzle-orm';
import { AppError } from '../../src/shared/errors.ts';
import { ENTRY_ALONE_HOURS } from '../../src/shared/limits.ts';
import type { Context } from '../context.ts';
import { emailGiver } from './email-giver.ts';
import { HOUR_MS } from './sessions.ts';
import type { Viewer } from './viewer.ts';

/** SQL over `alias` of audit_log: the password was set by a mail that no administrator could read. */
const isOwnRecovery = (alias: 'l' | 'r') => {
  const act = sql.identifier(alias);
  return sql`(${act}.action = 'email.restored'
    OR (${act}.action = 'recovery.used' AND ${emailGiver(sql`${act}.target_id`, sql`${act}.at`)} IS NULL))`;
};

/**
 * SQL over `l`, an act of audit_log: by it an account got a password, or the mail that sets one, from the administration. Not the first
 * one of an account that the administration made: nobody is robbed of it.
 */
const givesWay = sql`((l.action = 'password.set' AND l.actor_id <> l.target_id)
    OR (l.action = 'password_link.used' AND EXISTS (SELECT 1 FROM audit_log h WHERE h.target_id = l.target_id
      AND h.action = 'password_link.issued' AND h.at BETWEEN l.at - ${24 * HOUR_MS} AND l.at))
    OR (l.action = 'recovery.used' AND NOT ${isOwnRecovery('l')}))
  AND NOT (EXISTS (SELECT 1 FROM audit_log c WHERE c.target_id = l.target_id AND c.action = 'account.created' AND c.actor_id <> c.target_id)
    AND NOT EXISTS (SELECT 1 FROM audit_log o WHERE o.target_id = l.target_id AND o.at < l.at
      AND o.action IN ('password.changed', 'password_link.used', 'recovery.used')))`;

/**
 * Throws `titular_way_given` for who came by a password, a link or an e-mail of the administration within a week, in an empty clinic
 * too, until its person sets one by a mail of their own or the clinic let that login in: they give nobody a place there (decision 0205).
 */
export const assertOwnWay = async ({
  db,
  clock,
  user,
}: Pick<Context, 'db' | 'clock'> & Pick<Viewer, 'user'>): Promise<void> => {
  const now = clock();
  const given = await db.get<{ one: number }>(sql`SELECT 1 AS one FROM audit_log l WHERE l.target_id = ${user.id}
    AND l.at > ${now - ENTRY_ALONE_HOURS * HOUR_MS} AND ${givesWay}
    AND NOT EXISTS (SELECT 1 FROM audit_log r WHERE r.target_id = l.target_id AND r.at >= l.at AND ${isOwnRecovery('r')})
    AND NOT EXISTS (SELECT 1 FROM clinic_entries e WHERE e.user_id = l.target_id AND e.asked_at >= l.at AND e.opens_at <= ${now}
      AND (e.decision IN ('agreed', 'shortened') OR e.opens_at > e.asked_at))
    LIMIT 1`);
  if (given) throw new AppError('titular_way_given');
};
