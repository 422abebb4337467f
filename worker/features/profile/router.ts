import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import { consequencesOutput } from '../../../src/shared/schemas/account.ts';
import { userOutput } from '../../../src/shared/schemas/auth.ts';
import {
  endedOneOutput,
  endedOutput,
  eraseOwnInput,
  openLinksOutput,
  ownActsInput,
  ownActsOutput,
  ownCopyOutput,
  ownDetailsOutput,
  ownSessionId,
  ownSessionsOutput,
} from '../../../src/shared/schemas/own-account.ts';
import { profileInput } from '../../../src/shared/schemas/profile.ts';
import {
  changeEmailInput,
  proofCodeInput,
  proofOutput,
  waitingChangeInput,
} from '../../../src/shared/schemas/proof.ts';
import { askEmailChange, cancelEmailChange, resendEmailChange } from '../../auth/email-change.ts';
import { askProof, proveByCode } from '../../auth/email-proof.ts';
import { assertNotHeld } from '../../auth/held.ts';
import { ALL_KEPT, findOpenLinks, NONE_KEPT } from '../../auth/open-links.ts';
import { confirmPassword } from '../../auth/own-password.ts';
import { endOtherSessions, endOwnSession, selectSessions } from '../../auth/own-sessions.ts';
import { assertOwnPassword } from '../../auth/temporary-password.ts';
import { memberProcedure, namedProcedure, publicProcedure, router, steppedUp } from '../../trpc.ts';
import { eraseAccount, findConsequences } from '../leaving/queries.ts';
import { readOwnData } from '../own-data/queries.ts';
import { readableCopy } from '../own-data/words.ts';
import { findDetails, listOwnActs, updateProfile } from './queries.ts';

export const profileRouter = router({
  get: namedProcedure.output(userOutput).query(({ ctx }) => ctx.user),

  /**
   * Name, phone and address only; whatever else an old client sends is ignored. Not of an account that waits: whoever decides about it
   * reads the name that it came with.
   */
  update: namedProcedure
    .input(profileInput)
    .output(userOutput)
    .mutation(async ({ ctx, input }) => {
      const { heldUntil, recordsOpenAt } = ctx.session;
      if (Math.max(heldUntil ?? 0, recordsOpenAt) > ctx.clock()) throw new AppError('profile_waits');
      const user = await updateProfile(ctx.db, ctx.user, input, ctx.clock());
      if (!user) throw new AppError('unauthorized');
      return user;
    }),

  details: memberProcedure.output(ownDetailsOutput).query(async ({ ctx }) => {
    const details = await findDetails(ctx.db, ctx.user.id, ctx.clock());
    if (!details) throw new AppError('unauthorized');
    return details;
  }),

  /** Sends a link and a code that prove one's own e-mail. */
  askProof: memberProcedure.output(z.void()).mutation(({ ctx }) => askProof(ctx, ctx.user.id)),

  /** Proves one's own e-mail, or the new one that waits, with the code of its mail. */
  prove: memberProcedure
    .input(proofCodeInput)
    .output(proofOutput)
    .mutation(({ ctx, input: { code } }) => proveByCode(ctx, ctx.user, code)),

  /** Asks for another e-mail; it takes the old one's place once it is proven. Reads its session itself. */
  changeEmail: publicProcedure
    .input(changeEmailInput)
    .output(z.void())
    .mutation(({ ctx, input }) => askEmailChange(ctx, input)),

  /** Sends the mail of the change that waits once more. */
  resendEmailChange: memberProcedure
    .input(waitingChangeInput)
    .output(z.void())
    .mutation(({ ctx, input: { email } }) => resendEmailChange(ctx, ctx.user.id, email)),

  /** Takes the change of e-mail back that waits. */
  cancelEmailChange: memberProcedure.output(z.void()).mutation(({ ctx }) => cancelEmailChange(ctx, ctx.user.id)),

  sessions: memberProcedure
    .output(ownSessionsOutput)
    .query(({ ctx }) => selectSessions(ctx.db, { userId: ctx.user.id, tokenHash: ctx.session.tokenHash }, ctx.clock())),

  /** The session that asks may end itself too. */
  endSession: memberProcedure
    .input(ownSessionId)
    .output(endedOneOutput)
    .mutation(async ({ ctx, input: { id } }) => {
      const linksEnded = await endOwnSession(ctx, { userId: ctx.user.id, tokenHash: ctx.session.tokenHash }, id);
      if (linksEnded === null) throw new AppError('session_not_found');
      return { linksEnded };
    }),

  endOtherSessions: memberProcedure.output(endedOutput).mutation(async ({ ctx }) => ({
    ended: await endOtherSessions(ctx, { userId: ctx.user.id, tokenHash: ctx.session.tokenHash }, NONE_KEPT),
  })),

  /** The same, and what was shared from elsewhere goes on. */
  endOtherSessionsOnly: memberProcedure.output(endedOutput).mutation(async ({ ctx }) => ({
    ended: await endOtherSessions(ctx, { userId: ctx.user.id, tokenHash: ctx.session.tokenHash }, ALL_KEPT),
  })),

  /** Addresses that open something of one's own to whoever holds them. */
  openLinks: memberProcedure
    .output(openLinksOutput)
    .query(({ ctx }) => findOpenLinks(ctx.db, { userId: ctx.user.id, tokenHash: ctx.session.tokenHash }, ctx.clock())),

  acts: memberProcedure
    .input(ownActsInput)
    .output(ownActsOutput)
    .query(({ ctx, input }) => listOwnActs(ctx.db, ctx.user.id, input)),

  /** What erasing one's own account would bring about. */
  consequences: memberProcedure.output(consequencesOutput).query(async ({ ctx }) => {
    const consequences = await findConsequences(ctx.db, ctx.user.id, ctx.clock());
    if (!consequences) throw new AppError('unauthorized');
    return consequences;
  }),

  /** Erases one's own account for good: the password is asked. Reads its session itself. */
  erase: publicProcedure
    .input(eraseOwnInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { password, closing } }) => {
      const { viewer } = await confirmPassword(ctx, password, 'password');
      assertNotHeld(viewer, ctx.clock());
      // Whoever gave a clinic's login its password could end it otherwise, and with it the titular who may say no.
      if (viewer.recordsOpenAt > ctx.clock()) throw new AppError('profile_waits');
      assertOwnPassword(viewer, ctx.bySpec);
      const { user } = viewer;
      const actor = { ...user, proven: true, bySpec: false };
      await eraseAccount(ctx.db, { userId: user.id, actor, now: ctx.clock(), post: ctx.post, reason: null, closing });
    }),

  /** A mutation although it reads: that a copy left the house is an act of its own. */
  export: memberProcedure
    .use(steppedUp)
    .output(ownCopyOutput)
    .mutation(async ({ ctx }) => {
      const data = await readOwnData(ctx, ctx.user.id);
      if (!data) throw new AppError('unauthorized');
      return readableCopy(data, ctx.clock());
    }),
});
