import { inArray, sql } from 'drizzle-orm';
import { UNNAMED_FILE_MS } from '../../../src/shared/limits.ts';
import type { Db } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';
import { type Bucket, namedBy } from './objects.ts';

/** Objects and rows that are compared at a time, and how often in one night. */
const AT_ONCE = 1000;
const MOST_TIMES = 200;
/** Rows of such a stretch: more of them would mean that most have lost their object. */
const MOST_ROWS = 2 * AT_ONCE;

type Row = { id: string; key: string; smallType: string | null; createdAt: number };

/** Rows whose keys lie after `from` and not after `to` (null: to the end), in that order. */
const rowsBetween = (db: Db, from: string, to: string | null): Promise<Row[]> =>
  db
    .select({ id: files.id, key: files.key, smallType: files.smallType, createdAt: files.createdAt })
    .from(files)
    .where(sql`${files.key} > ${from} ${to === null ? sql`` : sql`AND ${files.key} <= ${to}`}`)
    .orderBy(files.key)
    .limit(MOST_ROWS + 1);

/**
 * Once a night, R2 and D1 side by side in the order of their keys: an object that no row names goes when it is a day old, and so does a
 * row without its object. Where most rows of a stretch miss theirs, the bucket is another one: the rows stay, and it throws.
 */
export const sweepFiles = async (db: Db, bucket: Bucket, now: number): Promise<void> => {
  const isOld = (at: number) => at < now - UNNAMED_FILE_MS;
  let from = '';
  for (let times = 0; times < MOST_TIMES; times++) {
    const listed = await bucket.list({ limit: AT_ONCE, ...(from && { startAfter: `${from}.s` }) });
    const objects = listed.objects.map((object) => ({ ...namedBy(object.key), name: object.key, at: object.uploaded }));
    // The last key may have its small picture on the next page.
    const to = listed.truncated ? (objects.at(-1)?.key ?? null) : null;
    const rows = await rowsBetween(db, from, to);
    const named = new Map(rows.map((row) => [row.key, row]));
    const there = new Set(objects.filter(({ isSmall }) => !isSmall).map(({ key }) => key));
    const unnamed = objects.filter(({ key, isSmall, at }) => {
      const row = named.get(key);
      return isOld(at.getTime()) && (!row || (isSmall && row.smallType === null));
    });
    const lost = rows.filter(({ key, createdAt }) => isOld(createdAt) && !there.has(key));
    if (rows.length > MOST_ROWS || (lost.length > 1 && lost.length * 2 > rows.length))
      throw new Error(`${lost.length} of ${rows.length} files are not in the bucket: is it another one?`);
    if (unnamed.length > 0) await bucket.delete(unnamed.map(({ name }) => name));
    if (lost.length > 0) {
      const ids = JSON.stringify(lost.map(({ id }) => id));
      await db.delete(files).where(inArray(files.id, sql`(SELECT value FROM json_each(${ids}))`));
    }
    if (to === null) return;
    from = to;
  }
};
