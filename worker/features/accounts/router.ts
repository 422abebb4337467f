import { z } from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import {
  accountDetailOutput,
  accountId,
  accountSessionInput,
  accountsInput,
  accountsOutput,
  consequencesOutput,
  createAccountInput,
  issuedLinkOutput,
  openClinicsInput,
  openClinicsOutput,
  removeAccountInput,
  revokedOutput,
  setActiveInput,
  totalsOutput,
  updateAccountInput,
  withoutConsentInput,
  withoutConsentOutput,
} from '../../../src/shared/schemas/account.ts';
import { actsInput, actsOutput } from '../../../src/shared/schemas/audit.ts';
import { type User, userOutput } from '../../../src/shared/schemas/auth.ts';
import { hashPassword } from '../../auth/password.ts';
import { assertAcceptable } from '../../auth/password-rules.ts';
import type { Context } from '../../context.ts';
import { creation } from '../../idempotency.ts';
import { accountsProcedure, publicProcedure, router, toorProcedure } from '../../trpc.ts';
import { eraseAccount, findConsequences, leaveClinic } from '../leaving/queries.ts';
import { endSessionOf, issueLink, revokeSessions } from './access.ts';
import { findOpenClinics } from './clinics.ts';
import { listWithoutConsent } from './consents.ts';
import { countAccounts, findAccount, listActs, selectEmail } from './queries.ts';
import { assertMayAssign, assertNotSelf, assertOwnStays } from './rules.ts';
import { listAccounts } from './search.ts';
import { updateAccount } from './update.ts';
import { insertAccount, updateActive } from './writes.ts';

const doing = ({ user, clock, post }: Pick<Context, 'clock' | 'post'> & { user: User }) => ({
  actor: user,
  now: clock(),
  post,
});

/**
 * A new password must not be made of the account's e-mail: where the change does not name it, it comes with the session. What
 * cannot be read is refused after who asks has been looked at, as everywhere.
 */
const withEmail = publicProcedure.use(async ({ ctx, getRawInput, next }) => {
  const { data } = updateAccountInput.safeParse(await getRawInput());
  const asked = data?.password && data.email === undefined;
  const [account] = asked ? await ctx.alongside(() => selectEmail(ctx.db, data.id)) : [{ email: data?.email }];
  return next({ ctx: { email: account?.email ?? '' } });
});

/** Accounts as those see them who look after them. What admin may not touch is decided in the write. */
export const accountsRouter = router({
  list: accountsProcedure
    .input(accountsInput)
    .output(accountsOutput)
    .query(({ ctx, input }) => listAccounts(ctx.db, input, ctx.clock())),

  totals: accountsProcedure.output(totalsOutput).query(({ ctx }) => countAccounts(ctx.db)),

  get: accountsProcedure
    .input(accountId)
    .output(accountDetailOutput)
    .query(async ({ ctx, input: { id } }) => {
      const account = await findAccount(ctx.db, id, ctx.clock());
      if (!account) throw new AppError('user_not_found');
      return account;
    }),

  /** Clinics that a clinic's account may join. */
  clinics: accountsProcedure
    .input(openClinicsInput)
    .output(openClinicsOutput)
    .query(({ ctx, input: { q } }) => findOpenClinics(ctx.db, q)),

  /** The password is temporary: its person is asked for an own one. */
  create: accountsProcedure
    .input(createAccountInput)
    .output(userOutput)
    .mutation(async ({ ctx, input: { password, ...input } }) => {
      assertMayAssign(ctx.user.role, input.role);
      assertAcceptable(password, input.email);
      const passwordHash = await hashPassword(password);
      const { account, broken } = await insertAccount(
        ctx.db,
        await creation(ctx, ctx.user.id, 'accounts.create', input),
        { ...input, passwordHash },
        doing(ctx),
      );
      if (!account) throw broken ? new AppError(broken) : new Error('an account was made and is not there');
      return account;
    }),

  /** Any part; a blank password keeps the current one. One's own role and password are not changed here. */
  update: withEmail
    .concat(accountsProcedure)
    .input(updateAccountInput)
    .output(userOutput)
    .mutation(async ({ ctx, input: { id, password, ...change } }) => {
      assertOwnStays(ctx.user, id, { role: change.role, password });
      if (change.role && id !== ctx.user.id) assertMayAssign(ctx.user.role, change.role);
      if (!password) return updateAccount(ctx.db, id, change, doing(ctx));
      assertAcceptable(password, ctx.email);
      return updateAccount(ctx.db, id, { ...change, passwordHash: await hashPassword(password) }, doing(ctx));
    }),

  setActive: accountsProcedure
    .input(setActiveInput)
    .output(userOutput)
    .mutation(({ ctx, input }) => {
      assertNotSelf(ctx.user, input.id);
      return updateActive(ctx.db, input, doing(ctx));
    }),

  /** Active ↔ inactive, as REST asks for it; screens say which they mean (`setActive`). */
  toggle: accountsProcedure
    .input(accountId)
    .output(userOutput)
    .mutation(({ ctx, input: { id } }) => {
      assertNotSelf(ctx.user, id);
      return updateActive(ctx.db, { id, active: null, reason: null }, doing(ctx));
    }),

  /** What turning it off, or erasing it, would bring about. */
  consequences: accountsProcedure
    .input(accountId)
    .output(consequencesOutput)
    .query(async ({ ctx, input: { id } }) => {
      const consequences = await findConsequences(ctx.db, id, ctx.clock());
      if (!consequences) throw new AppError('user_not_found');
      return consequences;
    }),

  remove: accountsProcedure
    .input(removeAccountInput)
    .output(z.void())
    .mutation(({ ctx, input: { id, ...why } }) => {
      assertNotSelf(ctx.user, id);
      return eraseAccount(ctx.db, { userId: id, ...doing(ctx), ...why });
    }),

  /** Takes an account out of its clinic, which its last member closes. */
  leaveClinic: accountsProcedure
    .input(removeAccountInput)
    .output(z.void())
    .mutation(({ ctx, input: { id, ...why } }) => leaveClinic(ctx.db, { userId: id, ...doing(ctx), ...why })),

  revokeSessions: accountsProcedure
    .input(accountId)
    .output(revokedOutput)
    .mutation(async ({ ctx, input: { id } }) => ({ revoked: await revokeSessions(ctx.db, id, doing(ctx)) })),

  endSession: accountsProcedure
    .input(accountSessionInput)
    .output(z.void())
    .mutation(({ ctx, input: { id, sessionId } }) => endSessionOf(ctx.db, id, sessionId, doing(ctx))),

  /** A one-time link to set a password, shown this once; older ones end. Nobody makes one for themselves. */
  issueLink: accountsProcedure
    .input(accountId)
    .output(issuedLinkOutput)
    .mutation(({ ctx, input: { id } }) => {
      assertNotSelf(ctx.user, id);
      return issueLink(ctx.db, id, doing(ctx));
    }),

  /** Whom the app still asks to accept the policy in force. */
  withoutConsent: toorProcedure
    .input(withoutConsentInput)
    .output(withoutConsentOutput)
    .query(({ ctx, input }) => listWithoutConsent(ctx.db, input)),

  /** The audit log. */
  acts: toorProcedure
    .input(actsInput)
    .output(actsOutput)
    .query(({ ctx, input }) => listActs(ctx.db, input)),
});
