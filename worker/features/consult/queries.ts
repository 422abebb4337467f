import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { countAttempt, modelAttempt } from '../../auth/throttle.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { users } from '../../db/schema/accounts.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { pets } from '../../db/schema/pets.ts';

/** The pet that a question is about, and whether its owner agreed to a model; null: it is not theirs. */
export const findAsked = async (db: Db, ownerId: string, petId: string) => {
  const [row] = await db
    .select({
      name: pets.name,
      species: pets.species,
      breed: pets.breed,
      birthMonth: pets.birthMonth,
      weightG: pets.weightG,
      allergies: pets.allergies,
      medicines: pets.medicines,
      ...named({ agreedAt: users.aiConsentAt }),
    })
    .from(pets)
    .innerJoin(users, eq(users.id, ownerId))
    .where(and(eq(pets.id, petId), caredForBy(ownerId, 'pets')));
  return row ?? null;
};
export type AskedPet = NonNullable<Awaited<ReturnType<typeof findAsked>>>;

/** The clinic where a pet of this owner goes, with what it says of its prices; null: none of ours has seen it. */
export const findClinic = async (db: Db, ownerId: string, petId: string) => {
  const [row] = await db
    .select({
      name: clinics.name,
      phone: clinics.phone,
      address: clinics.address,
      city: clinics.city,
      prices: clinics.prices,
    })
    .from(clinics)
    .where(
      sql`${clinics.id} = (SELECT a.clinic_id FROM appointments a JOIN pets p ON p.id = a.pet_id
        WHERE p.id = ${petId} AND ${caredForBy(ownerId)} AND a.status <> 'cancelled' ORDER BY a.starts_at DESC LIMIT 1)
        AND ${clinics.closedAt} IS NULL`,
    );
  return row ?? null;
};
export type UsualClinic = NonNullable<Awaited<ReturnType<typeof findClinic>>>;

/** Notes that a person agrees to a model writing answers, or does not any more. Said again it changes nothing. */
export const setAgreement = async (db: Db, userId: string, agrees: boolean, now: number) => {
  const { row } = await batch(db, {
    users: db
      .update(users)
      .set({ aiConsentAt: agrees ? now : null, updatedAt: now })
      .where(and(eq(users.id, userId), agrees ? isNull(users.aiConsentAt) : isNotNull(users.aiConsentAt))),
    trace: auditIfChanged(db, {
      at: now,
      actorId: userId,
      action: agrees ? 'ai.agreed' : 'ai.withdrawn',
      targetId: userId,
    }),
    row: one(db.select({ agreedAt: users.aiConsentAt }).from(users).where(eq(users.id, userId))),
  });
  return { agreedAt: row?.agreedAt ?? null };
};

/** Counts an answer that a model is to write; false: the person had many within the hour, and the guides answer alone. */
export const admitModel = async (db: Db, userId: string, now: number): Promise<boolean> => {
  const { refused } = await batch(db, countAttempt(db, await modelAttempt(userId), now));
  return !refused?.until;
};
