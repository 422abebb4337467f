import { z } from 'zod';
import { AppError, SUCCESS } from '../../../src/shared/errors.ts';
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
import { hashPassword } from '../../auth/password.ts';
import { findLink, setPasswordByLink } from '../../auth/password-links.ts';
import { assertAcceptable } from '../../auth/password-rules.ts';
import { endSession } from '../../auth/sessions.ts';
import { assertAdmitted, countAttempt, registerAttempt } from '../../auth/throttle.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { repeatable } from '../../db/client.ts';
import { toUser } from '../../db/user.ts';
import { assertSame, creation } from '../../idempotency.ts';
import { memberProcedure, publicProcedure, router } from '../../trpc.ts';
import {
  acceptPolicy,
  findByEmail,
  findMade,
  findRegistrationSwitch,
  insertAccount,
  insertConsent,
  ownerRow,
  proofOf,
} from './queries.ts';
import { acceptedVersion } from './rules.ts';

export const authRouter = router({
  login: publicProcedure
    .input(loginInput)
    .output(loginOutput)
    .mutation(({ ctx, input }) => logIn(ctx, input)),

  register: publicProcedure
    .input(registerInput)
    .output(registerOutput)
    .mutation(async ({ ctx, input }) => {
      const { db, clock, network } = ctx;
      assertAcceptable(input.password, input.email);
      const now = clock();
      const { password, ...content } = input;
      const made = await creation(ctx, input.email, 'auth.register', content);
      const attempt = await registerAttempt(network);
      const [refused, , [taken], [registration], [before]] = await db.batch([
        ...countAttempt(db, attempt, now),
        findByEmail(db, input.email),
        findRegistrationSwitch(db),
        findMade(db, made),
      ]);
      assertAdmitted(refused, now);
      // The same submission once more: its answer got lost.
      assertSame(before?.id, made);
      if (before) return { message: SUCCESS.register, user: toUser(before) };
      if (registration?.value === 'closed') throw new AppError('registration_closed');
      if (taken) throw new AppError('email_taken');

      const consent = acceptedVersion(input.acceptedPolicy);
      const row = ownerRow(made.id, input, await hashPassword(password), consent, now);
      const proof = await proofOf(row, consent ?? '', 'register', now);
      const [, , , [user]] = await repeatable(db).batch([
        insertAccount(db, row, made),
        auditIfChanged(db, { at: now, actorId: row.id, action: 'account.registered', targetId: row.id }),
        insertConsent(db, proof, consent !== null),
        findMade(db, made),
      ]);
      assertSame(user?.id, made);
      if (!user) throw new AppError('email_taken');
      return { message: SUCCESS.register, user: toUser(user) };
    }),

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
