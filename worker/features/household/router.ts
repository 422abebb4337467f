import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import {
  acceptedOutput,
  acceptInput,
  careLinkMade,
  careTokenInput,
  handOverInput,
  householdOutput,
  inviteInput,
  offerOutput,
  personInput,
} from '../../../src/shared/schemas/household.ts';
import { ownerProcedure, publicProcedure, router, shownAgain } from '../../trpc.ts';
import { acceptLink } from './accept.ts';
import { findOffer, readHousehold } from './queries.ts';
import { type Caller, endLink, endMembership, keepMember, makeLink } from './writes.ts';

const owning = ownerProcedure.use(({ ctx, next }) => {
  const caller: Caller = { db: ctx.db, post: ctx.post, userId: ctx.user.id, now: ctx.clock() };
  return next({ ctx: { caller } });
});

/** The people with whom an owner looks after their animals, and animals that go to another owner. */
export const householdRouter = router({
  get: owning
    .output(householdOutput)
    .query(({ ctx: { caller } }) => readHousehold(caller.db, caller.userId, caller.now)),

  /** A link that lets one person into the household; its address is told this once. */
  invite: owning
    .use(shownAgain)
    .input(inviteInput)
    .output(careLinkMade)
    .mutation(({ ctx: { caller, session }, input: { label } }) =>
      makeLink(caller, session.tokenHash, { petId: null, label }),
    ),

  /** A link by which one animal goes to another owner; until somebody takes it nothing changes. */
  handOver: owning
    .use(shownAgain)
    .input(handOverInput)
    .output(careLinkMade)
    .mutation(({ ctx: { caller, session }, input }) => makeLink(caller, session.tokenHash, input)),

  endLink: owning
    .input(personInput)
    .output(z.void())
    .mutation(async ({ ctx: { caller }, input: { id } }) => {
      if (!(await endLink(caller, id))) throw new AppError('share_not_found');
    }),

  /** What a link offers. A mutation that changes nothing: its token must not stand in an address. */
  look: publicProcedure
    .input(careTokenInput)
    .output(offerOutput)
    .mutation(async ({ ctx, input: { token } }) => {
      const offer = await findOffer(ctx.db, token, ctx.clock());
      if (!offer) throw new AppError('care_link_dead');
      return offer;
    }),

  accept: owning
    .input(acceptInput)
    .output(acceptedOutput)
    .mutation(({ ctx: { caller }, input: { token, agrees } }) => acceptLink({ ...caller, agrees }, token)),

  /** Says that somebody who waits is of the household. It gives what an invitation gives, so it asks for the same. */
  keep: owning
    .use(shownAgain)
    .input(personInput)
    .output(z.void())
    .mutation(async ({ ctx: { caller }, input: { id } }) => {
      if (!(await keepMember(caller, id))) throw new AppError('person_not_here');
    }),

  /** Puts a person out, at once. */
  remove: owning
    .input(personInput)
    .output(z.void())
    .mutation(async ({ ctx: { caller }, input: { id } }) => {
      if (!(await endMembership(caller, { ownerId: caller.userId, memberId: id })))
        throw new AppError('person_not_here');
    }),

  /** Leaves the household of another. */
  leave: owning
    .input(personInput)
    .output(z.void())
    .mutation(async ({ ctx: { caller }, input: { id } }) => {
      if (!(await endMembership(caller, { ownerId: id, memberId: caller.userId })))
        throw new AppError('person_not_here');
    }),
});
