import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import {
  acceptPolicyInput,
  changePasswordInput,
  loginInput,
  loginOrSecondStep,
  loginOutput,
  passwordLinkInput,
  passwordLinkOutput,
  registerInput,
  registerOutput,
  sessionOutput,
  setPasswordInput,
  setPasswordOutput,
  stepUpInput,
} from '../../../src/shared/schemas/auth.ts';
import {
  proofOutput,
  recoveryCodeInput,
  recoveryCodeOutput,
  recoveryInput,
} from '../../../src/shared/schemas/proof.ts';
import { passkeyLoginInput, requestOptions, secondStepInput } from '../../../src/shared/schemas/second-step.ts';
import { findProof, proofOf, proveByLink } from '../../auth/email-proof.ts';
import { findRecent } from '../../auth/factors/list.ts';
import { askPasskey, logInByPasskey } from '../../auth/factors/passkey-login.ts';
import { askStepUp, stepUpByPasskey } from '../../auth/factors/passkey-step-up.ts';
import { finishLogin } from '../../auth/factors/second-step.ts';
import { logIn } from '../../auth/login.ts';
import { findOpener } from '../../auth/opened-by-clinic.ts';
import { changePassword } from '../../auth/own-password.ts';
import { findMailed, setPasswordByMail } from '../../auth/password-by-mail.ts';
import { findLink, setPasswordByLink } from '../../auth/password-links.ts';
import { askRecovery, tradeCode } from '../../auth/recovery.ts';
import { isToken, logOut } from '../../auth/sessions.ts';
import { stepUp } from '../../auth/step-up.ts';
import { arrivingProcedure, ownProcedure, publicProcedure, router } from '../../trpc.ts';
import { acceptPolicy, proofOf as proofOfConsent } from './queries.ts';
import { registerOwner } from './register.ts';
import { acceptedVersion } from './rules.ts';

export const authRouter = router({
  login: publicProcedure
    .input(loginInput)
    .output(loginOrSecondStep)
    .mutation(({ ctx, input }) => logIn(ctx, input)),

  /** The second step of a login, with the ticket that the password opened. */
  secondStep: publicProcedure
    .input(secondStepInput)
    .output(loginOutput)
    .mutation(({ ctx, input }) => finishLogin(ctx, input)),

  /** What asks any passkey of this site for its signature. A mutation: each answer serves once. */
  askPasskey: publicProcedure.output(requestOptions).mutation(({ ctx }) => askPasskey(ctx)),

  passkeyLogin: publicProcedure
    .input(passkeyLoginInput)
    .output(loginOutput)
    .mutation(({ ctx, input }) => logInByPasskey(ctx, input.passkey)),

  register: publicProcedure
    .input(registerInput)
    .output(registerOutput)
    .mutation(({ ctx, input }) => registerOwner(ctx, input)),

  /** Works with any token: one that opens nothing is as good as ended. */
  logout: publicProcedure.output(z.void()).mutation(async ({ ctx }) => {
    if (ctx.token) await logOut(ctx, ctx.token);
  }),

  /** Whose session this is: the app asks at start (spec §4), so that name and role are fresh. */
  session: arrivingProcedure.output(sessionOutput).query(({ ctx: { user, session } }) => ({
    ...user,
    duties: session.duties,
  })),

  /** Accepts the policy in force; `policy_changed` when it is no longer the one that was shown. */
  acceptPolicy: arrivingProcedure
    .input(acceptPolicyInput)
    .output(sessionOutput)
    .mutation(async ({ ctx: { db, clock, user, session }, input }) => {
      const version = acceptedVersion(input.version);
      if (!version) throw new AppError('policy_changed');
      await acceptPolicy(db, user, await proofOfConsent(user, version, 'login', clock()));
      return { ...user, duties: { ...session.duties, mustAcceptPolicy: false } };
    }),

  /** The old password is asked. All sessions end; the answer opens a new one, as a login does. Reads its session itself. */
  changePassword: publicProcedure
    .input(changePasswordInput)
    .output(loginOutput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),

  /** What asks a passkey of the caller to show who they are again. A mutation: each answer serves once. */
  askStepUp: ownProcedure.output(requestOptions).mutation(({ ctx }) => askStepUp(ctx)),

  /** Shows the password or a passkey again, for acts that give power. Reads its session itself. */
  stepUp: publicProcedure
    .input(stepUpInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      'passkey' in input ? stepUpByPasskey(ctx, input.passkey) : stepUp(ctx, input.password, 'password'),
    ),

  /** Whose password a link sets, handed out (`link_dead` when it serves no more) or mailed (then the error says why). A mutation: its token must not stand in an address. */
  checkLink: publicProcedure
    .input(passwordLinkInput)
    .output(passwordLinkOutput)
    .mutation(async ({ ctx, input: { token } }) => {
      const { db, clock } = ctx;
      const found = isToken(token) ? await findLink(db, token, clock()) : await findMailed(ctx, token, clock());
      const { userId, name, email, expiresAt, restores } = found;
      const [recent, clinic] = await Promise.all([
        findRecent(db, userId, clock()),
        // A titular's own link is no way to say no: whoever holds it need not read the mails of that address.
        isToken(token) || restores ? null : findOpener(db, userId),
      ]);
      return { name, email, restores, recent, clinic, expiresAt: new Date(expiresAt).toISOString() };
    }),

  /** Sets an own password with a link, once. Opens no session: the person logs in with it. */
  setPassword: publicProcedure
    .input(setPasswordInput)
    .output(setPasswordOutput)
    .mutation(({ ctx, input }) =>
      isToken(input.token) ? setPasswordByLink(ctx, input) : setPasswordByMail(ctx, input),
    ),

  /** Sends a link and a code to who forgot the password. Answers the same whether or not the address has an account. */
  askRecovery: publicProcedure
    .input(recoveryInput)
    .output(z.void())
    .mutation(({ ctx, input: { email } }) => askRecovery(ctx, email)),

  /** The token of the last mail's link, for its code: typed where the mail is not read. */
  tradeCode: publicProcedure
    .input(recoveryCodeInput)
    .output(recoveryCodeOutput)
    .mutation(({ ctx, input }) => tradeCode(ctx, input)),

  /** What a link to /verificar proves. A mutation that changes nothing: its token must not stand in an address. */
  checkProof: publicProcedure
    .input(passwordLinkInput)
    .output(proofOutput)
    .mutation(async ({ ctx, input: { token } }) => proofOf(await findProof(ctx, token, ctx.clock()))),

  /** Proves an e-mail with its link; a new one needs the session of its account. */
  prove: publicProcedure
    .input(passwordLinkInput)
    .output(proofOutput)
    .mutation(async ({ ctx, input: { token } }) => proveByLink(ctx, token, (await ctx.viewer())?.user ?? null)),
});
