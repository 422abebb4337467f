// Longer than 200 lines: every act of a clinic on a visit, one scene for all.
import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { actRefusal, nextStatus, STATUSES, VISIT_ACTS } from '../../src/shared/appointments.ts';
import {
  agendaVisitOutput,
  clinicVisitDetails,
  clinicVisitOutput,
  type SetStatusInput,
} from '../../src/shared/schemas/visit.ts';
import { instantOf, wallTime } from '../../src/shared/time.ts';
import { clinicClients } from '../../worker/db/schema/clinics.ts';
import { clinicPatients } from '../../worker/db/schema/patients.ts';
import { appointmentEvents, appointments } from '../../worker/db/schema/visits.ts';
import { actAllowed } from '../../worker/features/visits/rules.ts';
import { stepVisit } from '../../worker/features/visits/writes.ts';
import { postOf } from '../../worker/post/post.ts';
import { aClinic, anAppointment, aPet, aSession, aUser } from '../support/builders.ts';
import { chargeOf } from '../support/charges.ts';
import { aColleague, aPractice, type Practice } from '../support/clinic.ts';
import { mutate, NOW, query, world } from '../support/world.ts';

const NOW_WALL = wallTime(NOW);
const TODAY_AT_3 = '2026-11-25T15:00';
const step = (token: string, id: string, version: number, act: string, has: object = {}) =>
  mutate('visits.setStatus', { id, version, act, ...has }, { token });
const aVisit = ({ pet, clinic }: Practice, has: Partial<Parameters<typeof anAppointment>[1]> = {}) =>
  anAppointment(world, { pet, clinic, startsAt: TODAY_AT_3, ...has });
const eventsOf = (id: string) =>
  world.db
    .select()
    .from(appointmentEvents)
    .where(eq(appointmentEvents.appointmentId, id))
    .orderBy(asc(appointmentEvents.at));

/** A client without account that a clinic registered, and a pet of theirs. */
const aClientsPet = async (clinic: { id: string }) => {
  const client = {
    id: crypto.randomUUID(),
    clinicId: clinic.id,
    name: 'Don Hernán',
    phone: '3105550000',
    authorisation: 'Firmó en recepción',
    authorisedAt: NOW,
    searchKey: 'don hernan',
    createdAt: NOW,
    updatedAt: NOW,
  };
  await world.db.insert(clinicClients).values(client);
  return aPet(world, null, { clientId: client.id, name: 'Trueno' });
};

describe('the steps of a visit', () => {
  test('from the request to the bill, each with who and when', async () => {
    const practice = await aPractice();
    const visit = await aVisit(practice);
    const { theirs, vet } = practice;
    const walk = [
      ['confirm', {}, { status: 'confirmed', arrivedAt: null }],
      ['arrive', {}, { status: 'confirmed', arrivedAt: NOW + 60_000 }],
      ['start', {}, { status: 'in_progress', arrivedAt: NOW + 60_000, startedAt: NOW + 120_000 }],
      [
        'complete',
        { charge: chargeOf(70_000) },
        { status: 'completed', chargeCop: 70_000, completedAt: NOW + 180_000 },
      ],
    ] as const;
    for (const [index, [act, has, after]] of walk.entries()) {
      vi.setSystemTime(NOW + index * 60_000);
      const { status, data } = await step(theirs, visit.id, index + 1, act, has);
      expect([act, status]).toEqual([act, 200]);
      expect(agendaVisitOutput.parse(data)).toMatchObject({ ...after, version: index + 2 });
    }
    expect((await eventsOf(visit.id)).map(({ at, actorId, status }) => [at - NOW, actorId, status])).toEqual([
      [0, vet.id, 'confirmed'],
      [60_000, vet.id, 'confirmed'],
      [120_000, vet.id, 'in_progress'],
      [180_000, vet.id, 'completed'],
    ]);
    expect(await world.db.select().from(clinicPatients)).toMatchObject([{ lastVisitOn: '2026-11-25', isOpen: true }]);
  });

  test('every step that is not drawn is refused, and every one that is drawn is taken', async () => {
    const practice = await aPractice({ capacity: 20 });
    const { clinic, vet, owner } = practice;
    for (const [seat, status] of STATUSES.entries()) {
      for (const act of VISIT_ACTS) {
        const visit = await anAppointment(world, {
          pet: await aPet(world, owner),
          clinic,
          startsAt: NOW_WALL,
          status,
          seat,
        });
        const input = { id: visit.id, version: 1, act, charge: chargeOf(0), reason: 'x' } as SetStatusInput;
        const { done, visit: after } = await stepVisit(
          world.db,
          { clinicId: clinic.id, actorId: vet.id, now: NOW, isProven: true },
          input,
          postOf(null, () => undefined),
        );
        const to = nextStatus(status, act);
        expect([status, act, done, after?.status]).toEqual([status, act, to !== null, to ?? status]);
        expect(await eventsOf(visit.id)).toHaveLength(to ? 1 : 0);
        // What was charged stays in the book, and its visit with it.
        if (after?.chargeCop !== 0) await world.db.delete(appointments).where(eq(appointments.id, visit.id));
      }
    }
  });

  test('the database judges every state of a visit as the rule for screens does', async () => {
    const moments = ['2026-11-24T15:00', '2026-11-25T09:30', NOW_WALL, '2026-11-25T10:30', '2026-11-26T09:00'];
    const states = STATUSES.flatMap((status) =>
      moments.flatMap((startsAt) => [null, NOW - 5].map((arrivedAt) => ({ status, startsAt, arrivedAt }))),
    );
    for (const act of VISIT_ACTS) {
      const judged = await world.db.all<{ allowed: number }>(sql`
        SELECT ${actAllowed(act, NOW)} AS allowed FROM (SELECT key, value ->> 'status' AS status, value ->> 'startsAt' AS starts_at,
          value ->> 'arrivedAt' AS arrived_at FROM json_each(${JSON.stringify(states)})) a ORDER BY a.key`);
      const verdicts = states.map((state, index) => [act, state, judged[index]?.allowed === 1]);
      expect(verdicts).toEqual(states.map((state) => [act, state, actRefusal(state, act, NOW_WALL) === null]));
    }
  });

  test('a refusal says which rule, and how the visit stands', async () => {
    const practice = await aPractice({ capacity: 9 });
    const { theirs } = practice;
    for (const [has, act, more, key] of [
      [{ status: 'pending' }, 'start', {}, 'act_refused'],
      [{ status: 'completed', startsAt: '2026-11-24T09:00' }, 'cancel', { reason: 'x' }, 'visit_over'],
      [{ status: 'confirmed', startsAt: '2026-11-26T09:00' }, 'start', {}, 'visit_not_yet'],
      [{ status: 'confirmed' }, 'no_show', {}, 'visit_not_yet'],
      [{ status: 'confirmed', startsAt: '2026-11-25T09:00', arrivedAt: 5 }, 'arrive', {}, 'already_arrived'],
    ] as const) {
      const visit = await aVisit(practice, { ...has, pet: await aPet(world, practice.owner), seat: await seats() });
      const got = await step(theirs, visit.id, 1, act, more);
      expect([act, got.status, got.key]).toEqual([act, 409, key]);
      expect(clinicVisitDetails.parse(got.details).current).toMatchObject({
        id: visit.id,
        status: has.status,
        version: 1,
      });
    }
    for (const [act, has] of [
      ['complete', {}],
      ['complete', { charge: chargeOf(-1) }],
      ['complete', { charge: chargeOf(10.5) }],
      ['complete', { charge: chargeOf(1e12) }],
      ['cancel', { reason: '  ' }],
      ['archive', {}],
    ] as const)
      expect([act, (await step(theirs, 'x', 1, act, has)).key]).toEqual([act, 'invalid']);
  });

  test('two of the team at once: one acts, the other is told what changed', async () => {
    const practice = await aPractice();
    const visit = await aVisit(practice);
    const colleague = await aColleague(practice.clinic);
    const answers = await Promise.all([
      step(practice.theirs, visit.id, 1, 'confirm'),
      step(colleague.token, visit.id, 1, 'cancel', { reason: 'No hay luz' }),
    ]);
    const [won, lost] = [answers.find(({ key }) => !key), answers.find(({ key }) => key)];
    expect([won?.status, lost?.status, lost?.key]).toEqual([200, 409, 'visit_changed']);
    expect(lost?.details.current).toEqual(won?.data);
    expect(await eventsOf(visit.id)).toHaveLength(1);
  });

  test('a cancellation by the clinic tells the owner why, and frees the seat', async () => {
    const practice = await aPractice();
    const visit = await aVisit(practice, { startsAt: '2026-11-27T10:00' });
    await step(practice.theirs, visit.id, 1, 'cancel', { reason: 'Se fue la luz' });
    const { data } = await query('appointments.get', { id: visit.id }, { token: practice.mine });
    expect(data).toMatchObject({ status: 'cancelled', cancelledBy: 'clinic', cancelReason: 'Se fue la luz' });
    expect(data.events).toMatchObject([{ by: 'clinic', status: 'cancelled', reason: 'Se fue la luz' }]);
    const other = await aPet(world, practice.owner);
    const again = { petId: other.id, clinicId: practice.clinic.id, date: '2026-11-27T10:00', type: 'checkup' };
    expect((await mutate('appointments.create', again, { token: practice.mine })).status).toBe(200);
  });

  test('another clinic’s visit is not found', async () => {
    const practice = await aPractice();
    const visit = await aVisit(practice);
    const { token } = await aColleague(await aClinic(world));
    expect((await step(token, visit.id, 1, 'confirm')).key).toBe('visit_not_found');
    expect((await query('visits.get', { id: visit.id }, { token })).key).toBe('visit_not_found');
    expect((await mutate('visits.move', { id: visit.id, version: 1, date: '2026-11-27T10:00' }, { token })).key).toBe(
      'visit_not_found',
    );
    expect((await world.db.select().from(appointments))[0]).toEqual(visit);
  });
});

const seats = async () => (await world.db.select().from(appointments)).length;

describe('what a clinic sees of a visit', () => {
  test('of a request the animal, and its owner’s name and phone; the file once it is confirmed', async () => {
    const practice = await aPractice();
    const visit = await aVisit(practice, { notes: 'Estornuda' });
    const get = async () => (await query('visits.get', { id: visit.id }, { token: practice.theirs })).data;
    const asked = await get();
    expect(clinicVisitOutput.parse(asked)).toEqual(asked);
    expect(asked).toMatchObject({
      patientName: 'Nube',
      species: 'gato',
      breed: 'siames',
      age: 2.5,
      ownerName: 'Ana Gómez',
      ownerPhone: '3105551234',
      notes: 'Estornuda',
      isOpen: false,
      file: null,
      mind: null,
      isClient: false,
    });
    expect(JSON.stringify(asked)).not.toMatch(/ana@correo|4\.1/);

    await step(practice.theirs, visit.id, 1, 'confirm');
    expect(await get()).toMatchObject({
      isOpen: true,
      mind: { weight: 4.1, allergies: null, allergiesNoneOn: null },
      file: { weight: 4.1, ownerEmail: 'ana@correo.test', allergies: null },
    });
    await step(practice.theirs, visit.id, 2, 'cancel', { reason: 'x' });
    expect(await get()).toMatchObject({ isOpen: false, mind: null, file: null });
  });

  test('of its own client everything from the start', async () => {
    const practice = await aPractice();
    const pet = await aClientsPet(practice.clinic);
    const visit = await anAppointment(world, { pet, clinic: practice.clinic, startsAt: TODAY_AT_3 });
    const { data } = await query('visits.get', { id: visit.id }, { token: practice.theirs });
    expect(data).toMatchObject({
      isClient: true,
      isOpen: true,
      ownerName: 'Don Hernán',
      ownerPhone: '3105550000',
      file: { weight: 12 },
    });
    expect((await query('clinic.today', undefined, { token: practice.theirs })).data.rows[0].ownerName).toBe(
      'Don Hernán',
    );
  });

  test('the team by name, the owner by their side', async () => {
    const practice = await aPractice();
    const input = { petId: practice.pet.id, clinicId: practice.clinic.id, date: '2026-11-27T10:00', type: 'checkup' };
    const { data: booked } = await mutate('appointments.create', input, { token: practice.mine });
    await step(practice.theirs, booked.id, 1, 'confirm');
    const { data } = await query('visits.get', { id: booked.id }, { token: practice.theirs });
    expect(data.events).toMatchObject([
      { by: 'owner', actorName: null },
      { by: 'clinic', actorName: 'Clara Nieto' },
    ]);
  });
});

describe('the clinic books and moves', () => {
  const book = (token: string, petId: string, date: string) =>
    mutate('visits.book', { petId, date, type: 'grooming', notes: null }, { token });

  test('for its patients and its own clients’ pets, without notice, and confirmed', async () => {
    const practice = await aPractice({ capacity: 2 });
    const { pet, theirs, clinic, owner } = practice;
    expect((await book(theirs, pet.id, '2026-11-25T10:30')).key).toBe('patient_not_found');
    await aVisit(practice, { startsAt: '2026-11-20T10:00', status: 'completed' });
    const { status, data } = await book(theirs, pet.id, '2026-11-25T10:30');
    expect([status, data]).toMatchObject([
      200,
      { status: 'confirmed', repeated: false, patientName: 'Nube', version: 1 },
    ]);
    expect((await book(theirs, pet.id, '2026-11-25T10:30')).data).toMatchObject({ id: data.id, repeated: true });
    const client = await aClientsPet(clinic);
    expect((await book(theirs, client.id, '2027-06-01T10:00')).data).toMatchObject({
      isClient: true,
      ownerName: 'Don Hernán',
    });
    // The owner sees what was booked for them; the client has no account.
    const rows = await world.db.select().from(appointments).orderBy(asc(appointments.startsAt));
    expect(rows.map(({ ownerId }) => ownerId)).toEqual([owner.id, owner.id, null]);
    expect((await eventsOf(data.id)).map(({ actorId, status: after }) => [actorId, after])).toEqual([
      [practice.vet.id, 'confirmed'],
    ]);
  });

  test('refuses a full slot, a past one and a closed one', async () => {
    const practice = await aPractice();
    const { pet, theirs, owner, clinic } = practice;
    await aVisit(practice, { status: 'confirmed' });
    const other = await aPet(world, owner);
    await anAppointment(world, { pet: other, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
    const full = await book(theirs, other.id, TODAY_AT_3);
    expect([full.key, full.details.nearest]).toEqual([
      'slot_taken',
      expect.arrayContaining(['2026-11-25T14:30', '2026-11-25T15:30']),
    ]);
    expect((await book(theirs, pet.id, TODAY_AT_3)).data?.repeated).toBe(true);
    // It is 10:00: the half hour that runs can be written down, the one before not.
    expect((await book(theirs, pet.id, '2026-11-25T09:30')).issues).toMatchObject([{ path: 'date' }]);
    expect((await book(theirs, pet.id, '2026-11-25T10:00')).status).toBe(200);
    expect((await book(theirs, pet.id, '2026-12-08T10:00')).key).toBe('clinic_holiday');
  });

  test('moving keeps the status, says from where, and is told of a change', async () => {
    const practice = await aPractice();
    const visit = await aVisit(practice, { status: 'confirmed' });
    const move = (version: number, date: string) =>
      mutate(
        'visits.move',
        { id: visit.id, version, date, reason: 'El doctor llega tarde' },
        { token: practice.theirs },
      );
    const { data } = await move(1, '2026-11-25T16:00');
    expect(data).toMatchObject({ status: 'confirmed', time: '16:00', version: 2 });
    expect(await eventsOf(visit.id)).toMatchObject([
      { movedFrom: TODAY_AT_3, movedTo: '2026-11-25T16:00', status: 'confirmed', reason: 'El doctor llega tarde' },
    ]);
    expect((await move(1, '2026-11-25T16:30')).key).toBe('visit_changed');
    expect((await move(2, '2026-11-25T16:00')).data.version).toBe(2);
    await step(practice.theirs, visit.id, 2, 'arrive');
    expect((await move(3, '2026-11-25T16:30')).key).toBe('visit_started');
    expect((await eventsOf(visit.id)).length).toBe(2);
    const token = await aSession(world, await aUser(world, { role: 'business' }));
    expect((await mutate('visits.move', { id: visit.id, version: 3, date: '2026-11-25T16:30' }, { token })).key).toBe(
      'clinic_incomplete',
    );
    expect(instantOf(TODAY_AT_3)).toBeGreaterThan(NOW);
  });
});
