import { AppError } from '../../../src/shared/errors.ts';
import { userOutput } from '../../../src/shared/schemas/auth.ts';
import { profileInput } from '../../../src/shared/schemas/profile.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { updateProfile } from './queries.ts';

export const profileRouter = router({
  get: memberProcedure.output(userOutput).query(({ ctx }) => ctx.user),

  /** Name, phone and address only; whatever else an old client sends is ignored. */
  update: memberProcedure
    .input(profileInput)
    .output(userOutput)
    .mutation(async ({ ctx, input }) => {
      const user = await updateProfile(ctx.db, ctx.user, input, ctx.clock());
      if (!user) throw new AppError('unauthorized');
      return user;
    }),
});
