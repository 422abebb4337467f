import * as z from 'zod';
import { ENTRY_KINDS } from '../charges.ts';
import { SPECIES } from '../species.ts';
import { idInput } from './clinic.ts';
import { pageOf } from './page.ts';

export const blockedFileInput = z.object({ petId: idInput.shape.id });

/** An animal whose people are gone. `until`: the last day on which the clinic keeps it, YYYY-MM-DD. */
const blockedRow = z.object({
  petId: z.string(),
  name: z.string(),
  species: z.enum(SPECIES),
  breed: z.string().nullable(),
  lastOn: z.string(),
  until: z.string(),
});
export type BlockedRow = z.output<typeof blockedRow>;
export const blockedOutput = pageOf(blockedRow);

/** Something that the clinic did with it. `title`: of a visit its type, of a row of the book its number; `cop`: of that alone. */
const blockedAct = z.object({
  on: z.string(),
  what: z.enum(['record', 'prescription', 'problem', 'consent', 'visit', ...ENTRY_KINDS]),
  title: z.string(),
  text: z.string().nullable(),
  cop: z.int().nullable(),
});
export type BlockedAct = z.output<typeof blockedAct>;
export const blockedFileOutput = blockedRow.extend({ acts: z.array(blockedAct) });
