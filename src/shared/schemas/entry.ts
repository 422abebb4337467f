import * as z from 'zod';
import { TEXT } from '../limits.ts';
import { ROLES } from '../roles.ts';
import { requiredText } from './text.ts';

/** How an administrator gave a login of a clinic: a link, a password, a place in the clinic, or the e-mail by which it was recovered. */
export const ENTRY_CAUSES = ['link', 'password', 'joined', 'recovered'] as const;

/** A login of the clinic that came from an administrator and waits, was refused, or is in without anybody's yes. Instants are ms UTC. */
export const entryOutput = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  cause: z.enum(ENTRY_CAUSES),
  /** The administrator as they were called then; null: of older rows, that account is gone. */
  askedBy: z.string().nullable(),
  askedByRole: z.enum(ROLES).nullable(),
  askedByEmail: z.string().nullable(),
  askedAt: z.number(),
  /** When the clinic opens by itself; null: a titular refused. `askedAt`: at once, because nobody could have said no. */
  opensAt: z.number().nullable(),
});
export type Entry = z.output<typeof entryOutput>;
/** One whose account was erased since, as both were called then: for a month. */
export const goneEntryOutput = entryOutput.omit({ opensAt: true }).extend({ goneAt: z.number() });
export type GoneEntry = z.output<typeof goneEntryOutput>;
/** `decides`: the caller is a titular who may answer; `gone` is for them. */
export const entriesOutput = z.object({
  rows: z.array(entryOutput),
  gone: z.array(goneEntryOutput),
  decides: z.boolean(),
});

const id = z.string().min(1).max(64);
/** `refused`: what stood when the titular decided; who decides after somebody else learns it. */
export const decideEntryInput = z.object({ userId: id, agrees: z.boolean(), refused: z.boolean() });
export type DecideEntryInput = z.output<typeof decideEntryInput>;

export const shortenEntryInput = z.object({ id, reason: requiredText(TEXT.reason) });

/** Who becomes titular again of a clinic that the administration left without anybody to decide, and why. */
export const returnTitularInput = z.object({ id, clinicId: id, reason: requiredText(TEXT.reason) });
export type ReturnTitularInput = z.output<typeof returnTitularInput>;
