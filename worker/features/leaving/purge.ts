import { and, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { FORMER_DAYS } from '../../../src/shared/limits.ts';
import { DAY_MS, wallTime } from '../../../src/shared/time.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { clinicLeavings, erasedAccounts, goneEntries } from '../../db/schema/departures.ts';
import { messages, threads } from '../../db/schema/messages.ts';
import { pets } from '../../db/schema/pets.ts';
import { appointments } from '../../db/schema/visits.ts';
import { hasCare } from '../care/rules.ts';

/**
 * Erases what an erased account left for a while: conversations whose year is over, and animals that nothing holds any more but
 * cancelled visits that are past (`eraseAnimals` archives those).
 */
export const purgeLeft = (db: Db, now: number) => {
  const left = and(
    isNull(pets.ownerId),
    isNotNull(pets.archivedAt),
    isNull(pets.clientId),
    sql`NOT EXISTS (SELECT 1 FROM records r WHERE r.pet_id = pets.id)
      AND NOT EXISTS (SELECT 1 FROM record_drafts d WHERE d.pet_id = pets.id)
      AND NOT ${hasCare(sql`pets.id`)}
      AND NOT EXISTS (SELECT 1 FROM book_entries b WHERE b.pet_id = pets.id)
      AND NOT EXISTS (SELECT 1 FROM threads t WHERE t.pet_id = pets.id)
      AND NOT EXISTS (SELECT 1 FROM appointments a WHERE a.pet_id = pets.id
        AND (a.status <> 'cancelled' OR a.starts_at > ${wallTime(now)}))`,
  );
  return batch(db, {
    // Of who still has an account it is what they may come back as (auth/coming-back.ts).
    leavings: db
      .delete(clinicLeavings)
      .where(
        and(
          lte(clinicLeavings.leftAt, now - FORMER_DAYS * DAY_MS),
          sql`NOT EXISTS (SELECT 1 FROM users u WHERE u.id = ${clinicLeavings.userId})`,
        ),
      ),
    gone: db.delete(goneEntries).where(lte(goneEntries.goneAt, now - FORMER_DAYS * DAY_MS)),
    erased: db.delete(erasedAccounts).where(lte(erasedAccounts.erasedAt, now - FORMER_DAYS * DAY_MS)),
    threads: db.delete(threads).where(and(isNotNull(threads.eraseAt), lte(threads.eraseAt, now))),
    messages: db.delete(messages).where(and(isNotNull(messages.eraseAt), lte(messages.eraseAt, now))),
    appointments: db
      .delete(appointments)
      .where(inArray(appointments.petId, db.select({ id: pets.id }).from(pets).where(left))),
    pets: db.delete(pets).where(left),
  });
};
