import * as z from 'zod';
import {
  calendarCreated,
  calendarOutput,
  clinicFeedInput,
  clinicFeedsOutput,
  feedIdInput,
} from '../../../src/shared/schemas/calendar.ts';
import { newToken } from '../../auth/sessions.ts';
import { admittedProcedure, ownerProcedure, router } from '../../trpc.ts';
import { addClinicFeed, listClinicFeeds, removeClinicFeed } from './clinic-feeds.ts';
import { findFeed, removeFeed, replaceFeed } from './queries.ts';

/** The private calendar feed of an owner. */
export const calendarRouter = router({
  get: ownerProcedure.output(calendarOutput).query(({ ctx }) => findFeed(ctx.db, ctx.user.id)),

  /** A new address, told this once; whoever holds it reads the feed. */
  create: ownerProcedure.output(calendarCreated).mutation(async ({ ctx }) => {
    const now = ctx.clock();
    const token = newToken();
    await replaceFeed(ctx.db, ctx.post, { userId: ctx.user.id, tokenHash: ctx.session.tokenHash }, token, now);
    return { path: `/calendario/${token}.ics`, createdAt: now };
  }),

  revoke: ownerProcedure.output(z.void()).mutation(async ({ ctx }) => {
    await removeFeed(ctx.db, ctx.user.id, ctx.clock());
  }),
});

/** Calendar feeds of a clinic's people: of an agenda, or of the whole clinic. */
export const clinicCalendarRouter = router({
  list: admittedProcedure
    .output(clinicFeedsOutput)
    .query(({ ctx }) => listClinicFeeds(ctx.db, ctx.user.id, ctx.clinicId)),

  create: admittedProcedure
    .input(clinicFeedInput)
    .output(calendarCreated)
    .mutation(async ({ ctx, input: { agenda } }) => {
      const now = ctx.clock();
      const token = newToken();
      const who = { userId: ctx.user.id, clinicId: ctx.clinicId, tokenHash: ctx.session.tokenHash };
      await addClinicFeed(ctx.db, ctx.post, who, { agenda, token, now });
      return { path: `/calendario/${token}.ics`, createdAt: now };
    }),

  revoke: admittedProcedure
    .input(feedIdInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      await removeClinicFeed(ctx.db, ctx.user.id, id, ctx.clock());
    }),
});
