import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import {
  askerInput,
  clinicRequestsOutput,
  declineInput,
  declineOutput,
} from '../../../src/shared/schemas/clinic-request.ts';
import { isProven } from '../../auth/step-up.ts';
import { admittedProcedure, filesProcedure, router } from '../../trpc.ts';
import { listRequests } from './queries.ts';
import { closeToAccount, declineRequests, reopenToAccount } from './writes.ts';

/** What owners ask of a clinic, by account. */
export const clinicRequestsRouter = router({
  list: filesProcedure.output(clinicRequestsOutput).query(({ ctx }) => listRequests(ctx.db, ctx.clinicId, ctx.clock())),

  /** Declines an account's requests in one act. */
  decline: admittedProcedure
    .input(declineInput)
    .output(declineOutput)
    .mutation(async ({ ctx, input }) => {
      const now = ctx.clock();
      const actor = { clinicId: ctx.clinicId, actorId: ctx.user.id, now, isProven: isProven(ctx.session, now) };
      const declined = await declineRequests(ctx.db, actor, input, ctx.post);
      if (declined === null) throw new AppError('asker_not_found');
      if (declined === 0) throw new AppError('requests_gone');
      return { declined };
    }),

  /** Takes no more requests of an account that has asked here; done twice it stands. */
  close: admittedProcedure
    .input(askerInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { userId } }) => {
      const actor = { clinicId: ctx.clinicId, actorId: ctx.user.id, now: ctx.clock() };
      if (!(await closeToAccount(ctx.db, actor, userId))) throw new AppError('asker_not_found');
    }),

  /** Takes them again; done twice it stands. */
  reopen: admittedProcedure
    .input(askerInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { userId } }) => {
      const actor = { clinicId: ctx.clinicId, actorId: ctx.user.id, now: ctx.clock() };
      if (!(await reopenToAccount(ctx.db, actor, userId))) throw new AppError('asker_not_found');
    }),
});
