import { and, asc, desc, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { AppError } from '../../../src/shared/errors.ts';
import { MAX_PETS, MAX_PETS_NEW, NEW_ACCOUNT_MS } from '../../../src/shared/limits.ts';
import type { PageInput } from '../../../src/shared/schemas/page.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy } from '../../db/carers.ts';
import { builtOnce, type Db, repeatable } from '../../db/client.ts';
import { namedPresent } from '../../db/columns.ts';
import { decodeCursor, instantAndId, pageFrom } from '../../db/cursor.ts';
import { insertFrom } from '../../db/insert.ts';
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
  diedAt: pets.diedAt,
};
/** Column over pets: the owner's name, where the person cares for somebody else's; null: it is their own. */
export const sharedBy = (userId: string | SQLWrapper) => ({
  sharedBy: sql<string | null>`(SELECT w.name FROM users w WHERE w.id = pets.owner_id AND w.id <> ${userId})`.as(
    'shared_by',
  ),
});
const columns = { ...listed, createdAt: pets.createdAt };

/** What is known of an animal: its file, its emergency card and the owner's own copy say the same. */
export const petFacts = {
  ...listed,
  sex: pets.sex,
  isNeutered: pets.isNeutered,
  colour: pets.colour,
  microchip: pets.microchip,
  allergies: pets.allergies,
  allergiesNoneOn: pets.allergiesNoneOn,
  medicines: pets.medicines,
};
/** Papers that the law asks for of some breeds. */
export const petPapers = { permitUntil: pets.permitUntil, policyUntil: pets.policyUntil, censusOn: pets.censusOn };

const petsAfter = builtOnce((db) =>
  db
    .select({ ...columns, ...sharedBy(sql`${sql.placeholder('ownerId')}`) })
    .from(pets)
    .where(
      and(
        caredForBy(sql`${sql.placeholder('ownerId')}`, 'pets'),
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
      ...sharedBy(ownerId),
      ...namedPresent({ archivedAt: pets.archivedAt }),
    })
    .from(pets)
    .where(and(caredForBy(ownerId, 'pets'), isNotNull(pets.archivedAt)))
    .orderBy(desc(pets.archivedAt))
    .limit(MAX_ARCHIVED);

/** SQL: why an account registers no further pet; NULL: it may. All of its pets count: an archived one is kept too. */
export const petQuota = (ownerId: string, now: number): SQL<'pets_full' | 'pets_full_new' | null> => {
  const many = sql`(SELECT count(*) FROM pets q WHERE q.owner_id = ${ownerId})`;
  return sql`(SELECT CASE WHEN ${many} >= ${MAX_PETS} THEN 'pets_full'
    WHEN ${many} >= ${MAX_PETS_NEW} AND u.created_at > ${now - NEW_ACCOUNT_MS} THEN 'pets_full_new' END
    FROM users u WHERE u.id = ${ownerId})`;
};

/**
 * Writes a pet and the first entry of its weight history, once for a submission; answers the pet that stands under its key.
 * Throws `key_reused` when that is another, and what the account's number of pets refuses.
 */
export const insertPet = async (
  db: Db,
  row: typeof pets.$inferInsert & { ownerId: string },
  made: Creation,
  now: number,
) => {
  const quota = petQuota(row.ownerId, now);
  const { found, facts } = await batch(repeatable(db), {
    pets: insertOnce(db, pets, pets.id, row, made, sql`${quota} IS NULL`),
    petWeights: insertFrom(
      db,
      petWeights,
      { petId: sql`p.id`, measuredAt: sql`p.created_at`, weightG: sql`p.weight_g` },
      sql`FROM pets p WHERE p.id = ${made.id}`,
    ).onConflictDoNothing(),
    found: one(db.select(columns).from(pets).where(sameKey(pets.id, made))),
    facts: one(db.select({ quota: quota.as('quota') }).from(sql`(SELECT 1)`)),
  });
  assertSame(found?.id, made);
  if (!found && facts?.quota) throw new AppError(facts.quota);
  if (!found) throw new Error('a pet was written and is not there');
  return found;
};
