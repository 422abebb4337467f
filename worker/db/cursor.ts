import { z } from 'zod';
import { AppError } from '../../src/shared/errors.ts';
import type { Page } from '../../src/shared/schemas/page.ts';

const toBase64url = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (text: string) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)),
  );

/** The sort key and id of a page's last row, opaque to clients. */
const encodeCursor = (key: readonly (string | number | null)[]): string => toBase64url(JSON.stringify(key));

/** Reads a cursor back; throws `bad_cursor` for one that we did not write. Null stands for the first page. */
export const decodeCursor = <T>(cursor: string | undefined, key: z.ZodType<T>): T | null => {
  if (!cursor) return null;
  try {
    return key.parse(JSON.parse(fromBase64url(cursor)));
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
