import { ageYears } from '../../../src/shared/pets.ts';
import { clinicAppointmentOutput, todayOutput } from '../../../src/shared/schemas/appointment.ts';
import { pageInput, pageOf } from '../../../src/shared/schemas/page.ts';
import { patientOutput, statisticsOutput } from '../../../src/shared/schemas/patient.ts';
import { thisMonth, today } from '../../../src/shared/time.ts';
import { clinicProcedure, router } from '../../trpc.ts';
import { listPatients } from '../patients/queries.ts';
import { listAgenda, listDay } from './queries.ts';
import { readStatistics } from './statistics.ts';

const dateAndTime = (startsAt: string) => ({ date: startsAt.slice(0, 10), time: startsAt.slice(11) });

/** A clinic's own panel. */
export const clinicRouter = router({
  /** From today on, not cancelled. */
  appointments: clinicProcedure
    .input(pageInput)
    .output(pageOf(clinicAppointmentOutput))
    .query(async ({ ctx, input }) => {
      const { rows, next } = await listAgenda(ctx.db, ctx.clinicId, today(ctx.clock()), input);
      return { rows: rows.map(({ startsAt, ...row }) => ({ ...row, ...dateAndTime(startsAt) })), next };
    }),

  today: clinicProcedure.output(todayOutput).query(async ({ ctx }) => {
    const now = ctx.clock();
    const rows = await listDay(ctx.db, ctx.clinicId, today(now));
    return {
      date: today(now),
      rows: rows.map(({ startsAt, birthMonth, ...row }) => ({
        ...row,
        ...dateAndTime(startsAt),
        age: ageYears(birthMonth, thisMonth(now)),
      })),
    };
  }),

  statistics: clinicProcedure
    .output(statisticsOutput)
    .query(({ ctx }) => readStatistics(ctx.db, ctx.clinicId, ctx.clock())),

  patients: clinicProcedure
    .input(pageInput)
    .output(pageOf(patientOutput))
    .query(({ ctx, input }) => listPatients(ctx.db, ctx.clinicId, input)),
});
