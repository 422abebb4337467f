import { sql } from 'drizzle-orm';
import { PAPER_SOON_DAYS, SUMMARY_PETS } from '../../../src/shared/limits.ts';
import type { LostVisit, Unread } from '../../../src/shared/schemas/owner-summary.ts';
import type { Species } from '../../../src/shared/species.ts';
import { addDays, DAY_MS, today, wallTime } from '../../../src/shared/time.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { selectVisits } from '../appointments/queries.ts';
import { comingSince } from '../appointments/rules.ts';
import { selectOwnerDue } from '../records/queries.ts';

/** Coming visits that are looked through for acts that they will do; conversations that the dashboard names. */
const COMING = 60;
const UNREAD = 5;
/** Visits that ended without their owner: how many are named, and for how long. */
const LOST = 5;
const LOST_MS = 7 * DAY_MS;
/** Characters of a message that the dashboard shows. */
const GLIMPSE = 120;
/** Pets with papers that are followed: nobody has more such dogs. */
const PAPERS = 50;

/** The first pets, one more than the summary shows: its picture stands beside '+N más'. */
const selectFirstPets = (db: Db, ownerId: string) =>
  db
    .select({
      id: sql<string>`p.id`.as('id'),
      name: sql<string>`p.name`.as('name'),
      species: sql<Species>`p.species`.as('species'),
      breed: sql<string | null>`p.breed`.as('breed'),
      birthMonth: sql<string>`p.birth_month`.as('birthMonth'),
      weightG: sql<number>`p.weight_g`.as('weightG'),
      notes: sql<string | null>`p.notes`.as('notes'),
    })
    .from(sql`pets p`)
    .where(sql`p.owner_id = ${ownerId} AND p.archived_at IS NULL`)
    .orderBy(sql`p.created_at, p.id`)
    .limit(SUMMARY_PETS + 1);

const selectPetCount = (db: Db, ownerId: string) =>
  db
    .select({ count: sql<number>`count(*)`.as('count') })
    .from(sql`pets p`)
    .where(sql`p.owner_id = ${ownerId} AND p.archived_at IS NULL`);

const selectPapers = (db: Db, ownerId: string, until: string) =>
  db
    .select({
      petId: sql<string>`p.id`.as('petId'),
      petName: sql<string>`p.name`.as('petName'),
      species: sql<Species>`p.species`.as('species'),
      permitUntil: sql<string | null>`p.permit_until`.as('permitUntil'),
      policyUntil: sql<string | null>`p.policy_until`.as('policyUntil'),
    })
    .from(sql`pets p`)
    .where(
      sql`p.owner_id = ${ownerId} AND p.archived_at IS NULL AND (p.permit_until <= ${until} OR p.policy_until <= ${until})`,
    )
    .limit(PAPERS);

const selectComing = (db: Db, ownerId: string, now: number) =>
  selectVisits(db, ownerId, sql`a.starts_at >= ${comingSince(now)} AND a.status IN (${liveStatuses})`, now)
    .orderBy(sql`a.starts_at, a.id`)
    .limit(COMING);

const selectUnread = (db: Db, ownerId: string) =>
  db
    .select({
      threadId: sql<string>`t.id`.as('threadId'),
      clinicName: sql<string>`c.name`.as('clinicName'),
      petName: sql<string>`p.name`.as('petName'),
      lastText: sql<Unread['lastText']>`coalesce((SELECT substr(m.text, 1, ${GLIMPSE}) FROM messages m
        WHERE m.thread_id = t.id AND m.side = 'clinic' ORDER BY m.at DESC, m.id DESC LIMIT 1), '')`.as('lastText'),
      unread: sql<number>`t.owner_unread`.as('unread'),
    })
    .from(sql`threads t JOIN pets p ON p.id = t.pet_id JOIN clinics c ON c.id = t.clinic_id`)
    .where(sql`t.owner_id = ${ownerId} AND p.owner_id = ${ownerId} AND t.owner_unread > 0`)
    .orderBy(sql`t.last_message_at DESC, t.id DESC`)
    .limit(UNREAD);

/** Visits to come that ended lately without their owner, unless one was booked for the pet since. */
const selectLost = (db: Db, ownerId: string, now: number) =>
  db
    .select({
      id: sql<string>`a.id`.as('id'),
      petId: sql<string>`a.pet_id`.as('petId'),
      petName: sql<string>`p.name`.as('petName'),
      clinicName: sql<string>`c.name`.as('clinicName'),
      clinicPhone: sql<string>`c.phone`.as('clinicPhone'),
      date: sql<string>`a.starts_at`.as('date'),
      type: sql<LostVisit['type']>`a.type`.as('type'),
      isLapsed: sql<number>`a.lapsed_at IS NOT NULL`.as('isLapsed'),
      reason: sql<string | null>`a.cancel_reason`.as('reason'),
    })
    .from(sql`appointments a JOIN pets p ON p.id = a.pet_id JOIN clinics c ON c.id = a.clinic_id`)
    .where(
      sql`a.owner_id = ${ownerId} AND a.starts_at >= ${wallTime(now).slice(0, 10)} AND a.status = 'cancelled'
        AND a.cancelled_by IN ('clinic', 'system') AND a.updated_at >= ${now - LOST_MS}
        AND NOT EXISTS (SELECT 1 FROM appointments o WHERE o.pet_id = a.pet_id AND o.status IN (${liveStatuses})
          AND o.updated_at >= a.updated_at)`,
    )
    .orderBy(sql`a.starts_at, a.id`)
    .limit(LOST);

/** Everything that the owner's dashboard begins with, in one round trip; `summaryOf` (rules.ts) reads it. */
export const readSummary = (db: Db, ownerId: string, now: number) =>
  batch(db, {
    counted: one(selectPetCount(db, ownerId)),
    pets: selectFirstPets(db, ownerId),
    coming: selectComing(db, ownerId, now),
    papers: selectPapers(db, ownerId, addDays(today(now), PAPER_SOON_DAYS)),
    unread: selectUnread(db, ownerId),
    due: selectOwnerDue(db, ownerId),
    lost: selectLost(db, ownerId, now),
  });
export type SummaryRows = Awaited<ReturnType<typeof readSummary>>;
