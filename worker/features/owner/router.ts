import { ownerSummaryOutput } from '../../../src/shared/schemas/owner-summary.ts';
import { ownerProcedure, router } from '../../trpc.ts';
import { readSummary } from './queries.ts';
import { summaryOf } from './rules.ts';

/** What an owner's dashboard begins with. */
export const ownerRouter = router({
  /** Two round trips with the session, however many pets and visits there are. */
  summary: ownerProcedure.output(ownerSummaryOutput).query(async ({ ctx }) => {
    const now = ctx.clock();
    return summaryOf(await readSummary(ctx.db, ctx.user.id, now), now);
  }),
});
