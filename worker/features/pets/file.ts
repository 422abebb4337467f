// Longer than 200 lines: reading a pet’s file and every change of it, which answers the same file.
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import { MAX_WEIGHTS } from '../../../src/shared/limits.ts';
import type { PetEdit, PetPapers } from '../../../src/shared/schemas/pet-file.ts';
import { today } from '../../../src/shared/time.ts';
import { type Answer, batch, one } from '../../db/batch.ts';
import { caredForBy, ownedBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { namedOrNull } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { users } from '../../db/schema/accounts.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { pets, petWeights } from '../../db/schema/pets.ts';
import { records } from '../../db/schema/records.ts';
import { comingSince } from '../appointments/rules.ts';
import { petFacts, petPapers, sharedBy } from './queries.ts';
import { canWeigh, editedRow } from './rules.ts';

/** Who asks for which pet. */
export type CaredPet = { userId: string; id: string };

/** SQL over pets: this one, if they care for it. */
export const cared = ({ userId, id }: CaredPet): SQL => sql`${pets.id} = ${id} AND ${caredForBy(userId, 'pets')}`;
/** The id of the pet if they care for it, as SQL for statements that do not join it. */
const caredId = ({ userId, id }: CaredPet): SQL =>
  sql`(SELECT id FROM pets WHERE id = ${id} AND ${caredForBy(userId, 'pets')})`;

const by = alias(users, 'by');

/** Whether a clinic wrote in the pet's history. Said in plain SQL: drizzle would leave the table's name out of a column's. */
const hasVerified = sql<boolean>`EXISTS (SELECT 1 FROM records r WHERE r.pet_id = pets.id AND r.clinic_id IS NOT NULL)`;

const columns = {
  ...petFacts,
  ...petPapers,
  archivedAt: pets.archivedAt,
  ownerId: pets.ownerId,
  version: pets.version,
  hasVerified: hasVerified.mapWith(Boolean).as('has_verified'),
};

const weightsOf = (db: Db, pet: CaredPet) =>
  db
    .select({
      at: petWeights.measuredAt,
      weightG: petWeights.weightG,
      clinicName: clinics.name,
      ...namedOrNull({ authorName: by.name }),
    })
    .from(petWeights)
    .leftJoin(clinics, eq(clinics.id, petWeights.clinicId))
    .leftJoin(by, eq(by.id, petWeights.authorId))
    .where(sql`${petWeights.petId} = ${caredId(pet)}`)
    .orderBy(desc(petWeights.measuredAt))
    .limit(MAX_WEIGHTS);

const lastClinicOf = (db: Db, pet: CaredPet) =>
  db
    .select({
      id: clinics.id,
      name: clinics.name,
      phone: clinics.phone,
      address: clinics.address,
      city: clinics.city,
    })
    .from(clinics)
    .where(
      sql`${clinics.id} = (SELECT clinic_id FROM appointments WHERE pet_id = ${caredId(pet)} AND status <> 'cancelled'
        ORDER BY starts_at DESC LIMIT 1) AND ${clinics.closedAt} IS NULL`,
    );

/** The last vaccine against rabies, by the plan's item or, outside any plan, by its title. */
const rabiesOf = (db: Db, pet: CaredPet) =>
  db
    .select({ on: records.date, nextDue: records.nextDue })
    .from(records)
    .where(
      sql`${records.petId} = ${caredId(pet)} AND ${records.isCurrent} = 1 AND ${records.kind} = 'vacuna'
        AND (${records.planKey} LIKE 'rabia%' OR ${records.title} LIKE '%rabia%')`,
    )
    .orderBy(desc(records.date))
    .limit(1);

/** Statements that read everything a pet's pages show; the pet is missing when it is not theirs. */
export const fileOf = (db: Db, pet: CaredPet) => ({
  pet: one(
    db
      .select({ ...columns, ...sharedBy(pet.userId) })
      .from(pets)
      .where(cared(pet)),
  ),
  weights: weightsOf(db, pet),
  clinic: one(lastClinicOf(db, pet)),
  rabies: one(rabiesOf(db, pet)),
});

type Read = Answer<ReturnType<typeof fileOf>>;
export type PetFileRow = {
  pet: NonNullable<Read['pet']>;
  weights: Read['weights'];
  clinic: NonNullable<Read['clinic']> | null;
  rabies: NonNullable<Read['rabies']> | null;
};

export const toFile = ({ pet, weights, clinic, rabies }: Read): PetFileRow | null =>
  pet ? { pet, weights, clinic: clinic ?? null, rabies: rabies ?? null } : null;

/** A pet with its weights and its clinic; null: it is not theirs. */
export const findPetFile = async (db: Db, pet: CaredPet): Promise<PetFileRow | null> =>
  toFile(await batch(db, fileOf(db, pet)));

/** What is written where the pet is still as the screen showed it. `done` null: it is not theirs. */
const change = async (db: Db, pet: CaredPet, set: SQLiteUpdateSetSource<typeof pets>, where: SQL, now: number) => {
  const { changed, file } = await batch(db, {
    changed: db
      .update(pets)
      .set({ ...set, version: sql`${pets.version} + 1`, updatedAt: now })
      .where(and(cared(pet), where))
      .returning({ id: pets.id }),
    file: fileOf(db, pet),
  });
  return { done: changed.length > 0, file: toFile(file) };
};

const asShown = (version: number): SQL => sql`${pets.version} = ${version} AND ${pets.archivedAt} IS NULL`;

/** Writes what the owner edited. The species only until a clinic has written in the history: its words and plan are that species'. */
export const updatePet = (db: Db, userId: string, { id, version, species, ...edit }: PetEdit, now: number) => {
  const allowed = species && sql`(${pets.species} = ${species} OR NOT ${hasVerified})`;
  return change(
    db,
    { userId, id },
    { ...editedRow(edit, today(now)), ...(species && { species }) },
    and(asShown(version), allowed) as SQL,
    now,
  );
};

/** Writes the papers of a dog 'de manejo especial'. */
export const updatePapers = (db: Db, userId: string, { id, version, ...papers }: PetPapers, now: number) =>
  change(db, { userId, id }, papers, asShown(version), now);

/** Puts a pet out of the way, unless a visit of it is still to come. */
export const archivePet = (db: Db, pet: CaredPet, now: number) =>
  change(
    db,
    pet,
    { archivedAt: now },
    sql`${ownedBy(pet.userId, 'pets')} AND ${pets.archivedAt} IS NULL AND NOT EXISTS (SELECT 1 FROM appointments a
      WHERE a.pet_id = ${pets.id} AND a.status IN (${liveStatuses}) AND a.starts_at >= ${comingSince(now)})`,
    now,
  );

export const restorePet = (db: Db, pet: CaredPet, now: number) =>
  change(db, pet, { archivedAt: null }, sql`${ownedBy(pet.userId, 'pets')} AND ${pets.archivedAt} IS NOT NULL`, now);

/** Statement: `pets.weight_g` repeats the last weight of the history. */
const repeatWeight = (db: Db, pet: CaredPet, now: number) =>
  db
    .update(pets)
    .set({
      weightG: sql`coalesce((SELECT w.weight_g FROM pet_weights w WHERE w.pet_id = ${pets.id}
        ORDER BY w.measured_at DESC LIMIT 1), ${pets.weightG})`,
      updatedAt: now,
    })
    .where(cared(pet));

/** A weight of a day is kept in its last minute (rules.ts). */
const LAST_MINUTE_MS = 60_000;

/**
 * SQL over pets: the instant of a weight of the day that ends at `measuredAt`: that of what the same person noted of it, else the next one after
 * those of others, so that nobody's note takes another's place.
 */
const freeInstant = (measuredAt: number, userId: string): SQL<number> => {
  const ofDay = sql`FROM pet_weights w WHERE w.pet_id = pets.id AND w.measured_at BETWEEN ${measuredAt} AND ${measuredAt + LAST_MINUTE_MS - 1}`;
  return sql`coalesce((SELECT w.measured_at ${ofDay} AND w.clinic_id IS NULL AND w.author_id IS nullif(${userId}, pets.owner_id)),
    (SELECT max(w.measured_at) + 1 ${ofDay}), ${measuredAt})`;
};

/** Notes a weight; the same person's note of that day is replaced. `done` false: not theirs, archived, or nothing that the species can weigh. */
export const insertWeight = async (db: Db, pet: CaredPet, measuredAt: number, weightG: number, now: number) => {
  const { written, file } = await batch(db, {
    written: insertFrom(
      db,
      petWeights,
      {
        petId: sql`id`,
        measuredAt: freeInstant(measuredAt, pet.userId),
        weightG,
        authorId: sql`nullif(${pet.userId}, owner_id)`,
      },
      sql`FROM pets
          WHERE id = ${pet.id} AND ${caredForBy(pet.userId, 'pets')} AND archived_at IS NULL AND ${canWeigh(sql`species`, weightG)}`,
    )
      .onConflictDoUpdate({
        target: [petWeights.petId, petWeights.measuredAt],
        set: { weightG, authorId: sql`excluded.author_id` },
        setWhere: sql`${petWeights.clinicId} IS NULL`,
      })
      .returning({ petId: petWeights.petId }),
    pets: repeatWeight(db, pet, now),
    file: fileOf(db, pet),
  });
  return { done: written.length > 0, file: toFile(file) };
};

/** Takes back a weight that the owner noted; the only one stays. */
export const removeWeight = async (db: Db, pet: CaredPet, measuredAt: number, now: number) => {
  const { gone, file } = await batch(db, {
    gone: db
      .delete(petWeights)
      .where(
        sql`${petWeights.petId} = ${caredId(pet)} AND ${petWeights.measuredAt} = ${measuredAt} AND ${petWeights.clinicId} IS NULL
          AND (${petWeights.authorId} = ${pet.userId} OR EXISTS (SELECT 1 FROM pets p WHERE p.id = ${pet.id} AND ${ownedBy(pet.userId)}))
          AND EXISTS (SELECT 1 FROM pet_weights o WHERE o.pet_id = ${pet.id} AND o.measured_at <> ${measuredAt})`,
      )
      .returning({ petId: petWeights.petId }),
    pets: repeatWeight(db, pet, now),
    file: fileOf(db, pet),
  });
  return { done: gone.length > 0, file: toFile(file) };
};
