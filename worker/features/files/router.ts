import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import {
  type FileWords,
  fileWords,
  type PapersInput,
  papersInput,
  papersOutput,
  photosInput,
  photosOutput,
  withdrawInput,
} from '../../../src/shared/schemas/file.ts';
import type { Db } from '../../db/client.ts';
import { filesProcedure, ownerProcedure, router } from '../../trpc.ts';
import { listOfPet, listPhotos } from './queries.ts';
import { assertDay, type Party } from './rules.ts';
import { describeFile, withdrawFile } from './writes.ts';

const owning = ownerProcedure.use(({ ctx, next }) => {
  const party: Party = { side: 'owner', id: ctx.user.id };
  return next({ ctx: { party } });
});

const treating = filesProcedure.use(({ ctx, next }) => {
  const party: Party = { side: 'clinic', id: ctx.clinicId };
  return next({ ctx: { party } });
});

const papersOf = async (db: Db, party: Party, input: PapersInput) => {
  const page = await listOfPet(db, party, input);
  if (!page) throw new AppError(party.side === 'owner' ? 'pet_not_found' : 'patient_not_found');
  return page;
};

const assertDone = (done: boolean): void => {
  if (!done) throw new AppError('file_not_found');
};

type Describing = { db: Db; party: Party; user: { id: string }; clock: () => number };
const describePaper = async ({ db, party, user, clock }: Describing, words: FileWords) => {
  assertDay(words.takenOn, clock());
  assertDone(await describeFile(db, { party, userId: user.id }, words));
};

/** Photos and papers of an owner's pets; their bytes come and go at /archivos (worker/pages/files.ts). */
export const filesRouter = router({
  photos: owning
    .input(photosInput)
    .output(photosOutput)
    .query(({ ctx, input }) => listPhotos(ctx.db, ctx.party, input.petIds)),

  ofPet: owning
    .input(papersInput)
    .output(papersOutput)
    .query(({ ctx, input }) => papersOf(ctx.db, ctx.party, input)),

  describe: owning
    .input(fileWords)
    .output(z.void())
    .mutation(({ ctx, input }) => describePaper(ctx, input)),
});

/** Photos and papers of a clinic's patients. */
export const clinicFilesRouter = router({
  photos: treating
    .input(photosInput)
    .output(photosOutput)
    .query(({ ctx, input }) => listPhotos(ctx.db, ctx.party, input.petIds)),

  ofPet: treating
    .input(papersInput)
    .output(papersOutput)
    .query(({ ctx, input }) => papersOf(ctx.db, ctx.party, input)),

  describe: treating
    .input(fileWords)
    .output(z.void())
    .mutation(({ ctx, input }) => describePaper(ctx, input)),

  /** Out of sight with what was written, as a correction is; and back. */
  withdraw: treating
    .input(withdrawInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) =>
      assertDone(
        await withdrawFile(
          ctx.db,
          { party: ctx.party, userId: ctx.user.id },
          input.id,
          input.withdrawn ? ctx.clock() : null,
        ),
      ),
    ),
});
