import * as z from 'zod';
import { ACCESSES_PAGE, MAX_PAGE } from '../limits.ts';
import { ROLES } from '../roles.ts';
import { SECURITY_KINDS } from '../security-events.ts';
import { calendarDate } from './date.ts';
import { namedThen } from './named-then.ts';
import { MAX_CURSOR, pageOf } from './page.ts';

const page = {
  cursor: z.string().max(MAX_CURSOR).optional(),
  limit: z.int().min(1).max(MAX_PAGE).default(ACCESSES_PAGE),
};

/** One's own accesses; `failed`: only who was not let in. */
export const ownAccessesInput = z.object({ failed: z.boolean().default(false), ...page }).prefault({});
export type OwnAccessesInput = z.output<typeof ownAccessesInput>;

/** Filters of the accesses of all: a kind, an account's id (or the pseudonym of an erased one), a network, days in Bogotá, both included. */
export const accessesInput = z
  .object({
    kind: z.enum(SECURITY_KINDS).optional(),
    user: z.string().min(1).max(64).optional(),
    /** An address or the beginning of one, as people type it. */
    network: z.string().trim().min(1).max(64).optional(),
    from: calendarDate.optional(),
    to: calendarDate.optional(),
    ...page,
  })
  .prefault({});
export type AccessesInput = z.output<typeof accessesInput>;

/** What happened at the door of an account. `at` is ms UTC; `kind` a key of SECURITY_EVENTS (a newer version's may be unknown). */
export const accessOutput = z.object({
  id: z.string(),
  at: z.number(),
  kind: z.string(),
  /** `Chrome · Android`; null: the client did not say, or somebody else did it. */
  device: z.string().nullable(),
  /** `190.25.3.0/24`; null: not known, or somebody else did it. */
  network: z.string().nullable(),
});
export type Access = z.output<typeof accessOutput>;
export const ownAccessesOutput = pageOf(accessOutput);

/** Readings of one's clinic's records by logins that came from an administrator; `pet`: of one patient alone. */
export const clinicReadsInput = z.object({ pet: z.string().min(1).max(64).optional(), ...page }).prefault({});
export type ClinicReadsInput = z.output<typeof clinicReadsInput>;
export const clinicReadsOutput = pageOf(
  z.object({
    id: z.string(),
    /** ms UTC. */
    at: z.number(),
    /** The call that was answered: `readText` has the words. */
    call: z.string(),
    /** Whose login, as they were called then; null: of older rows, that account is gone. */
    reader: z.string().nullable(),
    readerRole: z.enum(ROLES).nullable(),
    readerEmail: z.string().nullable(),
    /** The patient that it was about; null: a list, or nobody by now. */
    pet: z.object({ id: z.string(), name: z.string() }).nullable(),
  }),
);

/** The same with the account: null: the e-mail has none. */
export const accountAccessOutput = accessOutput.extend({
  user: namedThen.nullable(),
});
export type AccountAccess = z.output<typeof accountAccessOutput>;
export const accessesOutput = pageOf(accountAccessOutput);
