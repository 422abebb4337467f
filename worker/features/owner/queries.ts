import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { PAPER_SOON_DAYS, SUMMARY_PETS } from '../../../src/shared/limits.ts';
import type { Unread } from '../../../src/shared/schemas/owner-summary.ts';
import { addDays, DAY_MS, today, wallTime } from '../../../src/shared/time.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { isLiving } from '../../db/living.ts';
import { users } from '../../db/schema/accounts.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { threads } from '../../db/schema/messages.ts';
import { pets } from '../../db/schema/pets.ts';
import { appointments } from '../../db/schema/visits.ts';
import { nameOfThen, selectVisits } from '../appointments/queries.ts';
import { comingSince } from '../appointments/rules.ts';
import { MAX_HOMES } from '../household/rules.ts';
import { selectDue } from '../medicines/queries.ts';
import { selectOwnerDue } from '../records/queries.ts';

const p = alias(pets, 'p');
const t = alias(threads, 't');
const c = alias(clinics, 'c');
const a = alias(appointments, 'a');
const u = alias(users, 'u');

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
      ...named({
        id: p.id,
        name: p.name,
        species: p.species,
        breed: p.breed,
        birthMonth: p.birthMonth,
        weightG: p.weightG,
        notes: p.notes,
        diedAt: p.diedAt,
      }),
      sharedBy: sql<string | null>`(SELECT w.name FROM users w WHERE w.id = p.owner_id AND w.id <> ${ownerId})`.as(
        'sharedBy',
      ),
    })
    .from(sql`pets p`)
    .where(sql`${caredForBy(ownerId)} AND p.archived_at IS NULL`)
    .orderBy(sql`p.created_at, p.id`)
    .limit(SUMMARY_PETS + 1);

const selectPetCount = (db: Db, ownerId: string) =>
  db
    .select({ count: sql<number>`count(*)`.as('count'), living: sql<number>`count(*) - count(p.died_at)`.as('living') })
    .from(sql`pets p`)
    .where(sql`${caredForBy(ownerId)} AND p.archived_at IS NULL`);

const selectPapers = (db: Db, ownerId: string, until: string) =>
  db
    .select(
      named({
        petId: p.id,
        petName: p.name,
        species: p.species,
        permitUntil: p.permitUntil,
        policyUntil: p.policyUntil,
      }),
    )
    .from(sql`pets p`)
    .where(sql`${caredForBy(ownerId)} AND ${isLiving} AND (p.permit_until <= ${until} OR p.policy_until <= ${until})`)
    .limit(PAPERS);

const selectComing = (db: Db, ownerId: string, now: number) =>
  selectVisits(db, ownerId, sql`a.starts_at >= ${comingSince(now)} AND a.status IN (${liveStatuses})`, now)
    .orderBy(sql`a.starts_at, a.id`)
    .limit(COMING);

const selectUnread = (db: Db, ownerId: string) =>
  db
    .select({
      ...named({ threadId: t.id, clinicName: c.name, petName: p.name, unread: t.ownerUnread }),
      lastText: sql<Unread['lastText']>`coalesce((SELECT substr(m.text, 1, ${GLIMPSE}) FROM messages m
        WHERE m.thread_id = t.id AND m.side = 'clinic' ORDER BY m.at DESC, m.id DESC LIMIT 1), '')`.as('lastText'),
    })
    .from(sql`threads t JOIN pets p ON p.id = t.pet_id JOIN clinics c ON c.id = t.clinic_id`)
    .where(sql`${caredForBy(ownerId, 't')} AND ${caredForBy(ownerId)} AND t.owner_unread > 0`)
    .orderBy(sql`t.last_message_at DESC, t.id DESC`)
    .limit(UNREAD);

/** Visits to come that ended lately without their owner, unless one was booked for the pet since. */
const selectLost = (db: Db, ownerId: string, now: number) =>
  db
    .select({
      ...named({
        id: a.id,
        petId: a.petId,
        clinicName: c.name,
        clinicPhone: c.phone,
        date: a.startsAt,
        type: a.type,
        reason: a.cancelReason,
      }),
      petName: nameOfThen.as('petName'),
      isLapsed: sql<number>`a.lapsed_at IS NOT NULL`.as('isLapsed'),
    })
    .from(sql`appointments a JOIN pets p ON p.id = a.pet_id JOIN clinics c ON c.id = a.clinic_id`)
    .where(
      sql`${caredForBy(ownerId, 'a')} AND a.starts_at >= ${wallTime(now).slice(0, 10)} AND a.status = 'cancelled'
        AND a.cancelled_by IN ('clinic', 'system') AND a.updated_at >= ${now - LOST_MS}
        AND NOT EXISTS (SELECT 1 FROM appointments o WHERE o.pet_id = a.pet_id AND o.status IN (${liveStatuses})
          AND o.updated_at >= a.updated_at)`,
    )
    .orderBy(sql`a.starts_at, a.id`)
    .limit(LOST);

/** Places in a household that wait for a yes, of `mine`, and the name of who is at their other end. */
const selectWaiting = (db: Db, mine: SQL, other: SQL) =>
  db
    .select(named({ id: u.id, name: u.name }))
    .from(sql`household_members h CROSS JOIN users u ON u.id = ${other}`)
    .where(sql`${mine} AND h.waits_since IS NOT NULL`)
    .limit(MAX_HOMES);

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
    medicines: selectDue(db, ownerId, now),
    waiting: selectWaiting(db, sql`h.owner_id = ${ownerId}`, sql`h.member_id`),
    awaited: selectWaiting(db, sql`h.member_id = ${ownerId}`, sql`h.owner_id`),
  });
export type SummaryRows = Awaited<ReturnType<typeof readSummary>>;
