import { type SQL, sql } from 'drizzle-orm';
import { wallTime } from '../../src/shared/time.ts';
import type { Db } from './client.ts';
import { liveStatuses } from './schema/columns.ts';
import { files } from './schema/files.ts';
import { careLinks } from './schema/household.ts';
import { medicineTicks, petMedicines } from './schema/medicines.ts';
import { petGrants } from './schema/patients.ts';
import { carneShares, pets } from './schema/pets.ts';
import { records } from './schema/records.ts';
import { appointments } from './schema/visits.ts';

/**
 * Statements: the animals that `taken` (SQL, a SELECT of ids in brackets) finds are another's, with their files, photos and papers and their visits
 * to come. Links to their carnés and what clinics were let read end; what was written stays without its writer; what was said to clinics stays
 * whose it was. `taken` is asked in every statement: what it finds must not depend on whose they are.
 */
export const moveAnimals = (db: Db, taken: SQL, { userId, now }: { userId: string; now: number }) =>
  [
    db.update(carneShares).set({ revokedAt: now }).where(sql`pet_id IN ${taken} AND revoked_at IS NULL`),
    db.update(petGrants).set({ revokedAt: now }).where(sql`pet_id IN ${taken} AND revoked_at IS NULL`),
    db.update(careLinks).set({ endedAt: now }).where(sql`pet_id IN ${taken} AND used_at IS NULL AND ended_at IS NULL`),
    db
      .update(files)
      .set({ ownerId: userId })
      .where(sql`pet_id IN ${taken} AND owner_id IS NOT NULL AND kind <> 'message'`),
    db.update(petMedicines).set({ addedBy: null, endedBy: null }).where(sql`pet_id IN ${taken}`),
    db
      .update(medicineTicks)
      .set({ givenBy: null, givenByName: '' })
      .where(sql`medicine_id IN (SELECT m.id FROM pet_medicines m WHERE m.pet_id IN ${taken})`),
    db.update(records).set({ authorId: null }).where(sql`pet_id IN ${taken} AND clinic_id IS NULL`),
    db
      .update(appointments)
      .set({ ownerId: userId, version: sql`${appointments.version} + 1`, updatedAt: now })
      .where(
        sql`pet_id IN ${taken} AND owner_id IS NOT NULL AND starts_at > ${wallTime(now)} AND status IN (${liveStatuses})`,
      ),
    // To who had asked for them the visits that stay show the name of then.
    db
      .update(appointments)
      .set({ petName: sql`(SELECT n.name FROM pets n WHERE n.id = appointments.pet_id)` })
      .where(sql`pet_id IN ${taken} AND owner_id IS NOT NULL AND owner_id <> ${userId} AND pet_name IS NULL`),
    db
      .update(pets)
      .set({ ownerId: userId, version: sql`${pets.version} + 1`, updatedAt: now })
      .where(sql`id IN ${taken}`),
  ] as const;
