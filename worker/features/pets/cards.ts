import { eq, sql } from 'drizzle-orm';
import { caredForBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named, namedOrNull } from '../../db/columns.ts';
import { namesGiven } from '../../db/medicines.ts';
import { users } from '../../db/schema/accounts.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { pets } from '../../db/schema/pets.ts';
import { petFacts } from './queries.ts';

/** Pets whose emergency cards one device keeps. */
const MAX_CARDS = 60;

/** Emergency cards on a day (YYYY-MM-DD) of an owner's pets, those archived or dead left out; the clinic is the one that saw the pet last, else one that holds its file. */
export const listCards = (db: Db, ownerId: string, day: string) =>
  db
    .select({
      ...petFacts,
      given: namesGiven(sql`pets.id`, day).as('given'),
      ...named({ ownerName: users.name, ownerPhone: users.phone }),
      clinicId: clinics.id,
      ...namedOrNull({
        clinicName: clinics.name,
        clinicPhone: clinics.phone,
        clinicAddress: clinics.address,
        clinicCity: clinics.city,
      }),
    })
    .from(pets)
    .innerJoin(users, eq(users.id, pets.ownerId))
    .leftJoin(
      clinics,
      sql`${clinics.closedAt} IS NULL AND ${clinics.id} = coalesce((SELECT a.clinic_id FROM appointments a
        WHERE a.pet_id = ${pets.id} AND a.status <> 'cancelled' ORDER BY a.starts_at DESC LIMIT 1),
        (SELECT cp.clinic_id FROM clinic_patients cp WHERE cp.pet_id = ${pets.id} ORDER BY cp.last_visit_on DESC, cp.clinic_id LIMIT 1))`,
    )
    .where(sql`${caredForBy(ownerId, 'pets')} AND ${pets.archivedAt} IS NULL AND ${pets.diedAt} IS NULL`)
    .orderBy(pets.createdAt, pets.id)
    .limit(MAX_CARDS);
