import * as z from 'zod';
import { REQUESTS_SHOWN, TEXT } from '../limits.ts';
import { requiredText } from './text.ts';
import { agendaVisitOutput } from './visit.ts';

/**
 * The asking owner, as a clinic may know them before it says yes: since when the account exists (ms UTC), whether somebody
 * vouched for its e-mail, and what came of other visits at this clinic alone (`ACCOUNT_COUNTED` and one more: that many or
 * more).
 */
const askerOutput = z.object({
  userId: z.string(),
  name: z.string(),
  createdAt: z.int(),
  isVerified: z.boolean(),
  /** Visits that the owner cancelled, and to which nobody came. */
  cancelled: z.int(),
  noShow: z.int(),
  /** The clinic takes no more requests of the account. */
  isClosed: z.boolean(),
});
export type Asker = z.output<typeof askerOutput>;

/** Requests that wait, an account's together in the order of their days; the account to be answered first on top. */
export const clinicRequestsOutput = z.object({
  accounts: z.array(z.object({ asker: askerOutput, visits: z.array(agendaVisitOutput) })),
  /** Requests in all; more than are listed when there are very many. */
  waiting: z.int(),
  /** How many ended without an answer of late. */
  lapsed: z.int(),
  /** Accounts of whom no more is taken, the latest first; `closedBy` null: that account is gone. `closedAt` ms UTC. */
  closed: z.array(
    z.object({ userId: z.string(), name: z.string(), closedAt: z.int(), closedBy: z.string().nullable() }),
  ),
});
export type ClinicRequests = z.output<typeof clinicRequestsOutput>;

const userId = z.string().min(1).max(64);
/** Declines those of an account's requests that the screen showed; its owner reads the reason. `close`: and takes no more of them. */
export const declineInput = z.object({
  userId,
  ids: z.array(z.string().min(1).max(64)).min(1).max(REQUESTS_SHOWN),
  reason: requiredText(TEXT.reason),
  close: z.boolean().default(false),
});
export type DeclineInput = z.output<typeof declineInput>;
export const declineOutput = z.object({ declined: z.int() });
export const askerInput = z.object({ userId });
