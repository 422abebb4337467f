import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { mayContact } from '../../../src/shared/contact-hours.ts';
import { AppError, ISSUE } from '../../../src/shared/errors.ts';
import { visitIdInput } from '../../../src/shared/schemas/appointment.ts';
import {
  agendaVisitOutput,
  chargeInput,
  clinicBookInput,
  clinicBookOutput,
  clinicMoveInput,
  clinicVisitOutput,
  contactedInput,
  correctChargeInput,
  moveManyInput,
  moveManyOutput,
  setStatusInput,
  toMoveInput,
  toMoveOutput,
  visitLinksOutput,
  voidChargeInput,
} from '../../../src/shared/schemas/visit.ts';
import { today, wallTime } from '../../../src/shared/time.ts';
import { isProven } from '../../auth/step-up.ts';
import { creation } from '../../idempotency.ts';
import { admittedProcedure, filesProcedure, publicProcedure, router } from '../../trpc.ts';
import { assureVisit } from '../assurances/queries.ts';
import { chargeAgain, chargeError, correctCharge, voidCharge } from './charges.ts';
import { findLinkable, noteContact } from './contacts.ts';
import { moveMany, moveVisit } from './moves.ts';
import { findClinicVisit } from './queries.ts';
import { type Actor, clinicBookError, clinicMoveError, standsAt, stepError } from './rules.ts';
import { proposalsFor, selectToMove } from './to-move.ts';
import { bookVisit, stepVisit } from './writes.ts';

type Member = { clinicId: string; user: { id: string }; session: { provenAt: number }; clock: () => number };
const actorOf = ({ clinicId, user, session, clock }: Member): Actor => {
  const now = clock();
  return { clinicId, actorId: user.id, now, isProven: isProven(session, now) };
};

/** The visits of the hours that are asked about come with the session: their types and animals say what is looked for. */
const clearing = publicProcedure
  .use(async ({ ctx, getRawInput, next }) => {
    const { data } = toMoveInput.safeParse(await getRawInput());
    const now = ctx.clock();
    const rows = data ? await ctx.alongside((ownClinic) => selectToMove(ctx.db, ownClinic, data, now)) : [];
    return next({ ctx: { rows } });
  })
  .concat(admittedProcedure);

/** A clinic's work on its visits. */
export const visitsRouter = router({
  /** A visit with all that its clinic knows of patient and owner: the agenda's rows say less. */
  get: filesProcedure
    .input(visitIdInput)
    .output(clinicVisitOutput)
    .query(async ({ ctx, input: { id } }) => {
      const visit = await findClinicVisit(ctx.db, ctx.clinicId, id, {
        day: today(ctx.clock()),
        ways: ctx.post.ways,
      });
      if (!visit) throw new AppError('visit_not_found');
      return visit;
    }),

  /** Confirm, receive, call in, finish with what was charged (a charge, closed as they are), note who did not come, cancel with a reason. */
  setStatus: admittedProcedure
    .input(setStatusInput)
    .output(agendaVisitOutput)
    .mutation(async ({ ctx, input }) => {
      const actor = actorOf(ctx);
      const { done, visit } = await stepVisit(ctx.db, actor, input, ctx.post);
      if (!done || !visit) throw stepError(visit, input, actor);
      return visit;
    }),

  /** Addresses of the visit's page for whoever has no account, to send by the clinic's own means. */
  links: filesProcedure
    .input(visitIdInput)
    .output(visitLinksOutput)
    .query(async ({ ctx, input: { id } }) => {
      const clinicName = await findLinkable(ctx.db, ctx.clinicId, id, ctx.clock());
      if (clinicName === null) throw new AppError('visit_not_found');
      const hand = { giverId: ctx.user.id, at: ctx.clock() };
      return {
        clinicName,
        whatsapp: await ctx.post.visitLink('whatsapp', id, hand),
        sms: await ctx.post.visitLink('sms', id, hand),
      };
    }),

  /** Notes that somebody was reminded by hand, in the hours of Ley 2300. */
  contacted: admittedProcedure
    .input(contactedInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const actor = actorOf(ctx);
      if (!mayContact(wallTime(actor.now))) throw new AppError('outside_contact_hours');
      if (!(await noteContact(ctx.db, actor, input))) throw new AppError('visit_not_found');
    }),

  /** Somebody said on the telephone that they come. */
  assure: admittedProcedure
    .input(visitIdInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      const where = sql`a.clinic_id = ${ctx.clinicId}`;
      const isNoted = await assureVisit(ctx.db, { id, way: 'phone', now: ctx.clock(), where });
      if (!isNoted) throw new AppError(isNoted === null ? 'visit_not_found' : 'visit_not_confirmed');
    }),

  /** Takes back a wrong charge, with a reason that stays; whoever may charge may void. */
  voidCharge: filesProcedure
    .input(voidChargeInput)
    .output(agendaVisitOutput)
    .mutation(async ({ ctx, input }) => {
      const actor = actorOf(ctx);
      const { done, visit } = await voidCharge(ctx.db, actor, input);
      if (!done || !visit) throw chargeError(visit, input.version, 'charge_gone');
      return visit;
    }),

  /** Charges a visit whose charge was voided. */
  charge: filesProcedure
    .input(chargeInput)
    .output(agendaVisitOutput)
    .mutation(async ({ ctx, input }) => {
      const actor = actorOf(ctx);
      const { done, visit } = await chargeAgain(ctx.db, actor, input);
      if (!done || !visit) throw chargeError(visit, input.version, 'charge_stands');
      return visit;
    }),

  /** Voids a wrong charge and charges it right, in one act. */
  correctCharge: filesProcedure
    .input(correctChargeInput)
    .output(agendaVisitOutput)
    .mutation(async ({ ctx, input }) => {
      const actor = actorOf(ctx);
      const { done, visit } = await correctCharge(ctx.db, actor, input);
      if (!done || !visit) throw chargeError(visit, input.version, 'charge_gone');
      return visit;
    }),

  /** Moves to another time, its status kept. The time that it has already changes nothing. */
  move: admittedProcedure
    .input(clinicMoveInput)
    .output(agendaVisitOutput)
    .mutation(async ({ ctx, input }) => {
      const actor = actorOf(ctx);
      const moved = await moveVisit(ctx.db, actor, input, ctx.post);
      if (!moved.visit || !(moved.done || standsAt(moved.visit, input))) throw clinicMoveError(moved, input);
      return moved.visit;
    }),

  /** Visits of some hours that somebody cannot work, each with a free time to which it could move. */
  toMove: clearing
    .input(toMoveInput)
    .output(toMoveOutput)
    .query(({ ctx, input }) => proposalsFor(ctx.db, ctx.clinicId, ctx.rows, input, ctx.clock())),

  /** Closes the hours that are to be left and moves several visits in one act, each where its time is still free; what was not moved is told. */
  moveMany: admittedProcedure
    .input(moveManyInput)
    .output(moveManyOutput)
    .mutation(async ({ ctx, input }) => {
      const actor = actorOf(ctx);
      const { closes } = input;
      if (closes && `${closes.date}T${closes.until}` <= wallTime(actor.now))
        throw new AppError('invalid', { issues: [{ path: 'until', message: ISSUE.date_past }] });
      const made = await creation(ctx, ctx.clinicId, 'visits.moveMany', input);
      const done = await moveMany(ctx.db, actor, made, input, ctx.post);
      if (done.refused) throw new AppError(done.refused);
      return done;
    }),

  /** Books for a patient of the clinic. The same pet and time again answers the visit that exists. */
  book: filesProcedure
    .input(clinicBookInput)
    .output(clinicBookOutput)
    .mutation(async ({ ctx, input }) => {
      const actor = actorOf(ctx);
      const id = crypto.randomUUID();
      const booked = await bookVisit(ctx.db, actor, id, input, ctx.post);
      if (!booked.visit) throw clinicBookError(booked);
      return { ...booked.visit, repeated: booked.visit.id !== id };
    }),
});
