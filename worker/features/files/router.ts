import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import {
  fileWords,
  messagePapersInput,
  type Paper,
  paperOutput,
  papersInput,
  photosInput,
  photosOutput,
  withdrawInput,
} from '../../../src/shared/schemas/file.ts';
import type { Db } from '../../db/client.ts';
import { filesProcedure, ownerProcedure, router } from '../../trpc.ts';
import { listOfMessages, listOfPet, listPhotos } from './queries.ts';
import type { Party } from './rules.ts';
import { describeFile, withdrawFile } from './writes.ts';

const owning = ownerProcedure.use(({ ctx, next }) => {
  const party: Party = { side: 'owner', id: ctx.user.id };
  return next({ ctx: { party } });
});

const treating = filesProcedure.use(({ ctx, next }) => {
  const party: Party = { side: 'clinic', id: ctx.clinicId };
  return next({ ctx: { party } });
});

const toPapers = (rows: Awaited<ReturnType<typeof listOfMessages>>): Paper[] =>
  rows.map((row) => ({ ...row, isOwn: row.isOwn === 1 }));

const papersOf = async (db: Db, party: Party, petId: string): Promise<Paper[]> => {
  const rows = await listOfPet(db, party, petId);
  if (!rows) throw new AppError(party.side === 'owner' ? 'pet_not_found' : 'patient_not_found');
  return toPapers(rows);
};

const assertDone = (done: boolean): void => {
  if (!done) throw new AppError('file_not_found');
};

/** Photos and papers of an owner's pets; their bytes come and go at /archivos (worker/pages/files.ts). */
export const filesRouter = router({
  photos: owning
    .input(photosInput)
    .output(photosOutput)
    .query(({ ctx, input }) => listPhotos(ctx.db, ctx.party, input.petIds)),

  ofPet: owning
    .input(papersInput)
    .output(z.array(paperOutput))
    .query(({ ctx, input }) => papersOf(ctx.db, ctx.party, input.petId)),

  ofMessages: owning
    .input(messagePapersInput)
    .output(z.array(paperOutput))
    .query(async ({ ctx, input }) => toPapers(await listOfMessages(ctx.db, ctx.party, input.messageIds))),

  describe: owning
    .input(fileWords)
    .output(z.void())
    .mutation(async ({ ctx, input }) => assertDone(await describeFile(ctx.db, ctx.party, input))),
});

/** Photos and papers of a clinic's patients. */
export const clinicFilesRouter = router({
  photos: treating
    .input(photosInput)
    .output(photosOutput)
    .query(({ ctx, input }) => listPhotos(ctx.db, ctx.party, input.petIds)),

  ofPet: treating
    .input(papersInput)
    .output(z.array(paperOutput))
    .query(({ ctx, input }) => papersOf(ctx.db, ctx.party, input.petId)),

  ofMessages: treating
    .input(messagePapersInput)
    .output(z.array(paperOutput))
    .query(async ({ ctx, input }) => toPapers(await listOfMessages(ctx.db, ctx.party, input.messageIds))),

  describe: treating
    .input(fileWords)
    .output(z.void())
    .mutation(async ({ ctx, input }) => assertDone(await describeFile(ctx.db, ctx.party, input))),

  /** Out of sight with what was written, as a correction is; and back. */
  withdraw: treating
    .input(withdrawInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) =>
      assertDone(await withdrawFile(ctx.db, ctx.party, input.id, input.withdrawn ? ctx.clock() : null)),
    ),
});
