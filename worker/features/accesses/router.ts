import {
  accessesInput,
  accessesOutput,
  clinicReadsInput,
  clinicReadsOutput,
  ownAccessesInput,
  ownAccessesOutput,
} from '../../../src/shared/schemas/accesses.ts';
import { memberProcedure, router, steppedUp, titularProcedure, toorProcedure } from '../../trpc.ts';
import { exportAccesses, listAccesses, listClinicReads, listOwnAccesses } from './queries.ts';

/** The log of accesses: each person's own, and all of them for toor (product.md, Sessions and credentials). Who looks after accounts sees none. */
export const accessesRouter = router({
  own: memberProcedure
    .input(ownAccessesInput)
    .output(ownAccessesOutput)
    .query(({ ctx, input }) => listOwnAccesses(ctx.db, ctx.user.id, input)),

  /** Who read the records of one's clinic with a login that came from an administrator. */
  ofClinic: titularProcedure
    .input(clinicReadsInput)
    .output(clinicReadsOutput)
    .query(({ ctx, input }) => listClinicReads(ctx.db, ctx.clinicId, input)),

  list: toorProcedure
    .input(accessesInput)
    .output(accessesOutput)
    .query(({ ctx, input }) => listAccesses(ctx.db, input)),

  /** A page of a file of them: its first leaves a trace. */
  export: toorProcedure
    .use(steppedUp)
    .input(accessesInput)
    .output(accessesOutput)
    .mutation(({ ctx, input }) => exportAccesses(ctx.db, input, { actorId: ctx.user.id, now: ctx.clock() })),
});
