import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import { mayHoldLicence } from '../../../src/shared/member-roles.ts';
import {
  licenceCheckInput,
  licenceInput,
  memberIdInput,
  memberInput,
  memberLinkOutput,
  memberOutput,
  memberRoleInput,
} from '../../../src/shared/schemas/clinic.ts';
import { assertOwnWay } from '../../auth/given-way.ts';
import { admittedProcedure, filesProcedure, shownAgain, steppedUp, titularProcedure } from '../../trpc.ts';
import { checkLicence, declareLicence } from './licences.ts';
import { insertMember, listMembers, removeMember, renewMemberLink, updateMemberRole } from './members.ts';

/** Titular procedures know who governs which clinic, and when. Nobody governs themselves. */
const governing = titularProcedure.use(({ ctx, next }) =>
  next({ ctx: { editor: { clinicId: ctx.clinicId, actorId: ctx.user.id, now: ctx.clock() } } }),
);

/** What gives somebody power in the clinic, or takes them out of it: it outlives the session, so the login alone is not enough (decision 0315). */
const empowering = governing.use(shownAgain);

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

  /** One's own licence: with it one signs, so whoever types it shows who they are. */
  declareLicence: filesProcedure
    .use(steppedUp)
    .input(licenceInput)
    .output(z.array(memberOutput))
    .mutation(async ({ ctx, input: { number } }) => {
      const editor = { clinicId: ctx.clinicId, actorId: ctx.user.id, now: ctx.clock() };
      const members = await declareLicence(ctx.db, editor, number);
      const own = members.find(({ userId }) => userId === editor.actorId);
      if (own?.licence?.number !== number || !mayHoldLicence(own.memberRole)) throw new AppError('not_for_reception');
      return members;
    }),

  /** A titular says that they looked the number up in the professional register. Their own, too: nobody else of a small clinic can. */
  checkLicence: empowering
    .input(licenceCheckInput)
    .output(z.array(memberOutput))
    .mutation(async ({ ctx: { db, editor, user }, input }) => {
      const members = await checkLicence(db, editor, { ...input, name: user.name });
      const holder = members.find(({ userId }) => userId === input.userId);
      if (!holder) throw new AppError('member_not_found');
      if (holder.licence?.number !== input.number || !holder.licence.checked) throw new AppError('licence_changed');
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
