import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PageInput } from '../../../src/shared/schemas/page.ts';
import type { Db } from '../../db/client.ts';
import { decodeCursor, instantAndId, pageFrom } from '../../db/cursor.ts';
import { pets, petWeights } from '../../db/schema/pets.ts';

/** An owner's pets that are not archived, in the order of registration. */
export const listPets = async (db: Db, ownerId: string, { limit, cursor }: PageInput) => {
  const after = decodeCursor(cursor, instantAndId);
  const rows = await db
    .select({
      id: pets.id,
      name: pets.name,
      species: pets.species,
      breed: pets.breed,
      birthMonth: pets.birthMonth,
      weightG: pets.weightG,
      notes: pets.notes,
      createdAt: pets.createdAt,
    })
    .from(pets)
    .where(
      and(
        eq(pets.ownerId, ownerId),
        isNull(pets.archivedAt),
        after ? sql`(${pets.createdAt}, ${pets.id}) > (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(asc(pets.createdAt), asc(pets.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, (row) => [row.createdAt, row.id]);
};

/** Writes a pet and the first entry of its weight history. */
export const insertPet = (db: Db, row: typeof pets.$inferInsert) =>
  db.batch([
    db.insert(pets).values(row),
    db.insert(petWeights).values({ petId: row.id, measuredAt: row.createdAt, weightG: row.weightG }),
  ]);
