import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PageInput } from '../../../src/shared/schemas/page.ts';
import { builtOnce, type Db, repeatable } from '../../db/client.ts';
import { decodeCursor, instantAndId, pageFrom } from '../../db/cursor.ts';
import { pets, petWeights } from '../../db/schema/pets.ts';
import { assertSame, type Creation, insertOnce, sameKey } from '../../idempotency.ts';

/** What every list of pets says. */
const listed = {
  id: pets.id,
  name: pets.name,
  species: pets.species,
  breed: pets.breed,
  birthMonth: pets.birthMonth,
  weightG: pets.weightG,
  notes: pets.notes,
};
const columns = { ...listed, createdAt: pets.createdAt };

/** What is known of an animal: its file, its emergency card and the owner's own copy say the same. */
export const petFacts = {
  ...listed,
  sex: pets.sex,
  isNeutered: pets.isNeutered,
  colour: pets.colour,
  microchip: pets.microchip,
  allergies: pets.allergies,
  medicines: pets.medicines,
};
/** Papers that the law asks for of some breeds. */
export const petPapers = { permitUntil: pets.permitUntil, policyUntil: pets.policyUntil, censusOn: pets.censusOn };

const petsAfter = builtOnce((db) =>
  db
    .select(columns)
    .from(pets)
    .where(
      and(
        eq(pets.ownerId, sql.placeholder('ownerId')),
        isNull(pets.archivedAt),
        sql`(${pets.createdAt}, ${pets.id}) > (${sql.placeholder('at')}, ${sql.placeholder('id')})`,
      ),
    )
    .orderBy(asc(pets.createdAt), asc(pets.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
);

/** An owner's pets that are not archived, in the order of registration. */
export const listPets = async (db: Db, ownerId: string, { limit, cursor }: PageInput) => {
  const after = decodeCursor(cursor, instantAndId);
  const rows = await petsAfter(db).all({ ownerId, at: after?.[0] ?? -1, id: after?.[1] ?? '', limit: limit + 1 });
  return pageFrom(rows, limit, (row) => [row.createdAt, row.id]);
};

/** Archived pets that a screen shows. */
const MAX_ARCHIVED = 100;

/** An owner's archived pets, the latest first. */
export const listArchived = (db: Db, ownerId: string) =>
  db
    .select({
      ...listed,
      archivedAt: sql<number>`${pets.archivedAt}`,
    })
    .from(pets)
    .where(and(eq(pets.ownerId, ownerId), isNotNull(pets.archivedAt)))
    .orderBy(desc(pets.archivedAt))
    .limit(MAX_ARCHIVED);

/**
 * Writes a pet and the first entry of its weight history, once for a submission; answers the pet that stands under its key.
 * Throws `key_reused` when that is another.
 */
export const insertPet = async (db: Db, row: typeof pets.$inferInsert, made: Creation) => {
  const [, , [found]] = await repeatable(db).batch([
    insertOnce(db, pets, pets.id, row, made),
    db
      .insert(petWeights)
      .select(sql`SELECT p.id, p.created_at, p.weight_g, NULL FROM pets p WHERE p.id = ${made.id}`)
      .onConflictDoNothing(),
    db.select(columns).from(pets).where(sameKey(pets.id, made)),
  ]);
  assertSame(found?.id, made);
  if (!found) throw new Error('a pet was written and is not there');
  return found;
};
