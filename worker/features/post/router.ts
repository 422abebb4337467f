import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import { choiceInput, choicesOutput, outboxId, outboxOutput, postOutput } from '../../../src/shared/schemas/post.ts';
import { memberProcedure, publicProcedure, router, toorProcedure } from '../../trpc.ts';
import { readOutbox, retryRow } from './outbox.ts';
import { findChoices, saveChoice } from './queries.ts';

/** What goes out to people, and what they choose of it. */
export const postRouter = router({
  /** Whether this deployment sends e-mail at all: screens say how it goes where it does not. Asks no database. */
  state: publicProcedure.output(postOutput).query(({ ctx: { post } }) => ({ enabled: post.enabled })),

  choices: memberProcedure.output(choicesOutput).query(({ ctx }) => findChoices(ctx.db, ctx.user.id)),

  choose: memberProcedure
    .input(choiceInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await saveChoice(ctx.db, ctx.user.id, input);
    }),

  /** What waits and what failed: ids, kinds and classes of faults, no address and no text. */
  outbox: toorProcedure.output(outboxOutput).query(async ({ ctx }) => ({
    enabled: ctx.post.enabled,
    ...(await readOutbox(ctx.db, ctx.clock())),
  })),

  /** Tries anew what was given up, with the next minute. */
  retry: toorProcedure
    .input(outboxId)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      const isRetried = await retryRow(ctx.db, id, { actorId: ctx.user.id, now: ctx.clock() });
      if (!isRetried) throw new AppError('notice_not_given_up');
    }),
});
