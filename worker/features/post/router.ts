import { postOutput } from '../../../src/shared/schemas/post.ts';
import { publicProcedure, router } from '../../trpc.ts';

/** What goes out to people, and what they choose of it. */
export const postRouter = router({
  /** Whether this deployment sends e-mail at all: screens say how it goes where it does not. Asks no database. */
  state: publicProcedure.output(postOutput).query(({ ctx: { post } }) => ({ enabled: post.enabled })),
});
