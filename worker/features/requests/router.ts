import { AppError } from '../../../src/shared/errors.ts';
import { pageInput } from '../../../src/shared/schemas/page.ts';
import {
  answerInput,
  extensionInput,
  inboxInput,
  inboxOutput,
  pendingOutput,
  requestInput,
  requestOutput,
  requestsOutput,
} from '../../../src/shared/schemas/request.ts';
import { today } from '../../../src/shared/time.ts';
import { creation } from '../../idempotency.ts';
import { accountsProcedure, memberProcedure, router } from '../../trpc.ts';
import { answerRequest, countPending, extendRequest, insertRequest, listInbox, listOwnRequests } from './queries.ts';
import { answerRefusal, dueOn, extendedDueOn, extensionRefusal } from './rules.ts';

/** Habeas data (Ley 1581 de 2012): anybody with an account asks, those who look after accounts answer in its terms. */
export const requestsRouter = router({
  mine: memberProcedure
    .input(pageInput)
    .output(requestsOutput)
    .query(({ ctx, input }) => listOwnRequests(ctx.db, ctx.user.id, input)),

  file: memberProcedure
    .input(requestInput)
    .output(requestOutput)
    .mutation(async ({ ctx, input }) => {
      const now = ctx.clock();
      const made = await creation(ctx, ctx.user.id, 'requests.file', input);
      const row = { ...input, userId: ctx.user.id, dueOn: dueOn(input.kind, today(now)) };
      const filed = await insertRequest(ctx.db, made, row, { actorId: ctx.user.id, at: now });
      if (!filed) throw new AppError('requests_full');
      return filed;
    }),

  inbox: accountsProcedure
    .input(inboxInput)
    .output(inboxOutput)
    .query(({ ctx, input }) => listInbox(ctx.db, input)),

  pending: accountsProcedure.output(pendingOutput).query(({ ctx }) => countPending(ctx.db)),

  answer: accountsProcedure
    .input(answerInput)
    .output(requestOutput)
    .mutation(async ({ ctx, input: { id, answer } }) => {
      const { changed, request } = await answerRequest(ctx.db, ctx.post, id, answer, {
        actor: ctx.user,
        at: ctx.clock(),
      });
      if (!request || !changed) throw answerRefusal(request);
      return request;
    }),

  extend: accountsProcedure
    .input(extensionInput)
    .output(requestOutput)
    .mutation(async ({ ctx, input }) => {
      const at = ctx.clock();
      const until = extendedDueOn(input.dueOn);
      const extension = { ...input, until, today: today(at) };
      const { changed, request } = await extendRequest(ctx.db, extension, { actor: ctx.user, at });
      if (!request || !changed) throw extensionRefusal(request, input.dueOn, today(at));
      return request;
    }),
});
