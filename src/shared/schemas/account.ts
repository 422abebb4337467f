import { z } from 'zod';
import { ACCOUNTS_PAGE, MAX_PAGE } from '../limits.ts';
import { ROLES } from '../roles.ts';
import { userOutput } from './auth.ts';
import { MAX_CURSOR, pageOf } from './page.ts';

/** Filters of the accounts list. `cursor` is what the page before answered as `next`. */
export const accountsInput = z
  .object({
    q: z.string().trim().max(80).optional(),
    role: z.enum(ROLES).optional(),
    state: z.enum(['active', 'inactive']).optional(),
    cursor: z.string().max(MAX_CURSOR).optional(),
    limit: z.int().min(1).max(MAX_PAGE).default(ACCOUNTS_PAGE),
  })
  .prefault({});
export type AccountsInput = z.output<typeof accountsInput>;

/** An account with its live sessions' public ids (spec §3: only their count is shown). */
export const accountOutput = userOutput.extend({ activeTokens: z.array(z.string()) });
export type Account = z.output<typeof accountOutput>;
export const accountsOutput = pageOf(accountOutput);

export const accountId = z.object({ id: z.string().min(1).max(64) });
