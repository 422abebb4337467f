import * as z from 'zod';
import { invoiceDocument, monthInput } from './charge.ts';

/** What a month of the book comes to, COP: its rows, their total, the money that came less what went, and what is invoiced of it. */
const sums = { entries: z.int(), totalCop: z.int(), paidCop: z.int(), invoicedCop: z.int() };
/** The end of a month. `sums` is what the book says now, which after a close stays: later corrections are rows of later months. */
export const monthEndOutput = z.object({
  sums: z.object(sums),
  /** Charges of then or before that wait for their invoice: closing hands them over. */
  pending: z.int(),
  /** Cash that nobody counted, by day and person. */
  openCash: z.array(z.object({ day: z.string(), userId: z.string(), name: z.string().nullable(), cop: z.int() })),
  /** Null: the month is open. `openCash` is how many of the above there were. */
  close: z.object({ ...sums, openCash: z.int(), at: z.int(), by: z.string().nullable() }).nullable(),
});
export type MonthEnd = z.output<typeof monthEndOutput>;
/** `openCash` is what the person saw open. */
export const closeMonthInput = monthInput.extend({ openCash: z.int().min(0) });
export type CloseMonthInput = z.output<typeof closeMonthInput>;

/** The documents of a month, by number. `after` is the last number of the page before. */
export const monthDocumentsInput = monthInput.extend({ after: z.int().min(0).default(0) });
export const monthDocumentsOutput = z.object({
  documents: z.array(invoiceDocument),
  /** Where the next page begins; null: that was the last. */
  next: z.int().nullable(),
});
