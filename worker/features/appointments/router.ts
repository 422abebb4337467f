import * as z from 'zod';
import { answerDue } from '../../../src/shared/answer-by.ts';
import { isLive } from '../../../src/shared/appointments.ts';
import { AppError } from '../../../src/shared/errors.ts';
import {
  appointmentInput,
  bookingOutput,
  cancelInput,
  moveInput,
  ownerVisitOutput,
  ownerVisitWithEvents,
  visitIdInput,
} from '../../../src/shared/schemas/appointment.ts';
import { pageInput, pageOf } from '../../../src/shared/schemas/page.ts';
import { assertSame, creation } from '../../idempotency.ts';
import { ownerProcedure, publicProcedure, router } from '../../trpc.ts';
import { assureVisit } from '../assurances/queries.ts';
import { calendarOf } from './lapse.ts';
import { findVisit, heldBy, listAppointments } from './queries.ts';
import { bookingError, moveError, ownerActError } from './rules.ts';
import { cancelAppointment, insertAppointment, moveAppointment, selectCalendar, selectCalendarOf } from './writes.ts';

/**
 * When the clinic of a request works comes with the session: its term follows from it. What cannot be read is refused after who
 * asks has been looked at, as everywhere.
 */
const asking = publicProcedure
  .use(async ({ ctx, getRawInput, next }) => {
    const { data } = appointmentInput.safeParse(await getRawInput());
    const [row] = data ? await ctx.alongside(() => selectCalendar(ctx.db, data, ctx.clock())) : [];
    return next({ ctx: { calendar: calendarOf(row) } });
  })
  .concat(ownerProcedure);
const moving = publicProcedure
  .use(async ({ ctx, getRawInput, next }) => {
    const { data } = moveInput.safeParse(await getRawInput());
    const now = ctx.clock();
    const [row] = data ? await ctx.alongside(() => selectCalendarOf(ctx.db, data.id, now)) : [];
    const calendar = calendarOf(row);
    return next({ ctx: { lapsesAt: data && row && calendar ? answerDue(now, data.date, row.type, calendar) : null } });
  })
  .concat(ownerProcedure);

/** An owner's visits. */
export const appointmentsRouter = router({
  list: ownerProcedure
    .input(pageInput)
    .output(pageOf(ownerVisitOutput))
    .query(({ ctx, input }) => listAppointments(ctx.db, ctx.user.id, input, ctx.clock())),

  get: ownerProcedure
    .input(visitIdInput)
    .output(ownerVisitWithEvents)
    .query(async ({ ctx, input: { id } }) => {
      const visit = await findVisit(ctx.db, ctx.user.id, id, ctx.clock());
      if (!visit) throw new AppError('visit_not_found');
      return visit;
    }),

  /** Books. The same pet, clinic and time again by the same owner answers the booking that exists. */
  create: asking
    .input(appointmentInput)
    .output(bookingOutput)
    .mutation(async ({ ctx, input }) => {
      const made = await creation(ctx, ctx.user.id, 'appointments.create', input);
      const asked = { now: ctx.clock(), post: ctx.post, calendar: ctx.calendar };
      const { mine, facts, nearest, under } = await insertAppointment(ctx.db, made, ctx.user.id, input, asked);
      assertSame(under, made);
      if (!mine) throw bookingError(facts, nearest);
      return { ...mine, repeated: mine.id !== made.id };
    }),

  /** Moves to another free time of the same clinic. The time that it has already changes nothing. */
  move: moving
    .input(moveInput)
    .output(ownerVisitOutput)
    .mutation(async ({ ctx, input: { id, version, date } }) => {
      const act = { userId: ctx.user.id, id, version, now: ctx.clock() };
      const moved = await moveAppointment(ctx.db, act, date, {
        post: ctx.post,
        lapsesAt: ctx.lapsesAt,
      });
      const { visit } = moved;
      const stands = visit && isLive(visit.status) && visit.date === date;
      if (!visit || !(moved.done || stands)) throw moveError(moved, version);
      return visit;
    }),

  /** Says that they come to a confirmed visit. */
  assure: ownerProcedure
    .input(visitIdInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      const where = heldBy(ctx.user.id);
      const isNoted = await assureVisit(ctx.db, { id, way: 'app', now: ctx.clock(), where });
      if (!isNoted) throw new AppError(isNoted === null ? 'visit_not_found' : 'visit_not_confirmed');
    }),

  /** Cancels, until the visit starts; the seat is free at once. */
  cancel: ownerProcedure
    .input(cancelInput)
    .output(ownerVisitOutput)
    .mutation(async ({ ctx, input: { id, version, reason } }) => {
      const act = { userId: ctx.user.id, id, version, now: ctx.clock() };
      const { done, visit } = await cancelAppointment(ctx.db, act, reason, ctx.post);
      if (!visit || !done) throw ownerActError(visit, version, visit?.cancelHold ?? null);
      return visit;
    }),
});
