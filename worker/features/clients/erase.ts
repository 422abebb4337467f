import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { OWNER_GONE } from '../../../src/shared/appointments.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { wasTraced } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { procedureConsents } from '../../db/schema/care.ts';
import { clientMerges } from '../../db/schema/clients.ts';
import { clinicClients } from '../../db/schema/clinics.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { clinicPatients, petClaims } from '../../db/schema/patients.ts';
import { pets } from '../../db/schema/pets.ts';
import { auditLog } from '../../db/schema/settings.ts';
import { isKnown } from '../care/rules.ts';
import type { Actor } from './rules.ts';

const k = alias(clinicClients, 'k');

/** SQL over `k` (clinic_clients): an animal of theirs is coming, or is there. */
const hasVisits = (now: number): SQL => sql`EXISTS (SELECT 1 FROM pets p CROSS JOIN appointments a ON a.pet_id = p.id
  WHERE p.client_id = k.id AND a.status IN (${liveStatuses}) AND (a.starts_at > ${wallTime(now)} OR a.status = 'in_progress'))`;

/**
 * Erases a clinic's own client in one batch, if they are still what the screen showed (`at`): what the clinic wrote of their animals stays
 * without them, and the night blocks it (blocked/sweep.ts); an animal of which nothing was written goes along. `found` says why not.
 */
export const eraseClient = async (
  db: Db,
  { clinicId, actorId, now }: Actor,
  { clientId, at }: { clientId: string; at: number },
) => {
  const trace = crypto.randomUUID();
  const on = wasTraced(trace, 'client.erased');
  const mine = sql`(SELECT p.id FROM pets p WHERE p.client_id = ${clientId} AND ${on})`;
  const isTheirs = sql`${pets.clientId} = ${clientId} AND ${on}`;
  const { done, found } = await batch(db, {
    found: one(
      db
        .select({ ...named({ at: k.updatedAt }), busy: hasVisits(now).mapWith(Boolean).as('busy') })
        .from(sql`clinic_clients k`)
        .where(sql`k.id = ${clientId} AND k.clinic_id = ${clinicId} AND k.merged_into IS NULL`),
    ),
    trace: insertFrom(
      db,
      auditLog,
      { id: trace, at: now, actorId, action: 'client.erased', targetId: clientId },
      sql`FROM clinic_clients k WHERE k.id = ${clientId} AND k.clinic_id = ${clinicId} AND k.merged_into IS NULL
        AND k.updated_at = ${at} AND NOT ${hasVisits(now)}`,
    ),
    consents: db
      .update(procedureConsents)
      .set({ agreedBy: OWNER_GONE, document: null })
      .where(sql`${procedureConsents.petId} IN ${mine}`),
    claims: db.delete(petClaims).where(sql`${petClaims.usedAt} IS NULL AND ${petClaims.petId} IN ${mine}`),
    // Cancelled visits alone hold no animal: they go with it (leaving/purge.ts).
    archived: db
      .update(pets)
      .set({ archivedAt: sql`coalesce(${pets.archivedAt}, ${now})`, notes: null })
      .where(sql`${isTheirs} AND NOT ${isKnown}`),
    patients: db
      .delete(clinicPatients)
      .where(sql`${clinicPatients.petId} IN (SELECT pets.id FROM pets WHERE ${isTheirs} AND NOT ${isKnown})`),
    pets: db
      .update(pets)
      .set({ clientId: null, notes: null, version: sql`${pets.version} + 1`, updatedAt: now })
      .where(isTheirs),
    merges: db
      .delete(clientMerges)
      .where(
        sql`${clientMerges.clinicId} = ${clinicId} AND ${clientId} IN (${clientMerges.fromId}, ${clientMerges.intoId}) AND ${on}`,
      ),
    // Those that became this one within the day are the same person.
    merged: db
      .delete(clinicClients)
      .where(
        sql`${clinicClients.mergedAt} IS NOT NULL AND ${clinicClients.mergedInto} = ${clientId} AND ${clinicClients.clinicId} = ${clinicId} AND ${on}`,
      ),
    done: db.delete(clinicClients).where(sql`${clinicClients.id} = ${clientId} AND ${on}`),
  });
  return { done: done.meta.changes === 1, found };
};
