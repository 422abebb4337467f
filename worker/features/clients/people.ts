import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { OWNER_GONE } from '../../../src/shared/appointments.ts';
import { MAX_PERSON_ANIMALS } from '../../../src/shared/limits.ts';
import type { Person, SaveCard } from '../../../src/shared/schemas/client-card.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import { DAY_MS } from '../../../src/shared/time.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named, namedOrNull } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { clientMerges, clinicOwnerCards } from '../../db/schema/clients.ts';
import { clinicClients } from '../../db/schema/clinics.ts';
import { pets } from '../../db/schema/pets.ts';
import { selectBalance } from '../books/queries.ts';
import type { Actor } from './rules.ts';

const p = alias(pets, 'p');
const q = alias(pets, 'q');
const o = alias(clinicClients, 'o');
const f = alias(clinicClients, 'f');
const m = alias(clientMerges, 'm');

/** SQL: the patient whose file the clinic may read, its client `o` or owner `u`, and what the clinic noted of the owner, `d`. */
const patient = (clinicId: string, petId: string) => sql`clinic_patients k CROSS JOIN pets p ON p.id = k.pet_id
  LEFT JOIN users u ON u.id = p.owner_id LEFT JOIN clinic_clients o ON o.id = p.client_id AND o.clinic_id = k.clinic_id
  LEFT JOIN clinic_owner_cards d ON d.clinic_id = k.clinic_id AND d.user_id = p.owner_id
  WHERE k.clinic_id = ${clinicId} AND k.pet_id = ${petId} AND k.is_open = 1`;

/** Statement: animals `q` of whoever `where` names that are patients of the clinic, with the balance of each. */
export const selectAnimals = (db: Db, clinicId: string, where: SQL) =>
  db
    .select({
      ...named({ id: q.id, name: q.name, species: q.species, breed: q.breed }),
      archived: sql<number>`q.archived_at IS NOT NULL`.as('archived'),
      balance:
        sql<number>`coalesce((SELECT w.cop FROM book_balances w WHERE w.clinic_id = ${clinicId} AND w.pet_id = q.id), 0)`.as(
          'balance',
        ),
    })
    .from(sql`pets q CROSS JOIN clinic_patients x ON x.clinic_id = ${clinicId} AND x.pet_id = q.id`)
    .where(where)
    .limit(MAX_PERSON_ANIMALS);
export const toAnimals = (rows: Awaited<ReturnType<typeof selectAnimals>>): Person['animals'] =>
  rows
    .map(({ archived, ...animal }) => ({ ...animal, isArchived: archived === 1 }))
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** Whoever brings a patient, by one of their animals. Null: no patient of the clinic, or its file is not open. */
export const readPerson = async (db: Db, clinicId: string, petId: string, now: number): Promise<Person | null> => {
  const whose = sql`(SELECT coalesce(p.owner_id, p.client_id) FROM ${patient(clinicId, petId)})`;
  const { person, byOwner, byClient, balance, merged } = await batch(db, {
    person: one(
      db
        .select({
          ...namedOrNull({ clientId: o.id, authorisation: o.authorisation, authorisedAt: o.authorisedAt }),
          hasAccount: sql<number>`u.id IS NOT NULL`.as('hasAccount'),
          name: sql<string>`coalesce(u.name, o.name, ${OWNER_GONE})`.as('name'),
          phone: sql<string | null>`CASE WHEN u.id IS NULL THEN o.phone ELSE u.phone END`.as('phone'),
          email: sql<string | null>`CASE WHEN u.id IS NULL THEN o.email ELSE u.email END`.as('email'),
          document: sql<string | null>`CASE WHEN u.id IS NULL THEN o.document ELSE d.document END`.as('document'),
          address: sql<string | null>`CASE WHEN u.id IS NULL THEN o.address ELSE u.address END`.as('address'),
          note: sql<string | null>`CASE WHEN u.id IS NULL THEN o.note ELSE d.note END`.as('note'),
          at: sql<number>`coalesce(o.updated_at, d.updated_at, 0)`.as('at'),
        })
        .from(sql`${patient(clinicId, petId)}`),
    ),
    byOwner: selectAnimals(db, clinicId, sql`q.owner_id = ${whose}`),
    byClient: selectAnimals(db, clinicId, sql`q.client_id = ${whose}`),
    balance: one(selectBalance(db, clinicId, sql`${petId}`)),
    merged: one(
      db
        .select(named({ id: m.id, at: m.at, name: f.name }))
        .from(sql`client_merges m CROSS JOIN clinic_clients f ON f.id = m.from_id AND f.merged_into = m.into_id`)
        .where(
          sql`m.clinic_id = ${clinicId} AND m.into_id = ${whose} AND m.at > ${now - DAY_MS} AND m.undone_at IS NULL`,
        )
        .orderBy(sql`m.at DESC`)
        .limit(1),
    ),
  });
  if (!person) return null;
  return {
    ...person,
    hasAccount: person.hasAccount === 1,
    animals: toAnimals([...byOwner, ...byClient]),
    balance: balance?.balance ?? 0,
    merged: merged ?? null,
  };
};

/** SQL over a row of clinic_clients: the words that find it, with another document in the place of its own. */
const foundBy = (document: string | null): SQL =>
  sql`trim(replace(' ' || ${clinicClients.searchKey} || ' ', ' ' || lower(coalesce(${clinicClients.document}, ' ')) || ' ', ' ')
    || ${document ? ` ${searchKey(document)}` : ''})`;

/**
 * Writes what the clinic notes of a person, in one batch, if it is still what the screen showed (`at`). `done` false: it is not, or
 * there is nobody; `exists`: the patient is the clinic's.
 */
export const saveCard = async (
  db: Db,
  { clinicId, actorId, now }: Actor,
  { petId, at, document, address, note }: SaveCard,
) => {
  const found = sql`FROM ${patient(clinicId, petId)}`;
  const { byClient, byOwner, exists } = await batch(db, {
    byClient: db
      .update(clinicClients)
      .set({
        document,
        address,
        note,
        searchKey: foundBy(document),
        updatedAt: sql`max(${now}, ${clinicClients.updatedAt} + 1)`,
      })
      .where(sql`${clinicClients.id} = (SELECT p.client_id ${found}) AND ${clinicClients.clinicId} = ${clinicId}
        AND ${clinicClients.updatedAt} = ${at}`)
      .returning({ id: clinicClients.id }),
    clientTrace: auditIfChanged(db, { at: now, actorId, action: 'client.noted', targetId: petId }),
    byOwner: insertFrom(
      db,
      clinicOwnerCards,
      { clinicId, userId: sql`p.owner_id`, document, note, updatedAt: sql`max(${now}, ${at} + 1)` },
      sql`${found} AND p.owner_id IS NOT NULL AND coalesce(d.updated_at, 0) = ${at}`,
    )
      .onConflictDoUpdate({
        target: [clinicOwnerCards.clinicId, clinicOwnerCards.userId],
        set: { document, note, updatedAt: sql`max(${now}, ${at} + 1)` },
      })
      .returning({ id: clinicOwnerCards.userId }),
    ownerTrace: auditIfChanged(db, { at: now, actorId, action: 'client.noted', targetId: petId }),
    exists: one(db.select(named({ id: p.id })).from(sql`${patient(clinicId, petId)}`)),
  });
  return { done: byClient.length + byOwner.length > 0, exists: exists !== undefined };
};
