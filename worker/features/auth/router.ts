import { z } from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import {
  acceptPolicyInput,
  changePasswordInput,
  loginInput,
  loginOutput,
  passwordLinkInput,
  passwordLinkOutput,
  registerInput,
  registerOutput,
  sessionOutput,
  setPasswordInput,
  setPasswordOutput,
} from '../../../src/shared/schemas/auth.ts';
import { sha256 } from '../../auth/hash.ts';
import { logIn } from '../../auth/login.ts';
import { changePassword } from '../../auth/own-password.ts';
import { findLink, setPasswordByLink } from '../../auth/password-links.ts';
import { endSession } from '../../auth/sessions.ts';
import { memberProcedure, publicProcedure, router } from '../../trpc.ts';
import { acceptPolicy, proofOf } from './queries.ts';
import { registerOwner } from './register.ts';
import { acceptedVersion } from './rules.ts';

export const authRouter = router({
  login: publicProcedure
    .input(loginInput)
    .output(loginOutput)
    .mutation(({ ctx, input }) => logIn(ctx, input)),

  register: publicProcedure
    .input(registerInput)
    .output(registerOutput)
    .mutation(({ ctx, input }) => registerOwner(ctx, input)),

  /** Works with any token: one that opens nothing is as good as ended. */
  logout: publicProcedure.output(z.void()).mutation(async ({ ctx: { db, token } }) => {
    if (token) await endSession(db, await sha256(token));
  }),

  /** Whose session this is: the app asks at start (spec §4), so that name and role are fresh. */
  session: memberProcedure.output(sessionOutput).query(({ ctx: { user, session } }) => ({
    ...user,
    duties: session.duties,
  })),

  /** Accepts the policy in force; `policy_changed` when it is no longer the one that was shown. */
  acceptPolicy: memberProcedure
    .input(acceptPolicyInput)
    .output(sessionOutput)
    .mutation(async ({ ctx: { db, clock, user, session }, input }) => {
      const version = acceptedVersion(input.version);
      if (!version) throw new AppError('policy_changed');
      await acceptPolicy(db, user, await proofOf(user, version, 'login', clock()));
      return { ...user, duties: { ...session.duties, mustAcceptPolicy: false } };
    }),

  /** The old password is asked. All sessions end; the answer opens a new one, as a login does. Reads its session itself. */
  changePassword: publicProcedure
    .input(changePasswordInput)
    .output(loginOutput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),

  /** Whose password a link sets; `link_dead` when it serves no more. A mutation: its token must not stand in an address. */
  checkLink: publicProcedure
    .input(passwordLinkInput)
    .output(passwordLinkOutput)
    .mutation(async ({ ctx: { db, clock }, input }) => {
      const { name, email, expiresAt } = await findLink(db, input.token, clock());
      return { name, email, expiresAt: new Date(expiresAt).toISOString() };
    }),

  /** Sets an own password with a link, once. Opens no session: the person logs in with it. */
  setPassword: publicProcedure
    .input(setPasswordInput)
    .output(setPasswordOutput)
    .mutation(({ ctx, input }) => setPasswordByLink(ctx, input)),
});
