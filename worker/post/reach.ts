import { type SQL, sql } from 'drizzle-orm';
import type { Choosable, NoticeWay } from '../../src/shared/notices.ts';
import type { Unreached } from '../../src/shared/reach.ts';

/** SQL over `k`, a row of clinic_clients: mails about their visits may go to them. */
export const mayBeMailed = sql`k.email IS NOT NULL AND k.mails_since IS NOT NULL AND k.mails_ended_at IS NULL`;

/**
 * SQL over `u` and `k`, rows of users and of clinic_clients or NULL: why nothing of a kind reaches them by any of a deployment's
 * ways; NULL: it does. A device reaches whoever added it, be their address proven or not.
 */
export const unreached = (kind: Choosable, ways: readonly NoticeWay[]): SQL<Unreached | null> => {
  const isOff = (
    way: NoticeWay,
  ) => sql`EXISTS (SELECT 1 FROM notice_choices c WHERE c.user_id = u.id AND c.kind = ${kind}
    AND c.way = ${way} AND c.wanted = 0)`;
  const onDevice = ways.includes('push')
    ? sql`EXISTS (SELECT 1 FROM push_subscriptions d WHERE d.user_id = u.id) AND NOT ${isOff('push')}`
    : sql`0`;
  const byMail = ways.includes('email')
    ? sql`CASE WHEN u.email_verified_at IS NULL THEN 'unverified' WHEN ${isOff('email')} THEN 'switched_off' END`
    : sql`'no_mail'`;
  const toClient = sql`CASE WHEN k.email IS NULL THEN 'no_account' ${ways.includes('email') ? sql`` : sql`WHEN 1 THEN 'no_mail'`}
    WHEN k.mails_ended_at IS NOT NULL THEN 'ended' WHEN k.mails_since IS NULL THEN 'not_authorised' END`;
  return sql`CASE WHEN u.id IS NULL THEN ${toClient} WHEN u.is_active = 0 THEN 'deactivated' WHEN ${onDevice} THEN NULL
    ELSE ${byMail} END`;
};
