import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { NoticeWay } from '../../../src/shared/notices.ts';
import type { Unreached } from '../../../src/shared/reach.ts';
import type { ReminderNote, ReminderWay } from '../../../src/shared/schemas/reminder.ts';
import { addDays, today, wallTime } from '../../../src/shared/time.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { reminderNotes } from '../../db/schema/patients.ts';
import { pets } from '../../db/schema/pets.ts';
import { appointments } from '../../db/schema/visits.ts';
import type { Creation } from '../../idempotency.ts';
import { unreached } from '../../post/reach.ts';
import { selectTold, toldBy } from '../../post/told.ts';

const n = alias(reminderNotes, 'n');
const a = alias(appointments, 'a');
const c = alias(clinics, 'c');
const p = alias(pets, 'p');

/** What is overdue for longer is no reminder any more (records/queries.ts), nor is what was noted of it. */
const PAST_DAYS = 90;
/** Notes and visits to come that one list of reminders reads. */
const MAX_READ = 5000;

export type Note = { petId: string; item: string; dueOn: string; what: ReminderWay | 'closed'; at: number };

/** What a clinic did about what is due, the visits to come of its patients, whom no notice of theirs reaches, and how it is called; one batch. */
export const readReminderFacts = async (db: Db, clinicId: string, now: number, ways: readonly NoticeWay[]) => {
  const { notes, coming, clinic, told, deaf } = await batch(db, {
    notes: db
      .select(named({ petId: n.petId, item: n.item, dueOn: n.dueOn, what: n.what, at: n.at }))
      .from(sql`reminder_notes n`)
      .where(sql`n.clinic_id = ${clinicId} AND n.due_on >= ${addDays(today(now), -PAST_DAYS)}`)
      .limit(MAX_READ),
    coming: db
      .select(named({ petId: a.petId, type: a.type, startsAt: a.startsAt }))
      .from(sql`appointments a`)
      .where(
        sql`a.clinic_id = ${clinicId} AND a.starts_at >= ${wallTime(now).slice(0, 10)} AND a.status IN (${liveStatuses})`,
      )
      .orderBy(sql`a.starts_at`)
      .limit(MAX_READ),
    told: selectTold(
      db,
      sql`k.pet_id`,
      sql`clinic_patients k CROSS JOIN pets p ON p.id = k.pet_id CROSS JOIN outbox o ON o.user_id = p.owner_id
        AND o.kind = 'care_due' AND (o.ids ->> 'petId') = p.id AND k.clinic_id = ${clinicId} AND k.is_open = 1`,
    ),
    // Of people with an account; of a clinic's own clients it is always for the desk.
    deaf: db
      .select({ ...named({ petId: p.id }), reason: sql<Unreached | null>`${unreached('care_due', ways)}`.as('reason') })
      .from(
        sql`clinic_patients cp CROSS JOIN pets p ON p.id = cp.pet_id CROSS JOIN users u ON u.id = p.owner_id LEFT JOIN clinic_clients k ON k.id = ''`,
      )
      .where(sql`cp.clinic_id = ${clinicId} AND cp.is_open = 1 AND ${unreached('care_due', ways)} IS NOT NULL`)
      .limit(MAX_READ),
    clinic: one(
      db
        .select(named({ name: c.name, phone: c.phone }))
        .from(sql`clinics c`)
        .where(sql`c.id = ${clinicId}`),
    ),
  });
  return { notes, coming, clinic, told: toldBy(told), deaf: new Map(deaf.map(({ petId, reason }) => [petId, reason])) };
};

/** Notes what was done about things due of an open patient, once for a submission. False: no such patient. */
export const insertNotes = async (
  db: Db,
  { clinicId, actorId, now }: { clinicId: string; actorId: string; now: number },
  made: Creation,
  { petId, items, what }: ReminderNote,
): Promise<boolean> => {
  const { patient } = await batch(db, {
    reminderNotes: insertFrom(
      db,
      reminderNotes,
      {
        id: sql`${made.id} || '-' || i.key`,
        clinicId: sql`k.clinic_id`,
        petId: sql`k.pet_id`,
        item: sql`i.value ->> 'key'`,
        dueOn: sql`i.value ->> 'dueOn'`,
        what,
        actorId,
        at: now,
      },
      sql`FROM clinic_patients k CROSS JOIN json_each(${JSON.stringify(items)}) i
        WHERE k.clinic_id = ${clinicId} AND k.pet_id = ${petId} AND k.is_open = 1`,
    ).onConflictDoNothing(),
    patient: one(
      db
        .select({ found: sql<number>`1`.as('found') })
        .from(sql`clinic_patients k`)
        .where(sql`k.clinic_id = ${clinicId} AND k.pet_id = ${petId} AND k.is_open = 1`),
    ),
  });
  return patient !== undefined;
};
