import { type SQL, sql } from 'drizzle-orm';
import type { NoticeKind } from '../../src/shared/notices.ts';
import type { Unreached } from '../../src/shared/reach.ts';

/**
 * SQL over a person, `u` a row of users or `k` one of clinic_clients (the other one NULL): why no mail of a kind that may be switched
 * off reaches them; NULL: one does.
 */
export const unreachedByMail = (kind: NoticeKind): SQL<Unreached | null> => sql`CASE
  WHEN u.id IS NOT NULL THEN CASE
    WHEN u.is_active = 0 THEN 'deactivated'
    WHEN u.email_verified_at IS NULL THEN 'unverified'
    WHEN EXISTS (SELECT 1 FROM notice_choices c WHERE c.user_id = u.id AND c.kind = ${kind} AND c.way = 'email'
      AND c.wanted = 0) THEN 'switched_off' END
  WHEN k.id IS NULL OR k.email IS NULL THEN 'no_address'
  WHEN trim(k.authorisation) = '' THEN 'no_authorisation' END`;
