import * as z from 'zod';
import { TEXT } from '../limits.ts';
import { SPECIES } from '../species.ts';
import { petId } from './pet-file.ts';
import { optionalLine } from './text.ts';

const id = z.string().min(1).max(64);

/** Whom a link is for, in the owner's words. */
export const inviteInput = z.object({ label: optionalLine(TEXT.name) });
export const handOverInput = inviteInput.extend({ petId });
export const personInput = z.object({ id });

/** A link as its owner sees it; times are ms UTC. `petName` null: it invites. */
const careLink = z.object({
  id: z.string(),
  petName: z.string().nullable(),
  label: z.string().nullable(),
  createdAt: z.int(),
  expiresAt: z.int(),
});
/** A link that was just made: its address is told this once. */
export const careLinkMade = z.object({ path: z.string(), expiresAt: z.int() });
export type CareLinkMade = z.output<typeof careLinkMade>;

/** Since when somebody is of a household, and since when they wait for its owner's yes (null: they do not); ms UTC. */
const place = { joinedAt: z.int(), waitsSince: z.int().nullable() };

/** The people of the owner's household, the links that still serve, and the households of others in which one is. */
export const householdOutput = z.object({
  members: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), ...place })),
  links: z.array(careLink),
  homes: z.array(z.object({ id: z.string(), name: z.string(), ...place })),
});

export const careTokenInput = z.object({ token: z.string().max(200) });
/** What a link offers to whoever holds it. `pet` null: it invites. `clinics` hold the animal's file and will see whose it is then. */
export const offerOutput = z.object({
  ownerName: z.string(),
  pet: z.object({ name: z.string(), species: z.enum(SPECIES), breed: z.string().nullable() }).nullable(),
  clinics: z.array(z.string()),
});
export type Offer = z.output<typeof offerOutput>;
/** `agrees`: the clinics that hold its file may see whose it is. An invitation asks for none. */
export const acceptInput = careTokenInput.extend({ agrees: z.boolean().default(false) });
/** `petId` null: they are of the household now. */
export const acceptedOutput = z.object({
  petId: z.string().nullable(),
  petName: z.string().nullable(),
  ownerName: z.string(),
});
