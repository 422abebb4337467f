import { AppError } from '../../../src/shared/errors.ts';
import {
  batchesOutput,
  batchInput,
  batchOutput,
  recallInput,
  recallOutput,
} from '../../../src/shared/schemas/stock.ts';
import { admittedProcedure, filesProcedure, router } from '../../trpc.ts';
import { listBatches, readRecall, saveBatch } from './queries.ts';
import { tooFew } from './words.ts';

/** Vaccines that a clinic keeps, batch by batch; entries of histories take doses of them (features/records/writes.ts). */
export const stockRouter = router({
  list: admittedProcedure.output(batchesOutput).query(({ ctx }) => listBatches(ctx.db, ctx.clinicId)),

  /** Whoever works there receives what was delivered. */
  save: admittedProcedure
    .input(batchInput)
    .output(batchOutput)
    .mutation(async ({ ctx, input }) => {
      const who = { clinicId: ctx.clinicId, name: ctx.user.name, now: ctx.clock() };
      const { saved, why } = await saveBatch(ctx.db, who, input);
      if (saved) return saved;
      if (why?.isDouble) throw new AppError('batch_exists');
      if (input.version === null && why?.isFull) throw new AppError('batches_full');
      if (why?.stands === null) throw new AppError('batch_not_found');
      if (why && why.stands === input.version && input.quantity < why.taken)
        throw new AppError('invalid', {
          issues: [{ path: 'quantity', message: tooFew(why.taken) }],
        });
      throw new AppError('batch_changed');
    }),

  /** Whom to call when a maker takes a lot back. */
  recall: filesProcedure
    .input(recallInput)
    .output(recallOutput)
    .query(({ ctx, input }) => readRecall(ctx.db, ctx.clinicId, input.lot)),
});
