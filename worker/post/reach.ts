import { type SQL, sql } from 'drizzle-orm';
import {
  type Choosable,
  isChoosable,
  isOnAtFirst,
  type NoticeKind,
  type NoticeWay,
  PROVEN_ONLY,
  TURNED_OFF_TOO,
} from '../../src/shared/notices.ts';
import type { Unreached } from '../../src/shared/reach.ts';
import { list } from '../db/schema/columns.ts';
import { failedStates } from '../db/schema/post.ts';

/** SQL over `k`, a row of clinic_clients: mails about their visits may go to them. */
export const mayBeMailed = sql`k.email IS NOT NULL AND k.mails_since IS NOT NULL AND k.mails_ended_at IS NULL`;

/** SQL over `u`: a person does not hear of this kind by this way: they chose so, or it is off at first. */
export const isOff = (kind: NoticeKind, way: NoticeWay) => sql`NOT coalesce((SELECT c.wanted FROM notice_choices c
  WHERE c.user_id = u.id AND c.kind = ${kind} AND c.way = ${way}), ${isOnAtFirst(kind, way) ? 1 : 0})`;

/** SQL over `u`: whether this person hears of a kind by e-mail. Asked again when it would go out (deliver.ts). */
export const hearsByMail = (kind: NoticeKind) => {
  const conditions = [
    ...(isChoosable(kind) ? [sql`NOT ${isOff(kind, 'email')}`] : []),
    ...(isChoosable(kind) && !TURNED_OFF_TOO.includes(kind) ? [sql`u.is_active = 1`] : []),
    ...(PROVEN_ONLY.includes(kind) ? [sql`u.email_verified_at IS NOT NULL`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`1`;
};

/**
 * SQL over `u` and `k`, rows of users and of clinic_clients or NULL: why nothing of a kind reaches them by any of a deployment's
 * ways; NULL: it does. A device reaches whoever added it, be their address proven or not.
 */
export const unreached = (kind: Choosable, ways: readonly NoticeWay[]): SQL<Unreached | null> => {
  const onDevice = ways.includes('push')
    ? sql`EXISTS (SELECT 1 FROM push_subscriptions d WHERE d.user_id = u.id) AND NOT ${isOff(kind, 'push')}`
    : sql`0`;
  const byMail = ways.includes('email')
    ? sql`CASE WHEN u.email_verified_at IS NULL THEN 'unverified' WHEN ${isOff(kind, 'email')} THEN 'switched_off' END`
    : sql`'no_mail'`;
  const toClient = sql`CASE WHEN k.email IS NULL THEN 'no_account' ${ways.includes('email') ? sql`` : sql`WHEN 1 THEN 'no_mail'`}
    WHEN k.mails_ended_at IS NOT NULL THEN 'ended' WHEN k.mails_since IS NULL THEN 'not_authorised' END`;
  return sql`CASE WHEN u.id IS NULL THEN ${toClient} WHEN u.is_active = 0 THEN 'deactivated' WHEN ${onDevice} THEN NULL
    ELSE ${byMail} END`;
};

/** What somebody comes by at the right hour: one of these that went out is enough. */
const WITH_HOUR: readonly Choosable[] = ['visit_moved', 'visit_tomorrow', 'visit_soon'];
/** Attempts after which a clinic is told that a notice still waits: minutes after the first. */
const TRIED_ENOUGH = 3;

/** SQL over a visit `a`: its hour was told by no way, though somebody was to hear of it: what was tried failed; NULL: all went well. */
const stuck = sql`(SELECT CASE WHEN max(o.state <> 'unknown') = 1 THEN 'not_sent' WHEN count(*) > 0 THEN 'unsure' END FROM outbox o
  WHERE (o.ids ->> 'visit') = +a.id AND o.ids ->> 'at' = a.starts_at AND o.kind IN (${list(WITH_HOUR)})
    AND (o.state IN (${failedStates}) OR (o.state = 'waiting' AND o.attempts >= ${TRIED_ENOUGH}))
    AND NOT EXISTS (SELECT 1 FROM outbox s WHERE (s.ids ->> 'visit') = +a.id AND s.ids ->> 'at' = a.starts_at
      AND s.kind IN (${list(WITH_HOUR)}) AND s.state = 'sent' AND s.created_at >= o.created_at))`;

/** SQL over `a`, `u` and `k`: why the reminder of a visit reaches its owner by no way, or did not; NULL: it does. */
export const notReminded = (ways: readonly NoticeWay[]): SQL<Unreached | null> =>
  sql`coalesce(${unreached('visit_tomorrow', ways)}, ${stuck})`;
