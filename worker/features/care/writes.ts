// Longer than 200 lines: problems, fórmulas and consents are written under the same conditions.
import { type SQL, sql } from 'drizzle-orm';
import { MAX_CARE } from '../../../src/shared/limits.ts';
import { confirmedBySpecies } from '../../../src/shared/medicine-doubts.ts';
import type { ConsentInput, PrescribeInput, ProblemInput } from '../../../src/shared/schemas/care.ts';
import { today } from '../../../src/shared/time.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { signsFor } from '../../db/member-role.ts';
import { petProblems, prescriptionItems, prescriptions, procedureConsents } from '../../db/schema/care.ts';
import { list } from '../../db/schema/columns.ts';
import { pets } from '../../db/schema/pets.ts';
import { fileIsOpen, fileTakesEntries } from '../patients/rules.ts';
import { consentColumns, consentsJoined, problemColumns, selectPrescriptions, toPrescriptions } from './queries.ts';

/** Who writes, for which clinic and when (ms UTC). */
export type CareWriter = { clinicId: string; userId: string; name: string; now: number };

/** Statement: why nothing was written of a pet. */
const selectWhy = (db: Db, { clinicId, userId }: CareWriter, petId: SQL, full: SQL = sql`0`) =>
  one(
    db
      .select({
        known:
          sql<number>`EXISTS (SELECT 1 FROM clinic_patients cp WHERE cp.pet_id = ${petId} AND cp.clinic_id = ${clinicId})`.as(
            'known',
          ),
        isOpen: sql<number>`${fileIsOpen(clinicId, petId)}`.as('isOpen'),
        isClosed: sql<number>`EXISTS (SELECT 1 FROM clinics o WHERE o.id = ${clinicId} AND o.closed_at IS NOT NULL)`.as(
          'isClosed',
        ),
        signs: sql<number>`${signsFor(clinicId, userId)}`.as('signs'),
        full: sql<number>`${full}`.as('full'),
      })
      .from(sql`(SELECT 1)`),
  );
export type Why = { known: number; isOpen: number; isClosed: number; signs: number; full: number };

/** SQL over `p`: the clinic may write of it. */
const takes = ({ clinicId }: CareWriter, petId: string): SQL =>
  sql`FROM pets p WHERE p.id = ${petId} AND ${fileTakesEntries(clinicId, sql`p.id`)}`;

/**
 * Notes a problem of a patient, or changes it as the form shows it, in one batch; sent again it stands as it stands. `problem` undefined: nothing was written,
 * and `why` says it; it takes a licence, as what is signed does.
 */
export const saveProblem = async (db: Db, writer: CareWriter, input: ProblemInput) => {
  const { clinicId, userId, name, now } = writer;
  const { id, petId, version, title, since, resolvedOn, isMistake } = input;
  const state = isMistake ? 'mistake' : resolvedOn === null ? 'active' : 'resolved';
  const values = { title, since, resolvedOn: isMistake ? null : resolvedOn, state } as const;
  const signs = signsFor(clinicId, userId);
  const isFull = sql`(SELECT count(*) FROM pet_problems n WHERE n.pet_id = ${petId} AND n.clinic_id = ${clinicId}) >= ${MAX_CARE}`;
  const { problem, why } = await batch(db, {
    written:
      version === null
        ? insertFrom(
            db,
            petProblems,
            {
              id,
              clinicId,
              petId: sql`p.id`,
              ...values,
              authorId: userId,
              authorName: name,
              createdAt: now,
              updatedAt: now,
            },
            sql`${takes(writer, petId)} AND ${signs} AND NOT ${isFull} AND NOT EXISTS (SELECT 1 FROM pet_problems n WHERE n.id = ${id})`,
          )
        : db
            .update(petProblems)
            .set({ ...values, changedByName: name, version: version + 1, updatedAt: now })
            .where(sql`${petProblems.id} = ${id} AND ${petProblems.clinicId} = ${clinicId} AND ${petProblems.petId} = ${petId}
              AND ${petProblems.version} = ${version} AND ${signs} AND EXISTS (SELECT 1 ${takes(writer, petId)})`),
    problem: one(
      db
        .select(problemColumns)
        .from(sql.raw('pet_problems q'))
        .where(sql`q.id = ${id} AND q.pet_id = ${petId} AND q.clinic_id = ${clinicId} AND q.version = ${(version ?? 0) + 1}
          AND q.title = ${title} AND q.since = ${since} AND q.state = ${state} AND q.resolved_on IS ${values.resolvedOn}`),
    ),
    why: selectWhy(db, writer, sql`${petId}`, isFull),
  });
  return { problem, why: why as Why };
};

/**
 * Signs a fórmula with its medicines in one batch, by the licence that stands on file at that moment, over the allergies that whoever signs read,
 * and what is doubtful for the animal only with their second yes. Undefined `prescription`: nothing was written; `patient` says for whom it was.
 */
export const prescribe = async (
  db: Db,
  writer: CareWriter,
  { id, petId, items, note, allergies, isSure }: PrescribeInput,
) => {
  const { clinicId, userId, name, now } = writer;
  const rows = items.map((item, index) => ({ ...item, position: index + 1 }));
  const confirmed = confirmedBySpecies(items, allergies);
  const calm = confirmed.flatMap(([species, text]) => (text === null ? [species] : []));
  const kept = sql.join(
    confirmed.map(([species, text]) => sql`WHEN ${species} THEN ${text}`),
    sql` `,
  );
  const { sheets, patient, why } = await batch(db, {
    written: insertFrom(
      db,
      prescriptions,
      {
        id,
        clinicId,
        petId: sql`p.id`,
        date: today(now),
        authorId: userId,
        authorName: name,
        licence: sql`l.number`,
        licenceChecked: sql`l.checked_for IS ${clinicId}`,
        note,
        confirmed: sql`CASE p.species ${kept} END`,
        createdAt: now,
      },
      sql`FROM pets p CROSS JOIN licences l ON l.user_id = ${userId}
        WHERE p.id = ${petId} AND ${fileTakesEntries(clinicId, sql`p.id`)} AND ${signsFor(clinicId, userId)}
          AND p.allergies IS ${allergies} AND ${isSure ? sql`1` : calm.length > 0 ? sql`p.species IN (${list(calm)})` : sql`0`}
          AND NOT EXISTS (SELECT 1 FROM prescriptions n WHERE n.id = ${id})`,
    ),
    items: insertFrom(
      db,
      prescriptionItems,
      {
        prescriptionId: sql`n.id`,
        position: sql`j.value ->> 'position'`,
        name: sql`j.value ->> 'name'`,
        concentration: sql`j.value ->> 'concentration'`,
        form: sql`j.value ->> 'form'`,
        dose: sql`j.value ->> 'dose'`,
        days: sql`j.value ->> 'days'`,
      },
      sql`FROM prescriptions n CROSS JOIN json_each(${JSON.stringify(rows)}) j
        WHERE n.id = ${id} AND n.author_id = ${userId} AND n.pet_id = ${petId} AND n.created_at = ${now}`,
    ).onConflictDoNothing(),
    sheets: selectPrescriptions(
      db,
      sql`f.id = ${id} AND f.pet_id = ${petId} AND f.clinic_id = ${clinicId} AND f.author_id = ${userId}`,
    ),
    patient: one(
      db
        .select({ species: pets.species, allergies: pets.allergies })
        .from(pets)
        .where(sql`${pets.id} = ${petId} AND ${fileIsOpen(clinicId, sql`${pets.id}`)}`),
    ),
    why: selectWhy(db, writer, sql`${petId}`),
  });
  return { prescription: toPrescriptions(sheets)[0], patient, why: why as Why };
};

/** Voids a fórmula with its reason; whoever signs for the clinic may. `done`: it is voided so, now or before. */
export const voidPrescription = async (db: Db, writer: CareWriter, id: string, reason: string) => {
  const { clinicId, userId, name, now } = writer;
  const petId = sql`(SELECT n.pet_id FROM prescriptions n WHERE n.id = ${id} AND n.clinic_id = ${clinicId})`;
  const { done, why } = await batch(db, {
    voided: db
      .update(prescriptions)
      .set({ voidedAt: now, voidedByName: name, voidReason: reason })
      .where(sql`${prescriptions.id} = ${id} AND ${prescriptions.clinicId} = ${clinicId} AND ${prescriptions.voidedAt} IS NULL
        AND ${signsFor(clinicId, userId)} AND ${fileTakesEntries(clinicId, sql`${prescriptions.petId}`)}`),
    trace: auditIfChanged(db, { at: now, actorId: userId, action: 'prescription.voided', targetId: petId }),
    done: one(
      db
        .select({ is: sql<number>`n.void_reason IS ${reason}`.as('is') })
        .from(sql.raw('prescriptions n'))
        .where(sql`n.id = ${id} AND n.clinic_id = ${clinicId}`),
    ),
    why: selectWhy(db, writer, petId),
  });
  return { done: done?.is === 1, why: why as Why };
};

/** Notes that somebody agreed to a procedure; sent again it stands as it stands. Whoever works there may: the desk takes the paper. */
export const noteConsent = async (db: Db, writer: CareWriter, { id, petId, ...said }: ConsentInput) => {
  const { clinicId, userId, name, now } = writer;
  const { consent, why } = await batch(db, {
    written: insertFrom(
      db,
      procedureConsents,
      { id, clinicId, petId: sql`p.id`, ...said, authorId: userId, authorName: name, createdAt: now },
      sql`${takes(writer, petId)} AND NOT EXISTS (SELECT 1 FROM procedure_consents n WHERE n.id = ${id})`,
    ),
    consent: one(
      db
        .select(consentColumns)
        .from(consentsJoined)
        .where(sql`k.id = ${id} AND k.pet_id = ${petId} AND k.clinic_id = ${clinicId} AND k.author_id = ${userId}`),
    ),
    why: selectWhy(db, writer, sql`${petId}`),
  });
  return { consent, why: why as Why };
};

/** Somebody took a consent back, or it was noted by error: it stays, with the day and why. `done`: it has ended so. */
export const endConsent = async (db: Db, writer: CareWriter, id: string, reason: string) => {
  const { clinicId, name, now } = writer;
  const { done } = await batch(db, {
    ended: db
      .update(procedureConsents)
      .set({ endedOn: today(now), endReason: reason, endedByName: name })
      .where(sql`${procedureConsents.id} = ${id} AND ${procedureConsents.clinicId} = ${clinicId} AND ${procedureConsents.endedOn} IS NULL
        AND ${fileTakesEntries(clinicId, sql`${procedureConsents.petId}`)}`),
    done: one(
      db
        .select({ is: sql<number>`n.end_reason IS ${reason}`.as('is') })
        .from(sql.raw('procedure_consents n'))
        .where(sql`n.id = ${id} AND n.clinic_id = ${clinicId}`),
    ),
  });
  return done?.is === 1;
};
