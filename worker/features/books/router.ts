import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import {
  balancesOutput,
  bookEntryOutput,
  bookInput,
  bookOutput,
  cashInput,
  cashOutput,
  closeCashInput,
  deliveriesOutput,
  deliveryInput,
  deliveryOutput,
  depositInput,
  monthInput,
  monthOutput,
  patientBookOutput,
  receiptOutput,
  serviceInput,
  serviceOutput,
  servicesOutput,
  voidEntryInput,
} from '../../../src/shared/schemas/charge.ts';
import {
  closeMonthInput,
  monthDocumentsInput,
  monthDocumentsOutput,
  monthEndOutput,
} from '../../../src/shared/schemas/month-close.ts';
import { today } from '../../../src/shared/time.ts';
import { assertSame, creation } from '../../idempotency.ts';
import { filesProcedure, notReception, router, steppedUp, titularProcedure } from '../../trpc.ts';
import { deliver, listDeliveries, readDelivery } from './deliveries.ts';
import { closeMonth, monthDocuments, readMonthEnd } from './months.ts';
import { addService, changeService, listServices, removeService } from './price-list.ts';
import { listBook, readBalances, readPatientBook, readReceipt } from './queries.ts';
import { closeCash, readCash, readMonth } from './reports.ts';
import type { Writer } from './rules.ts';
import { addDeposit, voidDeposit } from './writes.ts';

type Member = { clinicId: string; user: { id: string }; clock: () => number };
const writerOf = ({ clinicId, user, clock }: Member): Writer => ({ clinicId, actorId: user.id, now: clock() });
const idInput = z.object({ id: z.string().min(1).max(64) });

/** A clinic's book: its rows, balances, cash, price list, and what whoever issues invoices gets. Charges of visits are written by `visits`. */
export const booksRouter = router({
  list: filesProcedure
    .input(bookInput)
    .output(bookOutput)
    .query(({ ctx, input }) => listBook(ctx.db, ctx.clinicId, input)),

  /** A row as its printable proof. */
  receipt: filesProcedure
    .input(idInput)
    .output(receiptOutput)
    .query(async ({ ctx, input: { id } }) => {
      const receipt = await readReceipt(ctx.db, ctx.clinicId, id);
      if (!receipt) throw new AppError('movement_not_found');
      return receipt;
    }),

  /** What each person charged and took: reception has its own cash for that. */
  month: filesProcedure
    .use(notReception)
    .input(monthInput)
    .output(monthOutput)
    .query(({ ctx, input: { month } }) => readMonth(ctx.db, ctx.clinicId, month)),

  balances: filesProcedure.output(balancesOutput).query(({ ctx }) => readBalances(ctx.db, ctx.clinicId)),

  ofPatient: filesProcedure
    .input(z.object({ petId: z.string().min(1).max(64) }))
    .output(patientBookOutput)
    .query(async ({ ctx, input: { petId } }) => {
      const book = await readPatientBook(ctx.db, ctx.clinicId, petId);
      if (!book) throw new AppError('patient_not_found');
      return book;
    }),

  /** Money ahead of a charge, or for what is owed. */
  deposit: filesProcedure
    .input(depositInput)
    .output(bookEntryOutput)
    .mutation(async ({ ctx, input }) => {
      const made = await creation(ctx, ctx.clinicId, 'books.deposit', input);
      const entry = await addDeposit(ctx.db, writerOf(ctx), made, input);
      if (!entry) throw new AppError(input.appointmentId === null ? 'patient_not_found' : 'visit_not_found');
      assertSame(entry.id, made);
      return entry;
    }),

  /** Gives a deposit back, with a reason that stays. */
  voidDeposit: filesProcedure
    .input(voidEntryInput)
    .output(bookEntryOutput)
    .mutation(async ({ ctx, input: { id, reason } }) => {
      const { done, exists } = await voidDeposit(ctx.db, writerOf(ctx), id, reason);
      if (!done) throw new AppError(exists ? 'deposit_gone' : 'movement_not_found');
      return done;
    }),

  cash: filesProcedure
    .input(cashInput)
    .output(cashOutput)
    .query(({ ctx, input: { day } }) => readCash(ctx.db, writerOf(ctx), day)),

  /** Everybody closes their own cash; a titular anybody's. */
  closeCash: filesProcedure
    .input(closeCashInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const writer = writerOf(ctx);
      if (input.userId !== writer.actorId && ctx.session.memberRole !== 'titular') throw new AppError('titular_only');
      if (input.day > today(writer.now)) throw new AppError('day_not_yet');
      const made = await creation(ctx, ctx.clinicId, 'books.closeCash', input);
      const { stands, isClosed, isMember } = await closeCash(ctx.db, writer, made, input);
      if (!stands && !isMember) throw new AppError('member_not_found');
      if (!stands) throw new AppError(isClosed ? 'day_closed' : 'cash_changed');
      assertSame(stands, made);
    }),

  services: filesProcedure.output(servicesOutput).query(({ ctx }) => listServices(ctx.db, ctx.clinicId)),

  saveService: filesProcedure
    .use(notReception)
    .input(serviceInput)
    .output(serviceOutput)
    .mutation(async ({ ctx, input }) => {
      const writer = writerOf(ctx);
      const { id } = input;
      if (id !== undefined) {
        const { service, isTaken } = await changeService(ctx.db, writer, { ...input, id });
        if (!service) throw new AppError('service_not_found');
        if (isTaken) throw new AppError('service_taken');
        return service;
      }
      const made = await creation(ctx, ctx.clinicId, 'books.saveService', input);
      const { service, isTaken } = await addService(ctx.db, writer, made, input);
      if (!service) throw new AppError(isTaken ? 'service_taken' : 'services_full');
      assertSame(service.id, made);
      return service;
    }),

  removeService: filesProcedure
    .use(notReception)
    .input(idInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      if (!(await removeService(ctx.db, ctx.clinicId, id))) throw new AppError('service_not_found');
    }),

  /** What a month comes to, what is open of it, who closed it. */
  monthEnd: titularProcedure
    .input(monthInput)
    .output(monthEndOutput)
    .query(({ ctx, input: { month } }) => readMonthEnd(ctx.db, ctx.clinicId, month)),

  /** Closes a month that is over and hands over what waits; its files are `list` and `monthDocuments`. */
  closeMonth: titularProcedure
    .use(steppedUp)
    .input(closeMonthInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const writer = writerOf(ctx);
      if (input.month >= today(writer.now).slice(0, 7)) throw new AppError('month_not_over');
      const made = await creation(ctx, ctx.clinicId, 'books.closeMonth', input);
      const { stands } = await closeMonth(ctx.db, writer, made, input);
      if (stands !== made.id) throw new AppError(stands ? 'month_closed' : 'month_changed');
    }),

  monthDocuments: titularProcedure
    .input(monthDocumentsInput)
    .output(monthDocumentsOutput)
    .query(({ ctx, input: { month, after } }) => monthDocuments(ctx.db, ctx.clinicId, month, after)),

  deliveries: filesProcedure.output(deliveriesOutput).query(({ ctx }) => listDeliveries(ctx.db, ctx.clinicId)),

  /** Hands over what waits for its invoice; null: nothing does. */
  deliver: filesProcedure
    .use(steppedUp)
    .output(deliveryOutput.nullable())
    .mutation(({ ctx }) => deliver(ctx.db, writerOf(ctx))),

  delivery: filesProcedure
    .input(deliveryInput)
    .output(deliveryOutput)
    .query(async ({ ctx, input: { id } }) => {
      const delivery = await readDelivery(ctx.db, ctx.clinicId, id);
      if (!delivery) throw new AppError('movement_not_found');
      return delivery;
    }),
});
