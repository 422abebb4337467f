import * as z from 'zod';
import { AppError } from '../../src/shared/errors.ts';
import type { Page } from '../../src/shared/schemas/page.ts';
import { decodeBase64url, encodeBase64url } from '../base64url.ts';

/** The sort key and id of a page's last row, opaque to clients. */
const encodeCursor = (key: readonly (string | number | null)[]): string =>
  encodeBase64url(new TextEncoder().encode(JSON.stringify(key)));

/** Reads a cursor back; throws `bad_cursor` for one that we did not write. Null stands for the first page. */
export const decodeCursor = <T>(cursor: string | undefined, key: z.ZodType<T>): T | null => {
  if (!cursor) return null;
  try {
    return key.parse(JSON.parse(new TextDecoder().decode(decodeBase64url(cursor))));
  } catch {
    throw new AppError('bad_cursor');
  }
};

/** A page out of `limit + 1` rows: the extra row says that there is a next page. */
export const pageFrom = <Row>(
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => (string | number | null)[],
): Page<Row> => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? encodeCursor(keyOf(last)) : null };
};

/** Sort key of lists ordered by a text and the id. */
export const textAndId = z.tuple([z.string(), z.string()]);
/** Sort key of lists ordered by an instant and the id. */
export const instantAndId = z.tuple([z.number(), z.string()]);
