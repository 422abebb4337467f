import { AppError } from '../../../src/shared/errors.ts';
import {
  type BatchInput,
  batchesOutput,
  batchInput,
  batchOutput,
  recallInput,
  recallOutput,
} from '../../../src/shared/schemas/stock.ts';
import { today } from '../../../src/shared/time.ts';
import { admittedProcedure, filesProcedure, router } from '../../trpc.ts';
import { listBatches, readRecall, saveBatch } from './queries.ts';
import { ARRIVED_EXPIRED, NO_DOSES, tooFew } from './words.ts';

const arrivalIssues = ({ quantity, expiresOn }: BatchInput, day: string) => [
  ...(quantity === 0 ? [{ path: 'quantity', message: NO_DOSES }] : []),
  ...(expiresOn < day ? [{ path: 'expiresOn', message: ARRIVED_EXPIRED }] : []),
];

/** Vaccines that a clinic keeps, batch by batch; entries of histories take doses of them (features/records/writes.ts). */
export const stockRouter = router({
  list: admittedProcedure.output(batchesOutput).query(({ ctx }) => listBatches(ctx.db, ctx.clinicId)),

  /** Whoever works there receives what was delivered. */
  save: admittedProcedure
    .input(batchInput)
    .output(batchOutput)
    .mutation(async ({ ctx, input }) => {
      const who = { clinicId: ctx.clinicId, name: ctx.user.name, now: ctx.clock() };
      // What stands already may run out or be put right; what arrives is neither empty nor expired.
      const wrong = input.version === null ? arrivalIssues(input, today(ctx.clock())) : [];
      if (wrong.length > 0) throw new AppError('invalid', { issues: wrong });
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
