import * as z from 'zod';
import { isoDate, line, slug } from './common.ts';

/** content/revisores.yaml: the veterinarians whose signatures stand in the records (`reviewer`). */
export const reviewersFile = z.strictObject({
  reviewers: z
    .array(
      z.strictObject({
        key: slug().describe('Name that a record\'s `reviewer.by` uses: "ana-perez".'),
        name: line(80).describe('Name as readers see it.'),
        licence: line(40).describe('Professional licence number (Comvezcol), as readers see it.'),
        checked: isoDate().describe('Day on which somebody looked the licence up in the professional register.'),
      }),
    )
    .describe('Everybody who ever signed; nobody is taken out while a record names them.'),
});
export type ReviewersFile = z.output<typeof reviewersFile>;

/** What a page says of its signature: holds, its text changed afterwards, or it is older than it may be. */
export type ReviewState = 'holds' | 'changed' | 'ended';
export type Review = { name: string; licence: string; date: string; state: ReviewState };
/** What the build adds to every record that can be signed; null: nobody has signed it. */
export type Reviewed = { review: Review | null };
/** How many guides can be signed, and how many carry a signature that holds. */
export type Signed = { guides: number; holding: number };
