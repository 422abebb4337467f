import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { auditIfChanged, wasTraced } from '../db/audit.ts';
import { batch } from '../db/batch.ts';
import { passwordLinks, sessions, users } from '../db/schema/accounts.ts';
import { outbox } from '../db/schema/post.ts';
import { liveLink } from '../post/links.ts';
import { activeToors, NEVER } from './clinic-entry.ts';
import { securityEvent, whereFrom } from './security-events.ts';

/**
 * Says by the link of a mail that nobody asked for the e-mail which the administration gave an account, from the address that it had and
 * that nobody had proven. It gives nothing, since that address may be a stranger's: sessions and links end, what is in the account is held
 * (held.ts) whatever password is set, until one of those who run the service, who are told, rescues it. Once for each notice.
 */
export const disputeEmail = async (
  caller: Pick<Context, 'db' | 'clock' | 'device' | 'network' | 'post'>,
  { id, userId }: { id: string; userId: string },
): Promise<void> => {
  const { db, clock, post } = caller;
  const now = clock();
  const trace = crypto.randomUUID();
  const on = wasTraced(trace, 'email.disputed');
  await batch(db, {
    link: db
      .update(outbox)
      .set({ usedAt: now })
      .where(liveLink('not_me', id, now)),
    trace: auditIfChanged(db, { id: trace, at: now, actorId: null, action: 'email.disputed', targetId: userId }),
    sessions: db.delete(sessions).where(and(eq(sessions.userId, userId), on)),
    passwordLinks: db.delete(passwordLinks).where(and(eq(passwordLinks.userId, userId), on)),
    users: db
      .update(users)
      .set({ heldUntil: NEVER, updatedAt: now })
      .where(and(eq(users.id, userId), on)),
    event: securityEvent(db, { kind: 'session_ended', userId, at: now, ...whereFrom(caller) }, on),
    notice: post.announce(
      db,
      {
        kind: 'email_disputed',
        among: activeToors,
        ids: { member: userId },
      },
      now,
      on,
    ),
  });
};
