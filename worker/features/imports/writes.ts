import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { IMPORT_IDLE_MINUTES, MAX_IMPORTS_A_DAY } from '../../../src/shared/limits.ts';
import { gramsOf } from '../../../src/shared/pets.ts';
import type { StageImport } from '../../../src/shared/schemas/import.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import { DAY_MS, instantOf } from '../../../src/shared/time.ts';
import { batch, one } from '../../db/batch.ts';
import { type Db, repeatable } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { clientImports } from '../../db/schema/clients.ts';
import { clinicClients } from '../../db/schema/clinics.ts';
import { pets, petWeights } from '../../db/schema/pets.ts';
import { type Creation, sameKey } from '../../idempotency.ts';
import type { Actor } from '../clients/rules.ts';

const i = alias(clientImports, 'i');

/** SQL: the import is the clinic's and still takes people. */
const takes = ({ clinicId }: Actor, id: string): SQL =>
  sql`EXISTS (SELECT 1 FROM client_imports i WHERE i.id = ${id} AND i.clinic_id = ${clinicId} AND i.applied_at IS NULL AND i.undone_at IS NULL)`;

/** SQL: another import of the clinic is on its way in: it took a part within the last minutes and is not over. */
const runs = (clinicId: SQL, now: number): SQL => {
  const lately = now - IMPORT_IDLE_MINUTES * 60_000;
  return sql`EXISTS (SELECT 1 FROM client_imports i WHERE i.clinic_id = ${clinicId} AND i.created_at > ${now - DAY_MS}
    AND i.applied_at IS NULL AND i.undone_at IS NULL AND (i.created_at > ${lately}
      OR EXISTS (SELECT 1 FROM clinic_clients k WHERE k.import_id = i.id AND k.created_at > ${lately})))`;
};

/**
 * A new import of so many people. `begun` undefined: the clinic began too many today, it is closed, or (`running`) another one is on its
 * way in.
 */
export const beginImport = async (
  db: Db,
  { clinicId, actorId, now }: Actor,
  made: Creation,
  { fileName, people, animals }: { fileName: string; people: number; animals: number },
) => {
  return batch(repeatable(db), {
    // Judged before this one is one of those that run.
    running: one(db.select({ is: sql<number>`${runs(sql`${clinicId}`, now)}`.as('running') }).from(sql`(SELECT 1)`)),
    clientImports: insertFrom(
      db,
      clientImports,
      { id: made.id, clinicId: sql`c.id`, actorId, fileName, people, animals, createdAt: now },
      sql`FROM clinics c WHERE c.id = ${clinicId} AND c.closed_at IS NULL
        AND (SELECT count(*) FROM client_imports i WHERE i.clinic_id = c.id AND i.created_at > ${now - DAY_MS}) < ${MAX_IMPORTS_A_DAY}
        AND NOT ${runs(sql`c.id`, now)}
        AND NOT EXISTS (SELECT 1 FROM client_imports i WHERE ${sameKey(sql`i.id`, made)})`,
    ).onConflictDoNothing(),
    begun: one(
      db
        .select(named({ id: i.id }))
        .from(sql`client_imports i`)
        .where(sql`i.clinic_id = ${clinicId} AND ${sameKey(sql`i.id`, made)}`),
    ),
  });
};

/**
 * Writes a part of an import's people down, in one batch of three statements whatever their number: patients of nobody yet. Ids follow
 * from the place in the file, so a part that is sent again is there once. False: the import is over; undefined: it is none of the clinic's.
 */
export const stageImport = async (
  db: Db,
  actor: Actor,
  { id, at, people }: StageImport,
): Promise<boolean | undefined> => {
  const { clinicId, now } = actor;
  const clients = people.map(({ person }, n) => ({
    ...person,
    id: `${id}-${at + n}`,
    authorisedAt: instantOf(`${person.authorisedOn}T12:00`),
    searchKey: searchKey(person.name, person.email, person.phone, person.document),
  }));
  const animals = people.flatMap(({ animals: theirs }, n) =>
    theirs.map((animal, place) => ({
      ...animal,
      id: `${id}-${at + n}-${place}`,
      clientId: `${id}-${at + n}`,
      weightG: gramsOf(animal.weight),
      searchKey: searchKey(animal.name, animal.breed),
    })),
  );
  const j = (name: string) => sql`j.value ->> ${name}`;
  const { open } = await batch(repeatable(db), {
    clinicClients: insertFrom(
      db,
      clinicClients,
      {
        id: j('id'),
        clinicId,
        name: j('name'),
        phone: j('phone'),
        email: j('email'),
        document: j('document'),
        address: j('address'),
        note: j('note'),
        authorisation: j('authorisation'),
        authorisedAt: j('authorisedAt'),
        mailsAuthorisation: j('mails'),
        mailsSince: sql`CASE WHEN ${j('mails')} IS NOT NULL AND ${j('email')} IS NOT NULL THEN ${j('authorisedAt')} END`,
        searchKey: j('searchKey'),
        importId: id,
        createdAt: now,
        updatedAt: now,
      },
      sql`FROM json_each(${JSON.stringify(clients)}) j WHERE ${takes(actor, id)}`,
    ).onConflictDoNothing(),
    pets: insertFrom(
      db,
      pets,
      {
        id: j('id'),
        clientId: j('clientId'),
        name: j('name'),
        species: j('species'),
        breed: j('breed'),
        birthMonth: j('birthMonth'),
        weightG: j('weightG'),
        notes: j('notes'),
        sex: j('sex'),
        isNeutered: j('isNeutered'),
        colour: j('colour'),
        microchip: j('microchip'),
        searchKey: j('searchKey'),
        version: 1,
        createdAt: now,
        updatedAt: now,
      },
      sql`FROM json_each(${JSON.stringify(animals)}) j WHERE ${takes(actor, id)}`,
    ).onConflictDoNothing(),
    weights: insertFrom(
      db,
      petWeights,
      { petId: sql`p.id`, measuredAt: sql`p.created_at`, weightG: sql`p.weight_g`, clinicId },
      sql`FROM json_each(${JSON.stringify(animals.map((one) => one.id))}) j CROSS JOIN pets p ON p.id = j.value WHERE p.weight_g > 0 AND ${takes(actor, id)}`,
    ).onConflictDoNothing(),
    open: one(
      db
        .select({ is: sql<number>`i.applied_at IS NULL AND i.undone_at IS NULL`.as('isOpen') })
        .from(sql`client_imports i`)
        .where(sql`i.id = ${id} AND i.clinic_id = ${clinicId}`),
    ),
  });
  return open && open.is === 1;
};
