import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { MAX_EXPORTED } from '../../../src/shared/limits.ts';
import type { Paper, PapersInput } from '../../../src/shared/schemas/file.ts';
import { sha256 } from '../../auth/hash.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy, ownedBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { decodeCursor, instantAndId, pageFrom } from '../../db/cursor.ts';
import { files } from '../../db/schema/files.ts';
import { pets } from '../../db/schema/pets.ts';
import { isShareToken, sharedPet } from '../records/rules.ts';
import { mayChange, mayRead, type Party } from './rules.ts';

const f = alias(files, 'f');

/** SQL over pets: it is the owner's, or a patient of the clinic. */
const isKnown = ({ side, id }: Party, petId: string): SQL =>
  side === 'owner'
    ? caredForBy(id, 'pets')
    : sql`EXISTS (SELECT 1 FROM clinic_patients cp WHERE cp.clinic_id = ${id} AND cp.pet_id = ${petId})`;

/** Where a file's bytes lie and what they are; null: it is not there for this party. */
export const findObject = async (db: Db, party: Party, id: string) => {
  const [row] = await db
    .select({
      ...named({
        key: f.key,
        smallType: f.smallType,
        size: f.size,
        type: f.type,
        kind: f.kind,
        petId: f.petId,
        caption: f.caption,
        at: f.createdAt,
      }),
      petName: sql<string>`(SELECT p.name FROM pets p WHERE p.id = f.pet_id)`.as('petName'),
    })
    .from(sql.raw('files f'))
    .where(sql`f.id = ${id} AND ${mayRead(party)}`);
  return row ?? null;
};

/** The photo of a pet whose carné a link opens, if its owner lets it be seen there. */
export const findSharedPhoto = async (db: Db, token: string, now: number) => {
  if (!isShareToken(token)) return null;
  const petId = sharedPet(await sha256(token), now, sql`s.shows_photo = 1`);
  const [row] = await db
    .select(named({ key: f.key, smallType: f.smallType, type: f.type }))
    .from(sql.raw('files f'))
    .where(sql`f.kind = 'photo' AND f.pet_id = ${petId}`);
  return row ?? null;
};

/** Ids of the photos of those pets that have one which the party may see. */
export const listPhotos = (db: Db, party: Party, petIds: readonly string[]) =>
  db
    .select(named({ petId: f.petId, id: f.id }))
    .from(sql.raw('files f'))
    .where(
      sql`f.pet_id IN (SELECT value FROM json_each(${JSON.stringify(petIds)})) AND f.kind = 'photo' AND ${mayRead(party)}`,
    )
    .limit(petIds.length);

const paperColumns = (party: Party) => ({
  ...named({
    id: f.id,
    kind: f.kind,
    recordId: f.recordId,
    messageId: f.messageId,
    type: f.type,
    size: f.size,
    caption: f.caption,
    takenOn: f.takenOn,
    authorName: f.authorName,
    at: f.createdAt,
    withdrawnAt: f.withdrawnAt,
  }),
  clinicName: sql<string | null>`(SELECT c.name FROM clinics c WHERE c.id = f.clinic_id)`.as('clinicName'),
  isOwn: sql<number>`coalesce(${mayChange(party)}, 0)`.as('isOwn'),
});

const selectPapers = (db: Db, party: Party, where: SQL) =>
  db
    .select(paperColumns(party))
    .from(sql.raw('files f'))
    .where(sql`${where} AND ${mayRead(party)}`);

export const toPaper = (row: Omit<Paper, 'isOwn'> & { isOwn: number }): Paper => ({ ...row, isOwn: row.isOwn === 1 });

/**
 * A page of what hangs on a pet's history and carné, as far as the party may see it, the oldest first; null: they have nothing to do
 * with it.
 */
export const listOfPet = async (db: Db, party: Party, { petId, limit, cursor }: PapersInput) => {
  const after = decodeCursor(cursor, instantAndId);
  const { known, papers } = await batch(db, {
    known: one(
      db
        .select({ id: pets.id })
        .from(pets)
        .where(sql`${pets.id} = ${petId} AND ${isKnown(party, petId)}`),
    ),
    papers: selectPapers(
      db,
      party,
      sql`f.pet_id = ${petId} AND f.kind IN ('record', 'carne')
        ${after ? sql`AND (f.created_at, f.id) > (${after[0]}, ${after[1]})` : sql``}`,
    )
      .orderBy(sql`f.created_at, f.id`)
      .limit(limit + 1),
  });
  return known ? pageFrom(papers.map(toPaper), limit, (paper) => [paper.at, paper.id]) : null;
};

/** Statement: what hangs on the messages that a select of ids names, in no order: of several messages SQL would sort it in memory. */
export const selectOfMessages = (db: Db, party: Party, messageIds: SQL) =>
  selectPapers(db, party, sql`f.message_id IN (${messageIds})`);

/** Statement: photos and papers of an owner's animals: theirs, and what clinics hung on records and messages; the oldest first. */
export const selectOwnFiles = (db: Db, ownerId: string) =>
  db
    .select({
      ...named({
        id: f.id,
        key: f.key,
        kind: f.kind,
        type: f.type,
        size: f.size,
        caption: f.caption,
        takenOn: f.takenOn,
        authorName: f.authorName,
        createdAt: f.createdAt,
        withdrawnAt: f.withdrawnAt,
      }),
      pet: sql<string>`(SELECT p.name FROM pets p WHERE p.id = f.pet_id)`.as('pet'),
      clinic: sql<string | null>`(SELECT c.name FROM clinics c WHERE c.id = f.clinic_id)`.as('clinic'),
    })
    .from(sql.raw('files f'))
    .where(
      sql`f.pet_id IN (SELECT p.id FROM pets p WHERE ${ownedBy(ownerId)}) AND ${mayRead({ side: 'owner', id: ownerId })}`,
    )
    .orderBy(sql`f.created_at, f.id`)
    .limit(MAX_EXPORTED);

/** Takes a file away for good that was added after `since` (ms UTC); its key, null where it is not theirs to take. `isOld`: it stands, for it is older. */
export const removeFile = async (db: Db, party: Party, id: string, since: number) => {
  const theirs = sql`f.id = ${id} AND ${mayChange(party)}
    ${party.side === 'owner' ? sql`AND (${ownedBy(party.id, 'f')} OR f.created_by = ${party.id})` : sql``}`;
  const { found } = await batch(db, {
    found: one(
      db
        .select({
          ...named({ key: f.key }),
          isOld: sql<boolean>`f.created_at <= ${since}`.mapWith(Boolean).as('isOld'),
        })
        .from(sql.raw('files f'))
        .where(theirs),
    ),
    removed: db
      .delete(files)
      .where(sql`${files.id} IN (SELECT f.id FROM files f WHERE ${theirs} AND f.created_at > ${since})`),
  });
  return found ?? { key: null, isOld: false };
};

/** Papers of one question. */
const PAPERS = 500;

/** A clinic's papers with where their bytes lie, in one order, a page at a time. */
export async function* listClinicPapers(db: Db, clinicId: string) {
  let after = sql``;
  for (;;) {
    const rows = await db
      .select({
        ...named({
          id: f.id,
          key: f.key,
          size: f.size,
          type: f.type,
          kind: f.kind,
          caption: f.caption,
          createdAt: f.createdAt,
        }),
        pet: sql<string>`(SELECT p.name FROM pets p WHERE p.id = f.pet_id)`.as('pet'),
      })
      .from(sql`files f`)
      .where(sql`f.clinic_id = ${clinicId} ${after}`)
      .orderBy(sql`f.size, f.id`)
      .limit(PAPERS);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAPERS) return;
    after = sql`AND (f.size, f.id) > (${last.size}, ${last.id})`;
  }
}
