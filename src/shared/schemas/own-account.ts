import * as z from 'zod';
import { ACTS_PAGE, MAX_PAGE, TEXT } from '../limits.ts';
import { ROLES } from '../roles.ts';
import { currentPassword } from './auth.ts';
import { MAX_CURSOR, pageOf } from './page.ts';
import { optionalText } from './text.ts';

/** A live session of one's own. Instants are ms UTC; `device` null: the client did not say. */
export const ownSessionOutput = z.object({
  id: z.string(),
  device: z.string().nullable(),
  /** `190.25.3.0/24`, where it was opened; null: not known, or not for who asks. */
  network: z.string().nullable(),
  createdAt: z.number(),
  lastUsedAt: z.number(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof ownSessionOutput>;
export const ownSessionsOutput = z.array(ownSessionOutput);
export const ownSessionId = z.object({ id: z.string().min(1).max(64) });
/** `linksEnded`: what was made in it and opened something without a session ended too. */
export const endedOneOutput = z.object({ linksEnded: z.boolean() });
export const endedOutput = z.object({ ended: z.number() });

/** What opens something of one's own without a session: the calendar feed (null: none), links to carnés, clinics that were let in lately. `isHere`: made in the session that asks. Instants are ms UTC. */
export const openLinksOutput = z.object({
  feed: z.object({ createdAt: z.number(), lastReadAt: z.number().nullable(), isHere: z.boolean() }).nullable(),
  shares: z.array(
    z.object({
      id: z.string(),
      petName: z.string(),
      label: z.string().nullable(),
      expiresAt: z.number(),
      isHere: z.boolean(),
    }),
  ),
  grants: z.array(z.object({ petName: z.string(), clinicName: z.string(), isHere: z.boolean() })),
  /** Who came into the household lately. */
  people: z.array(z.object({ name: z.string(), isHere: z.boolean() })),
});
export type OpenLinks = z.output<typeof openLinksOutput>;

export const ownActsInput = z
  .object({
    cursor: z.string().max(MAX_CURSOR).optional(),
    limit: z.int().min(1).max(MAX_PAGE).default(ACTS_PAGE),
  })
  .prefault({});

/** An act on one's own account. `by`: oneself, a role, an account that is gone, or nobody signed in (the service, a link). */
export const ownActOutput = z.object({
  id: z.string(),
  /** ms UTC. */
  at: z.number(),
  action: z.string(),
  by: z.enum(['self', 'gone', 'nobody', ...ROLES]),
  /** Name of the clinic for which it was done, where the act knows it. */
  clinic: z.string().nullable(),
  reason: z.string().nullable(),
  /** The e-mail before and after, of an act that changed it lately; null: of others. */
  emails: z.tuple([z.string(), z.string()]).nullable(),
  /** The name before and after, likewise. */
  names: z.tuple([z.string(), z.string()]).nullable(),
});
export type OwnAct = z.output<typeof ownActOutput>;
export const ownActsOutput = pageOf(ownActOutput);

/** What is kept of an account besides the profile. Instants are ms UTC. */
export const ownDetailsOutput = z.object({
  passwordSetAt: z.number(),
  /** When the e-mail was proven; null: it is not. */
  emailVerifiedAt: z.number().nullable(),
  /** When the last mail was asked for that proves it and still serves; null: there is none. */
  proofSentAt: z.number().nullable(),
  /** The e-mail that was asked for and is not proven yet; null: none waits. */
  newEmail: z.string().nullable(),
  /** The version of the policy that was accepted last; null: none. */
  consent: z.object({ version: z.string(), acceptedAt: z.number() }).nullable(),
});

/**
 * Erasing one's own account: the password in use is asked. `closing` closes the clinic of its last member, and is what those
 * read who have visits there; the last member of a clinic with files cannot go without it.
 */
export const eraseOwnInput = z.object({ password: currentPassword, closing: optionalText(TEXT.reason) });

/** What a person gets when they ask for all their data: its keys and values are words for reading. */
export const ownCopyOutput = z.record(z.string(), z.unknown());
