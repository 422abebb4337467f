import { sql } from 'drizzle-orm';
import { AppError } from '../../../src/shared/errors.ts';
import { holidayName } from '../../../src/shared/holidays.ts';
import {
  clinicsInput,
  clinicsOutput,
  type DaySlotsInput,
  daySlotsInput,
  daySlotsOutput,
  freeDaysInput,
  freeDaysOutput,
  nearestInput,
  nearestOutput,
} from '../../../src/shared/schemas/appointment.ts';
import { SLOTS } from '../../../src/shared/slots.ts';
import { caredForBy } from '../../db/carers.ts';
import { ownerProcedure, router } from '../../trpc.ts';
import { findNearest, listSlots } from '../availability/queries.ts';
import { type Asker, datesFrom } from '../availability/rules.ts';
import { accountOf, shareAt } from '../shares/rules.ts';
import { listBookableClinics } from './queries.ts';

/**
 * An owner who asks for times, and what keeps them from one that is free for others. Another's visit that is said to move is none: it
 * stands in the way as before.
 */
const ownerAsks = (
  { user, clock, post }: { user: { id: string }; clock: () => number; post: { enabled: boolean } },
  { type, petId, moves, agenda }: Pick<DaySlotsInput, 'type' | 'petId' | 'moves' | 'agenda'>,
) => {
  const of = { petId: petId ?? null, visitId: moves ?? null };
  const own = sql`(SELECT w.id FROM appointments w WHERE w.id = ${moves} AND ${caredForBy(user.id, 'w')})`;
  const asker: Asker = {
    by: 'owner',
    ownerId: accountOf(user.id, of),
    type,
    now: clock(),
    agenda: agenda ?? undefined,
    ...(moves === undefined ? {} : { moves: own }),
  };
  const share = shareAt(user.id, { type, asksProof: post.enabled }, of);
  return { asker, share };
};

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
      const { asker, share } = ownerAsks(ctx, purpose);
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
      const { asker, share } = ownerAsks(ctx, purpose);
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
      const { asker, share } = ownerAsks(ctx, purpose);
      return findNearest(ctx.db, clinicId, date, asker, { unless: (at) => sql`(${share(at)} IS NOT NULL)` });
    }),
});
