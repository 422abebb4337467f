import { and, desc, eq, sql } from 'drizzle-orm';
import type { PushDevice } from '../../../src/shared/schemas/post.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { pushSubscriptions } from '../../db/schema/post.ts';
import type { Post } from '../../post/post.ts';

/** SQL: the public id of the caller's session. */
const sessionOf = (tokenHash: string) => sql`(SELECT s.public_id FROM sessions s WHERE s.token_hash = ${tokenHash})`;

/** Browsers that show a person's notices, the newest first; neither endpoints nor keys. */
export const findDevices = (db: Db, userId: string, tokenHash: string): Promise<PushDevice[]> =>
  db
    .select({
      id: pushSubscriptions.id,
      device: pushSubscriptions.device,
      isCurrent: sql<boolean>`${pushSubscriptions.sessionId} = ${sessionOf(tokenHash)}`.mapWith(Boolean),
      createdAt: pushSubscriptions.createdAt,
      lastOkAt: pushSubscriptions.lastOkAt,
      failures: pushSubscriptions.failures,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));

type Subscription = { endpoint: string; p256dh: string; auth: string };

/**
 * The browser of a session shows its person's notices from now on. One browser has one subscription: what stood for this session or
 * this endpoint, of whomever, ends.
 */
export const addDevice = (
  { db, post }: { db: Db; post: Post },
  { userId, tokenHash }: { userId: string; tokenHash: string },
  { endpoint, p256dh, auth }: Subscription,
  now: number,
) =>
  batch(db, {
    before: db
      .delete(pushSubscriptions)
      .where(
        sql`${pushSubscriptions.endpoint} = ${endpoint} OR ${pushSubscriptions.sessionId} = ${sessionOf(tokenHash)}`,
      ),
    added: insertFrom(
      db,
      pushSubscriptions,
      {
        id: crypto.randomUUID(),
        userId,
        sessionId: sql`s.public_id`,
        endpoint,
        p256dh,
        auth,
        device: sql`s.device`,
        createdAt: now,
      },
      sql`FROM sessions s WHERE s.token_hash = ${tokenHash} AND s.user_id = ${userId}`,
    ),
    notice: post.announce(
      db,
      { kind: 'push_added', userId, ids: sql`json_object('session', ${sessionOf(tokenHash)})` },
      now,
    ),
  });

/** One's own device shows nothing more. False: it did not. */
export const removeDevice = async (db: Db, userId: string, id: string): Promise<boolean> => {
  const { meta } = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)));
  return meta.changes === 1;
};
