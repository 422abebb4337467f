import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import {
  choiceInput,
  choicesOutput,
  outboxId,
  outboxOutput,
  postOutput,
  pushDeviceId,
  pushDevicesOutput,
  quietInput,
  subscribeInput,
} from '../../../src/shared/schemas/post.ts';
import { petIdInput } from '../../../src/shared/schemas/record.ts';
import { toldOfPetOutput } from '../../../src/shared/schemas/told.ts';
import { isPushEndpoint } from '../../post/push-hosts.ts';
import { memberProcedure, ownerProcedure, publicProcedure, router, toorProcedure } from '../../trpc.ts';
import { addDevice, findDevices, removeDevice } from './devices.ts';
import { readToldOfPet } from './of-pet.ts';
import { readOutbox, retryRow } from './outbox.ts';
import { findChoices, findQuiet, saveChoice, saveQuiet } from './queries.ts';

/** What goes out to people, and what they choose of it. */
export const postRouter = router({
  /** Whether this deployment sends e-mail at all: screens say how it goes where it does not. Asks no database. */
  state: publicProcedure
    .output(postOutput)
    .query(({ ctx: { post } }) => ({ enabled: post.enabled, pushKey: post.pushKey })),

  /** Browsers that show one's notices. */
  devices: memberProcedure
    .output(pushDevicesOutput)
    .query(({ ctx }) => findDevices(ctx.db, ctx.user.id, ctx.session.tokenHash)),

  /** The browser that asks shows one's notices, as long as this session lasts. */
  addDevice: memberProcedure
    .input(subscribeInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      if (ctx.post.pushKey === null || !isPushEndpoint(input.endpoint, ctx.post.pushHost))
        throw new AppError('push_refused');
      await addDevice(ctx, { userId: ctx.user.id, tokenHash: ctx.session.tokenHash }, input, ctx.clock());
    }),

  removeDevice: memberProcedure
    .input(pushDeviceId)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      if (!(await removeDevice(ctx.db, ctx.user.id, id))) throw new AppError('push_device_not_found');
    }),

  /** What one was told of an own animal. */
  ofPet: ownerProcedure
    .input(petIdInput)
    .output(toldOfPetOutput)
    .query(async ({ ctx, input: { petId } }) => {
      const found = await readToldOfPet(ctx.db, ctx.user.id, petId, ctx.post.ways);
      if (!found) throw new AppError('pet_not_found');
      return found;
    }),

  choices: memberProcedure.output(choicesOutput).query(({ ctx }) => findChoices(ctx.db, ctx.user.id)),

  choose: memberProcedure
    .input(choiceInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await saveChoice(ctx.db, ctx.user.id, input, ctx.clock());
    }),

  /** Hours in which no device of one's own sounds. */
  quiet: memberProcedure.output(quietInput).query(({ ctx }) => findQuiet(ctx.db, ctx.user.id)),

  setQuiet: memberProcedure
    .input(quietInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await saveQuiet(ctx.db, ctx.user.id, input);
    }),

  /** What waits and what failed: ids, kinds and classes of faults, no address and no text. */
  outbox: toorProcedure.output(outboxOutput).query(async ({ ctx }) => ({
    enabled: ctx.post.enabled,
    ...(await readOutbox(ctx.db, ctx.clock())),
  })),

  /** Tries anew what was given up, with the next minute. */
  retry: toorProcedure
    .input(outboxId)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      const isRetried = await retryRow(ctx.db, id, { actorId: ctx.user.id, now: ctx.clock() });
      if (!isRetried) throw new AppError('notice_not_given_up');
    }),
});
