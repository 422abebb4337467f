import { z } from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import { clinicOutput, daySlotsInput, daySlotsOutput } from '../../../src/shared/schemas/appointment.ts';
import { SLOTS } from '../../../src/shared/slots.ts';
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
      const free = new Set(rows.filter(({ refusal }) => refusal === null).map(({ time }) => time));
      return { date, slots: SLOTS.map((time) => ({ time, free: free.has(time) })) };
    }),
});
