// Longer than 200 lines: the doors of everything that is done with accounts, which no second router should part.
import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import {
  accountDetailOutput,
  accountId,
  accountSessionInput,
  accountsInput,
  accountsOutput,
  consequencesOutput,
  countAccountsInput,
  countAccountsOutput,
  createAccountInput,
  deactivatedOutput,
  deactivateInput,
  issuedLinkOutput,
  openClinicsInput,
  openClinicsOutput,
  removeAccountInput,
  rescueInput,
  revokedOutput,
  setActiveInput,
  updateAccountInput,
  withoutConsentInput,
  withoutConsentOutput,
} from '../../../src/shared/schemas/account.ts';
import { actsInput, actsOutput } from '../../../src/shared/schemas/audit.ts';
import { shownPassword, userOutput } from '../../../src/shared/schemas/auth.ts';
import { hashNewPassword } from '../../auth/breaches.ts';
import { assertAcceptable } from '../../auth/password-rules.ts';
import { assertShownAgain, showsProof } from '../../auth/step-up.ts';
import type { Viewer } from '../../auth/viewer.ts';
import type { Context } from '../../context.ts';
import { creation } from '../../idempotency.ts';
import { accountsProcedure, publicProcedure, router, steppedUp, toorProcedure } from '../../trpc.ts';
import { eraseAccount, findConsequences, leaveClinic } from '../leaving/queries.ts';
import { endSessionOf, issueLink, revokeSessions } from './access.ts';
import { deactivateMany } from './bulk.ts';
import { findOpenClinics } from './clinics.ts';
import { listWithoutConsent } from './consents.ts';
import { exportAccounts, exportActs } from './export.ts';
import { findAccount, listActs, selectOwner } from './queries.ts';
import { rescueAccount } from './rescue.ts';
import { asSeenBy, assertMayAssign, assertNotSelf, assertOwnStays } from './rules.ts';
import { countAccounts, listAccounts } from './search.ts';
import { updateAccount } from './update.ts';
import { insertAccount, updateActive } from './writes.ts';

/** Who acts, whether they showed who they are (`currentPassword` shows it now), when, and who tells those whom it concerns. */
const doing = async (
  ctx: Pick<Context, 'db' | 'clock' | 'token' | 'device' | 'network' | 'post' | 'bySpec'> & { session: Viewer },
  currentPassword?: string,
) => {
  const { user } = ctx.session;
  const proven = await showsProof(ctx, currentPassword);
  return { actor: { id: user.id, role: user.role, proven, bySpec: ctx.bySpec }, now: ctx.clock(), post: ctx.post };
};

/**
 * A new password must not be made of the account's e-mail or name: what of them the change does not name comes with the session.
 * What cannot be read is refused after who asks has been looked at, as everywhere.
 */
const withOwner = publicProcedure.use(async ({ ctx, getRawInput, next }) => {
  const { data } = updateAccountInput.safeParse(await getRawInput());
  const asked = data?.password && (data.email === undefined || data.name === undefined);
  const [account] = asked ? await ctx.alongside(() => selectOwner(ctx.db, data.id)) : [];
  return next({
    ctx: { owner: { email: data?.email ?? account?.email ?? '', name: data?.name ?? account?.name ?? '' } },
  });
});

/** Accounts as those see them who look after them. What admin may not touch is decided in the write. */
export const accountsRouter = router({
  list: accountsProcedure
    .input(accountsInput)
    .output(accountsOutput)
    .query(({ ctx, input }) => listAccounts(ctx.db, input, ctx.clock())),

  /** How many a filter lets through. */
  count: accountsProcedure
    .input(countAccountsInput)
    .output(countAccountsOutput)
    .query(async ({ ctx, input }) => ({ count: await countAccounts(ctx.db, input) })),

  /** A page of a file of accounts: its first leaves a trace. */
  export: accountsProcedure
    .use(steppedUp)
    .input(accountsInput)
    .output(accountsOutput)
    .mutation(async ({ ctx, input }) => exportAccounts(ctx.db, input, await doing(ctx))),

  get: accountsProcedure
    .input(accountId)
    .output(accountDetailOutput)
    .query(async ({ ctx, input: { id } }) => {
      const account = await findAccount(ctx.db, id, ctx.clock());
      if (!account) throw new AppError('user_not_found');
      return asSeenBy(ctx.user.role, account);
    }),

  /** Clinics that a clinic's account may join. */
  clinics: accountsProcedure
    .input(openClinicsInput)
    .output(openClinicsOutput)
    .query(({ ctx, input: { q } }) => findOpenClinics(ctx.db, q)),

  /** The password is temporary: its person is asked for an own one. */
  create: accountsProcedure
    .input(createAccountInput.extend(shownPassword))
    .output(userOutput)
    .mutation(async ({ ctx, input: { password, currentPassword, ...input } }) => {
      assertMayAssign(ctx.user.role, input.role);
      assertAcceptable(password, input.email, input.name);
      const act = await doing(ctx, currentPassword);
      // A clinic's account would stand, and its clinic be found, after the session that made it was ended.
      if (input.role !== 'user' && !act.actor.proven) throw new AppError('step_up_required');
      const passwordHash = await hashNewPassword(ctx, password);
      const { account, broken } = await insertAccount(
        ctx.db,
        await creation(ctx, ctx.user.id, 'accounts.create', input),
        { ...input, passwordHash },
        act,
      );
      if (!account) throw broken ? new AppError(broken) : new Error('an account was made and is not there');
      return account;
    }),

  /** Any part; a blank password keeps the current one. One's own role and password are not changed here, one's own e-mail where a mail can prove it neither. */
  update: withOwner
    .concat(accountsProcedure)
    .input(updateAccountInput.extend(shownPassword))
    .output(userOutput)
    .mutation(async ({ ctx, input: { id, password, currentPassword, ...change } }) => {
      assertOwnStays(ctx.user, id, { role: change.role, password });
      if (change.role && id !== ctx.user.id) assertMayAssign(ctx.user.role, change.role);
      if (password) assertAcceptable(password, ctx.owner.email, ctx.owner.name);
      const movesOwn = id === ctx.user.id && change.email !== undefined && change.email !== ctx.user.email;
      if (movesOwn && ctx.post.enabled) throw new AppError('own_email_here');
      const act = await doing(ctx, currentPassword);
      // Where no mail can prove the new one: the password, as for one's own change.
      if (movesOwn && currentPassword === undefined) assertShownAgain(ctx.session, ctx.clock());
      if (!password) return updateAccount(ctx.db, id, change, act);
      return updateAccount(ctx.db, id, { ...change, passwordHash: await hashNewPassword(ctx, password) }, act);
    }),

  setActive: accountsProcedure
    .input(setActiveInput)
    .output(userOutput)
    .mutation(async ({ ctx, input }) => {
      assertNotSelf(ctx.user, input.id);
      return updateActive(ctx.db, input, await doing(ctx));
    }),

  /** Several at once: who may not be is left, and named. */
  deactivate: accountsProcedure
    .use(steppedUp)
    .input(deactivateInput)
    .output(deactivatedOutput)
    .mutation(async ({ ctx, input }) => deactivateMany(ctx.db, input, await doing(ctx))),

  /** Active ↔ inactive, as REST asks for it; screens say which they mean (`setActive`). */
  toggle: accountsProcedure
    .input(accountId.extend(shownPassword))
    .output(userOutput)
    .mutation(async ({ ctx, input: { id, currentPassword } }) => {
      assertNotSelf(ctx.user, id);
      return updateActive(ctx.db, { id, active: null, reason: null }, await doing(ctx, currentPassword));
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
    .input(removeAccountInput.extend(shownPassword))
    .output(z.void())
    .mutation(async ({ ctx, input: { id, currentPassword, ...why } }) => {
      assertNotSelf(ctx.user, id);
      return eraseAccount(ctx.db, { userId: id, ...(await doing(ctx, currentPassword)), ...why });
    }),

  /** Takes an account out of its clinic, which its last member closes. */
  leaveClinic: accountsProcedure
    .use(steppedUp)
    .input(removeAccountInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { id, ...why } }) =>
      leaveClinic(ctx.db, { userId: id, ...(await doing(ctx)), ...why }),
    ),

  revokeSessions: accountsProcedure
    .input(accountId.extend(shownPassword))
    .output(revokedOutput)
    .mutation(async ({ ctx, input: { id, currentPassword } }) => ({
      revoked: await revokeSessions(ctx.db, id, await doing(ctx, currentPassword)),
    })),

  endSession: accountsProcedure
    .input(accountSessionInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { id, sessionId } }) => endSessionOf(ctx.db, id, sessionId, await doing(ctx))),

  /** A one-time link to set a password, shown this once; older ones end. Nobody makes one for themselves. */
  issueLink: accountsProcedure
    .input(accountId)
    .output(issuedLinkOutput)
    .mutation(async ({ ctx, input: { id } }) => {
      assertNotSelf(ctx.user, id);
      return issueLink(ctx.db, id, await doing(ctx));
    }),

  /** Gives a stolen account back to its person: toor alone, since no address of before may take it back afterwards. */
  rescue: toorProcedure
    .use(steppedUp)
    .input(rescueInput)
    .output(userOutput)
    .mutation(async ({ ctx, input }) => {
      assertNotSelf(ctx.user, input.id);
      return rescueAccount(ctx.db, input, await doing(ctx));
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

  /** A page of a file of it: its first leaves a trace. */
  exportActs: toorProcedure
    .use(steppedUp)
    .input(actsInput)
    .output(actsOutput)
    .mutation(({ ctx, input }) => exportActs(ctx.db, input, { actorId: ctx.user.id, now: ctx.clock() })),
});
