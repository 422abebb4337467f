// Longer than 200 lines: what may be done with a book, and what must then agree, stand together.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type ChargeItem, IVA_RATES, itemsTotal, METHODS, type Paid, paidTotal } from '../../src/shared/charges.ts';
import { addDays, DAY_MS, today } from '../../src/shared/time.ts';
import { bookBalances, bookEntries, bookPending, cashCloses } from '../../worker/db/schema/books.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { anAppointment, aPet } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { mutate, NOW, query, world } from '../support/world.ts';

const item: fc.Arbitrary<ChargeItem> = fc
  .record({
    name: fc.constantFrom('Control', 'Baño', 'Vacuna'),
    quantity: fc.integer({ min: 1, max: 4 }),
    unitCop: fc.integer({ min: 0, max: 90_000 }),
    iva: fc.constantFrom(...IVA_RATES, null),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ off, ...line }) => {
    const discountCop = off < 0.7 ? 0 : Math.floor(line.quantity * line.unitCop * (off - 0.7));
    return { ...line, discountCop, discountReason: discountCop > 0 ? 'Cliente de años' : null };
  });
/** Parts of what is charged that are paid, by two ways at most. */
const charge = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 3 }),
    ways: fc.tuple(fc.constantFrom(...METHODS), fc.constantFrom(...METHODS)),
    shares: fc.tuple(fc.constantFrom(0, 0.3, 0.5, 1), fc.constantFrom(0, 0.4, 1)),
  })
  .map(({ items, ways, shares }) => {
    const total = itemsTotal(items);
    const first = Math.floor(total * shares[0]);
    const second = Math.floor((total - first) * shares[1]);
    const paid: Paid = { [ways[0]]: first };
    paid[ways[1]] = (paid[ways[1]] ?? 0) + second;
    return { items, paid };
  });
const which = fc.nat(30);
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('charge' as const), by: fc.nat(1), pet: fc.nat(2), charge }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('void' as const), by: fc.nat(1), which }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('correct' as const), by: fc.nat(1), which, charge }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('deposit' as const),
      by: fc.nat(1),
      pet: fc.nat(2),
      way: fc.constantFrom(...METHODS),
      cop: fc.integer({ min: 1, max: 90_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('voidDeposit' as const), by: fc.nat(1), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('close' as const),
      by: fc.nat(1),
      off: fc.integer({ min: -5000, max: 5000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('deliver' as const), by: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('tomorrow' as const) }) },
);

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
/** Moves over a month's end, so that months are parted. */
const START = NOW + 4 * DAY_MS;

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;
type Visit = { id: string; version: number; chargeCop: number | null };

/** A clinic of two people and an owner of three animals, and what was done there so far. */
const aWorld = async () => {
  await freshDatabase();
  vi.setSystemTime(START);
  const { clinic, owner, theirs, vet, pet } = await aPractice({ capacity: 20 });
  const desk = await aColleague(clinic);
  const pets = [pet, await aPet(world, owner), await aPet(world, owner)] as const;
  for (const one of pets)
    await anAppointment(world, { pet: one, clinic, startsAt: '2026-11-20T09:00', status: 'completed' });
  return {
    clinic,
    theirs,
    who: [
      { id: vet.id, token: theirs },
      { id: desk.user.id, token: desk.token },
    ] as const,
    pets,
    visits: [] as Visit[],
    deposits: [] as string[],
    delivered: [] as { kind: string; number: number; totals: { total: number } }[],
    now: START,
  };
};
type Lived = Awaited<ReturnType<typeof aWorld>>;
type Person = Lived['who'][number];
type Doing<Name extends Act['act']> = (lived: Lived, one: Extract<Act, { act: Name }>, by: Person) => Promise<void>;

const charged: Doing<'charge'> = async (lived, one, { token }) => {
  const { clinic, pets, visits, now } = lived;
  const pet = pets[one.pet as 0 | 1 | 2];
  const at = { startsAt: `${today(now)}T09:00`, seat: visits.length };
  const { id } = await anAppointment({ ...world, now }, { pet, clinic, ...at, status: 'in_progress' });
  const input = { id, version: 1, act: 'complete', charge: one.charge };
  const { data } = await mutate('visits.setStatus', input, { token });
  expect(data.chargeCop).toBe(itemsTotal(one.charge.items));
  visits.push(data);
};
/** Voids a charge, or with `more` puts another in its place. */
const mended = async ({ visits }: Lived, which: number, { token }: Person, more?: { charge: object }) => {
  const at = which % (visits.length || 1);
  const visit = visits[at];
  if (!visit) return;
  const input = { id: visit.id, version: visit.version, reason: 'Error', ...more };
  const { data, key } = await mutate(more ? 'visits.correctCharge' : 'visits.voidCharge', input, { token });
  expect(key).toBe(visit.chargeCop === null ? 'charge_gone' : null);
  if (data) visits[at] = data;
};
const closed: Doing<'close'> = async ({ now }, { off }, { id, token }) => {
  const day = today(now);
  const { data } = await query('books.cash', { day }, { token });
  const { book, close } = data.people.find(({ userId }: { userId: string }) => userId === id);
  const counted = Math.max(0, 200_000 + book + off);
  const input = { day, userId: id, opening: 200_000, book, counted, note: 'Se contó' };
  expect((await mutate('books.closeCash', input, { token })).key).toBe(close ? 'day_closed' : null);
};

const DO: { [Name in Act['act']]: Doing<Name> } = {
  charge: charged,
  void: (lived, { which: at }, by) => mended(lived, at, by),
  correct: (lived, { which: at, charge: right }, by) => mended(lived, at, by, { charge: right }),
  deposit: async ({ pets, deposits }, { pet, way, cop }, { token }) => {
    const input = { petId: pets[pet as 0 | 1 | 2].id, appointmentId: null, paid: { [way]: cop }, reason: null };
    deposits.push((await mutate('books.deposit', input, { token })).data.id);
  },
  voidDeposit: async ({ deposits }, { which: at }, { token }) => {
    const id = deposits[at % (deposits.length || 1)];
    if (id) await mutate('books.voidDeposit', { id, reason: 'Error' }, { token });
  },
  close: closed,
  deliver: async ({ delivered }, _, { token }) => {
    delivered.push(...((await mutate('books.deliver', undefined, { token })).data?.documents ?? []));
  },
  tomorrow: async (lived) => {
    lived.now += DAY_MS;
  },
};

type Row = typeof bookEntries.$inferSelect;
const paidOf = (row: Row) =>
  row.cashCop + row.cardCop + row.transferCop + row.walletCop + row.otherCop + row.unnotedCop;
const copOf = (list: readonly { cop: number }[]) => sum(list.map(({ cop }) => cop));
const moneyOf = (list: readonly { paid: Paid }[]) => sum(list.map(({ paid }) => paidTotal(paid)));

/** What visits say, the book says; and the income, the card and the lists of each month. */
const judgeMonths = async ({ theirs: token, now }: Lived, rows: readonly Row[]) => {
  const total = sum(rows.map(({ totalCop }) => totalCop));
  const visits = await world.db.select().from(appointments);
  expect(sum(visits.map(({ chargeCop }) => chargeCop ?? 0))).toBe(total);
  const { data: months } = await query('clinic.income', { until: today(now).slice(0, 7) }, { token });
  expect(copOf(months)).toBe(total);
  const { data: card } = await query('clinic.statistics', undefined, { token });
  expect(card.monthlyIncome).toBe(months.at(-1).cop);
  let received = 0;
  const book: { totalCop: number }[] = [];
  for (const { month, cop } of months.slice(-3)) {
    const { data: people } = await query('books.month', { month }, { token });
    const { data: charges } = await query('clinic.charges', { month, limit: 500 }, { token });
    const { data: list } = await query('books.list', { month, limit: 500 }, { token });
    expect([copOf(people.charged), copOf(charges.rows)]).toEqual([cop, cop]);
    expect(moneyOf(list.rows)).toBe(moneyOf(people.received));
    received += moneyOf(people.received);
    book.push(...list.rows);
  }
  expect([book.length, sum(book.map(({ totalCop }) => totalCop))]).toEqual([rows.length, total]);
  expect(received).toBe(sum(rows.map(paidOf)));
};

/** What is paid less what was charged is what people have open. */
const judgeBalances = async ({ theirs: token, pets }: Lived, rows: readonly Row[]) => {
  const open = sum(rows.map((row) => paidOf(row) - row.totalCop));
  expect(copOf(await world.db.select().from(bookBalances))).toBe(open);
  expect(copOf((await query('books.balances', undefined, { token })).data.rows)).toBe(open);
  expect((await query('books.ofPatient', { petId: pets[0].id }, { token })).data.balance).toBe(open);
};

/** Each peso of cash is in one day of one person, and what was closed stays as it was counted. */
const judgeCash = async ({ theirs: token, who, now }: Lived, rows: readonly Row[]) => {
  const said = new Map<string, number>();
  for (let day = today(START); day <= addDays(today(now), 1); day = addDays(day, 1))
    for (const { userId, book } of (await query('books.cash', { day }, { token })).data.people)
      said.set(userId, (said.get(userId) ?? 0) + book);
  const cashOf = (of: readonly Row[]) => sum(of.map(({ cashCop }) => cashCop));
  for (const { id } of who) expect(said.get(id) ?? 0).toBe(cashOf(rows.filter(({ actorId }) => actorId === id)));
  for (const one of await world.db.select().from(cashCloses)) {
    const those = rows.filter(({ cashDay, actorId }) => cashDay === one.day && actorId === one.userId);
    expect(cashOf(those)).toBe(one.bookCop);
  }
};

/** Charges that stand were handed over or wait; a void is a credit if what it voids was handed over, and then it goes too. */
const judgeInvoices = async ({ delivered }: Lived, rows: readonly Row[]) => {
  const waiting = new Set((await world.db.select().from(bookPending)).map(({ number }) => number));
  const given = new Set(delivered.map(({ number }) => number));
  expect(given.size).toBe(delivered.length);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const voided = new Set(rows.flatMap(({ voids }) => voids ?? []));
  const needs = (row: Row) =>
    row.kind === 'charge' ? row.totalCop > 0 && (given.has(row.number) || !voided.has(row.id)) : row.isCredit;
  for (const row of rows) {
    expect([row.number, waiting.has(row.number) || given.has(row.number)]).toEqual([row.number, needs(row)]);
    expect([row.number, row.isCredit]).toEqual([row.number, given.has(byId.get(row.voids ?? '')?.number ?? 0)]);
  }
  const invoiced = sum(delivered.map(({ kind, totals }) => (kind === 'credit' ? -totals.total : totals.total)));
  const waits = sum(rows.filter(({ number }) => waiting.has(number)).map(({ totalCop }) => totalCop));
  expect(invoiced + waits).toBe(sum(rows.map(({ totalCop }) => totalCop)));
};

test('over random charges, voids, deposits and closes every total agrees with every other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 25 }), async (acts) => {
      const lived = await aWorld();
      for (const one of acts) {
        lived.now += 60_000;
        vi.setSystemTime(lived.now);
        // Each act meets the function of its own name.
        await DO[one.act](lived, one as never, lived.who['by' in one ? (one.by as 0 | 1) : 0]);
      }
      const rows = await world.db.select().from(bookEntries).orderBy(bookEntries.number);
      // Numbers without gaps; each row is what its lines come to.
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
      for (const { kind, items, totalCop } of rows)
        expect(totalCop + 0).toBe((kind === 'void' ? -itemsTotal(items) : itemsTotal(items)) + 0);
      await judgeMonths(lived, rows);
      await judgeBalances(lived, rows);
      await judgeCash(lived, rows);
      await judgeInvoices(lived, rows);
    }),
    { numRuns: 12 },
  );
}, 240_000);
