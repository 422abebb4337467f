import { asc, eq } from 'drizzle-orm';
import { MAX_EXPORTED } from '../../../src/shared/limits.ts';
import { ownedBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { petGrants } from '../../db/schema/patients.ts';
import { carneShares, pets, petWeights } from '../../db/schema/pets.ts';
import { records } from '../../db/schema/records.ts';
import { petFacts, petPapers } from '../pets/queries.ts';
import { anyClinicName, named, petName } from './columns.ts';

export const petsOf = (db: Db, userId: string) =>
  db
    .select({
      ...petFacts,
      ...petPapers,
      archivedAt: pets.archivedAt,
      createdAt: pets.createdAt,
    })
    .from(pets)
    .where(ownedBy(userId, 'pets'))
    .orderBy(asc(pets.archivedAt), asc(pets.createdAt), asc(pets.id))
    .limit(MAX_EXPORTED);

export const weightsOf = (db: Db, userId: string) =>
  db
    .select({
      petId: petWeights.petId,
      measuredAt: petWeights.measuredAt,
      weightG: petWeights.weightG,
      clinic: clinics.name,
      author: named<string | null>(users.name, 'weight_author'),
    })
    .from(pets)
    .innerJoin(petWeights, eq(petWeights.petId, pets.id))
    .leftJoin(clinics, eq(clinics.id, petWeights.clinicId))
    .leftJoin(users, eq(users.id, petWeights.authorId))
    .where(ownedBy(userId, 'pets'))
    .limit(MAX_EXPORTED);

export const sharesOf = (db: Db, userId: string) =>
  db
    .select({
      petId: carneShares.petId,
      label: carneShares.label,
      createdAt: carneShares.createdAt,
      expiresAt: carneShares.expiresAt,
      revokedAt: carneShares.revokedAt,
      openedCount: carneShares.openedCount,
      lastOpenedAt: carneShares.lastOpenedAt,
      showsPhoto: carneShares.showsPhoto,
    })
    .from(pets)
    .innerJoin(carneShares, eq(carneShares.petId, pets.id))
    .where(ownedBy(userId, 'pets'))
    .limit(MAX_EXPORTED);

export const grantsOf = (db: Db, userId: string) =>
  db
    .select({
      petId: petGrants.petId,
      clinic: clinics.name,
      grantedAt: petGrants.grantedAt,
      revokedAt: petGrants.revokedAt,
    })
    .from(pets)
    .innerJoin(petGrants, eq(petGrants.petId, pets.id))
    .innerJoin(clinics, eq(clinics.id, petGrants.clinicId))
    .where(ownedBy(userId, 'pets'))
    .limit(MAX_EXPORTED);

/** All versions: what was corrected is data too. */
export const recordsOf = (db: Db, userId: string) =>
  db
    .select({
      pet: petName,
      date: records.date,
      kind: records.kind,
      title: records.title,
      body: records.body,
      weightG: records.weightG,
      product: records.product,
      lot: records.lot,
      manufacturer: records.manufacturer,
      lotExpiresOn: records.lotExpiresOn,
      exam: records.exam,
      licence: records.licence,
      withdrawnAt: records.withdrawnAt,
      withdrawnByName: records.withdrawnByName,
      withdrawReason: records.withdrawReason,
      nextDue: records.nextDue,
      clinic: anyClinicName,
      authorName: records.authorName,
      version: records.version,
      isCurrent: records.isCurrent,
      correction: records.correction,
      createdAt: records.createdAt,
    })
    .from(pets)
    .innerJoin(records, eq(records.petId, pets.id))
    .leftJoin(clinics, eq(clinics.id, records.clinicId))
    .where(ownedBy(userId, 'pets'))
    .limit(MAX_EXPORTED);
