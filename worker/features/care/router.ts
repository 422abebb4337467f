import * as z from 'zod';
import { AppError, ISSUE } from '../../../src/shared/errors.ts';
import { type DoubtedPet, medicineDoubts, unconfirmed } from '../../../src/shared/medicine-doubts.ts';
import {
  careOutput,
  consentInput,
  consentOutput,
  endConsentInput,
  type PrescribeInput,
  prescribeInput,
  prescriptionOutput,
  problemInput,
  problemOutput,
  voidPrescriptionInput,
} from '../../../src/shared/schemas/care.ts';
import { petIdInput } from '../../../src/shared/schemas/record.ts';
import { today } from '../../../src/shared/time.ts';
import { filesProcedure, ownerProcedure, router } from '../../trpc.ts';
import { readCare } from './queries.ts';
import { endConsent, noteConsent, prescribe, saveProblem, voidPrescription, type Why } from './writes.ts';

const writing = filesProcedure.use(({ ctx, next }) =>
  next({ ctx: { writer: { clinicId: ctx.clinicId, userId: ctx.user.id, name: ctx.user.name, now: ctx.clock() } } }),
);

/** The broken rule behind what was not written. `signing`: it takes a licence. `last`: what it is when nothing else is broken. */
const brokenRule = (why: Why, signing: boolean, last: AppError): AppError => {
  if (!why.known) return new AppError('patient_not_found');
  if (why.isClosed) return new AppError('clinic_is_closed');
  if (!why.isOpen) return new AppError('file_closed');
  return signing && !why.signs ? new AppError('licence_needed') : last;
};
const stands = () => new AppError('invalid', { issues: [{ path: 'id', message: ISSUE.record_stands }] });

/** The broken rule of a fórmula that whoever signs has not read as it must be read. */
const unread = (input: PrescribeInput, patient: DoubtedPet): AppError => {
  if (patient.allergies !== input.allergies)
    return new AppError('allergies_unread', { details: { current: patient.allergies } });
  const doubts = input.isSure ? [] : medicineDoubts(input.items, patient);
  if (doubts.length === 0) return stands();
  return new AppError('invalid', {
    issues: doubts.map(({ item, text }) => ({
      path: `items.${item}.name`,
      message: unconfirmed(text),
    })),
  });
};

const refuseFuture = (path: string, date: string | null, now: number) => {
  if (date !== null && date > today(now))
    throw new AppError('invalid', { issues: [{ path, message: ISSUE.date_future }] });
};

/** What stands beside the entries of a history: problems, fórmulas, consents (product.md, Clinical history and carné). */
export const careRouter = router({
  /** Of an owner's pet, from every clinic. */
  ofPet: ownerProcedure
    .input(petIdInput)
    .output(careOutput)
    .query(async ({ ctx, input }) => {
      const care = await readCare(ctx.db, { side: 'owner', id: ctx.user.id }, input.petId);
      if (!care) throw new AppError('pet_not_found');
      return care;
    }),

  /** Of a patient, from this clinic. */
  ofPatient: filesProcedure
    .input(petIdInput)
    .output(careOutput)
    .query(async ({ ctx, input }) => {
      const care = await readCare(ctx.db, { side: 'clinic', id: ctx.clinicId }, input.petId);
      if (!care) throw new AppError('patient_not_found');
      return care;
    }),

  saveProblem: writing
    .input(problemInput)
    .output(problemOutput)
    .mutation(async ({ ctx, input }) => {
      refuseFuture('since', input.since, ctx.clock());
      refuseFuture('resolvedOn', input.resolvedOn, ctx.clock());
      const { problem, why } = await saveProblem(ctx.db, ctx.writer, input);
      if (problem) return problem;
      const changed = new AppError('problem_changed');
      throw brokenRule(
        why,
        true,
        input.version !== null ? changed : why.full ? new AppError('problems_full') : stands(),
      );
    }),

  /** Signs a fórmula; it takes a licence on file, and names no medicine of special control. */
  prescribe: writing
    .input(prescribeInput)
    .output(prescriptionOutput)
    .mutation(async ({ ctx, input }) => {
      const { prescription, patient, why } = await prescribe(ctx.db, ctx.writer, input);
      if (!prescription) throw brokenRule(why, true, patient ? unread(input, patient) : stands());
      return prescription;
    }),

  voidPrescription: writing
    .input(voidPrescriptionInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const { done, why } = await voidPrescription(ctx.db, ctx.writer, input.id, input.reason);
      if (!done)
        throw why.known ? brokenRule(why, true, new AppError('care_not_found')) : new AppError('care_not_found');
    }),

  noteConsent: writing
    .input(consentInput)
    .output(consentOutput)
    .mutation(async ({ ctx, input }) => {
      refuseFuture('agreedOn', input.agreedOn, ctx.clock());
      const { consent, why } = await noteConsent(ctx.db, ctx.writer, input);
      if (!consent) throw brokenRule(why, false, stands());
      return consent;
    }),

  endConsent: writing
    .input(endConsentInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      if (!(await endConsent(ctx.db, ctx.writer, input.id, input.reason))) throw new AppError('care_not_found');
    }),
});
