import { z } from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import { clinicOutput, daySlotsInput, daySlotsOutput } from '../../../src/shared/schemas/appointment.ts';
import { ownerProcedure, router } from '../../trpc.ts';
import { listBookableClinics, listDaySlots } from './queries.ts';

/** Clinics as owners see them. */
export const clinicsRouter = router({
  list: ownerProcedure.output(z.array(clinicOutput)).query(({ ctx }) => listBookableClinics(ctx.db)),

  slots: ownerProcedure
    .input(daySlotsInput)
    .output(daySlotsOutput)
    .query(async ({ ctx, input: { clinicId, date, type } }) => {
      const rows = await listDaySlots(ctx.db, clinicId, date, type, ctx.clock());
      if (rows.length === 0) throw new AppError('clinic_not_found');
      return { date, slots: rows.map(({ time, refusal }) => ({ time, free: refusal === null })) };
    }),
});
