import { AppError } from '../../../src/shared/errors.ts';
import { blockedFileInput, blockedFileOutput, blockedOutput } from '../../../src/shared/schemas/blocked.ts';
import { pageInput } from '../../../src/shared/schemas/page.ts';
import { router, titularProcedure } from '../../trpc.ts';
import { listBlocked, readBlocked } from './queries.ts';

/** What a law makes a clinic keep of those who are gone, for its titular alone. */
export const blockedRouter = router({
  list: titularProcedure
    .input(pageInput)
    .output(blockedOutput)
    .query(({ ctx, input }) => listBlocked(ctx.db, ctx.clinicId, input)),

  read: titularProcedure
    .input(blockedFileInput)
    .output(blockedFileOutput)
    .query(async ({ ctx, input: { petId } }) => {
      const file = await readBlocked(ctx.db, ctx.clinicId, petId);
      if (!file) throw new AppError('blocked_not_found');
      return file;
    }),
});
