import { and, eq, sql } from 'drizzle-orm';
import { isLookedAfter } from '../../src/shared/looked-after.ts';
import type { Context } from '../context.ts';
import { auditIfChanged, wasTraced } from '../db/audit.ts';
import { batch } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { passwordLinks, sessions, users } from '../db/schema/accounts.ts';
import { outbox } from '../db/schema/post.ts';
import { LINK_LIFE_MS, liveLink } from '../post/links.ts';
import { disputeEmail } from './dispute-email.ts';
import { undoFactors } from './factors/undo.ts';
import { endOpenLinks, NONE_KEPT } from './open-links.ts';
import { refuseByMail, refusesEntries } from './refuse-entries.ts';
import { securityEvent, whereFrom } from './security-events.ts';
import { takeBack } from './taken-back.ts';

/**
 * What a notice's 'No fui yo' still can do: `live`, it was pressed already, or its time is over; and whether it takes away ways in
 * that were added lately (factors/undo.ts); `refuses`, it keeps somebody out of a clinic instead; `disputes`, it closes an account whose
 * e-mail was changed; `disowns`, it erases one that a clinic opened with an address whose person has not shown that it is theirs. Null: the
 * row is gone.
 */
export const findNotMe = async (db: Db, id: string, now: number) => {
  const [row] = await db
    .select({
      kind: outbox.kind,
      userId: users.id,
      usedAt: outbox.usedAt,
      claimedAt: outbox.claimedAt,
      role: users.role,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(outbox)
    .innerJoin(users, eq(users.id, outbox.userId))
    .where(eq(outbox.id, id));
  if (!row) return null;
  const isOver = (row.claimedAt ?? 0) <= now - LINK_LIFE_MS.not_me;
  const state = row.usedAt !== null ? 'used' : isOver ? 'over' : 'live';
  const refuses = refusesEntries(row.kind);
  const disputes = row.kind === 'email_changed_by_other';
  const disowns = row.kind === 'member_added' && row.emailVerifiedAt === null;
  return {
    userId: row.userId,
    role: row.role,
    state,
    refuses,
    disputes,
    disowns,
    takesRecent: isLookedAfter(row.role),
  } as const;
};

/**
 * Ends what somebody else may hold of an account: sessions, links to set a password that nobody used, a password that somebody else
 * set, calendar feed and links to carnés, and the way in that the notice tells of, or of owners and clinics all that were added
 * lately. Once for each notice; whoever was first did it.
 */
export const endEverything = async (
  caller: Pick<Context, 'db' | 'clock' | 'device' | 'network' | 'post'>,
  id: string,
): Promise<void> => {
  const { db, clock } = caller;
  const now = clock();
  const found = await findNotMe(db, id, now);
  if (found?.state !== 'live') return;
  if (found.refuses) return refuseByMail(caller, id);
  if (found.disputes) return disputeEmail(caller, { id, userId: found.userId });
  const { userId } = found;
  const trace = crypto.randomUUID();
  const ended = wasTraced(trace, 'sessions.ended_by_link');
  await batch(db, {
    outbox: db
      .update(outbox)
      .set({ usedAt: now })
      .where(liveLink('not_me', id, now)),
    trace: auditIfChanged(db, {
      id: trace,
      at: now,
      actorId: null,
      action: 'sessions.ended_by_link',
      targetId: userId,
    }),
    sessions: db.delete(sessions).where(and(eq(sessions.userId, userId), ended)),
    event: securityEvent(db, { kind: 'session_ended', userId, at: now, ...whereFrom(caller) }, ended),
    passwordLinks: db.delete(passwordLinks).where(and(eq(passwordLinks.userId, userId), ended)),
    // By REST such a password has no end: whoever gave it would go on opening the account.
    users: db
      .update(users)
      .set({ passwordExpiresAt: now, updatedAt: now })
      .where(sql`${users.id} = ${userId} AND ${users.passwordSetBy} IS NOT NULL
        AND coalesce(${users.passwordExpiresAt} > ${now}, 1) AND ${ended}`),
    factors: undoFactors(db, { userId, noticeId: id, now }, ended),
    openLinks: endOpenLinks(db, { userId, actorId: null, now, on: ended, post: caller.post }, NONE_KEPT),
    back: takeBack(caller, userId, now, ended),
  });
};
