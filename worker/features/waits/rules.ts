import { type SQL, sql } from 'drizzle-orm';
import { NOON } from '../../../src/shared/slots.ts';
import { today, wallTime } from '../../../src/shared/time.ts';
import { MAX_OFFERS } from '../../../src/shared/waits.ts';
import { isLiving } from '../../db/living.ts';

/** SQL: slot_offers `f` of waits `w` that stand still. */
export const isOpenOffer = (now: number): SQL =>
  sql`(f.wait_id = w.id AND f.until > ${now} AND f.starts_at > ${wallTime(now)})`;

/**
 * SQL over waits `w` beside `p` (pets) and `c` (clinics): it goes on. Not past its days or its last offer, nor where the animal, its owner's
 * account or the clinic is there no more; the next sweep takes such a row away.
 */
export const stands = (
  now: number,
): SQL => sql`(w.until_date >= ${today(now)} AND ${isLiving} AND p.owner_id IS w.owner_id
  AND c.closed_at IS NULL AND coalesce((SELECT u.is_active FROM users u WHERE u.id = w.owner_id), 1) = 1
  AND ((SELECT count(*) FROM slot_offers f WHERE f.wait_id = w.id) < ${MAX_OFFERS}
    OR EXISTS (SELECT 1 FROM slot_offers f WHERE ${isOpenOffer(now)})))`;

export const joined = sql.raw('slot_waits w JOIN pets p ON p.id = w.pet_id JOIN clinics c ON c.id = w.clinic_id');

/** SQL: a time (HH:mm) is of the part of the day that is waited for. */
export const isOfPart = (time: SQL): SQL =>
  sql`CASE w.part WHEN 'morning' THEN ${time} < ${NOON} WHEN 'afternoon' THEN ${time} >= ${NOON} ELSE 1 END`;
