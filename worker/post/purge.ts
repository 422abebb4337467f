import { lte } from 'drizzle-orm';
import { DAY_MS } from '../../src/shared/time.ts';
import { batch } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { emailChanges, outbox } from '../db/schema/post.ts';

/** What went out, or did not, is kept so long for toor. */
const KEPT_MS = 30 * DAY_MS;

/** Erases what the post no longer needs at `now`. */
export const purgePost = (db: Db, now: number) =>
  batch(db, {
    outbox: db.delete(outbox).where(lte(outbox.createdAt, now - KEPT_MS)),
    emailChanges: db.delete(emailChanges).where(lte(emailChanges.createdAt, now - KEPT_MS)),
  });
