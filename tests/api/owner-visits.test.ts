// Longer than 200 lines: every act of an owner on a visit, one scene for all.
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { ownerVisitWithEvents, visitDetails } from '../../src/shared/schemas/appointment.ts';
import { instantOf } from '../../src/shared/time.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { clinics } from '../../worker/db/schema/clinics.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aClinic, anAppointment, aPet, aSession, aUser } from '../support/builders.ts';
import { aPractice, type Practice } from '../support/clinic.ts';
import { mutate, query, send, world } from '../support/world.ts';

const FRIDAY = '2026-11-27';

const aVisit = ({ pet, clinic }: Practice, has: Partial<Parameters<typeof anAppointment>[1]> = {}) =>
  anAppointment(world, { pet, clinic, startsAt: `${FRIDAY}T10:00`, ...has });
const rowOf = async (id: string) => (await world.db.select().from(appointments).where(eq(appointments.id, id)))[0];
const move = (token: string, id: string, date: string, version = 1) =>
  mutate('appointments.move', { id, version, date }, { token });
const cancel = (token: string, id: string, version = 1) =>
  mutate('appointments.cancel', { id, version, reason: 'Viajamos' }, { token });

describe('an owner’s visit', () => {
  test('tells its clinic, its state and its history', async () => {
    const practice = await aPractice();
    const { clinic, mine, theirs, pet } = practice;
    const input = { petId: pet.id, clinicId: clinic.id, date: `${FRIDAY}T10:00`, type: 'checkup', notes: 'Cojea' };
    const { data: booked } = await mutate('appointments.create', input, { token: mine });
    await mutate('visits.setStatus', { id: booked.id, version: 1, act: 'confirm' }, { token: theirs });
    await move(mine, booked.id, `${FRIDAY}T11:00`, 2);
    const { data } = await query('appointments.get', { id: booked.id }, { token: mine });
    expect(ownerVisitWithEvents.parse(data)).toEqual(data);
    expect(data).toMatchObject({
      petName: 'Nube',
      clinicName: clinic.name,
      clinicPhone: clinic.phone,
      clinicAddress: clinic.address,
      clinicCity: 'Bogotá',
      clinicState: 'open',
      date: `${FRIDAY}T11:00`,
      status: 'pending',
      version: 3,
      moveHold: null,
      cancelHold: null,
      isShortNotice: false,
    });
    const at = instantOf('2026-11-25T10:00');
    const still = { at, movedFrom: null, movedTo: null, reason: null, who: null };
    expect(data.events).toEqual([
      { ...still, by: 'owner', status: 'pending' },
      { ...still, by: 'clinic', status: 'confirmed' },
      { ...still, by: 'owner', status: 'pending', movedFrom: `${FRIDAY}T10:00`, movedTo: `${FRIDAY}T11:00` },
    ]);
    const stranger = await aSession(world, await aUser(world));
    expect((await query('appointments.get', { id: booked.id }, { token: stranger })).key).toBe('visit_not_found');
  });

  test('says why it can no longer be moved or cancelled', async () => {
    const practice = await aPractice({ takesEmergencies: true, capacity: 9 });
    const at = (has: object) => aVisit(practice, has);
    // It is Wednesday 25, 10:00; the clinic asks for two hours.
    const cases = [
      [await at({ startsAt: '2026-11-25T12:00' }), null, null, false],
      [await at({ startsAt: '2026-11-25T11:30' }), 'late_move', null, true],
      [await at({ startsAt: '2026-11-25T11:00', type: 'emergency' }), null, null, false],
      [await at({ startsAt: '2026-11-25T10:00', status: 'confirmed' }), 'visit_started', 'visit_started', false],
      [
        await at({ startsAt: '2026-11-25T10:30', status: 'confirmed', arrivedAt: 5 }),
        'visit_started',
        'visit_started',
        false,
      ],
      [await at({ startsAt: '2026-11-25T09:30', status: 'in_progress' }), 'visit_started', 'visit_started', false],
      [await at({ startsAt: '2026-11-20T09:30', status: 'completed' }), 'visit_over', 'visit_over', false],
      [await at({ startsAt: '2026-12-20T09:30', status: 'cancelled' }), 'visit_over', 'visit_over', false],
      [await at({ startsAt: '2026-11-20T10:30', status: 'no_show' }), 'visit_over', 'visit_over', false],
    ] as const;
    const { data } = await query('appointments.list', undefined, { token: practice.mine });
    for (const [visit, moveHold, cancelHold, isShortNotice] of cases) {
      const row = data.rows.find(({ id }: { id: string }) => id === visit.id);
      expect([visit.startsAt, row.moveHold, row.cancelHold, row.isShortNotice]).toEqual([
        visit.startsAt,
        moveHold,
        cancelHold,
        isShortNotice,
      ]);
      // Tomorrow: an emergency moves no further.
      const moved = await move(practice.mine, visit.id, '2026-11-26T09:00');
      if (moveHold) expect([moved.status, moved.key, moved.details.current.id]).toEqual([409, moveHold, visit.id]);
      else expect(moved.status).toBe(200);
      if (!moveHold)
        await world.db.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, visit.id));
      if (cancelHold) expect((await cancel(practice.mine, visit.id)).key).toBe(cancelHold);
    }
  });

  test('at a clinic that paused, closed or has nobody left says so, and moves nowhere', async () => {
    const practice = await aPractice();
    const { clinic, vet, mine } = practice;
    const visit = await aVisit(practice);
    const state = async () => (await query('appointments.get', { id: visit.id }, { token: mine })).data.clinicState;
    const target = `${FRIDAY}T11:00`;
    const book = async () =>
      (
        await mutate(
          'appointments.create',
          { petId: practice.pet.id, clinicId: clinic.id, date: target, type: 'checkup' },
          { token: mine },
        )
      ).key;
    const listed = async () => (await query('clinics.list', undefined, { token: mine })).data.length;
    expect([await state(), await listed()]).toEqual(['open', 1]);

    await world.db.update(users).set({ isActive: false }).where(eq(users.id, vet.id));
    expect([await state(), await listed(), await book()]).toEqual(['paused', 0, 'clinic_closed_to_bookings']);
    expect((await move(mine, visit.id, target)).key).toBe('clinic_closed_to_bookings');
    await world.db.update(users).set({ isActive: true }).where(eq(users.id, vet.id));

    await world.db.update(clinics).set({ isBookable: false });
    expect([await state(), await listed(), await book()]).toEqual(['paused', 0, 'clinic_closed_to_bookings']);
    await world.db.update(clinics).set({ closedAt: 1 });
    expect([await state(), await listed(), await book()]).toEqual(['closed', 0, 'clinic_closed_to_bookings']);
    expect((await cancel(mine, visit.id)).status).toBe(200);
  });
});

describe('moving', () => {
  test('keeps the record, takes the seat and gives the old one back', async () => {
    const practice = await aPractice();
    const visit = await aVisit(practice, { notes: 'Cojea', status: 'confirmed' });
    const { status, data } = await move(practice.mine, visit.id, `${FRIDAY}T11:00`);
    // The clinic has not agreed to the new time yet.
    expect([status, data.id, data.status, data.version]).toEqual([200, visit.id, 'pending', 2]);
    expect(await rowOf(visit.id)).toMatchObject({
      notes: 'Cojea',
      startsAt: `${FRIDAY}T11:00`,
      createdAt: visit.createdAt,
    });
    const other = await aPet(world, practice.owner);
    const again = { petId: other.id, clinicId: practice.clinic.id, date: `${FRIDAY}T10:00`, type: 'checkup' };
    expect((await mutate('appointments.create', again, { token: practice.mine })).status).toBe(200);
  });

  test('refuses what booking refuses, and tells of the nearest free times', async () => {
    const practice = await aPractice();
    const visit = await aVisit(practice);
    const stranger = await aUser(world);
    await anAppointment(world, {
      pet: await aPet(world, stranger),
      clinic: practice.clinic,
      startsAt: `${FRIDAY}T11:00`,
    });
    const elsewhere = await aClinic(world);
    await anAppointment(world, { pet: practice.pet, clinic: elsewhere, startsAt: `${FRIDAY}T12:00` });
    for (const [date, status, key] of [
      [`${FRIDAY}T11:00`, 409, 'slot_taken'],
      [`${FRIDAY}T12:00`, 409, 'pet_busy'],
      ['2026-11-25T10:30', 409, 'short_notice'],
      ['2026-12-08T10:00', 409, 'clinic_holiday'],
      ['2027-06-01T10:00', 409, 'too_far'],
      ['2026-11-24T10:00', 400, 'invalid'],
      [`${FRIDAY}T11:15`, 400, 'invalid'],
    ] as const) {
      const got = await move(practice.mine, visit.id, date);
      expect([date, got.status, got.key]).toEqual([date, status, key]);
    }
    const { details } = await move(practice.mine, visit.id, `${FRIDAY}T11:00`);
    expect(visitDetails.parse(details).nearest).toEqual(
      ['09:00', '09:30', '10:30', '11:30', '12:30', '13:00'].map((time) => `${FRIDAY}T${time}`),
    );
    expect(await rowOf(visit.id)).toEqual(visit);
    expect((await move(await aSession(world, stranger), visit.id, `${FRIDAY}T13:00`)).key).toBe('visit_not_found');
  });

  test('the second of two writers is told what the first did; the time it has already is no move', async () => {
    const practice = await aPractice();
    const visit = await aVisit(practice);
    await mutate('visits.setStatus', { id: visit.id, version: 1, act: 'confirm' }, { token: practice.theirs });
    const late = await move(practice.mine, visit.id, `${FRIDAY}T11:00`);
    expect([late.status, late.key]).toEqual([409, 'visit_changed']);
    expect(visitDetails.parse(late.details).current).toMatchObject({ version: 2, status: 'confirmed' });
    const same = await move(practice.mine, visit.id, `${FRIDAY}T10:00`, 2);
    expect([same.status, same.data.version, same.data.status]).toEqual([200, 2, 'confirmed']);
  });
});

describe('cancelling', () => {
  test('until the start, with a reason; the seat is free at once', async () => {
    const practice = await aPractice();
    const visit = await aVisit(practice);
    const bare = await mutate(
      'appointments.cancel',
      { id: visit.id, version: 1, reason: ' ' },
      { token: practice.mine },
    );
    expect([bare.key, bare.issues[0]?.path]).toEqual(['invalid', 'reason']);
    vi.setSystemTime(instantOf(`${FRIDAY}T09:59`));
    const token = await aSession({ ...world, now: Date.now() }, practice.owner);
    const { status, data } = await cancel(token, visit.id);
    expect([status, data]).toMatchObject([
      200,
      { status: 'cancelled', cancelledBy: 'owner', cancelReason: 'Viajamos', version: 2, cancelHold: 'visit_over' },
    ]);
    expect((await cancel(token, visit.id, 2)).key).toBe('visit_over');
    expect((await cancel(token, visit.id, 1)).key).toBe('visit_changed');
    expect((await cancel(token, 'x')).key).toBe('visit_not_found');
    expect((await rowOf(visit.id))?.status).toBe('cancelled');
  });

  test('a visit that starts now stays', async () => {
    const practice = await aPractice();
    const visit = await aVisit(practice);
    vi.setSystemTime(instantOf(`${FRIDAY}T10:00`));
    const token = await aSession({ ...world, now: Date.now() }, practice.owner);
    expect((await cancel(token, visit.id)).key).toBe('visit_started');
  });
});

describe('where to book', () => {
  test('clinics by city and emergencies, with prices and hours', async () => {
    const { mine } = await aPractice({ city: 'Bogotá', takesEmergencies: true, prices: { checkup: 60_000 } });
    await aClinic(world, { city: 'Cali' });
    const list = async (input?: object) => (await query('clinics.list', input, { token: mine })).data;
    expect((await list()).map(({ city }: { city: string }) => city)).toEqual(['Bogotá', 'Cali']);
    expect(await list({ city: 'Cali', emergencies: true })).toEqual([]);
    expect(await list({ city: 'Bogotá', emergencies: true })).toMatchObject([
      {
        takesEmergencies: true,
        prices: { checkup: 60_000 },
        minNoticeMin: 120,
        horizonDays: 60,
        hours: Array(7).fill(['09:00', '17:30']),
      },
    ]);
  });

  test('how many slots are free on each day, and the name of a holiday', async () => {
    const practice = await aPractice({ horizonDays: 13 });
    await aVisit(practice, { startsAt: '2026-12-07T10:00' });
    const { data } = await query(
      'clinics.days',
      { clinicId: practice.clinic.id, date: '2026-12-07', days: 3 },
      { token: practice.mine },
    );
    expect(data).toEqual([
      { date: '2026-12-07', free: 16, holiday: null },
      { date: '2026-12-08', free: 0, holiday: 'Inmaculada Concepción' },
      { date: '2026-12-09', free: 0, holiday: null },
    ]);
    const gone = await query('clinics.days', { clinicId: 'x', date: FRIDAY }, { token: practice.mine });
    expect(gone.key).toBe('clinic_not_found');
  });

  test('an archived pet is booked nowhere', async () => {
    const practice = await aPractice();
    await world.db.update(pets).set({ archivedAt: 1 });
    const input = { petId: practice.pet.id, clinicId: practice.clinic.id, date: `${FRIDAY}T10:00`, type: 'checkup' };
    expect((await mutate('appointments.create', input, { token: practice.mine })).key).toBe('pet_not_found');
  });

  test('REST tells no more than it always did', async () => {
    const practice = await aPractice();
    await aVisit(practice);
    const { body } = await send('GET', '/users/appointments', { token: practice.mine });
    expect(Object.keys(body[0])).toEqual([
      'id',
      'petId',
      'petName',
      'clinicId',
      'clinicName',
      'date',
      'type',
      'status',
      'notes',
    ]);
  });
});
