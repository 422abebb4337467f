import { AppError } from '../../../src/shared/errors.ts';
import { accountId, accountsInput, accountsOutput } from '../../../src/shared/schemas/account.ts';
import { userOutput } from '../../../src/shared/schemas/auth.ts';
import { accountsProcedure, router } from '../../trpc.ts';
import { listAccounts, toggleAccount } from './queries.ts';
import { toggleError } from './rules.ts';

export const accountsRouter = router({
  list: accountsProcedure
    .input(accountsInput)
    .output(accountsOutput)
    .query(({ ctx, input }) => listAccounts(ctx.db, input, ctx.clock())),

  /** Active ↔ inactive. An account that is turned off loses its sessions at once. */
  toggle: accountsProcedure
    .input(accountId)
    .output(userOutput)
    .mutation(async ({ ctx, input: { id } }) => {
      if (id === ctx.user.id) throw new AppError('self_forbidden');
      const { changed, account } = await toggleAccount(ctx.db, ctx.user, id, ctx.clock());
      if (!changed || !account) throw toggleError(ctx.user.role, account?.role ?? null);
      return account;
    }),
});
