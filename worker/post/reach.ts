import { type SQL, sql } from 'drizzle-orm';
import type { NoticeKind } from '../../src/shared/notices.ts';
import type { Unreached } from '../../src/shared/reach.ts';

/**
 * SQL over `u`, a row of users or NULL (somebody without an account): why no mail of a kind that may be switched off reaches them;
 * NULL: one does.
 */
export const unreachedByMail = (kind: NoticeKind): SQL<Unreached | null> => sql`CASE
  WHEN u.id IS NOT NULL THEN CASE
    WHEN u.is_active = 0 THEN 'deactivated'
    WHEN u.email_verified_at IS NULL THEN 'unverified'
    WHEN EXISTS (SELECT 1 FROM notice_choices c WHERE c.user_id = u.id AND c.kind = ${kind} AND c.way = 'email'
      AND c.wanted = 0) THEN 'switched_off' END
  ELSE 'no_account' END`;
