import { appointmentInput, appointmentOutput, bookingOutput } from '../../../src/shared/schemas/appointment.ts';
import { pageInput, pageOf } from '../../../src/shared/schemas/page.ts';
import { ownerProcedure, router } from '../../trpc.ts';
import { insertAppointment, listAppointments } from './queries.ts';
import { bookingError } from './rules.ts';

export const appointmentsRouter = router({
  list: ownerProcedure
    .input(pageInput)
    .output(pageOf(appointmentOutput))
    .query(({ ctx, input }) => listAppointments(ctx.db, ctx.user.id, input, ctx.clock())),

  /** Books. The same pet, clinic and time again by the same owner answers the booking that exists. */
  create: ownerProcedure
    .input(appointmentInput)
    .output(bookingOutput)
    .mutation(async ({ ctx, input }) => {
      const id = crypto.randomUUID();
      const { mine, facts } = await insertAppointment(ctx.db, id, ctx.user.id, input, ctx.clock());
      if (!mine) throw bookingError(facts);
      return { ...mine, repeated: mine.id !== id };
    }),
});
