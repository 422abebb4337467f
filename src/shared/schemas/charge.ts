// Longer than 200 lines: a clinic's book, its papers and files speak of the same rows.
import * as z from 'zod';
import { ENTRY_KINDS, IVA_RATES, itemsTotal, METHODS, paidTotal } from '../charges.ts';
import { MAX_COP, MAX_ITEMS, MAX_PAGE, MAX_QUANTITY, TEXT } from '../limits.ts';
import { copAmount } from './cop.ts';
import { calendarDate } from './date.ts';
import { MAX_CURSOR, pageOf } from './page.ts';
import { optionalLine, requiredLine } from './text.ts';

const rowId = z.string().min(1).max(64);

/** A line of a charge as it is sent. Prices include their IVA. */
export const chargeItem = z
  .object({
    name: requiredLine(TEXT.service),
    quantity: z
      .int('Escribe la cantidad con un número entero.')
      .min(1, 'Mínimo 1.')
      .max(MAX_QUANTITY, `Máximo ${MAX_QUANTITY}.`),
    unitCop: copAmount('precio'),
    iva: z.enum(IVA_RATES).nullable(),
    discountCop: copAmount('descuento'),
    discountReason: optionalLine(TEXT.reason),
  })
  .superRefine((item, { addIssue }) => {
    if (item.discountCop > item.quantity * item.unitCop)
      addIssue({ code: 'custom', path: ['discountCop'], message: 'El descuento no puede pasar del valor.' });
    if (item.discountCop > 0 && item.discountReason === null)
      addIssue({ code: 'custom', path: ['discountReason'], message: 'Escribe por qué se descuenta.' });
  });

/** Pesos by method; a missing one is nothing. */
const paid = z.partialRecord(z.enum(METHODS), copAmount('pago'));

/** What is charged and what of it is paid now; the rest stays owed. */
export const chargeBody = z
  .object({
    items: z.array(chargeItem).min(1, 'Agrega lo que se cobra.').max(MAX_ITEMS, `Máximo ${MAX_ITEMS} renglones.`),
    paid,
  })
  .superRefine(({ items, paid: by }, { addIssue }) => {
    const total = itemsTotal(items);
    if (total > MAX_COP)
      addIssue({
        code: 'custom',
        path: ['items'],
        message: `Un cobro máximo es ${MAX_COP.toLocaleString('es-CO')} pesos.`,
      });
    if (paidTotal(by) > Math.max(total, 0))
      addIssue({ code: 'custom', path: ['paid'], message: 'Lo pagado pasa del total. Anota lo que sobra como abono.' });
  });
export type ChargeBody = z.output<typeof chargeBody>;

/** Pesos by method of a row of the book, signed; a void has them negative. */
const paidOutput = z.object({
  cash: z.int(),
  card: z.int(),
  transfer: z.int(),
  wallet: z.int(),
  other: z.int(),
  unnoted: z.int(),
});
export const itemOutput = z.object({
  name: z.string(),
  quantity: z.int(),
  unitCop: z.int(),
  iva: z.enum(IVA_RATES).nullable(),
  discountCop: z.int(),
  discountReason: z.string().nullable(),
});

/** A row of a clinic's book. `at` is ms UTC; `actorName` null: nobody knows any more. */
export const bookEntryOutput = z.object({
  id: z.string(),
  number: z.int(),
  kind: z.enum(ENTRY_KINDS),
  appointmentId: z.string().nullable(),
  petId: z.string(),
  patientName: z.string(),
  ownerName: z.string(),
  items: z.array(itemOutput),
  totalCop: z.int(),
  paid: paidOutput,
  /** Why it was voided; of a deposit what it is for. */
  reason: z.string().nullable(),
  at: z.int(),
  actorName: z.string().nullable(),
  /** Of a void, the number that it takes back; of what was voided, the number of its void. */
  voids: z.int().nullable(),
  voidedBy: z.int().nullable(),
  isCredit: z.boolean(),
  /** Handed over to whoever issues the invoice. */
  isDelivered: z.boolean(),
});
export type BookEntry = z.output<typeof bookEntryOutput>;

export const monthInput = z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Elige un mes.') });
/** The book of one month (Bogotá), newest first. */
export const bookInput = monthInput.extend({
  limit: z.int().min(1).max(MAX_PAGE).default(50),
  cursor: z.string().max(MAX_CURSOR).optional(),
});
export type BookInput = z.output<typeof bookInput>;
/** `ownerDocument`: cédula or another one, where the clinic noted it. */
const listedEntry = bookEntryOutput.extend({ ownerDocument: z.string().nullable() });
export type ListedEntry = z.output<typeof listedEntry>;
export const bookOutput = pageOf(listedEntry);

/**
 * What a month came to, by person. `charged`: charges that stand of visits completed in it, as Income counts them, by who charged.
 * `received`: money that came in less what was given back in it, by who took it. `actorId` null: nobody knows.
 */
export const monthOutput = z.object({
  charged: z.array(
    z.object({ actorId: z.string().nullable(), name: z.string().nullable(), cop: z.int(), visits: z.int() }),
  ),
  received: z.array(z.object({ actorId: z.string().nullable(), name: z.string().nullable(), paid: paidOutput })),
});
export type MonthByPerson = z.output<typeof monthOutput>;

/** Money for a patient: ahead of what will be charged, or for what is owed. */
export const depositInput = z.object({
  petId: rowId,
  /** The visit that it is for; null: none in particular. */
  appointmentId: rowId.nullable(),
  paid: paid
    .refine((by) => paidTotal(by) > 0, 'Escribe cuánto se recibió.')
    .refine((by) => paidTotal(by) <= MAX_COP, `Un abono máximo es ${MAX_COP.toLocaleString('es-CO')} pesos.`),
  reason: optionalLine(TEXT.reason),
});
export type DepositInput = z.output<typeof depositInput>;
export const voidEntryInput = z.object({ id: rowId, reason: requiredLine(TEXT.reason) });

/** A row of the book as a paper: with the clinic, and whoever brings the animal. */
export const receiptOutput = z.object({
  entry: bookEntryOutput,
  clinic: z.object({ name: z.string(), city: z.string(), address: z.string(), phone: z.string() }),
  /** What the animal's people have paid ahead (above 0) or owe (below), COP, now. */
  balance: z.int(),
});
export type Receipt = z.output<typeof receiptOutput>;

/** What people have paid ahead or owe; with the animals of whom it comes. */
export const balancesOutput = z.object({
  rows: z.array(
    z.object({
      ownerName: z.string(),
      ownerPhone: z.string().nullable(),
      cop: z.int(),
      pets: z.array(z.object({ id: z.string(), name: z.string(), cop: z.int() })),
    }),
  ),
  /** There are more animals with something open than were read. */
  isCut: z.boolean(),
});
export type Balances = z.output<typeof balancesOutput>;

/** A patient's account with the clinic, newest first, and what all animals of its people come to. */
export const patientBookOutput = z.object({ balance: z.int(), entries: z.array(bookEntryOutput) });

export const cashInput = z.object({ day: calendarDate });
/** A person's cash of a day. `book`: what the book says came in less what went out, COP. */
export const cashOutput = z.object({
  day: z.string(),
  people: z.array(
    z.object({
      userId: z.string(),
      name: z.string(),
      book: z.int(),
      close: z
        .object({
          opening: z.int(),
          counted: z.int(),
          note: z.string().nullable(),
          at: z.int(),
          by: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
});
export type Cash = z.output<typeof cashOutput>;
/** Counting a person's cash. `book` is what the person saw the book say. */
export const closeCashInput = z
  .object({
    day: calendarDate,
    userId: rowId,
    opening: copAmount('valor'),
    book: z.int(),
    counted: copAmount('valor'),
    note: optionalLine(TEXT.reason),
  })
  .superRefine(({ opening, book, counted, note }, { addIssue }) => {
    if (counted !== opening + book && note === null)
      addIssue({ code: 'custom', path: ['note'], message: 'Escribe por qué sobra o falta.' });
  });
export type CloseCashInput = z.output<typeof closeCashInput>;

export const serviceInput = z.object({
  /** Missing: a new one. */
  id: rowId.optional(),
  name: requiredLine(TEXT.service),
  priceCop: copAmount('precio'),
  iva: z.enum(IVA_RATES),
});
export type ServiceInput = z.output<typeof serviceInput>;
export const serviceOutput = z.object({ id: z.string(), name: z.string(), priceCop: z.int(), iva: z.enum(IVA_RATES) });
export type Service = z.output<typeof serviceOutput>;
/** The price list: services, and the IVA of the prices by type of visit. */
export const servicesOutput = z.array(serviceOutput);

/** A charge or its credit for whoever issues the invoice (docs/invoice-data.md). Amounts in whole pesos; IVA is within the prices. */
export const invoiceDocument = z.object({
  format: z.literal('patas-y-plumas/cobro/1'),
  notice: z.string(),
  kind: z.enum(['charge', 'credit']),
  number: z.int(),
  /** Of a credit: the charge that it takes back whole, and why. */
  credits: z.int().nullable(),
  reason: z.string().nullable(),
  /** RFC 3339 with Bogotá's offset. */
  issuedAt: z.string(),
  clinic: z.object({ name: z.string(), city: z.string(), address: z.string(), phone: z.string() }),
  /** `document`: cédula or another one, where the clinic noted it. */
  customer: z.object({
    name: z.string(),
    document: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  patient: z.object({ name: z.string(), species: z.string() }),
  items: z.array(itemOutput.extend({ base: z.int(), ivaCop: z.int(), total: z.int() })),
  totals: z.object({ base: z.int(), iva: z.int(), total: z.int() }),
  paid: paidOutput.omit({ unnoted: true }),
});
export type InvoiceDocument = z.output<typeof invoiceDocument>;
const delivery = z.object({ id: z.string(), at: z.int(), by: z.string().nullable(), entries: z.int() });
export const deliveriesOutput = z.object({
  /** Rows that wait, at most one more than a handing-over takes. */
  pending: z.int(),
  rows: z.array(delivery),
});
export const deliveryInput = z.object({ id: rowId });
/** Null: nothing waited. */
export const deliveryOutput = z.object({ id: z.string(), at: z.int(), documents: z.array(invoiceDocument) });
export type Delivery = z.output<typeof deliveryOutput>;
