import { type Column, type SQL, sql } from 'drizzle-orm';
import { PATIENT_GONE } from '../../../src/shared/appointments.ts';
import { RETENTION_YEARS } from '../../../src/shared/limits.ts';
import { today } from '../../../src/shared/time.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { petProblems, prescriptions, procedureConsents } from '../../db/schema/care.ts';
import { files } from '../../db/schema/files.ts';
import { blockedPatients, clinicPatients, petClaims, reminderNotes } from '../../db/schema/patients.ts';
import { pets, petWeights } from '../../db/schema/pets.ts';
import { recordDrafts, records } from '../../db/schema/records.ts';
import { auditLog } from '../../db/schema/settings.ts';
import { appointmentEvents, appointments, chargeEntries } from '../../db/schema/visits.ts';
import { slotWaits } from '../../db/schema/waits.ts';
import { blockedUntil, GONE_MONTH } from './rules.ts';

/** Files that one batch erases, and batches of one night. */
const AT_ONCE = 50;
const MOST_TIMES = 40;

/** SQL over `p`: its people are gone, and something of it is still kept. */
const isNobodys = sql`p.owner_id IS NULL AND p.client_id IS NULL AND p.birth_month <> ${GONE_MONTH}`;

/**
 * Files of animals whose people are gone become blocked: whoever erased their account, or was erased by their clinic. They leave
 * `clinic_patients`, and with it every list, search and file; one that only a book names has left it already.
 */
const blockLeft = (db: Db, now: number) => {
  const day = today(now);
  /** Rows of `x`, a table of pairs of a clinic and an animal; `seenOn`: SQL of the last day, blank where there is none. */
  const block = (seenOn: SQL, from: SQL) => {
    const bookedOn = sql`(SELECT date(max(e.at) / 1000 - 18000, 'unixepoch') FROM book_entries e
      WHERE e.clinic_id = x.clinic_id AND e.pet_id = x.pet_id)`;
    return insertFrom(
      db,
      blockedPatients,
      {
        clinicId: sql`x.clinic_id`,
        petId: sql`x.pet_id`,
        lastOn: sql`min(${day}, coalesce(nullif(max(${seenOn}, coalesce(${bookedOn}, '')), ''), ${day}))`,
        blockedAt: now,
      },
      from,
    ).onConflictDoNothing();
  };
  return batch(db, {
    blockedPatients: block(
      sql`x.last_seen_on`,
      sql`FROM pets p CROSS JOIN clinic_patients x ON x.pet_id = p.id WHERE ${isNobodys}`,
    ),
    blockedPatientsOfBooks: block(
      sql`''`,
      sql`FROM pets p CROSS JOIN book_entries x ON x.pet_id = p.id WHERE ${isNobodys}`,
    ),
    waits: db.delete(slotWaits).where(sql`${slotWaits.petId} IN (SELECT p.id FROM pets p WHERE ${isNobodys})`),
    patients: db
      .delete(clinicPatients)
      .where(sql`${clinicPatients.petId} IN (SELECT p.id FROM pets p WHERE ${isNobodys})`),
  });
};

/** Tables of which a clinic's rows about an animal go when its term is over, each with what hangs on them. */
const ERASED = {
  records,
  files,
  recordDrafts,
  petProblems,
  prescriptions,
  procedureConsents,
  reminderNotes,
  petClaims,
  petWeights,
};

/** Erases the blocked files whose term is over, oldest first; an act of each stands in the log. Answers how many they were. */
const eraseDue = async (db: Db, now: number): Promise<number> => {
  const day = today(now);
  const due = sql`FROM blocked_patients b CROSS JOIN clinics c ON c.id = b.clinic_id
    WHERE b.last_on < date(${day}, '-' || ${RETENTION_YEARS.min} || ' years') AND ${blockedUntil} < ${day}
    ORDER BY b.last_on LIMIT ${AT_ONCE}`;
  const animals = sql`(SELECT b.pet_id ${due})`;
  const pairs = sql`(SELECT b.clinic_id, b.pet_id ${due})`;
  const isDue = ({ clinicId, petId }: { clinicId: Column; petId: Column }) =>
    sql`${petId} IN ${animals} AND (${clinicId}, ${petId}) IN ${pairs}`;
  // What a row of a book names stays, without a word.
  const isBooked = sql`EXISTS (SELECT 1 FROM book_entries e WHERE e.appointment_id = ${appointments.id})`;
  const visits = sql`(SELECT a.id FROM appointments a WHERE a.pet_id IN ${animals} AND (a.clinic_id, a.pet_id) IN ${pairs})`;
  const { gone } = await batch(db, {
    traces: insertFrom(
      db,
      auditLog,
      {
        id: sql`lower(hex(randomblob(16)))`,
        at: now,
        action: 'blocked.erased',
        targetId: sql`b.pet_id`,
        reason: sql`b.clinic_id`,
      },
      due,
    ),
    rows: Object.values(ERASED).map((table) => db.delete(table).where(isDue(table))),
    events: db
      .update(appointmentEvents)
      .set({ reason: null })
      .where(sql`${appointmentEvents.appointmentId} IN ${visits}`),
    charges: db.delete(chargeEntries).where(sql`${chargeEntries.appointmentId} IN ${visits}`),
    visits: db.delete(appointments).where(sql`${isDue(appointments)} AND NOT ${isBooked}`),
    booked: db.update(appointments).set({ notes: null, cancelReason: null }).where(isDue(appointments)),
    // An animal that no other clinic keeps, nor anybody: its row stays for the numbers of the book, without anything.
    pets: db
      .update(pets)
      .set({
        name: PATIENT_GONE,
        breed: null,
        birthMonth: GONE_MONTH,
        weightG: 0,
        sex: null,
        isNeutered: null,
        colour: null,
        microchip: null,
        allergies: null,
        allergiesNoneOn: null,
        medicines: null,
        diedAt: null,
        searchKey: '',
        archivedAt: now,
        updatedAt: now,
      })
      .where(sql`${pets.id} IN ${animals} AND ${pets.ownerId} IS NULL AND ${pets.clientId} IS NULL
        AND NOT EXISTS (SELECT 1 FROM clinic_patients x WHERE x.pet_id = ${pets.id})
        AND NOT EXISTS (SELECT 1 FROM blocked_patients o WHERE o.pet_id = ${pets.id} AND (o.clinic_id, o.pet_id) NOT IN ${pairs})`),
    weights: db.delete(petWeights).where(sql`${petWeights.petId} IN ${animals}
        AND EXISTS (SELECT 1 FROM pets p WHERE p.id = ${petWeights.petId} AND p.birth_month = ${GONE_MONTH})`),
    gone: db.delete(blockedPatients).where(isDue(blockedPatients)),
  });
  return gone.meta.changes;
};

/** Once a night: files of those who are gone become blocked, and those whose term is over are erased. */
export const sweepBlocked = async (db: Db, now: number): Promise<void> => {
  await blockLeft(db, now);
  for (let times = 0; times < MOST_TIMES; times++) if ((await eraseDue(db, now)) < AT_ONCE) return;
};
