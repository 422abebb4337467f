// Longer than 200 lines: the owner’s and the clinic’s doors to one history, which they write by the same rules.
import * as z from 'zod';
import { AppError, ISSUE } from '../../../src/shared/errors.ts';
import { MAX_EXPORTED } from '../../../src/shared/limits.ts';
import {
  carneOutput,
  grantInput,
  historyOutput,
  petDueOutput,
  shareIdInput,
  shareInput,
  shareMade,
} from '../../../src/shared/schemas/carne.ts';
import { allergiesOutput, allergyAnswerInput, patientFileOutput } from '../../../src/shared/schemas/patient-file.ts';
import {
  type CorrectionInput,
  clinicCorrectionInput,
  clinicRecordInput,
  draftIdInput,
  draftInput,
  ownerCorrectionInput,
  ownerRecordInput,
  petIdInput,
  type RecordInput,
  type RecordsInput,
  recordDraftOutput,
  recordOutput,
  recordsInput,
  recordsOutput,
  versionsInput,
  versionsOutput,
  withdrawInput,
} from '../../../src/shared/schemas/record.ts';
import { today } from '../../../src/shared/time.ts';
import { newToken } from '../../auth/sessions.ts';
import type { Db } from '../../db/client.ts';
import { filesProcedure, ownerProcedure, publicProcedure, router, steppedUp } from '../../trpc.ts';
import { answerAllergies } from './allergies.ts';
import { giveGrant, readCarne, readHistory, revokeGrant } from './carne.ts';
import { removeDraft, saveDraft } from './drafts.ts';
import { readFile } from './file.ts';
import { listRecords, listVersions } from './history.ts';
import { findOwnerDue, type Reader, selectPlanActs } from './queries.ts';
import { correctionError, proposedDue, toRecord, withdrawalError, writeError } from './rules.ts';
import { insertShare, revokeShare } from './shares.ts';
import { withdrawRecord } from './withdraw.ts';
import { correctRecord, insertRecord, isFuture, type Writer } from './writes.ts';

const list = async (db: Db, reader: Reader, input: RecordsInput) => {
  const page = await listRecords(db, reader, input);
  if (!page) throw new AppError(reader.side === 'owner' ? 'pet_not_found' : 'patient_not_found');
  return { rows: page.rows.map(toRecord), next: page.next };
};

const versions = async (db: Db, reader: Reader, rootId: string) => {
  const rows = await listVersions(db, reader, rootId);
  if (rows.length === 0) throw new AppError('record_not_found');
  return rows.map(toRecord);
};

const refuseFuture = (date: string, now: number) => {
  if (isFuture(date, now)) throw new AppError('invalid', { issues: [{ path: 'date', message: ISSUE.date_future }] });
};

const write = async (db: Db, writer: Writer, input: RecordInput) => {
  refuseFuture(input.date, writer.now);
  const { record, facts } = await insertRecord(db, writer, input);
  if (!record) throw writeError(facts, writer.reader.side, input);
  return toRecord(record);
};

const correct = async (db: Db, writer: Writer, input: CorrectionInput) => {
  refuseFuture(input.date, writer.now);
  const { record, facts, stands } = await correctRecord(db, writer, input);
  if (!record) throw correctionError(facts, input, stands && toRecord(stands));
  return toRecord(record);
};

const owning = ownerProcedure.use(({ ctx, next }) => {
  const reader: Reader = { side: 'owner', id: ctx.user.id };
  return next({ ctx: { reader, writer: { reader, userId: ctx.user.id, name: '', now: ctx.clock() } } });
});

const treating = filesProcedure.use(({ ctx, next }) => {
  const reader: Reader = { side: 'clinic', id: ctx.clinicId };
  return next({ ctx: { reader, writer: { reader, userId: ctx.user.id, name: ctx.user.name, now: ctx.clock() } } });
});

/** The clinical history and carné of an owner's pets. */
export const recordsRouter = router({
  list: owning
    .input(recordsInput)
    .output(recordsOutput)
    .query(({ ctx, input }) => list(ctx.db, ctx.reader, input)),

  versions: owning
    .input(versionsInput)
    .output(versionsOutput)
    .query(({ ctx, input }) => versions(ctx.db, ctx.reader, input.rootId)),

  create: owning
    .input(ownerRecordInput)
    .output(recordOutput)
    .mutation(({ ctx, input }) => write(ctx.db, ctx.writer, input)),

  correct: owning
    .input(ownerCorrectionInput)
    .output(recordOutput)
    .mutation(({ ctx, input }) => correct(ctx.db, ctx.writer, input)),

  /** What is and will be due of all pets. */
  due: owning.output(z.array(petDueOutput)).query(({ ctx }) => findOwnerDue(ctx.db, ctx.user.id, today(ctx.clock()))),

  carne: owning
    .input(petIdInput)
    .output(carneOutput)
    .query(async ({ ctx, input }) => {
      const carne = await readCarne(ctx.db, ctx.user.id, input.petId, today(ctx.clock()));
      if (!carne) throw new AppError('pet_not_found');
      return carne;
    }),

  /** Everything, with every version, for a file: it leaves the house, so its person shows who they are. */
  history: owning
    .use(steppedUp)
    .input(petIdInput)
    .output(historyOutput)
    .query(async ({ ctx, input }) => {
      const found = await readHistory(ctx.db, ctx.user.id, input.petId);
      if (!found) throw new AppError('pet_not_found');
      return { pet: found.pet, records: found.rows.map(toRecord), isCut: found.rows.length === MAX_EXPORTED };
    }),

  /** A link to the carné; its address is told this once. Somebody stands at a counter and shows it: no password is asked (0104). */
  share: owning
    .input(shareInput)
    .output(shareMade)
    .mutation(async ({ ctx, input }) => {
      const token = newToken();
      const made = { ...input, id: crypto.randomUUID(), token };
      const { share, isOwner } = await insertShare(
        ctx.db,
        ctx.post,
        { ownerId: ctx.user.id, session: ctx.session.tokenHash },
        made,
        ctx.clock(),
      );
      if (!share) throw new AppError(isOwner ? 'shares_full' : 'pet_not_found');
      return { ...share, path: `/carne/${token}` };
    }),

  revokeShare: owning
    .input(shareIdInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      if (!(await revokeShare(ctx.db, ctx.user.id, input.id, ctx.clock()))) throw new AppError('share_not_found');
    }),

  /** Lets a clinic read what the owner and other clinics wrote, from now on and until it is taken back. */
  grant: owning
    .input(grantInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const { pet, clinic } = await giveGrant(
        { ...ctx, session: ctx.session.tokenHash },
        ctx.user.id,
        input.petId,
        input.clinicId,
        ctx.clock(),
      );
      if (!pet) throw new AppError('pet_not_found');
      if (!clinic) throw new AppError('clinic_not_found');
    }),

  revokeGrant: owning
    .input(grantInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      if (!(await revokeGrant(ctx.db, ctx.user.id, input.petId, input.clinicId, ctx.clock())))
        throw new AppError('pet_not_found');
    }),
});

const planned = z.union([clinicRecordInput, draftInput]);

/**
 * An act of the plan that names no next day gets the plan's: what that follows from comes with the session. What cannot be read
 * is refused after who asks has been looked at, as everywhere.
 */
const proposing = publicProcedure.use(async ({ ctx, getRawInput, next }) => {
  const { data } = planned.safeParse(await getRawInput());
  if (!data?.planKey || data.nextDue) return next({ ctx: { proposed: null } });
  const { petId, planKey } = data;
  const rows = await ctx.alongside((ownClinic) => selectPlanActs(ctx.db, petId, planKey, ownClinic));
  return next({ ctx: { proposed: proposedDue(rows, data, today(ctx.clock())) } });
});

/** The clinical history of a clinic's patients. */
export const clinicRecordsRouter = router({
  file: treating
    .input(petIdInput)
    .output(patientFileOutput)
    .query(async ({ ctx, input }) => {
      const file = await readFile(ctx.db, { clinicId: ctx.clinicId, userId: ctx.user.id }, input.petId, ctx.clock());
      if (!file) throw new AppError('patient_not_found');
      return file;
    }),

  list: treating
    .input(recordsInput)
    .output(recordsOutput)
    .query(({ ctx, input }) => list(ctx.db, ctx.reader, input)),

  versions: treating
    .input(versionsInput)
    .output(versionsOutput)
    .query(({ ctx, input }) => versions(ctx.db, ctx.reader, input.rootId)),

  create: proposing
    .concat(treating)
    .input(clinicRecordInput)
    .output(recordOutput)
    .mutation(({ ctx, input }) => write(ctx.db, ctx.writer, { ...input, nextDue: input.nextDue ?? ctx.proposed })),

  correct: treating
    .input(clinicCorrectionInput)
    .output(recordOutput)
    .mutation(({ ctx, input }) => correct(ctx.db, ctx.writer, input)),

  /** Takes back what was written by mistake; it stays readable as withdrawn, with who and why. */
  withdraw: treating
    .input(withdrawInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const { done, facts } = await withdrawRecord(ctx.db, ctx.writer, input);
      if (!done) throw withdrawalError(facts, input.version);
    }),

  /** What somebody without licence wrote, for one who has it. */
  saveDraft: proposing
    .concat(treating)
    .input(draftInput)
    .output(recordDraftOutput)
    .mutation(async ({ ctx, input }) => {
      refuseFuture(input.date, ctx.writer.now);
      const { draft, facts, full } = await saveDraft(ctx.db, ctx.writer, {
        ...input,
        nextDue: input.nextDue ?? ctx.proposed,
      });
      if (draft) return draft;
      if (full && input.version === null) throw new AppError('drafts_full');
      throw writeError(facts, 'clinic', { ...input, draft: input.version }, false);
    }),

  removeDraft: treating
    .input(draftIdInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const { removed, stands } = await removeDraft(ctx.db, ctx.writer, input);
      if (removed) return;
      if (stands === undefined) throw new AppError('record_not_found');
      throw new AppError(stands === input.version ? 'draft_of_other' : 'draft_changed');
    }),

  /** The desk's answer where nobody had one; the owner's own stays. */
  answerAllergies: filesProcedure
    .input(allergyAnswerInput)
    .output(allergiesOutput)
    .mutation(({ ctx, input }) =>
      answerAllergies(ctx.db, { clinicId: ctx.clinicId, actorId: ctx.user.id, now: ctx.clock() }, input),
    ),
});
