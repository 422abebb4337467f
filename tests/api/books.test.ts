// Longer than 200 lines: charges, deposits, cash, invoices and the price list of one book.
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { invoiceDocument } from '../../src/shared/schemas/charge.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { bookEntries } from '../../worker/db/schema/books.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aClinic, anAppointment, aPet, aUser } from '../support/builders.ts';
import { chargeOf } from '../support/charges.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { bindings, mutate, NOW, query, TODAY, world } from '../support/world.ts';

/** A practice whose visits are charged as they end. */
const aDesk = async () => {
  const practice = await aPractice({ capacity: 9 });
  let seat = 0;
  const charge = async (body: ReturnType<typeof chargeOf>, token = practice.theirs) => {
    seat += 1;
    const { id } = await anAppointment(world, {
      ...practice,
      startsAt: '2026-11-25T08:30',
      seat,
      status: 'in_progress',
      pet: await aPet(world, practice.owner),
    });
    const { data } = await mutate('visits.setStatus', { id, version: 1, act: 'complete', charge: body }, { token });
    expect(data).toMatchObject({ status: 'completed' });
    return id;
  };
  await anAppointment(world, { ...practice, startsAt: '2026-11-24T08:30', status: 'completed' });
  const cash = async (day = TODAY, token = practice.theirs) => (await query('books.cash', { day }, { token })).data;
  return { ...practice, charge, cash };
};
const line = (more: object) => ({ ...chargeOf(10_000).items[0], ...more });

describe('a charge', () => {
  test('adds up its lines, holds the IVA within them, and leaves owed what was not paid', async () => {
    const { charge, theirs } = await aDesk();
    const items = [
      line({ name: 'Consulta', unitCop: 70_000, iva: 'excluido' }),
      line({
        name: 'Concentrado',
        quantity: 3,
        unitCop: 20_000,
        iva: '19',
        discountCop: 500,
        discountReason: 'Empaque roto',
      }),
    ];
    const id = await charge({ items, paid: { cash: 50_000, wallet: 60_000 } } as never);
    const { data: visit } = await query('visits.get', { id }, { token: theirs });
    expect(visit).toMatchObject({ chargeCop: 129_500, balance: -19_500, charges: [{ number: 1, items }] });
    const { data: receipt } = await query('books.receipt', { id: visit.charges[0].id }, { token: theirs });
    expect(receipt).toMatchObject({
      entry: { number: 1, totalCop: 129_500, ownerName: 'Ana Gómez' },
      balance: -19_500,
    });
    const { data: balances } = await query('books.balances', undefined, { token: theirs });
    expect(balances).toMatchObject({ isCut: false, rows: [{ ownerName: 'Ana Gómez', cop: -19_500 }] });
  });

  test('says by field what is wrong, and nothing is written', async () => {
    const { theirs, ...practice } = await aPractice();
    const { id } = await anAppointment(world, { ...practice, startsAt: '2026-11-25T08:30', status: 'in_progress' });
    const complete = (charge: object) =>
      mutate('visits.setStatus', { id, version: 1, act: 'complete', charge }, { token: theirs });
    for (const [charge, path] of [
      [{ items: [], paid: {} }, 'charge.items'],
      [{ items: [line({ name: ' ' })], paid: {} }, 'charge.items.0.name'],
      [{ items: [line({ quantity: 0 })], paid: {} }, 'charge.items.0.quantity'],
      [{ items: [line({ iva: '16' })], paid: {} }, 'charge.items.0.iva'],
      [{ items: [line({ discountCop: 20_000, discountReason: 'x' })], paid: {} }, 'charge.items.0.discountCop'],
      [{ items: [line({ discountCop: 20 })], paid: {} }, 'charge.items.0.discountReason'],
      [{ items: [line({})], paid: { cash: 10_001 } }, 'charge.paid'],
      [{ items: [line({ quantity: 999, unitCop: 1_000_000 })], paid: {} }, 'charge.items'],
    ] as const) {
      const got = await complete(charge);
      expect([got.status, got.issues.map((issue) => issue.path)]).toEqual([400, [path]]);
    }
    expect(await world.db.select().from(bookEntries)).toEqual([]);
  });

  test('two that are written at once have two numbers in a row', async () => {
    const { charge } = await aDesk();
    await Promise.all([1, 2, 3, 4, 5].map((n) => charge(chargeOf(n * 1000))));
    const numbers = (await world.db.select().from(bookEntries)).map(({ number }) => number);
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  test('is never changed nor taken away, by no statement at all', async () => {
    const { charge } = await aDesk();
    await charge(chargeOf(1000));
    for (const statement of [
      'UPDATE book_entries SET total_cop = 5',
      'DELETE FROM book_entries',
      'REPLACE INTO book_entries SELECT * FROM book_entries',
    ])
      await expect(bindings.DB.prepare(statement).run()).rejects.toThrow('append-only');
  });
});

test('a visit whose charge a version without a book wrote has its rows there all the same', async () => {
  const { theirs, ...practice } = await aPractice();
  const visit = await anAppointment(world, {
    ...practice,
    startsAt: '2026-11-24T08:30',
    status: 'completed',
    chargeCop: 80_000,
    type: 'grooming',
  });
  await world.db.update(appointments).set({ chargeCop: null });
  await world.db.update(appointments).set({ chargeCop: 60_000 });
  const { data } = await query('books.list', { month: '2026-11' }, { token: theirs });
  expect(
    data.rows.map(({ kind, totalCop, paid, items }: never) => [
      kind,
      totalCop,
      (paid as { unnoted: number }).unnoted,
      (items as { name: string }[])[0]?.name,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['charge', 80_000, 80_000, 'Peluquería'],
      ['void', -80_000, -80_000, 'Peluquería'],
      ['charge', 60_000, 60_000, 'Peluquería'],
    ]),
  );
  expect((await query('visits.get', { id: visit.id }, { token: theirs })).data.charges).toHaveLength(2);
});

describe('a deposit', () => {
  test('stands for the person, over all their animals, is there once, and goes back with a reason', async () => {
    const { pet, theirs, charge } = await aDesk();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const input = { petId: pet.id, appointmentId: null, paid: { transfer: 100_000 }, reason: 'Cirugía' };
    const first = await mutate('books.deposit', input, { token: theirs, headers });
    const again = await mutate('books.deposit', input, { token: theirs, headers });
    expect([first.data.number, again.data.id]).toEqual([1, first.data.id]);
    const id = await charge(chargeOf(70_000, {}));
    expect((await query('visits.get', { id }, { token: theirs })).data.balance).toBe(30_000);
    expect((await query('books.ofPatient', { petId: pet.id }, { token: theirs })).data).toMatchObject({
      balance: 30_000,
      entries: [{ kind: 'deposit' }],
    });
    const undo = { id: first.data.id, reason: 'No se operó' };
    expect((await mutate('books.voidDeposit', undo, { token: theirs })).data).toMatchObject({
      kind: 'void',
      voids: 1,
      paid: { transfer: -100_000 },
    });
    expect((await mutate('books.voidDeposit', undo, { token: theirs })).key).toBe('deposit_gone');
    expect((await query('visits.get', { id }, { token: theirs })).data.balance).toBe(-70_000);
  });

  test('is for one’s own patients and visits only', async () => {
    const { pet, theirs } = await aDesk();
    const [clinic, stranger] = [await aClinic(world), await aPet(world, await aUser(world))];
    const far = await anAppointment(world, { pet: stranger, clinic, startsAt: '2026-11-26T08:30' });
    const paid = { cash: 1000 };
    expect(
      (
        await mutate(
          'books.deposit',
          { petId: stranger.id, appointmentId: null, paid, reason: null },
          { token: theirs },
        )
      ).key,
    ).toBe('patient_not_found');
    expect(
      (await mutate('books.deposit', { petId: pet.id, appointmentId: far.id, paid, reason: null }, { token: theirs }))
        .key,
    ).toBe('visit_not_found');
    expect(
      (await mutate('books.deposit', { petId: pet.id, appointmentId: null, paid: {}, reason: null }, { token: theirs }))
        .issues,
    ).toMatchObject([{ path: 'paid' }]);
    expect((await mutate('books.voidDeposit', { id: 'x', reason: 'y' }, { token: theirs })).key).toBe(
      'movement_not_found',
    );
  });
});

describe('the cash of a day', () => {
  test('is closed by person against what was counted; what comes later counts tomorrow', async () => {
    const { charge, cash, clinic, vet, theirs } = await aDesk();
    const desk = await aColleague(clinic);
    await charge(chargeOf(50_000));
    await charge(chargeOf(30_000, { card: 30_000 }));
    const wrong = await charge(chargeOf(20_000), desk.token);
    expect((await cash()).people.map(({ userId, book }: never) => [userId, book])).toEqual(
      expect.arrayContaining([
        [vet.id, 50_000],
        [desk.user.id, 20_000],
      ]),
    );
    const close = (userId: string, more: object, token = theirs) =>
      mutate(
        'books.closeCash',
        { day: TODAY, userId, opening: 10_000, book: 50_000, counted: 60_000, note: null, ...more },
        { token },
      );
    expect((await close(vet.id, {}, desk.token)).key).toBe('titular_only');
    expect((await close(vet.id, { counted: 59_000 })).issues).toMatchObject([{ path: 'note' }]);
    expect((await close(vet.id, { book: 40_000, counted: 50_000 })).key).toBe('cash_changed');
    expect((await close(vet.id, { day: '2026-11-26', book: 0, counted: 10_000 })).key).toBe('day_not_yet');
    expect((await close('nadie', { book: 0, counted: 10_000 })).key).toBe('member_not_found');
    expect((await close(vet.id, { counted: 59_000, note: 'Faltó devuelta' })).status).toBe(200);
    expect((await close(vet.id, {})).key).toBe('day_closed');
    await charge(chargeOf(7000));
    // A wrong charge of the desk is given back by the titular, whose day is over.
    await mutate('visits.voidCharge', { id: wrong, version: 2, reason: 'No era' }, { token: theirs });
    expect((await cash()).people).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          userId: vet.id,
          book: 50_000,
          close: expect.objectContaining({ counted: 59_000, note: 'Faltó devuelta' }),
        }),
        expect.objectContaining({ userId: desk.user.id, book: 20_000, close: null }),
      ]),
    );
    vi.setSystemTime(NOW + DAY_MS);
    expect((await cash('2026-11-26')).people).toMatchObject([{ userId: vet.id, book: 7000 - 20_000 }]);
  });
});

describe('what is handed over for invoices', () => {
  test('holds each charge once; what is voided before is left out, what is voided after comes as a credit', async () => {
    const { charge, theirs } = await aDesk();
    const kept = await charge(chargeOf(119_000, {}));
    const wrong = await charge(chargeOf(5000));
    await charge(chargeOf(0));
    await mutate('visits.voidCharge', { id: wrong, version: 2, reason: 'No era' }, { token: theirs });
    expect((await query('books.deliveries', undefined, { token: theirs })).data).toEqual({ pending: 1, rows: [] });
    const { data: first } = await mutate('books.deliver', undefined, { token: theirs });
    expect(first.documents.map((one: unknown) => invoiceDocument.parse(one))).toMatchObject([
      {
        kind: 'charge',
        number: 1,
        credits: null,
        customer: { name: 'Ana Gómez' },
        totals: { total: 119_000 },
        issuedAt: '2026-11-25T10:00:00-05:00',
      },
    ]);
    expect((await mutate('books.deliver', undefined, { token: theirs })).data).toBeNull();
    await mutate('visits.voidCharge', { id: kept, version: 2, reason: 'Se cobró a otro' }, { token: theirs });
    const { data: second } = await mutate('books.deliver', undefined, { token: theirs });
    expect(second.documents).toMatchObject([{ kind: 'credit', number: 5, credits: 1, reason: 'Se cobró a otro' }]);
    expect((await query('books.delivery', { id: first.id }, { token: theirs })).data).toEqual(first);
    const other = await aColleague(await aClinic(world), 'titular');
    expect((await query('books.delivery', { id: first.id }, { token: other.token })).key).toBe('movement_not_found');
  });
});

test('the price list keeps one service a name', async () => {
  const { theirs } = await aPractice();
  const rabies = { name: 'Vacuna de rabia', priceCop: 45_000, iva: 'excluido' };
  const { data } = await mutate('books.saveService', rabies, { token: theirs });
  expect((await mutate('books.saveService', rabies, { token: theirs })).key).toBe('service_taken');
  await mutate('books.saveService', { ...rabies, id: data.id, priceCop: 48_000 }, { token: theirs });
  const { data: second } = await mutate('books.saveService', { ...rabies, name: 'Baño', iva: '19' }, { token: theirs });
  expect((await mutate('books.saveService', { ...rabies, id: second.id }, { token: theirs })).key).toBe(
    'service_taken',
  );
  expect((await query('books.services', undefined, { token: theirs })).data).toMatchObject([
    { name: 'Baño' },
    { name: 'Vacuna de rabia', priceCop: 48_000 },
  ]);
  const other = await aColleague(await aClinic(world), 'titular');
  expect((await mutate('books.removeService', { id: data.id }, { token: other.token })).key).toBe('service_not_found');
  await mutate('books.removeService', { id: data.id }, { token: theirs });
  expect((await query('books.services', undefined, { token: theirs })).data).toHaveLength(1);
});

test('an animal that only the book holds stays when its owner goes, without them', async () => {
  const { pet, theirs, owner } = await aDesk();
  await mutate(
    'books.deposit',
    { petId: pet.id, appointmentId: null, paid: { cash: 1000 }, reason: null },
    { token: theirs },
  );
  await world.db.run(sql`DELETE FROM users WHERE id = ${owner.id}`);
  const { data } = await query('books.list', { month: '2026-11' }, { token: theirs });
  expect(data.rows).toMatchObject([{ patientName: 'Nube', ownerName: 'propietario eliminado' }]);
});
