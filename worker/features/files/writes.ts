import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { AppError, type ErrorKey } from '../../../src/shared/errors.ts';
import { type FileType, isPicture } from '../../../src/shared/files.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { signsFor } from '../../db/member-role.ts';
import { files } from '../../db/schema/files.ts';
import { type Bucket, deleteObjects, drain, newKey, smallKey, storeObject } from './objects.ts';
import { type Place, selectPlace } from './places.ts';
import { mayChange, mayRead, type Party, placeProblem } from './rules.ts';

const f = alias(files, 'f');

export type Sender = { party: Party; userId: string; name: string; now: number };

/** A file on its way. `size` is what its sender says, `body` its bytes. */
export type Coming = {
  id: string;
  place: Place;
  caption: string | null;
  takenOn: string | null;
  size: number;
  body: ReadableStream<Uint8Array>;
};

/** Statements: what stands under the id already, and what keeps the place from taking the file. */
const factsOf = (db: Db, { party, userId, now }: Sender, { id, place, size }: Coming) => ({
  standing: one(
    db
      .select(named({ size: f.size, author: f.createdBy, type: f.type }))
      .from(sql.raw('files f'))
      .where(sql`f.id = ${id}`),
  ),
  spot: one(
    db
      .select({ problem: sql<ErrorKey | null>`${placeProblem(party, place.kind, size)}`.as('problem') })
      .from(sql`(${selectPlace(party, userId, place, now)}) place`),
  ),
});

/** Throws what keeps a file from its place. */
const assertPlace = (spot: { problem: ErrorKey | null } | undefined): void => {
  if (!spot) throw new AppError('file_place_not_found');
  if (spot.problem) throw new AppError(spot.problem);
};

const { id: _, petId: __, kind: ___, ...replaceable } = getTableColumns(files);
/** A pet's new photo in the row of the one before. */
const REPLACED = {
  id: sql`excluded.id`,
  ...(Object.fromEntries(
    Object.entries(replaceable).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  ) as Record<keyof typeof replaceable, SQL>),
};

type Stored = { key: string; type: FileType; sha256: string };

/**
 * Writes the row of a stored file, if its place still takes it; a pet's new photo takes the place of the one before, whose key is
 * answered as `before`.
 */
const insertFile = async (db: Db, sender: Sender, coming: Coming, { key, type, sha256 }: Stored) => {
  const { party, userId, name, now } = sender;
  const { id, place, caption, takenOn, size } = coming;
  const isClinic = party.side === 'clinic';
  const { before, standing, spot } = await batch(db, {
    before: one(
      db
        .select({ key: files.key })
        .from(files)
        .where(sql`${files.kind} = 'photo' AND ${files.petId} = ${place.kind === 'photo' ? place.of : null}`),
    ),
    spot: factsOf(db, sender, coming).spot,
    added: insertFrom(
      db,
      files,
      {
        id,
        key,
        kind: place.kind,
        petId: sql`place.pet_id`,
        recordId: sql`place.record_id`,
        messageId: sql`place.message_id`,
        ownerId: isClinic ? null : sql`place.owner_id`,
        clinicId: isClinic ? party.id : null,
        createdBy: userId,
        authorName: isClinic ? name : '',
        type,
        size,
        sha256,
        caption,
        takenOn,
        createdAt: now,
      },
      sql`FROM (${selectPlace(party, userId, place, now)}) place WHERE ${placeProblem(party, place.kind, size)} IS NULL
        AND NOT EXISTS (SELECT 1 FROM files s WHERE s.id = ${id})`,
    ).onConflictDoUpdate({ target: files.petId, targetWhere: sql`kind = 'photo'`, set: REPLACED }),
    standing: one(db.select({ key: files.key }).from(files).where(sql`${files.id} = ${id}`)),
  });
  if (standing?.key !== key) assertPlace(spot);
  return { isThere: standing?.key === key, before: before && before.key !== key ? before.key : null };
};

export type Added = { id: string; type: FileType };

/**
 * Takes a file in: its place is looked at first, then the bytes go to R2 as they come, and the row is written last, so that none
 * stands without its file. The same sent again by the same person is answered as it stands. `later`: work that nobody waits for.
 */
export const addFile = async (
  db: Db,
  bucket: Bucket,
  sender: Sender,
  coming: Coming,
  later: (work: Promise<unknown>) => void,
): Promise<Added> => {
  const { standing, spot } = await batch(db, factsOf(db, sender, coming));
  if (standing) {
    if (standing.author !== sender.userId || standing.size !== coming.size) throw new AppError('key_reused');
    await drain(coming.body);
    return { id: coming.id, type: standing.type };
  }
  assertPlace(spot);
  const key = newKey();
  const stored = await storeObject(bucket, key, coming.body, coming.size);
  try {
    if (coming.place.kind === 'photo' && !isPicture(stored.type)) throw new AppError('file_photo_only');
    const { isThere, before } = await insertFile(db, sender, coming, { key, ...stored });
    // Sent twice at the same time: the other one stands.
    if (!isThere) await deleteObjects(bucket, [key]);
    if (before) later(deleteObjects(bucket, [before]));
  } catch (error) {
    // A fault may come after the row was written: then the row stands, or the night sweeps what none names.
    if (error instanceof AppError) await deleteObjects(bucket, [key]);
    throw error;
  }
  return { id: coming.id, type: stored.type };
};

/** Stores the small picture of a file that this person added. */
export const addSmall = async (
  db: Db,
  bucket: Bucket,
  { party, userId }: Sender,
  { id, size, body }: Pick<Coming, 'id' | 'size' | 'body'>,
): Promise<void> => {
  const [row] = await db
    .select(named({ key: f.key, smallType: f.smallType }))
    .from(sql.raw('files f'))
    .where(sql`f.id = ${id} AND f.created_by = ${userId} AND f.type <> 'application/pdf' AND ${mayRead(party)}`);
  if (!row) throw new AppError('file_not_found');
  if (row.smallType) return drain(body);
  const { type } = await storeObject(bucket, smallKey(row.key), body, size);
  if (!isPicture(type)) {
    await bucket.delete(smallKey(row.key));
    throw new AppError('file_photo_only');
  }
  await db.update(files).set({ smallType: type }).where(sql`${files.id} = ${id} AND ${files.key} = ${row.key}`);
};

/** Who of a party it is. */
type Hand = { party: Party; userId: string };
/** SQL over `f`: of a clinic's papers, which hang on what somebody signed, whoever signs changes all, the others what they added. */
const isInHand = ({ party, userId }: Hand): SQL =>
  party.side === 'owner' ? sql`1` : sql`(f.created_by = ${userId} OR ${signsFor(party.id, userId)})`;

/** Writes it, if the paper is the party's to change and in this hand. False: it is not theirs. Throws `file_of_other`. */
const changeFile = async (db: Db, hand: Hand, id: string, set: SQL): Promise<boolean> => {
  const theirs = sql`f.id = ${id} AND ${mayChange(hand.party)}`;
  const { meta } = await db.run(sql`UPDATE files AS f SET ${set} WHERE ${theirs} AND ${isInHand(hand)}`);
  if (meta.changes > 0) return true;
  const [kept] = await db
    .select(named({ id: f.id }))
    .from(sql.raw('files f'))
    .where(theirs);
  if (kept) throw new AppError('file_of_other');
  return false;
};

/** A clinic puts a paper aside, or takes it back: it stays with what was written. False: it is not theirs. */
export const withdrawFile = (db: Db, hand: Hand, id: string, at: number | null): Promise<boolean> =>
  changeFile(db, hand, id, sql`withdrawn_at = ${at}`);

/** Says what a paper is. False: it is not theirs. */
export const describeFile = (
  db: Db,
  hand: Hand,
  { id, caption, takenOn }: { id: string; caption: string | null; takenOn: string | null },
): Promise<boolean> => changeFile(db, hand, id, sql`caption = ${caption}, taken_on = ${takenOn}`);
