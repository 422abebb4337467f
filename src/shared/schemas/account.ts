// Longer than 200 lines: every contract about accounts, which share their filters and their fields.
import * as z from 'zod';
import { ACCOUNTS_PAGE, ACTS_PAGE, MAX_BULK, MAX_PAGE, TEXT } from '../limits.ts';
import { MEMBER_ROLES } from '../member-roles.ts';
import { ROLES } from '../roles.ts';
import { newPassword, userOutput } from './auth.ts';
import { ownSessionOutput } from './own-account.ts';
import { MAX_CURSOR, pageOf } from './page.ts';
import { email, givenName, lineOrBlank, optionalText, phoneOrBlank, requiredText } from './text.ts';

const id = z.string().min(1).max(64);

/** Orders of the accounts list: by name, by e-mail, the newest first. */
export const ACCOUNT_SORTS = ['name', 'email', 'newest'] as const;
export type AccountSort = (typeof ACCOUNT_SORTS)[number];

/** Every word of `q` must stand in name, e-mail or phone; one of a letter or two at the beginning of a word. */
const accountsFilter = z.object({
  q: z.string().trim().max(80).optional(),
  role: z.enum(ROLES).optional(),
  state: z.enum(['active', 'inactive']).optional(),
});

/** Filters of the accounts list. `cursor` is what the page before answered as `next`, and belongs to its `sort`. */
export const accountsInput = accountsFilter
  .extend({
    sort: z.enum(ACCOUNT_SORTS).default('name'),
    cursor: z.string().max(MAX_CURSOR).optional(),
    limit: z.int().min(1).max(MAX_PAGE).default(ACCOUNTS_PAGE),
  })
  .prefault({});
export type AccountsInput = z.output<typeof accountsInput>;

/** An account as REST lists it: with its live sessions' public ids (spec §3: only their count is shown). */
export const restAccountOutput = userOutput.extend({ activeTokens: z.array(z.string()) });

/** What of the list's filters decides how many there are. */
export const countAccountsInput = accountsFilter.prefault({});
export type CountAccountsInput = z.output<typeof countAccountsInput>;
/** Counting stops at `MAX_COUNTED_ACCOUNTS + 1`, which stands for 'more than that'. */
export const countAccountsOutput = z.object({ count: z.int() });

/** An account in the list. Instants are ms UTC. */
export const accountOutput = restAccountOutput.extend({
  /** Last use of a session that is still kept, or login from a device that is; null: none is known. */
  lastUsedAt: z.number().nullable(),
  /** The policy in force was not accepted. */
  mustAcceptPolicy: z.boolean(),
  /** The password was set by somebody else. */
  hasTemporaryPassword: z.boolean(),
});
export type Account = z.output<typeof accountOutput>;
export const accountsOutput = pageOf(accountOutput);

/** Accounts that have not accepted the policy in force: `version` is the one they accepted (null: none). */
export const withoutConsentInput = z
  .object({
    cursor: z.string().max(MAX_CURSOR).optional(),
    limit: z.int().min(1).max(MAX_PAGE).default(ACTS_PAGE),
  })
  .prefault({});
export type WithoutConsentInput = z.output<typeof withoutConsentInput>;
export const withoutConsentOutput = pageOf(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    version: z.string().nullable(),
    createdAt: z.number(),
  }),
).extend({
  /** How many there are; counting stops at `MAX_COUNTED + 1`. */
  total: z.int(),
});

export const accountId = z.object({ id });

/** One account with what surrounds it. Instants are ms UTC. */
export const accountDetailOutput = z.object({
  user: userOutput,
  /** A temporary password, who set it (null: that account is gone), when, and until when it opens sessions (null: without end). */
  temporaryPassword: z.object({ by: z.string().nullable(), at: z.number(), until: z.number().nullable() }).nullable(),
  /** The person set it with a link: who handed it out (null: that account is gone) and when it was set; null: without one. */
  passwordByLink: z.object({ by: z.string().nullable(), at: z.number() }).nullable(),
  /** It was recovered by an e-mail that an administrator had put: who (null: that account is gone), and when it was set; null: it was not. */
  passwordByMail: z.object({ by: z.string().nullable(), at: z.number() }).nullable(),
  /** Version of the policy that was accepted, and when; null: none. */
  consent: z.object({ version: z.string(), at: z.number(), isInForce: z.boolean() }).nullable(),
  /** A login by password asks for a passkey or a code too. */
  hasSecondStep: z.boolean(),
  sessions: z.array(ownSessionOutput),
  /** A link to set a password that waits for its use: until when it serves. */
  link: z.object({ expiresAt: z.number() }).nullable(),
  /** The clinic's records are closed to it until then (`opensAt` null: refused, `byLink`: by a mail's link, which toor may turn over), because its login came from an administrator; null: they are open. */
  entry: z.object({ opensAt: z.number().nullable(), byLink: z.boolean() }).nullable(),
  /** It is in no clinic since the administration took it out of this one, which has nobody who could decide; null: it is not so. */
  former: z
    .object({
      clinicId: z.string(),
      name: z.string(),
      memberRole: z.enum(MEMBER_ROLES),
      leftAt: z.number(),
      isClosed: z.boolean(),
    })
    .nullable(),
  /** Its clinic with everybody who is in it; null: it is in none. Empty texts are not filled in yet. */
  clinic: z
    .object({
      id: z.string(),
      name: z.string(),
      city: z.string(),
      phone: z.string(),
      memberRole: z.enum(MEMBER_ROLES),
      isBookable: z.boolean(),
      isClosed: z.boolean(),
      members: z.array(
        z.object({ id: z.string(), name: z.string(), memberRole: z.enum(MEMBER_ROLES), isActive: z.boolean() }),
      ),
    })
    .nullable(),
});
export type AccountDetail = z.output<typeof accountDetailOutput>;

/**
 * A new account. Its password is temporary. A clinic's account makes a clinic, empty and not bookable, or joins the one that is
 * named.
 */
export const createAccountInput = z.object({
  email,
  password: newPassword,
  name: givenName,
  role: z.enum(ROLES).default('user'),
  phone: phoneOrBlank.optional(),
  address: lineOrBlank(TEXT.address).optional(),
  clinicId: id.nullish(),
});
export type CreateAccountInput = z.output<typeof createAccountInput>;

/** Any part of an account; what is missing stays. A blank password keeps the current one, another is temporary. */
export const updateAccountInput = z.object({
  id,
  email: email.optional(),
  name: givenName.optional(),
  role: z.enum(ROLES).optional(),
  phone: phoneOrBlank.optional(),
  address: lineOrBlank(TEXT.address).optional(),
  password: z
    .union([z.literal(''), newPassword])
    .nullish()
    .transform((text) => text || undefined),
  /** The clinic that an account joins which is, or becomes, a clinic's; missing: it gets one of its own. */
  clinicId: id.nullish(),
});
export type UpdateAccountInput = z.output<typeof updateAccountInput>;

/** A stolen account and the e-mail that its person reads today; the log and the person read why. */
export const rescueInput = z.object({ id, email, reason: requiredText(TEXT.reason) });
export type RescueInput = z.output<typeof rescueInput>;

const reason = optionalText(TEXT.reason);
/** Accounts that are turned off together, and why: the log and each of their people read it. */
export const deactivateInput = z.object({
  ids: z.array(id).min(1).max(MAX_BULK),
  reason: requiredText(TEXT.reason),
});
export type DeactivateInput = z.output<typeof deactivateInput>;
/** How many were turned off; who was `left`, with the sentence that says why. `name` null: there is no such account. */
export const deactivatedOutput = z.object({
  done: z.int(),
  left: z.array(z.object({ id: z.string(), name: z.string().nullable(), why: z.string() })),
});
export type DeactivatedOutput = z.output<typeof deactivatedOutput>;

/** Why, for the audit log; blank: nobody says. */
export const setActiveInput = z.object({ id, active: z.boolean(), reason });
/**
 * `closing` closes the clinic of its last member, and is what those read who have visits there; without it the last member of a
 * clinic with files stays.
 */
export const removeAccountInput = z.object({ id, reason, closing: reason });
export const accountSessionInput = z.object({ id, sessionId: id });
export const revokedOutput = z.object({ revoked: z.int() });
/** `token` is shown this once: it stands behind the # of /clave. `expiresAt` is ms UTC. */
export const issuedLinkOutput = z.object({ token: z.string(), expiresAt: z.number() });

/**
 * What turning an account off, or erasing it, brings about. Both end `sessions`; visits to come are cancelled only when it is
 * erased. `pets` go with it, `petsKept` stay with clinics that saw them, without their owner.
 */
export const consequencesOutput = z.object({
  user: userOutput,
  sessions: z.int(),
  pets: z.int(),
  petsKept: z.int(),
  comingVisits: z.int(),
  pastVisits: z.int(),
  threads: z.int(),
  /** Habeas-data requests that nobody has answered yet. */
  openRequests: z.int(),
  /**
   * Its clinic; null: none. The last member of one with files goes only when the clinic is closed too: then its `comingVisits`
   * are cancelled.
   */
  clinic: z
    .object({
      id: z.string(),
      name: z.string(),
      isLastMember: z.boolean(),
      /** No other account of the clinic is active: turned off, it leaves a clinic that takes no bookings. */
      isLastActive: z.boolean(),
      hasFiles: z.boolean(),
      comingVisits: z.int(),
    })
    .nullable(),
});
export type Consequences = z.output<typeof consequencesOutput>;

/** Open clinics that an account may join. Every word of `q` must begin a word of name or city, or of somebody who is in it. */
export const openClinicsInput = z.object({ q: z.string().trim().max(80) });
/** `name` and `city` are empty until the clinic fills them in; `people` are the names of some who are in it. */
export const openClinicsOutput = z.array(
  z.object({ id: z.string(), name: z.string(), city: z.string(), people: z.array(z.string()) }),
);
export type OpenClinic = z.output<typeof openClinicsOutput>[number];
