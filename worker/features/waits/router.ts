import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { AppError, ISSUE } from '../../../src/shared/errors.ts';
import { clinicWaitsOutput, joinInput, ownWaitsOutput, putInput, waitInput } from '../../../src/shared/schemas/wait.ts';
import { today } from '../../../src/shared/time.ts';
import { caredForBy } from '../../db/carers.ts';
import { admittedProcedure, filesProcedure, ownerProcedure, router } from '../../trpc.ts';
import { listClinicWaits, listOwnWaits } from './queries.ts';
import { leaveLine, passOn, putInLine } from './writes.ts';

const assertToCome = (until: string, now: number) => {
  if (until < today(now)) throw new AppError('invalid', { issues: [{ path: 'until', message: ISSUE.date_past }] });
};

/** The waiting list for an hour that frees (decision 0325). */
export const waitsRouter = router({
  own: ownerProcedure.output(ownWaitsOutput).query(({ ctx }) => listOwnWaits(ctx.db, ctx.user.id, ctx.clock())),

  join: ownerProcedure
    .input(joinInput)
    .output(z.void())
    .mutation(({ ctx, input }) => {
      const now = ctx.clock();
      assertToCome(input.until, now);
      return putInLine(ctx.db, { userId: ctx.user.id }, input, now);
    }),

  leave: ownerProcedure
    .input(waitInput)
    .output(z.void())
    .mutation(({ ctx, input: { id } }) => leaveLine(ctx.db, id, caredForBy(ctx.user.id, 'w'))),

  /** The hour that is offered does not suit: it goes to the next, and they stay in line. */
  pass: ownerProcedure
    .input(waitInput)
    .output(z.void())
    .mutation(({ ctx, input: { id } }) => passOn(ctx.db, id, caredForBy(ctx.user.id, 'w'), ctx.clock())),

  /** Who waits at the own clinic. */
  list: filesProcedure.output(clinicWaitsOutput).query(({ ctx }) => listClinicWaits(ctx.db, ctx.clinicId, ctx.clock())),

  put: admittedProcedure
    .input(putInput)
    .output(z.void())
    .mutation(({ ctx, input }) => {
      const { clinicId } = ctx;
      const now = ctx.clock();
      assertToCome(input.until, now);
      return putInLine(ctx.db, { clinicId }, { ...input, clinicId }, now);
    }),

  remove: admittedProcedure
    .input(waitInput)
    .output(z.void())
    .mutation(({ ctx, input: { id } }) => leaveLine(ctx.db, id, sql`w.clinic_id = ${ctx.clinicId}`)),
});
