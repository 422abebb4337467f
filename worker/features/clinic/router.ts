import { clinicAppointmentOutput, todayOutput } from '../../../src/shared/schemas/appointment.ts';
import { chargesInput, chargesOutput, incomeInput, incomeOutput } from '../../../src/shared/schemas/income.ts';
import { pageInput, pageOf } from '../../../src/shared/schemas/page.ts';
import { panelOutput } from '../../../src/shared/schemas/panel.ts';
import { patientOutput, statisticsOutput } from '../../../src/shared/schemas/patient.ts';
import {
  clinicDayInput,
  clinicDayOutput,
  clinicWeekOutput,
  dayInput,
  stampInput,
  stampOutput,
} from '../../../src/shared/schemas/visit.ts';
import { thisMonth, today } from '../../../src/shared/time.ts';
import { admittedProcedure, filesProcedure, router } from '../../trpc.ts';
import { listPatients } from '../patients/queries.ts';
import { toAgendaVisit } from '../visits/queries.ts';
import { readAgenda, readStamp } from './agenda.ts';
import { listCharges, readIncome } from './income.ts';
import { readPanel } from './panel.ts';
import { listAgenda, listDay } from './queries.ts';
import { readStatistics } from './statistics.ts';

/** A clinic's own panel. */
export const clinicRouter = router({
  /** From today on, not cancelled. */
  appointments: admittedProcedure
    .input(pageInput)
    .output(pageOf(clinicAppointmentOutput))
    .query(async ({ ctx, input }) => {
      const now = ctx.clock();
      const { rows, next } = await listAgenda(ctx.db, ctx.clinicId, today(now), input);
      return { rows: rows.map((row) => toAgendaVisit(row, thisMonth(now))), next };
    }),

  today: admittedProcedure.output(todayOutput).query(async ({ ctx }) => {
    const now = ctx.clock();
    const rows = await listDay(ctx.db, ctx.clinicId, today(now));
    return { date: today(now), rows: rows.map((row) => toAgendaVisit(row, thisMonth(now))) };
  }),

  statistics: filesProcedure
    .output(statisticsOutput)
    .query(({ ctx }) => readStatistics(ctx.db, ctx.clinicId, ctx.clock())),

  /** The four figures and the short lists of the panel. */
  panel: filesProcedure
    .output(panelOutput)
    .query(({ ctx }) => readPanel(ctx.db, ctx.clinicId, ctx.user.id, ctx.clock())),

  income: filesProcedure
    .input(incomeInput)
    .output(incomeOutput)
    .query(({ ctx, input: { until } }) => readIncome(ctx.db, ctx.clinicId, until)),

  charges: filesProcedure
    .input(chargesInput)
    .output(chargesOutput)
    .query(({ ctx, input }) => listCharges(ctx.db, ctx.clinicId, input)),

  patients: filesProcedure
    .input(pageInput)
    .output(pageOf(patientOutput))
    .query(({ ctx, input }) => listPatients(ctx.db, ctx.clinicId, input)),
  /** A day by slot and capacity, with what closes it: free for a visit of a type, or for one that moves, where they are named. */
  day: admittedProcedure
    .input(clinicDayInput)
    .output(clinicDayOutput)
    .query(async ({ ctx, input: { date, ...purpose } }) => {
      const span = { from: date, days: 1, now: ctx.clock() };
      const { days, ...rest } = await readAgenda(ctx.db, ctx.clinicId, span, purpose);
      const [day] = days;
      if (!day) throw new Error('a day without itself');
      return { ...day, ...rest };
    }),

  /** Seven days from a date on. */
  week: admittedProcedure
    .input(dayInput)
    .output(clinicWeekOutput)
    .query(async ({ ctx, input: { date } }) => ({
      from: date,
      ...(await readAgenda(ctx.db, ctx.clinicId, { from: date, days: 7, now: ctx.clock() })),
    })),

  /** What polls ask: another stamp than that of the day or week says that it is to be read again. */
  stamp: admittedProcedure
    .input(stampInput)
    .output(stampOutput)
    .query(async ({ ctx, input: { date, days } }) => ({ stamp: await readStamp(ctx.db, ctx.clinicId, date, days) })),
});
