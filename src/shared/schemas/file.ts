import * as z from 'zod';
import { FILE_KINDS, FILE_TYPES } from '../files.ts';
import { MAX_PHOTOS, TEXT } from '../limits.ts';
import { calendarDate } from './date.ts';
import { pageInput, pageOf } from './page.ts';
import { optionalLine } from './text.ts';

const id = z.string().min(1).max(64);

/** What comes with a file that is sent: where it goes (`of`: pet, first version of the entry, or message) and what it is. */
export const fileInput = z.object({
  id: z.uuid(),
  kind: z.enum(FILE_KINDS),
  of: id,
  caption: optionalLine(TEXT.caption),
  takenOn: calendarDate.nullish().transform((day) => day ?? null),
});

/** A file that was added. */
export const fileAdded = z.object({ id: z.string(), type: z.enum(FILE_TYPES) });
export type FileAdded = z.output<typeof fileAdded>;

export const fileWords = z.object({
  id,
  caption: optionalLine(TEXT.caption),
  takenOn: calendarDate.nullish().transform((day) => day ?? null),
});
export type FileWords = z.output<typeof fileWords>;
export const withdrawInput = z.object({ id, withdrawn: z.boolean() });

export const photosInput = z.object({ petIds: z.array(id).min(1).max(MAX_PHOTOS) });
/** The photo of each pet that has one. */
export const photosOutput = z.array(z.object({ petId: z.string(), id: z.string() }));

export const papersInput = pageInput.unwrap().extend({ petId: id });
export type PapersInput = z.output<typeof papersInput>;

/** A photo or paper that hangs on an entry of the history, a carné or a message. */
export const paperOutput = z.object({
  id: z.string(),
  kind: z.enum(FILE_KINDS),
  recordId: z.string().nullable(),
  messageId: z.string().nullable(),
  type: z.enum(FILE_TYPES),
  /** Bytes. */
  size: z.int(),
  caption: z.string().nullable(),
  /** Day of the paper, YYYY-MM-DD. */
  takenOn: z.string().nullable(),
  /** Who added it; empty: its owner. */
  authorName: z.string(),
  clinicName: z.string().nullable(),
  /** When, ms UTC. */
  at: z.number(),
  /** When a clinic put it aside, ms UTC. */
  withdrawnAt: z.number().nullable(),
  /** Whether this side may change or take it away. */
  isOwn: z.boolean(),
});
export type Paper = z.output<typeof paperOutput>;
/** The oldest first. */
export const papersOutput = pageOf(paperOutput);
