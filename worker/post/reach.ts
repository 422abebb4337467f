import { type SQL, sql } from 'drizzle-orm';
import type { Choosable, NoticeWay } from '../../src/shared/notices.ts';
import type { Unreached } from '../../src/shared/reach.ts';

/**
 * SQL over `u`, a row of users or NULL (somebody without an account): why nothing of a kind reaches them by any of a deployment's
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
  return sql`CASE WHEN u.id IS NULL THEN 'no_account' WHEN u.is_active = 0 THEN 'deactivated' WHEN ${onDevice} THEN NULL
    ELSE ${byMail} END`;
};
