import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import { gramsOf } from '../../../src/shared/pets.ts';
import { pageInput, pageOf } from '../../../src/shared/schemas/page.ts';
import { petInput, petOutput } from '../../../src/shared/schemas/pet.ts';
import {
  archivedPetOutput,
  petCardOutput,
  petDiedOutput,
  petEditInput,
  petFileOutput,
  petIdInput,
  petPapersInput,
  petWeightInput,
  petWeightRemoveInput,
} from '../../../src/shared/schemas/pet-file.ts';
import { thisMonth, today } from '../../../src/shared/time.ts';
import { creation } from '../../idempotency.ts';
import { ownerProcedure, router } from '../../trpc.ts';
import { listCards } from './cards.ts';
import { markDied, undoDied } from './died.ts';
import {
  archivePet,
  findPetFile,
  insertWeight,
  type PetFileRow,
  removeWeight,
  restorePet,
  updatePapers,
  updatePet,
} from './file.ts';
import { insertPet, listArchived, listPets } from './queries.ts';
import { changeError, checkBirth, checkWeight, petRow, toCard, toPet, toPetFile, weighedAt } from './rules.ts';

/** Throws `owner_only` for somebody of the household where the act is the owner's alone; a pet that is not theirs at all is said elsewhere. */
const assertOwn = (file: PetFileRow | null, userId: string): void => {
  if (file && file.pet.ownerId !== userId) throw new AppError('owner_only');
};

type Changed = { done: boolean; file: PetFileRow | null };

/** The pet after a change; throws what stood in its way. `version` null: the change asked for none. */
const changed = (
  { done, file }: Changed,
  now: number,
  version: number | null,
  hold: Parameters<typeof changeError>[3],
) => {
  const month = thisMonth(now);
  if (!done || !file) throw changeError(file, month, version, hold);
  return toPetFile(file, month);
};

export const petsRouter = router({
  list: ownerProcedure
    .input(pageInput)
    .output(pageOf(petOutput))
    .query(async ({ ctx, input }) => {
      const { rows, next } = await listPets(ctx.db, ctx.user.id, input);
      return { rows: rows.map((row) => toPet(row, thisMonth(ctx.clock()))), next };
    }),

  create: ownerProcedure
    .input(petInput)
    .output(petOutput)
    .mutation(async ({ ctx, input }) => {
      const now = ctx.clock();
      const made = await creation(ctx, ctx.user.id, 'pets.create', input);
      const row = petRow(made.id, input, ctx.user.id, thisMonth(now), now);
      return toPet(await insertPet(ctx.db, row, made, now), thisMonth(now));
    }),

  /** Everything about one pet, archived ones too. */
  get: ownerProcedure
    .input(petIdInput)
    .output(petFileOutput)
    .query(async ({ ctx, input: { id } }) => {
      const file = await findPetFile(ctx.db, { userId: ctx.user.id, id });
      if (!file) throw new AppError('pet_not_found');
      return toPetFile(file, thisMonth(ctx.clock()));
    }),

  update: ownerProcedure
    .input(petEditInput)
    .output(petFileOutput)
    .mutation(async ({ ctx, input }) => {
      const now = ctx.clock();
      checkBirth(input.birthMonth, thisMonth(now));
      const written = await updatePet(ctx.db, ctx.user.id, input, now);
      const hold = written.file?.pet.archivedAt === null ? 'pet_species_held' : 'pet_archived';
      return changed(written, now, input.version, hold);
    }),

  /** Papers of a dog 'de manejo especial'. */
  setPapers: ownerProcedure
    .input(petPapersInput)
    .output(petFileOutput)
    .mutation(async ({ ctx, input }) => {
      const now = ctx.clock();
      return changed(await updatePapers(ctx.db, ctx.user.id, input, now), now, input.version, 'pet_archived');
    }),

  /** Out of the way: it is in no list and cannot be booked. Archiving an archived one changes nothing. */
  archive: ownerProcedure
    .input(petIdInput)
    .output(petFileOutput)
    .mutation(async ({ ctx, input: { id } }) => {
      const now = ctx.clock();
      const { done, file } = await archivePet(ctx.db, { userId: ctx.user.id, id }, now);
      assertOwn(file, ctx.user.id);
      return changed({ done: done || Boolean(file?.pet.archivedAt), file }, now, null, 'pet_has_visits');
    }),

  /** Back among the others. Restoring one that is there changes nothing. */
  restore: ownerProcedure
    .input(petIdInput)
    .output(petFileOutput)
    .mutation(async ({ ctx, input: { id } }) => {
      const now = ctx.clock();
      const { file } = await restorePet(ctx.db, { userId: ctx.user.id, id }, now);
      assertOwn(file, ctx.user.id);
      return changed({ done: true, file }, now, null, 'pet_not_found');
    }),

  /** It died: its coming visits end and nothing reminds of it; its page stays. `ended`: visits that ended. Said twice, nothing changes. */
  markDied: ownerProcedure
    .input(petIdInput)
    .output(petDiedOutput)
    .mutation(async ({ ctx, input: { id } }) => {
      const now = ctx.clock();
      const { ended, file } = await markDied(ctx.db, { userId: ctx.user.id, id }, now, ctx.post);
      assertOwn(file, ctx.user.id);
      return { ended, pet: changed({ done: true, file }, now, null, 'pet_not_found') };
    }),

  /** It was noted by mistake. */
  undoDied: ownerProcedure
    .input(petIdInput)
    .output(petFileOutput)
    .mutation(async ({ ctx, input: { id } }) => {
      const now = ctx.clock();
      const file = await undoDied(ctx.db, { userId: ctx.user.id, id }, now);
      assertOwn(file, ctx.user.id);
      return changed({ done: true, file }, now, null, 'pet_not_found');
    }),

  /** Archived pets, the latest first. */
  archived: ownerProcedure.output(z.array(archivedPetOutput)).query(async ({ ctx }) => {
    const month = thisMonth(ctx.clock());
    return (await listArchived(ctx.db, ctx.user.id)).map((row) => ({
      ...toPet(row, month),
      archivedAt: row.archivedAt,
    }));
  }),

  /** What the owner's devices keep for an emergency without connection. */
  cards: ownerProcedure
    .output(z.array(petCardOutput))
    .query(async ({ ctx }) => (await listCards(ctx.db, ctx.user.id, today(ctx.clock()))).map((row) => toCard(row))),

  addWeight: ownerProcedure
    .input(petWeightInput)
    .output(petFileOutput)
    .mutation(async ({ ctx, input: { id, date, kg } }) => {
      const now = ctx.clock();
      const pet = { userId: ctx.user.id, id };
      const weighed = await insertWeight(ctx.db, pet, weighedAt(date, now), gramsOf(kg), now);
      checkWeight(weighed.file, kg);
      return changed(weighed, now, null, 'pet_archived');
    }),

  removeWeight: ownerProcedure
    .input(petWeightRemoveInput)
    .output(petFileOutput)
    .mutation(async ({ ctx, input: { id, at } }) => {
      const now = ctx.clock();
      return changed(await removeWeight(ctx.db, { userId: ctx.user.id, id }, at, now), now, null, 'weight_kept');
    }),
});
