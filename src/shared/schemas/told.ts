import * as z from 'zod';
import { CHOOSABLE, WAYS } from '../notices.ts';
import { UNREACHED } from '../reach.ts';

/**
 * What became of one notice to somebody by one way, as their clinic may know it: `sent` says that the service of that way took it, never
 * that it arrived. `at` ms UTC: when it went out, or is to.
 */
export const TOLD_STATES = ['waiting', 'sent', 'unknown', 'failed'] as const;
export type ToldState = (typeof TOLD_STATES)[number];
export const toldOutput = z.object({
  kind: z.enum(CHOOSABLE),
  way: z.enum(WAYS),
  state: z.enum(TOLD_STATES),
  at: z.int(),
});
export type Told = z.output<typeof toldOutput>;

/** What an owner was told of an animal's visits and of what falls due, latest first, and why nothing of either would reach them. */
export const toldOfPetOutput = z.object({
  told: z.array(toldOutput),
  unreached: z.enum(UNREACHED).nullable(),
  unreachedVisits: z.enum(UNREACHED).nullable(),
});
