// Longer than 200 lines: each form of the settings has its procedure, and who may send which stands side by side.
import * as z from 'zod';
import { CONTRACT_VERSION } from '../../../src/shared/contract.ts';
import { AppError, ISSUE } from '../../../src/shared/errors.ts';
import { holidayName } from '../../../src/shared/holidays.ts';
import {
  blockAdded,
  blockInput,
  bookableInput,
  clinicAgendasInput,
  clinicCoreKept,
  clinicCoreOutput,
  clinicDataInput,
  clinicHoursInput,
  clinicListingInput,
  clinicPricesInput,
  clinicRulesInput,
  clinicSettingsOutput,
  clinicTextInput,
  closedOutput,
  closeInput,
  contractInput,
  holidayInput,
  holidayOutput,
  idInput,
  planInput,
  planOfInput,
  retentionInput,
  weeklyBlockAdded,
  weeklyBlockInput,
} from '../../../src/shared/schemas/clinic.ts';
import { today, wallTime } from '../../../src/shared/time.ts';
import { creation } from '../../idempotency.ts';
import {
  admittedProcedure,
  clinicProcedure,
  publicProcedure,
  router,
  steppedUp,
  titularProcedure,
  treatingProcedure,
} from '../../trpc.ts';
import { seatsOr, selectStored, updateAgendas } from './agendas.ts';
import { closeClinic } from './closing.ts';
import { acceptContract } from './contract.ts';
import { memberProcedures } from './member-procedures.ts';
import { readSettings } from './queries.ts';
import { hoursSuit, isOutside, isOversold, publishedPrices, settingsError } from './rules.ts';
import {
  insertBlock,
  insertWeeklyBlock,
  removeBlock,
  removePlan,
  removeText,
  savePlan,
  saveText,
  updateBookable,
  updateCore,
  updateHoliday,
} from './writes.ts';

type Member = { clinicId: string; user: { id: string }; clock: () => number };
const editorOf = ({ clinicId, user, clock }: Member) => ({ clinicId, actorId: user.id, now: clock() });

/** Prices and plans, which reception leaves to the others; the procedure knows who edits which clinic, and when. */
const pricing = treatingProcedure.use(({ ctx, next }) => next({ ctx: { editor: editorOf(ctx) } }));

/** The rest of what a clinic shows or says: a login that waits for a titular's yes leaves all of it alone. */
const opening = admittedProcedure.use(({ ctx, next }) => next({ ctx: { editor: editorOf(ctx) } }));

/** The agendas that there are come with the session: which seats are left follows from them. */
const naming = publicProcedure
  .use(async ({ ctx, next }) => {
    const stored = await ctx.alongside((ownClinic) => selectStored(ctx.db, ownClinic, ctx.clock()));
    return next({ ctx: { stored } });
  })
  .concat(titularProcedure);

/** A clinic's own settings. Changes of its row name the version that the form shows. */
export const clinicSettingsRouter = router({
  get: clinicProcedure.output(clinicSettingsOutput).query(async ({ ctx }) => ({
    ...(await readSettings(ctx.db, ctx.clinicId, ctx.clock())),
    memberRole: ctx.session.memberRole ?? 'recepcion',
  })),

  /** Name, telephone and address: where people call and go. */
  updateData: opening
    .input(clinicDataInput)
    .output(clinicCoreOutput)
    .mutation(async ({ ctx, ctx: { editor }, input: { version, ...data } }) => {
      const { done, core } = await updateCore(ctx, editor, { version, part: 'data', set: data });
      if (!done) throw settingsError(core, { version });
      return core;
    }),

  /** Visits that stand outside the new hours, or in a pause, stay: `kept`. */
  updateHours: opening
    .input(clinicHoursInput)
    .output(clinicCoreKept)
    .mutation(async ({ ctx, ctx: { editor }, input: { version, ...week } }) => {
      const { hours } = week;
      const when = hoursSuit(hours);
      const change = { version, part: 'hours', set: week } as const;
      const { done, core, kept } = await updateCore(ctx, editor, change, { when, outside: isOutside });
      if (!done) throw settingsError(core, { version, hours });
      return { ...core, kept };
    }),

  /** Visits of slots that hold more than the new capacity stay: `kept`. */
  updateRules: opening
    .input(clinicRulesInput)
    .output(clinicCoreKept)
    .mutation(async ({ ctx, ctx: { editor }, input: { version, capacity, ...rules } }) => {
      const outside = isOversold(editor.clinicId, capacity);
      const change = { version, part: 'rules', set: { ...rules, capacity: seatsOr(capacity) } } as const;
      const { done, core, kept } = await updateCore(ctx, editor, change, { outside });
      if (!done) throw settingsError(core, { version });
      return { ...core, kept };
    }),

  /** Visits that are now in no agenda stay: `kept`. */
  updateAgendas: naming
    .input(clinicAgendasInput)
    .output(clinicCoreKept)
    .mutation(async ({ ctx, input: { version, agendas } }) => {
      const { done, full, core, kept } = await updateAgendas(ctx, editorOf(ctx), version, {
        asked: agendas,
        stored: ctx.stored,
      });
      if (full) throw new AppError('agendas_full');
      if (!done) throw settingsError(core, { version });
      return { ...core, kept };
    }),

  updatePrices: pricing
    .input(clinicPricesInput)
    .output(clinicCoreOutput)
    .mutation(async ({ ctx, ctx: { editor }, input: { version, prices, priceIva } }) => {
      const set = { prices: publishedPrices(prices), ...(priceIva && { priceIva }) };
      const { done, core } = await updateCore(ctx, editor, { version, part: 'prices', set });
      if (!done) throw settingsError(core, { version });
      return core;
    }),

  /** What the public directory says of it, and whether it stands there. */
  updateListing: opening
    .input(clinicListingInput)
    .output(clinicCoreOutput)
    .mutation(async ({ ctx, ctx: { editor }, input: { version, allHours, ...listing } }) => {
      const set = { ...listing, allHoursAt: allHours ? editor.now : null };
      const { done, core } = await updateCore(ctx, editor, { version, part: 'listing', set });
      if (!done) throw settingsError(core, { version });
      return core;
    }),

  setBookable: opening
    .input(bookableInput)
    .output(clinicCoreOutput)
    .mutation(async ({ ctx: { db, post, editor }, input: { version, isBookable } }) => {
      const { done, core } = await updateBookable(db, post, editor, version, isBookable);
      if (!done) throw settingsError(core, { version, isBookable });
      return core;
    }),

  /** How long what a law makes it keep stays blocked (worker/features/blocked). */
  updateRetention: titularProcedure
    .input(retentionInput)
    .output(clinicCoreOutput)
    .mutation(async ({ ctx, input: { version, years } }) => {
      const change = { version, part: 'retention', set: { retentionYears: years } } as const;
      const { done, core } = await updateCore(ctx, editorOf(ctx), change);
      if (!done) throw settingsError(core, { version });
      return core;
    }),

  /** Its titular accepts the processing contract in the clinic's name. */
  acceptContract: titularProcedure
    .input(contractInput)
    .output(clinicCoreOutput)
    .mutation(async ({ ctx, input: { contract } }) => {
      if (contract !== CONTRACT_VERSION) throw new AppError('contract_changed');
      const core = await acceptContract(ctx.db, editorOf(ctx));
      if (core.closedAt !== null) throw new AppError('clinic_is_closed');
      return core;
    }),

  /** Takes hours out of the agenda. Sold visits in them stay: `kept`. */
  addBlock: opening
    .input(blockInput)
    .output(blockAdded)
    .mutation(async ({ ctx, ctx: { editor }, input }) => {
      if (input.endsAt <= wallTime(editor.now))
        throw new AppError('invalid', { issues: [{ path: 'endsAt', message: ISSUE.date_past }] });
      const made = await creation(ctx, editor.clinicId, 'clinicSettings.addBlock', input);
      const { done, core, kept } = await insertBlock(ctx, editor, made, input);
      if (!done) throw new AppError(core.closedAt === null ? 'blocks_full' : 'clinic_is_closed');
      return { id: made.id, ...input, kept };
    }),

  /** Takes hours out of every week. Sold visits in them stay: `kept`. */
  addWeeklyBlock: opening
    .input(weeklyBlockInput)
    .output(weeklyBlockAdded)
    .mutation(async ({ ctx, ctx: { editor }, input }) => {
      if (input.untilDate !== null && input.untilDate < today(editor.now))
        throw new AppError('invalid', { issues: [{ path: 'untilDate', message: ISSUE.date_past }] });
      const made = await creation(ctx, editor.clinicId, 'clinicSettings.addWeeklyBlock', input);
      const { done, core, kept } = await insertWeeklyBlock(ctx, editor, made, input);
      if (!done) throw new AppError(core.closedAt === null ? 'blocks_full' : 'clinic_is_closed');
      return { id: made.id, ...input, kept };
    }),

  removeBlock: opening
    .input(idInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      if (!(await removeBlock(ctx, ctx.editor, id))) throw new AppError('block_not_found');
    }),

  /** Opens on a holiday to come, or closes again; sold visits of a day that closes stay: `kept`. */
  setHoliday: opening
    .input(holidayInput)
    .output(holidayOutput)
    .mutation(async ({ ctx, ctx: { editor }, input: { date, isOpen } }) => {
      const message = date < today(editor.now) ? ISSUE.date_past : holidayName(date) ? null : ISSUE.not_a_holiday;
      if (message) throw new AppError('invalid', { issues: [{ path: 'date', message }] });
      return { date, isOpen, kept: await updateHoliday(ctx, editor, date, isOpen) };
    }),

  savePlan: pricing
    .input(planInput)
    .output(z.void())
    .mutation(async ({ ctx: { db, editor }, input: { species, items } }) => {
      await savePlan(db, editor, species, items);
    }),

  /** Back to the default plan of the guides. */
  resetPlan: pricing
    .input(planOfInput)
    .output(z.void())
    .mutation(async ({ ctx: { db, editor }, input: { species } }) => {
      await removePlan(db, editor.clinicId, species);
    }),

  saveText: opening
    .input(clinicTextInput)
    .output(idInput)
    .mutation(async ({ ctx, ctx: { db, editor }, input }) => {
      const made = await creation(ctx, editor.clinicId, 'clinicSettings.saveText', input);
      const id = await saveText(db, editor, made, input);
      if (id === null) throw new AppError(input.id === null ? 'texts_full' : 'text_not_found');
      return { id };
    }),

  removeText: opening
    .input(idInput)
    .output(z.void())
    .mutation(async ({ ctx: { db, editor }, input: { id } }) => {
      if (!(await removeText(db, editor.clinicId, id))) throw new AppError('text_not_found');
    }),

  ...memberProcedures,

  /** Closes the clinic for good. The name is typed again, so that nobody does it by a slip. */
  close: titularProcedure
    .use(steppedUp)
    .input(closeInput)
    .output(closedOutput)
    .mutation(async ({ ctx, input }) => {
      const editor = editorOf(ctx);
      const { version } = input;
      const { done, cancelled, core } = await closeClinic(ctx.db, ctx.post, editor, input);
      if (!done && core.closedAt === null && core.version === version)
        throw new AppError('invalid', { issues: [{ path: 'name', message: ISSUE.name_again }] });
      if (!done) throw settingsError(core, { version });
      return { closedAt: editor.now, cancelled };
    }),
});
