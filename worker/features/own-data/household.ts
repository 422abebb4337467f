import { eq, sql } from 'drizzle-orm';
import { MAX_EXPORTED } from '../../../src/shared/limits.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { careLinks, householdMembers } from '../../db/schema/household.ts';
import { pets } from '../../db/schema/pets.ts';
import { slotWaits } from '../../db/schema/waits.ts';
import { named } from './columns.ts';

/** Statements: for whom they wait at which clinic, and who cares for a person's animals, for whose animals they care, and the links by which that came or would come. */
export const householdOf = (db: Db, userId: string) => ({
  waits: db
    .select({
      pet: named<string>(pets.name, 'waiting_pet'),
      clinic: named<string>(clinics.name, 'waiting_at'),
      from: slotWaits.fromDate,
      until: slotWaits.untilDate,
      createdAt: slotWaits.createdAt,
    })
    .from(slotWaits)
    .innerJoin(pets, eq(pets.id, slotWaits.petId))
    .innerJoin(clinics, eq(clinics.id, slotWaits.clinicId))
    .where(eq(slotWaits.ownerId, userId))
    .limit(MAX_EXPORTED),
  carers: db
    .select({
      name: named<string>(users.name, 'carer_name'),
      joinedAt: householdMembers.joinedAt,
      waitsSince: householdMembers.waitsSince,
    })
    .from(householdMembers)
    .innerJoin(users, eq(users.id, householdMembers.memberId))
    .where(eq(householdMembers.ownerId, userId))
    .limit(MAX_EXPORTED),
  homes: db
    .select({
      name: named<string>(users.name, 'home_name'),
      joinedAt: householdMembers.joinedAt,
      waitsSince: householdMembers.waitsSince,
    })
    .from(householdMembers)
    .innerJoin(users, eq(users.id, householdMembers.ownerId))
    .where(eq(householdMembers.memberId, userId))
    .limit(MAX_EXPORTED),
  careLinks: db
    .select({
      // How a new owner calls it is theirs: the name of then, where a visit knows it.
      pet: sql<
        string | null
      >`iif(${pets.ownerId} IS ${careLinks.ownerId}, ${pets.name}, (SELECT a.pet_name FROM appointments a
        WHERE a.pet_id = ${careLinks.petId} AND a.owner_id = ${careLinks.ownerId} AND a.pet_name IS NOT NULL LIMIT 1))`.as(
        'handed_pet',
      ),
      label: careLinks.label,
      createdAt: careLinks.createdAt,
      endedAt: careLinks.endedAt,
      usedAt: careLinks.usedAt,
    })
    .from(careLinks)
    .leftJoin(pets, eq(pets.id, careLinks.petId))
    .where(eq(careLinks.ownerId, userId))
    .limit(MAX_EXPORTED),
});
