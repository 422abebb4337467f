import * as z from 'zod';
import { mayContact } from '../../../src/shared/contact-hours.ts';
import { AppError } from '../../../src/shared/errors.ts';
import {
  byHandOutput,
  reachedOutput,
  reminderNoteInput,
  remindersOutput,
} from '../../../src/shared/schemas/reminder.ts';
import { today, wallTime } from '../../../src/shared/time.ts';
import { creation } from '../../idempotency.ts';
import { filesProcedure, router } from '../../trpc.ts';
import { findDuePatients } from '../records/queries.ts';
import { readByHand } from './by-hand.ts';
import { insertNotes, readReminderFacts } from './queries.ts';
import { readReached } from './reached.ts';
import { remindersOf } from './rules.ts';

/**
 * The clinic's list of what to remind whom of, by telephone: nothing is sent from here. src/shared/limits.ts says when people's
 * calendars ring (VISIT_ALARM_HOURS, DUE_ALARM_DAYS).
 */
export const remindersRouter = router({
  /** Three round trips: the session, what is due, what was done about it. */
  list: filesProcedure.output(remindersOutput).query(async ({ ctx }) => {
    const now = ctx.clock();
    const [patients, { clinic, ...facts }] = await Promise.all([
      findDuePatients(ctx.db, ctx.clinicId, today(now)),
      readReminderFacts(ctx.db, ctx.clinicId, now, ctx.post.ways),
    ]);
    return {
      clinicName: clinic?.name ?? '',
      clinicPhone: clinic?.phone ?? '',
      rows: remindersOf(patients, facts),
    };
  }),

  /** Visits whose reminder reaches nobody. */
  byHand: filesProcedure
    .output(z.array(byHandOutput))
    .query(({ ctx }) => readByHand(ctx.db, ctx.clinicId, ctx.clock(), ctx.post.ways)),

  /** What went out of the visits of these days, what became of it, and whom nothing reaches. */
  reached: filesProcedure
    .output(z.array(reachedOutput))
    .query(({ ctx }) => readReached(ctx.db, ctx.clinicId, ctx.clock(), ctx.post.ways)),

  note: filesProcedure
    .input(reminderNoteInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const now = ctx.clock();
      if (input.what !== 'closed' && !mayContact(wallTime(now))) throw new AppError('outside_contact_hours');
      const made = await creation(ctx, ctx.user.id, 'reminders.note', input);
      const actor = { clinicId: ctx.clinicId, actorId: ctx.user.id, now };
      if (!(await insertNotes(ctx.db, actor, made, input))) throw new AppError('patient_not_found');
    }),
});
