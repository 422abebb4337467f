import { and, eq } from 'drizzle-orm';
import { auditIfChanged, wasTraced } from '../db/audit.ts';
import { batch } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { clinicEntries } from '../db/schema/clinics.ts';
import type { Post } from '../post/post.ts';
import { whoHears } from './clinic-entry.ts';

/** Told in one minute; the others in the next. */
const CHUNK = 20;

/**
 * Tells of logins that an administrator put into a clinic while it was empty, and for which it has closed since: something came, or a
 * titular was turned on (decision 0193). Once of each.
 */
export const tellWoken = async (db: Db, now: number, post: Post): Promise<void> => {
  const woken = await db
    .select({ userId: clinicEntries.userId, clinicId: clinicEntries.clinicId })
    .from(clinicEntries)
    .where(eq(clinicEntries.sleep, 'woken'))
    .limit(CHUNK);
  for (const { userId, clinicId } of woken) {
    const trace = crypto.randomUUID();
    await batch(db, {
      entry: db
        .update(clinicEntries)
        .set({ sleep: null })
        .where(
          and(eq(clinicEntries.userId, userId), eq(clinicEntries.clinicId, clinicId), eq(clinicEntries.sleep, 'woken')),
        ),
      trace: auditIfChanged(db, { id: trace, at: now, actorId: null, action: 'entry.asked', targetId: userId }),
      notice: post.announce(
        db,
        { kind: 'entry_asked', among: whoHears(userId, now), ids: { member: userId } },
        now,
        wasTraced(trace, 'entry.asked'),
      ),
    });
  }
};
