import { pageInput, pageOf } from '../../../src/shared/schemas/page.ts';
import { petInput, petOutput } from '../../../src/shared/schemas/pet.ts';
import { thisMonth } from '../../../src/shared/time.ts';
import { creation } from '../../idempotency.ts';
import { ownerProcedure, router } from '../../trpc.ts';
import { insertPet, listPets } from './queries.ts';
import { petRow, toPet } from './rules.ts';

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
      return toPet(await insertPet(ctx.db, row, made), thisMonth(now));
    }),
});
