import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { sha256 } from '../../auth/hash.ts';
import { assertAdmitted, claimAttempt, countAttempt, isRefused } from '../../auth/throttle.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinicOwnerCards } from '../../db/schema/clients.ts';
import { clinicClients, clinics } from '../../db/schema/clinics.ts';
import { petClaims } from '../../db/schema/patients.ts';
import { pets } from '../../db/schema/pets.ts';
import { appointments } from '../../db/schema/visits.ts';

const p = alias(pets, 'p');
const k = alias(clinics, 'k');

/**
 * The pet of a code becomes its bearer's, in one batch: its visits and records come along as they are, nothing is copied; the
 * client without any pet left is erased. The same person may send the code again and gets the same answer. Null: the code opens
 * nothing, whatever the reason; a wrong, used or old one is told apart by nobody. Throws `too_many`.
 */
export const redeemCode = async (db: Db, code: string, userId: string, network: string, now: number) => {
  const codeHash = await sha256(code);
  const attempt = await claimAttempt(userId, network);
  const { refused, counted } = countAttempt(db, attempt, now);
  const taken = sql`(SELECT c.pet_id FROM pet_claims c
    WHERE c.code_hash = ${codeHash} AND c.used_by = ${userId} AND c.used_at = ${now})`;
  const { refused: verdict, pet } = await batch(db, {
    refused,
    petClaims: db
      .update(petClaims)
      .set({ usedAt: now, usedBy: userId })
      .where(
        sql`${petClaims.codeHash} = ${codeHash} AND ${petClaims.usedAt} IS NULL AND ${petClaims.expiresAt} > ${now}
          AND EXISTS (SELECT 1 FROM pets p WHERE p.id = ${petClaims.petId} AND p.client_id IS NOT NULL
            AND p.archived_at IS NULL) AND NOT ${isRefused(attempt, now)}`,
      ),
    trace: auditIfChanged(db, { at: now, actorId: userId, action: 'claim.used', targetId: userId }),
    counted,
    // What the clinic noted of them stays its own once their last animal leaves the client.
    card: insertFrom(
      db,
      clinicOwnerCards,
      { clinicId: sql`k.clinic_id`, userId, document: sql`k.document`, note: sql`k.note`, updatedAt: now },
      sql`FROM pets p CROSS JOIN clinic_clients k ON k.id = p.client_id WHERE p.id = ${taken}
        AND (k.document IS NOT NULL OR k.note IS NOT NULL)
        AND NOT EXISTS (SELECT 1 FROM pets q WHERE q.client_id = k.id AND q.id <> p.id)`,
    ).onConflictDoNothing(),
    pets: db
      .update(pets)
      .set({ ownerId: userId, clientId: null, version: sql`${pets.version} + 1`, updatedAt: now })
      .where(sql`${pets.id} = ${taken}`),
    appointments: db
      .update(appointments)
      .set({ ownerId: userId, version: sql`${appointments.version} + 1`, updatedAt: now })
      .where(sql`${appointments.petId} = ${taken} AND ${appointments.ownerId} IS NULL`),
    clinicClients: db
      .delete(clinicClients)
      .where(
        sql`${eq(
          clinicClients.clinicId,
          sql`(SELECT c.clinic_id FROM pet_claims c WHERE c.code_hash = ${codeHash} AND c.used_at = ${now})`,
        )} AND ${clinicClients.mergedInto} IS NULL AND NOT EXISTS (SELECT 1 FROM pets p WHERE p.client_id = ${clinicClients.id})`,
      ),
    pet: one(
      db
        .select(named({ petId: p.id, petName: p.name, species: p.species, clinicName: k.name }))
        .from(sql`pet_claims c JOIN pets p ON p.id = c.pet_id JOIN clinics k ON k.id = c.clinic_id`)
        .where(sql`c.code_hash = ${codeHash} AND c.used_by = ${userId} AND p.owner_id = ${userId}`),
    ),
  });
  if (!pet) assertAdmitted(verdict, now);
  return pet ?? null;
};
