import * as z from 'zod';
import { calendarCreated, calendarOutput } from '../../../src/shared/schemas/calendar.ts';
import { newToken } from '../../auth/sessions.ts';
import { ownerProcedure, router } from '../../trpc.ts';
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
