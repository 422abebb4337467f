import { and, eq } from 'drizzle-orm';
import { auditIfChanged, wasTraced } from '../db/audit.ts';
import type { Db } from '../db/client.ts';
import { passwordLinks, sessions } from '../db/schema/accounts.ts';
import { outbox } from '../db/schema/post.ts';
import { LINK_LIFE_MS, liveLink } from '../post/links.ts';
import { endOpenLinks } from './open-links.ts';

/** What a notice's 'No fui yo' still can do: `live`, it was pressed already, or its time is over. Null: the row is gone. */
export const findNotMe = async (db: Db, id: string, now: number) => {
  const [row] = await db
    .select({ userId: outbox.userId, usedAt: outbox.usedAt, claimedAt: outbox.claimedAt })
    .from(outbox)
    .where(eq(outbox.id, id));
  if (!row) return null;
  const isOver = (row.claimedAt ?? 0) <= now - LINK_LIFE_MS.not_me;
  return { userId: row.userId, state: row.usedAt !== null ? 'used' : isOver ? 'over' : 'live' } as const;
};

/**
 * Ends what somebody else may hold of an account: sessions, links to set a password that nobody used, calendar feed and links to
 * carnés. Once for each notice; whoever was first did it.
 */
export const endEverything = async (db: Db, id: string, now: number): Promise<void> => {
  const found = await findNotMe(db, id, now);
  if (found?.state !== 'live') return;
  const { userId } = found;
  const trace = crypto.randomUUID();
  const ended = wasTraced(trace, 'sessions.ended_by_link');
  await db.batch([
    db
      .update(outbox)
      .set({ usedAt: now })
      .where(liveLink('not_me', id, now)),
    auditIfChanged(db, { id: trace, at: now, actorId: null, action: 'sessions.ended_by_link', targetId: userId }),
    db.delete(sessions).where(and(eq(sessions.userId, userId), ended)),
    db.delete(passwordLinks).where(and(eq(passwordLinks.userId, userId), ended)),
    ...endOpenLinks(db, { userId, actorId: null, now, on: ended }, { keepFeed: false, keepShares: false }),
  ]);
};
