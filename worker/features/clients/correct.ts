import { sql } from 'drizzle-orm';
import type { CorrectClient } from '../../../src/shared/schemas/client.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import { today } from '../../../src/shared/time.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { clinicClients } from '../../db/schema/clinics.ts';
import { pets } from '../../db/schema/pets.ts';
import { editedRow } from '../pets/rules.ts';
import { selectPatient } from './queries.ts';
import type { Actor } from './rules.ts';

/**
 * Writes what the clinic corrected of an animal and of its client, both or neither. The animal must belong to a client of this
 * clinic: an owner's, or one that was claimed, has none. `done` false: it is not such a one, or either row is another than the screen showed.
 */
export const correctClient = async (
  db: Db,
  { clinicId, actorId, now }: Actor,
  { id, version, clientAt, contact, ...edit }: CorrectClient,
) => {
  const { name, phone, email } = contact;
  const { written, patient } = await batch(db, {
    written: db
      .update(pets)
      .set({ ...editedRow(edit, today(now)), version: sql`${pets.version} + 1`, updatedAt: now })
      .where(
        sql`${pets.id} = ${id} AND ${pets.version} = ${version} AND ${pets.archivedAt} IS NULL AND ${pets.clientId} IN (
          SELECT k.id FROM clinic_clients k WHERE k.clinic_id = ${clinicId} AND k.updated_at = ${clientAt})`,
      )
      .returning({ id: pets.id }),
    trace: auditIfChanged(db, { at: now, actorId, action: 'client.corrected', targetId: id }),
    clinicClients: db
      .update(clinicClients)
      // Two corrections in one millisecond are two.
      .set({
        name,
        phone,
        email,
        searchKey: sql`${searchKey(name, email, phone)} || coalesce(' ' || lower(${clinicClients.document}), '')`,
        updatedAt: sql`max(${now}, ${clinicClients.updatedAt} + 1)`,
      })
      .where(
        // The row of the audit says that the animal was written.
        sql`changes() = 1 AND ${clinicClients.clinicId} = ${clinicId}
          AND ${clinicClients.id} = (SELECT p.client_id FROM pets p WHERE p.id = ${id})`,
      ),
    patient: one(selectPatient(db, clinicId, id)),
  });
  return { done: written.length > 0, patient: patient ?? null };
};
