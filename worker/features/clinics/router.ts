import { AppError } from '../../../src/shared/errors.ts';
import { holidayName } from '../../../src/shared/holidays.ts';
import {
  clinicsInput,
  clinicsOutput,
  daySlotsInput,
  daySlotsOutput,
  freeDaysInput,
  freeDaysOutput,
  nearestInput,
  nearestOutput,
} from '../../../src/shared/schemas/appointment.ts';
import { SLOTS } from '../../../src/shared/slots.ts';
import { ownerProcedure, router } from '../../trpc.ts';
import { findNearest, listSlots } from '../availability/queries.ts';
import { datesFrom } from '../availability/rules.ts';
import { listBookableClinics, ownerAsks, refusedBy } from './queries.ts';

/** Clinics as owners see them. */
export const clinicsRouter = router({
  list: ownerProcedure
    .input(clinicsInput)
    .output(clinicsOutput)
    .query(({ ctx, input }) => listBookableClinics(ctx.db, input, ctx.user.id)),

  /** A day's slots: free, or why not. */
  slots: ownerProcedure
    .input(daySlotsInput)
    .output(daySlotsOutput)
    .query(async ({ ctx, input: { clinicId, date, ...purpose } }) => {
      const { asker, share } = ownerAsks(ctx.user.id, purpose, ctx);
      const rows = await listSlots(ctx.db, clinicId, [date], asker, share);
      if (rows.length === 0) throw new AppError('clinic_not_found');
      const refusals = new Map(rows.map(({ time, refusal }) => [time, refusal]));
      const slots = SLOTS.map((time) => ({ time, refusal: refusals.get(time) ?? null }));
      return {
        date,
        holiday: holidayName(date),
        slots: slots.map((slot) => ({ ...slot, free: slot.refusal === null })),
      };
    }),

  /** How many slots are free on each of the days from one on. */
  days: ownerProcedure
    .input(freeDaysInput)
    .output(freeDaysOutput)
    .query(async ({ ctx, input: { clinicId, date, days, ...purpose } }) => {
      const dates = datesFrom(date, days);
      const { asker, share } = ownerAsks(ctx.user.id, purpose, ctx);
      const rows = await listSlots(ctx.db, clinicId, dates, asker, share);
      if (rows.length === 0) throw new AppError('clinic_not_found');
      const freeOn = (day: string) => rows.filter((row) => row.date === day && row.refusal === null).length;
      return dates.map((day) => ({ date: day, free: freeOn(day), holiday: holidayName(day) }));
    }),

  /** The free times nearest to one; none when the clinic has none, or is not there. */
  nearest: ownerProcedure
    .input(nearestInput)
    .output(nearestOutput)
    .query(({ ctx, input: { clinicId, date, ...purpose } }) => {
      const { asker, share } = ownerAsks(ctx.user.id, purpose, ctx);
      return findNearest(ctx.db, clinicId, date, asker, { unless: refusedBy(share) });
    }),
});
