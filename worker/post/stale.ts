import { type SQL, sql } from 'drizzle-orm';
import { minutesOn } from '../../src/shared/medicines.ts';
import { CHOOSABLE, type Choosable, PROVEN_ONLY, TURNED_OFF_TOO } from '../../src/shared/notices.ts';
import { today, wallTime } from '../../src/shared/time.ts';
import { caredForBy } from '../db/carers.ts';
import { isLiving } from '../db/living.ts';
import { isOpenAt } from '../db/medicines.ts';
import { list, liveStatuses } from '../db/schema/columns.ts';
import { mayBeMailed } from './reach.ts';

/** Told to an owner and their household. */
const OF_CARERS: readonly Choosable[] = [
  'visit_requested',
  'visit_confirmed',
  'visit_moved',
  'visit_cancelled',
  'home_visit',
  'visit_tomorrow',
  'visit_soon',
  'visit_lapsed',
];
/** True only while their visit stands at its hour, has not begun, and is confirmed. */
const OF_A_VISIT: readonly Choosable[] = [
  'visit_requested',
  'visit_confirmed',
  'visit_moved',
  'visit_tomorrow',
  'visit_soon',
  'request_new',
];
/** Of these, what is true of a request that waits, too. */
const OF_A_REQUEST: readonly Choosable[] = ['visit_requested', 'visit_moved', 'request_new'];
/** Told to the people of a clinic. */
const OF_A_CLINIC: readonly Choosable[] = ['request_new', 'visit_withdrawn', 'clinic_digest'];

const isOf = (kinds: readonly Choosable[]): SQL => sql`outbox.kind IN (${list(kinds)})`;

/** One notice of several (gathered.ts). */
const isMany = sql`outbox.ids ->> 'many' IS NOT NULL`;

/** None of the clinic's requests waits for an answer any more. */
const allAnswered = (
  now: number,
): SQL => sql`outbox.kind = 'request_new' AND ${isMany} AND NOT EXISTS (SELECT 1 FROM appointments a
  WHERE a.clinic_id = (SELECT v.clinic_id FROM appointments v WHERE v.id = outbox.ids ->> 'visit')
    AND a.starts_at > ${wallTime(now)} AND a.status = 'pending')`;

/** The visit was cancelled, moved again, or has begun. */
const visitChanged = (now: number): SQL => sql`${isOf(OF_A_VISIT)} AND NOT (${isMany})
  AND NOT EXISTS (SELECT 1 FROM appointments a WHERE a.id = outbox.ids ->> 'visit' AND a.starts_at = outbox.ids ->> 'at'
    AND a.starts_at > ${wallTime(now)} AND (a.status = 'confirmed' OR (a.status = 'pending' AND ${isOf(OF_A_REQUEST)})))`;

/** What somebody of the household did with it was undone, or its hour has come. */
const homeChanged = (now: number): SQL => sql`outbox.kind = 'home_visit'
  AND NOT EXISTS (SELECT 1 FROM appointments a WHERE a.id = outbox.ids ->> 'visit' AND a.starts_at = outbox.ids ->> 'at'
    AND a.starts_at > ${wallTime(now)} AND a.status IN ('pending', 'confirmed', 'cancelled')
    AND (a.status = 'cancelled') = (SELECT e.status = 'cancelled' FROM appointment_events e
      WHERE e.appointment_id = a.id AND e.at <= outbox.created_at ORDER BY e.at DESC LIMIT 1))`;

/** The visit is of an animal that they look after no more. */
const leftHousehold = sql`outbox.user_id IS NOT NULL AND ${isOf(OF_CARERS)} AND NOT EXISTS (SELECT 1 FROM appointments a
  WHERE a.id = outbox.ids ->> 'visit' AND ${caredForBy(sql`outbox.user_id`, 'a')})`;

/** They work there no more, or no titular let them in yet: it names who comes and with which animal. */
const leftClinic = (
  now: number,
): SQL => sql`${isOf(OF_A_CLINIC)} AND NOT EXISTS (SELECT 1 FROM clinic_members m WHERE m.user_id = outbox.user_id
  AND (outbox.ids ->> 'visit' IS NULL OR m.clinic_id = (SELECT a.clinic_id FROM appointments a WHERE a.id = outbox.ids ->> 'visit'))
  AND NOT EXISTS (SELECT 1 FROM clinic_entries e WHERE e.user_id = m.user_id AND e.clinic_id = m.clinic_id AND e.opens_at > ${now}))`;

/** A digest is of its day. */
const dayIsOver = (now: number): SQL =>
  sql`outbox.kind = 'clinic_digest' AND date(outbox.created_at / 1000, 'unixepoch', '-5 hours') < ${today(now)}`;

/** All was read. */
const wasRead = sql`outbox.kind = 'message_new'
  AND NOT EXISTS (SELECT 1 FROM threads t WHERE ${caredForBy(sql`outbox.user_id`, 't')} AND t.owner_unread > 0)`;

/** The animal is theirs no more, or died, or something of its carné was done or booked since: its page says what is left. */
const wasCaredFor = sql`outbox.kind = 'care_due' AND NOT EXISTS (SELECT 1 FROM pets p
  WHERE p.id = outbox.ids ->> 'petId' AND ${caredForBy(sql`outbox.user_id`)} AND ${isLiving}
    AND NOT EXISTS (SELECT 1 FROM records r WHERE r.pet_id = p.id AND r.is_current = 1 AND r.kind IN ('vacuna', 'desparasitacion')
      AND r.created_at > outbox.created_at)
    AND NOT EXISTS (SELECT 1 FROM appointments a WHERE a.pet_id = p.id AND a.type = 'vaccination'
      AND a.status IN (${liveStatuses}) AND a.created_at > outbox.created_at))`;

/** An hour of a medicine is told so long after it at most, minutes. */
const LATE_MIN = 6 * 60;
/** It is long over; or nothing is to be given then any more by who would read it: it was, it ended, its hours are others, the animal is not theirs or lives no more. */
const wasGiven = (
  now: number,
): SQL => sql`outbox.kind = 'medicine_due' AND (outbox.ids ->> 'at' < ${minutesOn(wallTime(now), -LATE_MIN)}
  OR NOT EXISTS (SELECT 1 FROM pets p CROSS JOIN pet_medicines m ON m.pet_id = p.id
    WHERE ${caredForBy(sql`outbox.user_id`)} AND ${isOpenAt(sql`(outbox.ids ->> 'at')`)}))`;
/** The wait ended, or the offer did, or the animal is theirs no more. */
const offerEnded = (
  now: number,
): SQL => sql`outbox.kind = 'slot_offered' AND NOT EXISTS (SELECT 1 FROM slot_offers f CROSS JOIN slot_waits w ON w.id = f.wait_id
  CROSS JOIN pets p ON p.id = w.pet_id WHERE f.id = outbox.ids ->> 'offer' AND f.until > ${now} AND p.owner_id = w.owner_id
    AND ${isLiving} AND ${caredForBy(sql`outbox.user_id`)})`;

/** Somebody without an account ended them, or has one now. */
const clientEnded = sql`outbox.client_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM clinic_clients k
  CROSS JOIN appointments a ON a.id = outbox.ids ->> 'visit' CROSS JOIN pets p ON p.id = a.pet_id
  WHERE k.id = outbox.client_id AND p.client_id = k.id AND ${mayBeMailed})`;

/** The person was turned off, chose not to hear of it, has an address that nobody proved; the device is theirs no more. */
const notWanted = sql`outbox.client_id IS NULL AND ${isOf(CHOOSABLE)} AND NOT EXISTS (SELECT 1 FROM users u
  WHERE u.id = outbox.user_id AND (u.is_active = 1 OR outbox.kind IN (${list(TURNED_OFF_TOO)}))
    AND (CASE outbox.way WHEN 'push' THEN EXISTS (SELECT 1 FROM push_subscriptions d
        WHERE d.id = outbox.ids ->> 'push' AND d.user_id = u.id)
      ELSE u.email_verified_at IS NOT NULL OR outbox.kind NOT IN (${list(PROVEN_ONLY)}) END)
    AND coalesce((SELECT c.wanted FROM notice_choices c WHERE c.user_id = u.id AND c.kind = outbox.kind AND c.way = outbox.way),
      outbox.kind <> 'medicine_due' OR outbox.way <> 'email'))`;

/** SQL over outbox: what is not true any more, or not wanted, at the moment in which it would go out. */
export const isStale = (now: number): SQL =>
  sql`((${sql.join([visitChanged(now), homeChanged(now), allAnswered(now), leftHousehold, leftClinic(now), dayIsOver(now), wasRead, wasCaredFor, wasGiven(now), offerEnded(now), clientEnded, notWanted], sql`) OR (`)}))`;
