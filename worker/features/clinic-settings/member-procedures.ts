import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import {
  memberIdInput,
  memberInput,
  memberLinkOutput,
  memberOutput,
  memberRoleInput,
} from '../../../src/shared/schemas/clinic.ts';
import { assertOwnWay } from '../../auth/given-way.ts';
import { admittedProcedure, steppedUp, titularProcedure } from '../../trpc.ts';
import { insertMember, listMembers, removeMember, renewMemberLink, updateMemberRole } from './members.ts';

/** Titular procedures know who governs which clinic, and when. Nobody governs themselves. */
const governing = titularProcedure.use(({ ctx, next }) =>
  next({ ctx: { editor: { clinicId: ctx.clinicId, actorId: ctx.user.id, now: ctx.clock() } } }),
);

/** What gives somebody power in the clinic, or takes them out of it. */
const empowering = governing.use(steppedUp);

/** What gives somebody a place there. Not for who came by the administration themselves. */
const placing = empowering.use(async ({ ctx, next }) => {
  await assertOwnWay(ctx);
  return next({ ctx });
});

/** The people of a clinic: all whom it let in see them, the titular decides (product.md, Clinics and appointments). */
export const memberProcedures = {
  listMembers: admittedProcedure.output(z.array(memberOutput)).query(({ ctx }) => listMembers(ctx.db, ctx.clinicId)),

  /** A new account of the clinic, and the one-time link with which its person sets the password. */
  addMember: placing
    .input(memberInput)
    .output(memberLinkOutput)
    .mutation(async ({ ctx: { db, post, editor }, input }) => {
      const { link, why } = await insertMember(db, post, editor, input);
      if (!link) throw new AppError(why);
      return link;
    }),

  /** Another link, for who lost the first one before using it. */
  renewMemberLink: placing
    .input(memberIdInput)
    .output(memberLinkOutput)
    .mutation(async ({ ctx: { db, post, editor }, input: { userId } }) => {
      const link = await renewMemberLink(db, post, editor, userId);
      if (!link) throw new AppError('member_not_found');
      return link;
    }),

  /** The role that a member has already changes nothing. */
  setMemberRole: placing
    .input(memberRoleInput)
    .output(z.array(memberOutput))
    .mutation(async ({ ctx: { db, editor }, input: { userId, memberRole } }) => {
      if (userId === editor.actorId) throw new AppError('self_forbidden');
      const members = await updateMemberRole(db, editor, userId, memberRole);
      if (!members.some((member) => member.userId === userId && member.memberRole === memberRole))
        throw new AppError('member_not_found');
      return members;
    }),

  removeMember: empowering
    .input(memberIdInput)
    .output(z.void())
    .mutation(async ({ ctx: { db, post, editor }, input: { userId } }) => {
      if (userId === editor.actorId) throw new AppError('self_forbidden');
      if (!(await removeMember(db, post, editor, userId))) throw new AppError('member_not_found');
    }),
};
