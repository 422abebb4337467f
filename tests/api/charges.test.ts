import { expect, test, vi } from 'vitest';
import { clinicVisitOutput } from '../../src/shared/schemas/visit.ts';
import { bookEntries } from '../../worker/db/schema/books.ts';
import { aClinic, anAppointment } from '../support/builders.ts';
import { chargeOf } from '../support/charges.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { mutate, NOW, query, world } from '../support/world.ts';

/** A visit that is over, charged as it ended by the vet. */
const aChargedVisit = async () => {
  const practice = await aPractice();
  const { pet, clinic, theirs } = practice;
  const { id } = await anAppointment(world, { pet, clinic, startsAt: '2026-11-25T08:30', status: 'in_progress' });
  await mutate('visits.setStatus', { id, version: 1, act: 'complete', charge: chargeOf(905_000) }, { token: theirs });
  const desk = await aColleague(clinic, 'veterinario');
  const income = async () => {
    const { data: months } = await query('clinic.income', { until: '2026-11' }, { token: theirs });
    const { data: panel } = await query('clinic.panel', undefined, { token: theirs });
    return [months.at(-1).cop, panel.figures.monthlyIncome];
  };
  const undo = (version: number, token = desk.token) =>
    mutate('visits.voidCharge', { id, version, reason: 'Sobró un cero' }, { token });
  return { ...practice, id, desk, income, undo };
};

test('a wrong charge is voided with a reason, leaves the income, and the visit is charged again', async () => {
  const { id, theirs, desk, income, undo } = await aChargedVisit();
  expect(await income()).toEqual([905_000, 905_000]);
  vi.setSystemTime(NOW + 60_000);
  const { status, data } = await undo(2);
  expect([status, data]).toEqual([200, expect.objectContaining({ status: 'completed', chargeCop: null, version: 3 })]);
  expect(await income()).toEqual([0, 0]);
  const { data: list } = await query('clinic.charges', { month: '2026-11' }, { token: theirs });
  expect(list.rows).toMatchObject([{ cop: 0, voided: { cop: 905_000, reason: 'Sobró un cero' } }]);

  const again = await mutate('visits.charge', { id, version: 3, charge: chargeOf(90_500) }, { token: theirs });
  expect(again.data).toMatchObject({ chargeCop: 90_500, version: 4 });
  expect(await income()).toEqual([90_500, 90_500]);
  const visit = clinicVisitOutput.parse((await query('visits.get', { id }, { token: theirs })).data);
  expect(visit.charges).toMatchObject([
    { cop: 905_000, at: NOW, voided: { at: NOW + 60_000, actorName: desk.user.name, reason: 'Sobró un cero' } },
    { cop: 90_500, voided: null },
  ]);
  // Nothing was changed or erased: the rows add up to what is charged.
  const rows = await world.db.select().from(bookEntries);
  expect(rows.map(({ totalCop }) => totalCop).toSorted((a, b) => a - b)).toEqual([-905_000, 90_500, 905_000]);
});

test('two people who void the same charge at once void it once', async () => {
  const { theirs, undo } = await aChargedVisit();
  const answers = await Promise.all([undo(2), undo(2, theirs), undo(2)]);
  expect(answers.map(({ key }) => key).toSorted()).toEqual([null, 'visit_changed', 'visit_changed'].toSorted());
  expect(await world.db.select().from(bookEntries)).toHaveLength(2);
});

test('needs a reason, a charge, and the clinic of the visit', async () => {
  const { id, theirs, undo } = await aChargedVisit();
  expect((await mutate('visits.voidCharge', { id, version: 2, reason: ' ' }, { token: theirs })).status).toBe(400);
  expect((await mutate('visits.charge', { id, version: 2, charge: chargeOf(5) }, { token: theirs })).key).toBe(
    'charge_stands',
  );
  const other = await aColleague(await aClinic(world), 'titular');
  expect((await undo(2, other.token)).key).toBe('visit_not_found');
  expect((await mutate('visits.charge', { id, version: 2, charge: chargeOf(5) }, { token: other.token })).key).toBe(
    'visit_not_found',
  );
  await undo(2);
  expect((await undo(3)).key).toBe('charge_gone');
});

test('three presses mend a wrong charge: what was wrong stays, with its void, and the numbers have no gap', async () => {
  const { id, theirs, desk, income } = await aChargedVisit();
  vi.setSystemTime(NOW + 60_000);
  const mend = { id, version: 2, reason: 'Sobró un cero', charge: chargeOf(90_500, { card: 90_500 }) };
  const { data } = await mutate('visits.correctCharge', mend, { token: desk.token });
  expect(data).toMatchObject({ chargeCop: 90_500, version: 3 });
  expect(await income()).toEqual([90_500, 90_500]);
  const { data: book } = await query('books.list', { month: '2026-11' }, { token: theirs });
  expect(book.rows).toMatchObject([
    { number: 3, kind: 'charge', totalCop: 90_500, paid: { card: 90_500 }, voids: null, voidedBy: null },
    { number: 2, kind: 'void', totalCop: -905_000, paid: { cash: -905_000 }, voids: 1, reason: 'Sobró un cero' },
    { number: 1, kind: 'charge', totalCop: 905_000, voidedBy: 2 },
  ]);
  // Whoever attended it stays who charged it; the money went through both hands.
  const { data: month } = await query('books.month', { month: '2026-11' }, { token: theirs });
  expect(month.charged).toMatchObject([{ cop: 90_500, visits: 1 }]);
  expect(month.charged[0].actorId).not.toBe(desk.user.id);
  expect(month.received).toHaveLength(2);
  // Sent again it is told that the visit changed: nothing is doubled.
  expect((await mutate('visits.correctCharge', mend, { token: theirs })).key).toBe('visit_changed');
  expect(await world.db.select().from(bookEntries)).toHaveLength(3);
});
