import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { outbox } from '../db/schema/post.ts';
import { LINK_LIFE_MS } from '../post/links.ts';
import { NEVER } from './clinic-entry.ts';

/**
 * Statements once an account is turned on again, if `on` holds: the link that gives it an old e-mail back and the hold after a recovery have
 * the time left that they had when it was turned off. Else whoever turned it off for three days let both run out behind its person's back.
 */
export const resumeWaits = (db: Db, userId: string, now: number, on: SQL) => {
  const since = sql`(SELECT max(l.at) FROM audit_log l WHERE l.target_id = ${userId} AND l.action = 'account.deactivated')`;
  return [
    db
      .update(outbox)
      .set({ claimedAt: sql`${outbox.claimedAt} + ${now} - ${since}` })
      .where(sql`${outbox.userId} = ${userId} AND ${outbox.kind} = 'email_changed' AND ${outbox.usedAt} IS NULL
        AND ${outbox.claimedAt} BETWEEN ${since} - ${LINK_LIFE_MS.email_changed} AND ${since} AND ${on}`),
    db
      .update(users)
      .set({ heldUntil: sql`${users.heldUntil} + ${now} - ${since}` })
      .where(
        sql`${users.id} = ${userId} AND ${users.heldUntil} > ${since} AND ${users.heldUntil} < ${NEVER} AND ${on}`,
      ),
  ] as const;
};
