import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import {
  beginImportInput,
  importIdInput,
  importsOutput,
  knownInput,
  knownOutput,
  stageImportInput,
} from '../../../src/shared/schemas/import.ts';
import { thisMonth } from '../../../src/shared/time.ts';
import { assertSame, creation } from '../../idempotency.ts';
import { router, steppedUp, titularProcedure } from '../../trpc.ts';
import { checkBirth } from '../pets/rules.ts';
import { findKnown, listImports } from './queries.ts';
import { applyImport, undoImport } from './whole.ts';
import { beginImport, stageImport } from './writes.ts';

const acting = titularProcedure.use(({ ctx, next }) =>
  next({ ctx: { actor: { clinicId: ctx.clinicId, actorId: ctx.user.id, now: ctx.clock() } } }),
);

/** Clients from a spreadsheet, by the clinic's titular: people that are no patients until the whole is there. */
export const importsRouter = router({
  list: titularProcedure.output(importsOutput).query(({ ctx }) => listImports(ctx.db, ctx.clinicId)),

  /** Who of a file is written down already. A mutation, because the question is longer than an address. */
  known: titularProcedure
    .input(knownInput)
    .output(knownOutput)
    .mutation(({ ctx, input: { people } }) => findKnown(ctx.db, ctx.clinicId, people)),

  begin: acting
    .use(steppedUp)
    .input(beginImportInput)
    .output(importIdInput)
    .mutation(async ({ ctx, input }) => {
      const made = await creation(ctx, ctx.clinicId, 'imports.begin', input);
      const { begun, running } = await beginImport(ctx.db, ctx.actor, made, input);
      if (!begun) throw new AppError(running?.is === 1 ? 'import_running' : 'imports_full');
      assertSame(begun.id, made);
      return begun;
    }),

  stage: acting
    .input(stageImportInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const month = thisMonth(ctx.actor.now);
      for (const { animals } of input.people) for (const { birthMonth } of animals) checkBirth(birthMonth, month);
      const isTaken = await stageImport(ctx.db, ctx.actor, input);
      if (!isTaken) throw new AppError(isTaken === undefined ? 'import_not_found' : 'import_ended');
    }),

  finish: acting
    .input(importIdInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      const state = await applyImport(ctx.db, ctx.actor, id);
      if (!state) throw new AppError('import_not_found');
      if (state.undoneAt !== null) throw new AppError('import_ended');
      if (state.appliedAt === null) throw new AppError('import_incomplete');
    }),

  undo: acting
    .input(importIdInput)
    .output(z.object({ takenBack: z.int(), kept: z.int() }))
    .mutation(async ({ ctx, input: { id } }) => {
      const { undone, exists } = await undoImport(ctx.db, ctx.actor, id);
      if (!undone) throw new AppError(exists ? 'import_ended' : 'import_not_found');
      const takenBack = undone.takenBack ?? 0;
      return { takenBack, kept: undone.animals - takenBack };
    }),
});
