// Longer than 200 lines: who may do what with a clinic's clients and codes, side by side.
import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import {
  addClientPetInput,
  allowMailsInput,
  claimCodeInput,
  claimCodeOutput,
  correctClientInput,
  findPatientsInput,
  liveCodeOutput,
  patientRowOutput,
  patientRowsOutput,
  redeemInput,
  redeemOutput,
  registerClientInput,
} from '../../../src/shared/schemas/client.ts';
import {
  eraseClientInput,
  mergeInput,
  mergeOutput,
  mergePreviewInput,
  mergePreviewOutput,
  personOutput,
  saveCardInput,
} from '../../../src/shared/schemas/client-card.ts';
import { thisMonth } from '../../../src/shared/time.ts';
import { creation } from '../../idempotency.ts';
import { filesProcedure, ownerProcedure, router, steppedUp, titularProcedure } from '../../trpc.ts';
import { checkBirth, petRow } from '../pets/rules.ts';
import { redeemCode } from './claim.ts';
import { findCode, issueCode, revokeCode } from './codes.ts';
import { correctClient } from './correct.ts';
import { eraseClient } from './erase.ts';
import { allowMails } from './mails.ts';
import { mergeClients, unmergeClients } from './merge.ts';
import { previewMerge } from './merge-preview.ts';
import { readPerson, saveCard } from './people.ts';
import { findPatients } from './queries.ts';
import { addClientPet, registerClient } from './writes.ts';

/** Clinic procedures know who acts for which clinic, and when. */
const acting = filesProcedure.use(({ ctx, next }) =>
  next({ ctx: { actor: { clinicId: ctx.clinicId, actorId: ctx.user.id, now: ctx.clock() } } }),
);

/** A clinic's patients and the people without an account whom it registers (product.md, Own clients). */
export const clientsRouter = router({
  find: filesProcedure
    .input(findPatientsInput)
    .output(patientRowsOutput)
    .query(({ ctx, input }) => findPatients(ctx.db, ctx.clinicId, input, ctx.clock())),

  /** A person and their first pet. A client with the same phone or e-mail refuses it: `client_exists`. */
  register: acting
    .input(registerClientInput)
    .output(patientRowOutput)
    .mutation(async ({ ctx, input: { client, pet, anyway } }) => {
      const { actor } = ctx;
      const [made, madePet] = await Promise.all([
        creation(ctx, ctx.user.id, 'clients.register', { client, pet }),
        creation(ctx, ctx.user.id, 'clients.register.pet', { client, pet }),
      ]);
      const row = { ...petRow(madePet.id, pet, ctx.user.id, thisMonth(actor.now), actor.now) };
      const done = await registerClient(ctx.db, actor, made, client, row, anyway);
      if (done.patient) return done.patient;
      if (done.isClosed) throw new AppError('clinic_is_closed');
      throw done.isFull && (anyway || done.alike.length === 0)
        ? new AppError('clients_full')
        : new AppError('client_exists', { details: { found: done.alike } });
    }),

  addPet: acting
    .input(addClientPetInput)
    .output(patientRowOutput)
    .mutation(async ({ ctx, input }) => {
      const { actor } = ctx;
      const made = await creation(ctx, ctx.user.id, 'clients.addPet', input);
      const row = petRow(made.id, input.pet, ctx.user.id, thisMonth(actor.now), actor.now);
      const patient = await addClientPet(ctx.db, actor, input.clientId, row);
      if (!patient) throw new AppError('client_not_found');
      return patient;
    }),

  /** What was written down wrong, or was not asked, of an own client and their animal. */
  correct: acting
    .input(correctClientInput)
    .output(patientRowOutput)
    .mutation(async ({ ctx, input }) => {
      checkBirth(input.birthMonth, thisMonth(ctx.actor.now));
      const { done, patient } = await correctClient(ctx.db, ctx.actor, input);
      if (!patient?.clientId) throw new AppError('client_not_found');
      if (!done) throw new AppError('client_changed');
      return patient;
    }),

  /** Whoever brings a patient: their animals, what they owe, what the clinic noted. */
  person: acting
    .input(claimCodeInput)
    .output(personOutput)
    .query(async ({ ctx, input: { petId } }) => {
      const person = await readPerson(ctx.db, ctx.clinicId, petId, ctx.actor.now);
      if (!person) throw new AppError('patient_not_found');
      return person;
    }),

  saveCard: acting
    .input(saveCardInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const { done, exists } = await saveCard(ctx.db, ctx.actor, input);
      if (!done) throw new AppError(exists ? 'client_changed' : 'patient_not_found');
    }),

  /** Two clients that may be one person: what would go where. */
  previewMerge: acting
    .input(mergePreviewInput)
    .output(mergePreviewOutput)
    .query(async ({ ctx, input: { from, into } }) => {
      if (from === into) throw new AppError('clients_same');
      const preview = await previewMerge(ctx.db, ctx.clinicId, from, into);
      if (!preview) throw new AppError('client_not_found');
      return preview;
    }),

  merge: acting
    .input(mergeInput)
    .output(mergeOutput)
    .mutation(async ({ ctx, input }) => {
      const { done, exist } = await mergeClients(ctx.db, ctx.actor, input);
      if (!done) throw new AppError(exist ? 'client_changed' : 'client_not_found');
      return done;
    }),

  undoMerge: acting
    .input(z.object({ id: claimCodeInput.shape.petId }))
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      const { done, exists } = await unmergeClients(ctx.db, ctx.actor, id);
      if (!done) throw new AppError(exists ? 'merge_gone' : 'client_not_found');
    }),

  /** A person who wants to be forgotten: their data go, what a law makes the clinic keep stays without them, and blocked. */
  erase: titularProcedure
    .use(steppedUp)
    .input(eraseClientInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const actor = { clinicId: ctx.clinicId, actorId: ctx.user.id, now: ctx.clock() };
      const { done, found } = await eraseClient(ctx.db, actor, input);
      if (done) return;
      if (!found) throw new AppError('client_not_found');
      throw new AppError(found.busy ? 'client_has_visits' : 'client_changed');
    }),

  /** How and when the client of an animal authorised mails about their visits. */
  allowMails: acting
    .input(allowMailsInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const isNoted = await allowMails(ctx.db, ctx.actor, input);
      if (!isNoted) throw new AppError(isNoted === null ? 'client_not_found' : 'client_mails_refused');
    }),

  /** A one-time code on paper, or in the clinic's own message: who brings it takes the pet over. It ends an earlier one. */
  issueCode: acting
    .input(claimCodeInput)
    .output(claimCodeOutput)
    .mutation(async ({ ctx, input: { petId } }) => {
      const issued = await issueCode(ctx.db, ctx.actor, petId);
      if (!issued) throw new AppError('client_not_found');
      return issued;
    }),

  /** Whether a code of this animal still serves. */
  findCode: acting
    .input(claimCodeInput)
    .output(liveCodeOutput)
    .query(async ({ ctx, input: { petId } }) => {
      const { own, live } = await findCode(ctx.db, ctx.actor, petId);
      if (!own) throw new AppError('client_not_found');
      return live ?? null;
    }),

  /** Takes a code back that nobody used: whoever holds it takes nothing over. */
  revokeCode: acting
    .input(claimCodeInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { petId } }) => {
      if (!(await revokeCode(ctx.db, ctx.actor, petId))) throw new AppError('client_not_found');
    }),
});

/** The other side of a code: nothing is shown before it is redeemed. */
export const claimsRouter = router({
  redeem: ownerProcedure
    .input(redeemInput)
    .output(redeemOutput)
    .mutation(async ({ ctx, input: { code } }) => {
      const pet = await redeemCode(ctx.db, code, ctx.user.id, ctx.network, ctx.clock());
      if (!pet) throw new AppError('code_invalid');
      return pet;
    }),
});
