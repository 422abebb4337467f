import { initTRPC } from '@trpc/server';
import { AppError } from '../src/shared/errors.ts';
import type { Role } from '../src/shared/roles.ts';
import type { Context } from './context.ts';
import { errorData, problemOf, trpcErrorOf } from './edge/problem.ts';

const t = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter: ({ shape, error, ctx }) => {
    const problem = problemOf(error);
    return { ...shape, message: problem.message, data: errorData(problem, ctx?.requestId) };
  },
});

export const { router, createCallerFactory } = t;

/** Anybody. Broken rules get the catalogue's status here, once for all procedures. */
export const publicProcedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof AppError) throw trpcErrorOf(result.error.cause);
  return result;
});

/** Anybody signed in, whatever the role. */
export const memberProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const viewer = await ctx.viewer();
  if (!viewer) throw new AppError('unauthorized');
  return next({ ctx: { ...ctx, session: viewer, user: viewer.user } });
});

const only = (...roles: readonly Role[]) =>
  memberProcedure.use(({ ctx, next }) => {
    if (!roles.includes(ctx.user.role)) throw new AppError('forbidden');
    return next({ ctx });
  });

/** Pet owners. */
export const ownerProcedure = only('user');

/** Members of a clinic; `clinicId` is theirs. */
export const clinicProcedure = only('business').use(({ ctx, next }) => {
  const { clinicId } = ctx.session;
  if (!clinicId) throw new AppError('clinic_incomplete');
  return next({ ctx: { ...ctx, clinicId } });
});

/** The titular of a clinic: looks after its members, and closes it. */
export const titularProcedure = clinicProcedure.use(({ ctx, next }) => {
  if (ctx.session.memberRole !== 'titular') throw new AppError('titular_only');
  return next({ ctx });
});

/** Those who look after accounts. What admin may not touch is decided in the write. */
export const accountsProcedure = only('admin', 'toor');

/** Who answers for the whole service. */
export const toorProcedure = only('toor');
