import { asc, eq } from 'drizzle-orm';
import { MAX_EXPORTED } from '../../../src/shared/limits.ts';
import { ownedBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { petProblems, prescriptionItems, prescriptions, procedureConsents } from '../../db/schema/care.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { medicineTicks, petMedicines } from '../../db/schema/medicines.ts';
import { pets } from '../../db/schema/pets.ts';
import { anyClinicName, clinicName, named, petName } from './columns.ts';

/** Statements: what clinics keep of a person's animals beside their history, and what these are given at its hours. A fórmula is a row for each of its medicines. */
export const careOf = (db: Db, userId: string) => ({
  problems: db
    .select({
      pet: petName,
      clinic: clinicName,
      title: petProblems.title,
      since: petProblems.since,
      resolvedOn: petProblems.resolvedOn,
      state: petProblems.state,
      authorName: petProblems.authorName,
      createdAt: petProblems.createdAt,
    })
    .from(pets)
    .innerJoin(petProblems, eq(petProblems.petId, pets.id))
    .innerJoin(clinics, eq(clinics.id, petProblems.clinicId))
    .where(ownedBy(userId, 'pets'))
    .limit(MAX_EXPORTED),
  medicines: db
    .select({
      pet: petName,
      clinic: clinicName,
      date: prescriptions.date,
      authorName: prescriptions.authorName,
      licence: prescriptions.licence,
      note: prescriptions.note,
      confirmed: prescriptions.confirmed,
      voidReason: prescriptions.voidReason,
      name: named<string>(prescriptionItems.name, 'medicine_name'),
      concentration: prescriptionItems.concentration,
      form: prescriptionItems.form,
      dose: prescriptionItems.dose,
      days: prescriptionItems.days,
    })
    .from(pets)
    .innerJoin(prescriptions, eq(prescriptions.petId, pets.id))
    .innerJoin(prescriptionItems, eq(prescriptionItems.prescriptionId, prescriptions.id))
    .innerJoin(clinics, eq(clinics.id, prescriptions.clinicId))
    .where(ownedBy(userId, 'pets'))
    .orderBy(asc(prescriptions.createdAt), asc(prescriptionItems.position))
    .limit(MAX_EXPORTED),
  kept: db
    .select({
      pet: petName,
      name: named<string>(petMedicines.name, 'kept_name'),
      instruction: petMedicines.instruction,
      clinic: anyClinicName,
      times: petMedicines.times,
      everyDays: petMedicines.everyDays,
      weekdays: petMedicines.weekdays,
      fromOn: petMedicines.fromOn,
      toOn: petMedicines.toOn,
      author: named<string | null>(users.name, 'kept_author'),
      createdAt: petMedicines.createdAt,
      endedAt: petMedicines.endedAt,
    })
    .from(pets)
    .innerJoin(petMedicines, eq(petMedicines.petId, pets.id))
    .leftJoin(prescriptions, eq(prescriptions.id, petMedicines.prescriptionId))
    .leftJoin(clinics, eq(clinics.id, prescriptions.clinicId))
    .leftJoin(users, eq(users.id, petMedicines.addedBy))
    .where(ownedBy(userId, 'pets'))
    .limit(MAX_EXPORTED),
  ticks: db
    .select({
      pet: petName,
      name: named<string>(petMedicines.name, 'given_name'),
      dueAt: medicineTicks.dueAt,
      givenByName: medicineTicks.givenByName,
      givenAt: medicineTicks.givenAt,
    })
    .from(pets)
    .innerJoin(petMedicines, eq(petMedicines.petId, pets.id))
    .innerJoin(medicineTicks, eq(medicineTicks.medicineId, petMedicines.id))
    .where(ownedBy(userId, 'pets'))
    .limit(MAX_EXPORTED),
  agreed: db
    .select({
      pet: petName,
      clinic: clinicName,
      procedure: procedureConsents.procedure,
      agreedBy: procedureConsents.agreedBy,
      document: procedureConsents.document,
      agreedOn: procedureConsents.agreedOn,
      way: procedureConsents.way,
      note: procedureConsents.note,
      endedOn: procedureConsents.endedOn,
      endReason: procedureConsents.endReason,
    })
    .from(pets)
    .innerJoin(procedureConsents, eq(procedureConsents.petId, pets.id))
    .innerJoin(clinics, eq(clinics.id, procedureConsents.clinicId))
    .where(ownedBy(userId, 'pets'))
    .limit(MAX_EXPORTED),
});
