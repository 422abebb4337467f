import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { CLAIM_DAYS } from '../../../src/shared/limits.ts';
import { DAY_MS } from '../../../src/shared/time.ts';
import { sha256 } from '../../auth/hash.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinicClients, clinics } from '../../db/schema/clinics.ts';
import { petClaims } from '../../db/schema/patients.ts';
import { pets } from '../../db/schema/pets.ts';
import { type Actor, newCode, writtenCode } from './rules.ts';

const p = alias(pets, 'p');
const c = alias(clinics, 'c');
const k = alias(clinicClients, 'k');
const l = alias(petClaims, 'l');

/** SQL: a pet of a client of the clinic. */
const ownPet = (clinicId: string, petId: string): SQL =>
  sql`pets p JOIN clinic_clients k ON k.id = p.client_id JOIN clinics c ON c.id = k.clinic_id
    WHERE p.id = ${petId} AND p.archived_at IS NULL AND k.clinic_id = ${clinicId}`;

/** Statement: whether a pet is of a client of the clinic. */
const selectOwn = (db: Db, clinicId: string, petId: string) =>
  one(db.select(named({ id: p.id })).from(sql`${ownPet(clinicId, petId)}`));

/** A one-time code for a client's pet; an earlier one ends. Null: the pet is no client's of this clinic. */
export const issueCode = async (db: Db, { clinicId, actorId, now }: Actor, petId: string) => {
  const code = newCode();
  const expiresAt = now + CLAIM_DAYS * DAY_MS;
  const own = ownPet(clinicId, petId);
  const { about } = await batch(db, {
    older: db.delete(petClaims).where(sql`pet_id IN (SELECT p.id FROM ${own}) AND used_at IS NULL`),
    petClaims: insertFrom(
      db,
      petClaims,
      { codeHash: await sha256(code), petId: sql`p.id`, clinicId, createdBy: actorId, createdAt: now, expiresAt },
      sql`FROM ${own}`,
    ),
    trace: auditIfChanged(db, { at: now, actorId, action: 'claim.issued', targetId: petId }),
    about: one(
      db
        .select(named({ petName: p.name, clinicName: c.name, ownerName: k.name, phone: k.phone, email: k.email }))
        .from(sql`${own}`),
    ),
  });
  return about ? { ...about, code: writtenCode(code), expiresAt } : null;
};

/** The code of a client's pet that still serves; `own` is empty where the pet is no client's of this clinic. */
export const findCode = (db: Db, { clinicId, now }: Actor, petId: string) =>
  batch(db, {
    own: selectOwn(db, clinicId, petId),
    live: one(
      db
        .select({
          ...named({ createdAt: l.createdAt, expiresAt: l.expiresAt }),
          by: sql<string>`coalesce((SELECT u.name FROM users u WHERE u.id = l.created_by), '')`.as('by'),
        })
        .from(sql`pet_claims l`)
        .where(sql`l.pet_id = ${petId} AND l.clinic_id = ${clinicId} AND l.used_at IS NULL AND l.expires_at > ${now}`),
    ),
  });

/** Ends the code of a client's pet that nobody used yet, if there is one. False: the pet is no client's of this clinic. */
export const revokeCode = async (db: Db, { clinicId, actorId, now }: Actor, petId: string) => {
  const { own } = await batch(db, {
    petClaims: db
      .delete(petClaims)
      .where(sql`pet_id IN (SELECT p.id FROM ${ownPet(clinicId, petId)}) AND used_at IS NULL`),
    trace: auditIfChanged(db, { at: now, actorId, action: 'claim.revoked', targetId: petId }),
    own: selectOwn(db, clinicId, petId),
  });
  return own !== undefined;
};
