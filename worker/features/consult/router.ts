import { agreeInput, agreeOutput } from '../../../src/shared/schemas/consult.ts';
import { ownerProcedure, router } from '../../trpc.ts';
import { setAgreement } from './queries.ts';

/** 'Consultar con IA'. The question itself goes to worker/pages/consult.ts: its answer comes in pieces. */
export const consultRouter = router({
  /** Whether a language model may write this person's answers. If not, the passages of the guides are the answer. */
  agree: ownerProcedure
    .input(agreeInput)
    .output(agreeOutput)
    .mutation(({ ctx, input: { agrees } }) => setAgreement(ctx.db, ctx.user.id, agrees, ctx.clock())),
});
