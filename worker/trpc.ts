import { initTRPC } from '@trpc/server';
import { AppError } from '../src/shared/errors.ts';
import type { Role } from '../src/shared/roles.ts';
import { assertMember, clinicOf } from './auth/admission.ts';
import { assertSecondStep } from './auth/duties.ts';
import { assertNotHeld } from './auth/held.ts';
import { recordsRead } from './auth/records-read.ts';
import { assertProven, assertShownAgain } from './auth/step-up.ts';
import { assertOwnPassword } from './auth/temporary-password.ts';
import type { Viewer } from './auth/viewer.ts';
import type { Context } from './context.ts';
import { errorData, problemOf, trpcErrorOf } from './problem.ts';

const t = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter: ({ shape, error, ctx }) => {
    const problem = problemOf(error);
    return { ...shape, message: problem.message, data: errorData(problem, ctx?.requestId) };
  },
});

export const { router, createCallerFactory } = t;

/** Any caller. Broken rules get the catalogue's status here, and a word in the log, once for all procedures. */
export const publicProcedure = t.procedure.use(async ({ ctx, next }) => {
  const result = await next();
  if (!result.ok) ctx.refused(problemOf(result.error).key);
  if (!result.ok && result.error.cause instanceof AppError) throw trpcErrorOf(result.error.cause);
  return result;
});

/**
 * Any signed-in person, whatever is still asked of them (`unauthorized` for others): for what leads to an account of one's own.
 */
export const arrivingProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const viewer = await ctx.viewer();
  if (!viewer) throw new AppError('unauthorized');
  return next({ ctx: { ...ctx, session: viewer, user: viewer.user } });
});

/** Any signed-in person, for who they are themselves: the account is looked at, and nothing that is in it. */
export const namedProcedure = arrivingProcedure.use(({ ctx, next }) => {
  assertOwnPassword(ctx.session, ctx.bySpec);
  assertSecondStep(ctx.session.duties, ctx.clock());
  return next({ ctx });
});

/**
 * Any signed-in person with a password of their own (`must_change_password`; the spec's calls ask it of admin and toor), and to whom
 * the account is open (`account_held`), whatever else is asked: a way in that is added outlives the password.
 */
export const ownProcedure = arrivingProcedure.use(({ ctx, next }) => {
  assertNotHeld(ctx.session, ctx.clock());
  assertOwnPassword(ctx.session, ctx.bySpec);
  return next({ ctx });
});

/** Any signed-in person of whom nothing more is asked (`second_step_needed` for others), whatever the role. */
export const memberProcedure = arrivingProcedure.use(({ ctx, next }) => {
  assertMember(ctx.session, ctx.clock(), ctx.bySpec);
  return next({ ctx });
});

const only = (...roles: readonly Role[]) =>
  memberProcedure.use(({ ctx, next }) => {
    if (!roles.includes(ctx.user.role)) throw new AppError('forbidden');
    return next({ ctx });
  });

/** Pet owners; `forbidden` for other roles. */
export const ownerProcedure = only('user');

/**
 * Members of a clinic, for what names neither people nor animals: its settings, and who waits; `clinicId` is theirs. `clinic_incomplete`
 * without one, `clinic_refused` where a titular refused the account. `waits`: the login came from an administrator and no titular agreed
 * to it yet.
 */
export const clinicProcedure = only('business').use(({ ctx, next }) => {
  const clinicId = clinicOf(ctx.session);
  const waits = ctx.session.recordsOpenAt > ctx.clock();
  // By the spec's calls a given password works on elsewhere; here whoever gave it may be the one who is in.
  if (waits) assertOwnPassword(ctx.session, false);
  return next({ ctx: { ...ctx, clinicId, waits } });
});

/**
 * Members of a clinic to whom it is open, for its agenda, and for what takes time or the clinic away from owners.
 * `clinic_closed_to_link` for a login that waits.
 */
export const admittedProcedure = clinicProcedure.use(({ ctx, next }) => {
  if (ctx.waits) throw new AppError('clinic_closed_to_link');
  return next({ ctx });
});

/**
 * The same, for records, patients, messages, charges and whom to call. What a login that came from an administrator was answered is
 * noted for the clinic's titulares.
 */
export const filesProcedure = admittedProcedure.use(async ({ ctx, next, path, getRawInput }) => {
  const { recordsOpenAt } = ctx.session;
  const result = await next({ ctx });
  if (recordsOpenAt > 0 && result.ok) ctx.later(recordsRead(ctx, path, await getRawInput()).run());
  return result;
});

/**
 * The titular of a clinic, who looks after its members and closes it; `titular_only` for others. Built on filesProcedure: a
 * titular who waits lets nobody in.
 */
export const titularProcedure = filesProcedure.use(({ ctx, next }) => {
  if (ctx.session.memberRole !== 'titular') throw new AppError('titular_only');
  return next({ ctx });
});

/** Before what only whoever treats animals decides, or a titular: prices and what the clinic vaccinates by; `not_for_reception` for others. */
export const notReception = <Result>({ ctx, next }: { ctx: { session: Viewer }; next: () => Result }): Result => {
  if (ctx.session.memberRole === 'recepcion') throw new AppError('not_for_reception');
  return next();
};
export const treatingProcedure = admittedProcedure.use(notReception);

type Proven = Pick<Context, 'clock'> & { session: Viewer };

/**
 * Lets a person on who showed a credential lately in this session, else `step_up_required`. `builder.use(steppedUp)` stands
 * before acts that give power (auth/step-up.ts).
 */
export const steppedUp = <Result>({ ctx, next }: { ctx: Proven; next: () => Result }): Result => {
  assertProven(ctx.session, ctx.clock());
  return next();
};

/**
 * Lets a person on who showed a credential again since this session was opened, else `step_up_required`: a login alone is not
 * enough for what outlives it.
 */
export const shownAgain = <Result>({ ctx, next }: { ctx: Proven; next: () => Result }): Result => {
  assertShownAgain(ctx.session, ctx.clock());
  return next();
};

/** An office is for whom mails reach: `email_unproven` where the deployment sends some and the address was never shown to be theirs. */
const inOffice = (...roles: readonly Role[]) =>
  only(...roles).use(({ ctx, next }) => {
    if (ctx.post.enabled && ctx.session.duties.emailUnproven) throw new AppError('email_unproven');
    return next({ ctx });
  });

/** Those who look after accounts. What admin may not touch is decided in the write. */
export const accountsProcedure = inOffice('admin', 'toor');

/** Who answers for the whole service. */
export const toorProcedure = inOffice('toor');
