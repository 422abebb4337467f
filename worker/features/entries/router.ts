import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import {
  decideEntryInput,
  entriesOutput,
  returnTitularInput,
  shortenEntryInput,
} from '../../../src/shared/schemas/entry.ts';
import { assertOwnWay } from '../../auth/given-way.ts';
import { assertProven } from '../../auth/step-up.ts';
import { clinicProcedure, router, steppedUp, titularProcedure, toorProcedure } from '../../trpc.ts';
import { decideEntry, listEntries, shortenEntry } from './queries.ts';
import { returnTitular } from './reopen.ts';

/** Logins of a clinic that came from an administrator: its records stay closed to them until a titular agrees (product.md, Roles). */
export const entriesRouter = router({
  /** Who waits sees their own alone. */
  list: clinicProcedure.output(entriesOutput).query(async ({ ctx: { db, clinicId, session, user, clock, waits } }) => {
    const { rows, gone } = await listEntries(db, clinicId, clock());
    const decides = session.memberRole === 'titular' && !waits;
    return { rows: rows.filter(({ userId }) => (userId === user.id) === waits), gone: decides ? gone : [], decides };
  }),

  /** To let somebody in gives power; to keep them out does not. Nobody decides about themselves. */
  decide: titularProcedure
    .input(decideEntryInput)
    .output(z.void())
    .mutation(async ({ ctx: { db, post, clock, clinicId, user, session }, input }) => {
      if (input.agrees) {
        assertProven(session, clock());
        await assertOwnWay({ db, clock, user });
      }
      const titular = { clinicId, actorId: user.id, now: clock() };
      if (!(await decideEntry(db, post, titular, input))) throw new AppError('entry_not_found');
    }),

  /** Whoever answers for the service ends a wait, for instance of a titular who is alone. */
  shorten: toorProcedure
    .use(steppedUp)
    .input(shortenEntryInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { id, reason } }) => {
      const what = { userId: id, reason, actorId: ctx.user.id, now: ctx.clock() };
      if (!(await shortenEntry(ctx.db, ctx.post, what))) throw new AppError('entry_not_found');
    }),

  /** Whoever answers for the service gives a clinic that nobody governs any more one of its people back, and opens it. */
  returnTitular: toorProcedure
    .use(steppedUp)
    .input(returnTitularInput)
    .output(z.void())
    .mutation(({ ctx, input }) => returnTitular(ctx.db, ctx.post, input, ctx.user, ctx.clock())),
});
