import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { AppError } from '../../../src/shared/errors.ts';
import type { Allergies, AllergyAnswer } from '../../../src/shared/schemas/patient-file.ts';
import { today } from '../../../src/shared/time.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { clinicPatients } from '../../db/schema/patients.ts';
import { pets } from '../../db/schema/pets.ts';
import { fileTakesEntries } from '../patients/rules.ts';

const p = alias(pets, 'p');
const cp = alias(clinicPatients, 'cp');

type Actor = { clinicId: string; actorId: string; now: number };

/**
 * Writes what the desk was told of a patient's allergies, where nobody had answered yet: what its owner or another clinic said is
 * theirs to change. Answers what stands now; throws what stood in the way, an answer of somebody else with its words.
 */
export const answerAllergies = async (
  db: Db,
  { clinicId, actorId, now }: Actor,
  { petId, allergies }: AllergyAnswer,
): Promise<Allergies> => {
  const { written, stands } = await batch(db, {
    written: db
      .update(pets)
      .set({
        allergies,
        allergiesNoneOn: allergies === null ? today(now) : null,
        version: sql`${pets.version} + 1`,
        updatedAt: now,
      })
      .where(
        sql`${pets.id} = ${petId} AND ${pets.archivedAt} IS NULL AND ${pets.allergies} IS NULL
          AND ${pets.allergiesNoneOn} IS NULL AND ${fileTakesEntries(clinicId, petId)}`,
      )
      .returning({ id: pets.id }),
    trace: auditIfChanged(db, { at: now, actorId, action: 'allergies.answered', targetId: petId }),
    stands: one(
      db
        .select({
          ...named({ allergies: p.allergies, allergiesNoneOn: p.allergiesNoneOn, isOpen: cp.isOpen }),
          isArchived: sql<number>`p.archived_at IS NOT NULL`.as('isArchived'),
          isClosed: sql<number>`c.closed_at IS NOT NULL`.as('isClosed'),
        })
        .from(sql`clinic_patients cp JOIN pets p ON p.id = cp.pet_id JOIN clinics c ON c.id = cp.clinic_id`)
        .where(sql`cp.clinic_id = ${clinicId} AND cp.pet_id = ${petId}`),
    ),
  });
  if (!stands) throw new AppError('patient_not_found');
  const current = { allergies: stands.allergies, allergiesNoneOn: stands.allergiesNoneOn };
  if (written.length > 0) return current;
  if (stands.isClosed) throw new AppError('clinic_is_closed');
  if (!stands.isOpen) throw new AppError('file_closed');
  if (stands.isArchived) throw new AppError('patient_archived');
  throw new AppError('allergies_answered', { details: { current } });
};
