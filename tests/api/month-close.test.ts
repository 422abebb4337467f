import { expect, test, vi } from 'vitest';
import { invoiceDocument } from '../../src/shared/schemas/charge.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { bookDeliveries, monthCloses } from '../../worker/db/schema/books.ts';
import { aClinic, anAppointment, aPet, aSession } from '../support/builders.ts';
import { chargeOf } from '../support/charges.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { bindings, mutate, NOW, query, world } from '../support/world.ts';

const MONTH = '2026-11';
const LATER = NOW + 8 * DAY_MS;
type Document = { kind: string; number: number; credits: number | null; totals: { total: number } };
const net = (documents: Document[]) =>
  documents.reduce((sum, { kind, totals }) => sum + (kind === 'credit' ? -totals.total : totals.total), 0);

/** A practice with charges of November, one voided before it was handed over, one corrected after; and it is December. */
const aMonth = async () => {
  const practice = await aPractice({ capacity: 9 });
  const { owner, vet } = practice;
  let token = practice.theirs;
  let seat = 0;
  const charge = async (cop: number, paid?: object) => {
    const { id } = await anAppointment(world, {
      ...practice,
      startsAt: '2026-11-25T08:30',
      seat: ++seat,
      status: 'in_progress',
      pet: await aPet(world, owner),
    });
    await mutate(
      'visits.setStatus',
      { id, version: 1, act: 'complete', charge: paid ? { ...chargeOf(cop), paid } : chargeOf(cop) },
      { token },
    );
    return id;
  };
  const handed = await charge(119_000, {});
  await mutate('books.deliver', undefined, { token });
  await mutate('visits.voidCharge', { id: handed, version: 2, reason: 'Se cobró a otro' }, { token });
  const wrong = await charge(5000);
  await mutate('visits.voidCharge', { id: wrong, version: 2, reason: 'No era' }, { token });
  const kept = await charge(70_000, { cash: 50_000, wallet: 20_000 });
  const read = async () => (await query('books.monthEnd', { month: MONTH }, { token })).data;
  const close = (openCash: number, more: object = {}, headers = {}) =>
    mutate('books.closeMonth', { month: MONTH, openCash, ...more }, { token, headers });
  const documents = async () =>
    (await query('books.monthDocuments', { month: MONTH }, { token })).data.documents as Document[];
  /** A session of a week ago is over. */
  const inDecember = async () => {
    vi.setSystemTime(LATER);
    token = await aSession(world, vet, { openedAt: LATER });
    return token;
  };
  return { ...practice, kept, read, close, documents, inDecember };
};

test('a month says what is open of it, and closes once: totals, what is handed over, who and when', async () => {
  const { kept, read, close, documents, vet, clinic, inDecember } = await aMonth();
  expect((await close(1)).key).toBe('month_not_over');
  const other = await aColleague(await aClinic(world), 'titular');
  expect((await query('books.monthEnd', { month: MONTH }, { token: other.token })).data).toMatchObject({
    sums: { entries: 0 },
    openCash: [],
    close: null,
  });
  const desk = await aColleague(clinic, 'recepcion');
  expect((await query('books.monthEnd', { month: MONTH }, { token: desk.token })).key).toBe('titular_only');
  const token = await inDecember();
  const before = await read();
  expect(before).toEqual({
    sums: { entries: 5, totalCop: 70_000, paidCop: 70_000, invoicedCop: 70_000 },
    pending: 2,
    openCash: [{ day: '2026-11-25', userId: vet.id, name: vet.name, cop: 50_000 }],
    close: null,
  });
  expect((await close(0)).key).toBe('month_changed');
  expect([await world.db.select().from(monthCloses), (await world.db.select().from(bookDeliveries)).length]).toEqual([
    [],
    1,
  ]);
  expect((await close(1)).key).toBeNull();
  const after = await read();
  expect(after).toMatchObject({ sums: before.sums, pending: 0 });
  expect(after.close).toEqual({ ...before.sums, openCash: 1, at: LATER, by: vet.name });
  expect((await close(1)).key).toBe('month_closed');

  // The two files agree with the close and with each other.
  const held = await documents();
  for (const one of held) invoiceDocument.parse(one);
  expect(held.map(({ kind, number, credits }) => [kind, number, credits])).toEqual([
    ['charge', 1, null],
    ['credit', 2, 1],
    ['charge', 5, null],
  ]);
  expect(net(held)).toBe(after.close.invoicedCop);
  const { data: list } = await query('books.list', { month: MONTH }, { token });
  expect(list.rows.reduce((sum: number, { totalCop }: { totalCop: number }) => sum + totalCop, 0)).toBe(
    after.close.totalCop,
  );

  // What is corrected later is a credit of its own month, and the closed one says what it said.
  await mutate('visits.voidCharge', { id: kept, version: 2, reason: 'Cobrado dos veces' }, { token });
  expect(await read()).toEqual(after);
  expect(await documents()).toEqual(held);
  const { data: next } = await query('books.list', { month: '2026-12' }, { token });
  expect(next.rows).toMatchObject([{ kind: 'void', voids: 5, isCredit: true, totalCop: -70_000 }]);
  for (const statement of ['UPDATE month_closes SET total_cop = 1', 'DELETE FROM month_closes'])
    await expect(bindings.DB.prepare(statement).run()).rejects.toThrow('append-only');
});

test('a close that is sent again closes once; ten at once close it once', async () => {
  const { close, inDecember } = await aMonth();
  await inDecember();
  const headers = { 'idempotency-key': 'el-mismo-cierre' };
  expect([(await close(1, {}, headers)).key, (await close(1, {}, headers)).key]).toEqual([null, null]);
  const all = await Promise.all(Array.from({ length: 10 }, () => close(1)));
  expect(new Set(all.map(({ key }) => key))).toEqual(new Set(['month_closed']));
  expect((await world.db.select().from(monthCloses)).length).toBe(1);
});

test('whose charge it is has their document in both files, where the clinic noted it', async () => {
  const { documents, close, inDecember } = await aMonth();
  await bindings.DB.prepare(
    `INSERT INTO clinic_owner_cards (clinic_id, user_id, document, updated_at) SELECT e.clinic_id, p.owner_id, '1020304050', 1 FROM book_entries e JOIN pets p ON p.id = e.pet_id LIMIT 1`,
  ).run();
  const token = await inDecember();
  await close(1);
  expect(await documents()).toMatchObject([{ customer: { document: '1020304050' } }, {}, {}]);
  const { data } = await query('books.list', { month: MONTH }, { token });
  expect(data.rows[0].ownerDocument).toBe('1020304050');
});
