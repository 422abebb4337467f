import * as z from 'zod';
import { MAX_PAGE } from '../limits.ts';

/** Longest cursor that a list answers: base64url of the sort key and id of its last row. */
export const MAX_CURSOR = 1000;

/** A page of a list: at most `limit` rows after the row that `cursor` (the `next` of the page before) stands for. */
export const pageInput = z
  .object({
    limit: z.int().min(1).max(MAX_PAGE).default(MAX_PAGE),
    cursor: z.string().max(MAX_CURSOR).optional(),
  })
  .prefault({});
export type PageInput = z.output<typeof pageInput>;

/** What every list answers: its rows, and the cursor of the next page (null: this is the last). */
export const pageOf = <T extends z.ZodType>(row: T) => z.object({ rows: z.array(row), next: z.string().nullable() });
export type Page<T> = { rows: T[]; next: string | null };
