import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { NEW_CLIENTS_AN_HOUR } from '../../../src/shared/limits.ts';
import type { ClientInput } from '../../../src/shared/schemas/client.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import { HOUR_MS } from '../../auth/sessions.ts';
import { batch, one } from '../../db/batch.ts';
import { type Db, repeatable } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinicClients } from '../../db/schema/clinics.ts';
import { pets, petWeights } from '../../db/schema/pets.ts';
import { assertSame, type Creation, sameKey } from '../../idempotency.ts';
import { refreshPatient } from '../patients/queries.ts';
import type { petRow } from '../pets/rules.ts';
import { alike as alikeIn, selectAlike, selectPatient } from './queries.ts';
import type { Actor } from './rules.ts';

const x = alias(clinicClients, 'x');

type Pet = ReturnType<typeof petRow>;

/** Statements: a pet of a client of the clinic, its first weight, and its place among the patients. */
const petOf = (db: Db, { clinicId }: Actor, clientId: string, pet: Pet) => ({
  pet: insertFrom(
    db,
    pets,
    {
      id: pet.id,
      clientId: sql`k.id`,
      name: pet.name,
      species: pet.species,
      breed: pet.breed,
      birthMonth: pet.birthMonth,
      weightG: pet.weightG,
      notes: pet.notes,
      searchKey: pet.searchKey,
      version: 1,
      createdAt: pet.createdAt,
      updatedAt: pet.updatedAt,
    },
    sql`FROM clinic_clients k JOIN clinics c ON c.id = k.clinic_id
        WHERE k.id = ${clientId} AND k.clinic_id = ${clinicId} AND c.closed_at IS NULL`,
  ).onConflictDoNothing(),
  weight: insertFrom(
    db,
    petWeights,
    { petId: sql`p.id`, measuredAt: sql`p.created_at`, weightG: sql`p.weight_g`, clinicId },
    sql`FROM pets p WHERE p.id = ${pet.id} AND p.weight_g > 0`,
  ).onConflictDoNothing(),
  patients: refreshPatient(db, clinicId, pet.id),
});

/**
 * Writes a person and their first pet down, once for a submission. Null patient: somebody is written down with that phone or
 * e-mail already (`alike`), or the clinic is closed.
 */
export const registerClient = async (
  db: Db,
  actor: Actor,
  made: Creation,
  { name, phone, email, authorisation }: ClientInput,
  pet: Pet,
  anyway: boolean,
) => {
  const { clinicId, now } = actor;
  const isAlike = sql`EXISTS ${alikeIn(clinicId, { phone, email })}`;
  // Whoever stole a session books for people that they invent: so many an hour no desk writes down.
  const isFull = sql`(SELECT count(*) FROM clinic_clients o WHERE o.clinic_id = ${clinicId} AND o.created_at > ${now - HOUR_MS} AND o.import_id IS NULL) >= ${NEW_CLIENTS_AN_HOUR}`;
  const { patient, alike, found, clinic } = await batch(repeatable(db), {
    clinicClients: insertFrom(
      db,
      clinicClients,
      {
        id: made.id,
        clinicId: sql`c.id`,
        name,
        phone,
        email,
        authorisation,
        authorisedAt: now,
        searchKey: searchKey(name, email, phone),
        createdAt: now,
        updatedAt: now,
      },
      sql`FROM clinics c WHERE c.id = ${clinicId} AND c.closed_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM clinic_clients x WHERE ${sameKey(sql`x.id`, made)})
          AND (${anyway ? 1 : 0} = 1 OR NOT ${isAlike}) AND NOT ${isFull}`,
    ).onConflictDoNothing(),
    pet: petOf(db, actor, made.id, pet),
    patient: one(selectPatient(db, clinicId, pet.id)),
    alike: selectAlike(db, clinicId, { phone, email }),
    found: one(
      db
        .select(named({ id: x.id }))
        .from(sql`clinic_clients x`)
        .where(sameKey(sql`x.id`, made)),
    ),
    clinic: one(
      db
        .select({
          closed: sql<number>`c.closed_at IS NOT NULL`.as('closed'),
          isFull: sql<number>`${isFull}`.as('isFull'),
        })
        .from(sql`clinics c`)
        .where(sql`c.id = ${clinicId}`),
    ),
  });
  assertSame(found?.id, made);
  return {
    patient: patient ?? null,
    alike,
    isClosed: clinic?.closed === 1,
    isFull: clinic?.isFull === 1,
  };
};

/** One more pet of a client; null: no such client of the clinic. */
export const addClientPet = async (db: Db, actor: Actor, clientId: string, pet: Pet) => {
  const { patient } = await batch(repeatable(db), {
    pet: petOf(db, actor, clientId, pet),
    patient: one(selectPatient(db, actor.clinicId, pet.id)),
  });
  return patient ?? null;
};
