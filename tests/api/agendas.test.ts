// Longer than 200 lines: what a seat with a name means to whoever sets, books, moves and blocks it, side by side.
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clinicAgendas } from '../../worker/db/schema/clinics.ts';
import { appointmentEvents, appointments, visitSlots } from '../../worker/db/schema/visits.ts';
import { numbered } from '../../worker/features/clinic-settings/agendas.ts';
import { aClinic, anAppointment, aPet, aSession, aUser, someAgendas } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { aMailbox } from '../support/mail.ts';
import { mutate, query, world } from '../support/world.ts';

const DAY = '2026-11-26';
const at = (time: string) => `${DAY}T${time}`;
const aNew = (name: string, colour = 'pino') => ({ name, colour });

/** A clinic with agendas 0 and 1, its desk, and patients that it knows. */
const aPlace = async (numbers = [0, 1], has: Parameters<typeof aClinic>[1] = {}) => {
  const clinic = await aClinic(world, { lengths: { grooming: 3 }, ...has });
  await someAgendas(world, clinic, numbers);
  const owner = await aUser(world);
  const pets = [await aPet(world, owner), await aPet(world, owner), await aPet(world, owner)] as const;
  for (const pet of pets)
    await anAppointment(world, {
      pet,
      clinic,
      startsAt: `2026-10-0${1 + pets.indexOf(pet)}T09:00`,
      status: 'completed',
    });
  const desk = (await aColleague(clinic)).token;
  const book = (petId: string, time: string, type = 'checkup', agenda?: number | null) =>
    mutate('visits.book', { petId, date: at(time), type, notes: null, agenda }, { token: desk });
  const day = async (input: object = {}) => (await query('clinic.day', { date: DAY, ...input }, { token: desk })).data;
  const free = async (input: object = {}) =>
    (await day(input)).slots.flatMap((slot: { time: string; refusal: string | null }) =>
      slot.refusal === null ? [slot.time] : [],
    );
  return { clinic, owner, pets, desk, book, day, free, token: await aSession(world, owner) };
};
const seatsOf = async (id: string) =>
  (await world.db.select().from(visitSlots).where(eq(visitSlots.appointmentId, id))).map(({ seat }) => seat);

test('an agenda that takes only some types is no seat for the others: not offered, not booked, not proposed', async () => {
  const { pets, book, free, desk } = await aPlace();
  await world.db
    .update(clinicAgendas)
    .set({ types: ['grooming'] })
    .where(eq(clinicAgendas.number, 0));
  const first = await book(pets[0].id, '10:00');
  expect(await seatsOf(first.data.id)).toEqual([1]);
  expect((await book(pets[1].id, '10:00')).key).toBe('slot_taken');
  expect((await book(pets[1].id, '11:00', 'checkup', 0)).key).toBe('slot_taken');
  expect([
    (await free({ type: 'checkup' })).includes('10:00'),
    (await free({ type: 'grooming' })).includes('10:00'),
  ]).toEqual([false, true]);
  const { data } = await query(
    'visits.toMove',
    { date: DAY, from: '10:00', until: '12:00', stays: false },
    { token: desk },
  );
  expect(data.visits.map(({ proposed }: { proposed: { agenda: number } }) => proposed.agenda)).toEqual([1]);
  expect(await seatsOf((await book(pets[1].id, '10:00', 'grooming')).data.id)).toEqual([0, 0, 0]);
});

test('an agenda whose hours were taken out is no free seat of the whole clinic', async () => {
  const { pets, book, day, desk } = await aPlace([0, 1, 2]);
  const block = { startsAt: at('14:00'), endsAt: at('15:30'), agenda: 1, reason: 'Congreso' };
  expect((await mutate('clinicSettings.addBlock', block, { token: desk })).key).toBe(null);
  await book(pets[0].id, '14:00');
  const slots = (await day()).slots.filter(({ time }: { time: string }) => ['13:30', '14:00', '15:30'].includes(time));
  expect(slots.map(({ capacity, sold }: { capacity: number; sold: number }) => [capacity, sold])).toEqual([
    [3, 0],
    [2, 1],
    [3, 0],
  ]);
});

describe('a titular names the agendas of the clinic', () => {
  test('its seats are as many; who is left out is put away and keeps its visits, which are told', async () => {
    const { theirs, clinic, pet } = await aPractice({ capacity: 3 });
    const stray = await anAppointment(world, { pet, clinic, startsAt: at('10:00'), seat: 2 });
    const agendas = [aNew('Dra. Nieto'), aNew('Quirófano', 'teja')];
    const { data } = await mutate('clinicSettings.updateAgendas', { version: 1, agendas }, { token: theirs });
    expect(data).toMatchObject({
      version: 2,
      capacity: 2,
      agendas: [
        { number: 0, name: 'Dra. Nieto', colour: 'pino' },
        { number: 1, name: 'Quirófano', colour: 'teja' },
      ],
    });
    expect(data.kept.map(({ id }: { id: string }) => id)).toEqual([stray.id]);
    const [first] = data.agendas;
    const second = await mutate(
      'clinicSettings.updateAgendas',
      { version: 2, agendas: [{ ...first, name: 'Clara Nieto' }, aNew('Dr. Ruiz')] },
      { token: theirs },
    );
    expect(second.data.agendas.map(({ number, name }: { number: number; name: string }) => [number, name])).toEqual([
      [0, 'Clara Nieto'],
      [2, 'Dr. Ruiz'],
    ]);
    // The form of the rules does not know of them, and leaves their number.
    const rules = { version: 3, capacity: 9, minNoticeMin: 0, horizonDays: 60, takesEmergencies: false };
    expect((await mutate('clinicSettings.updateRules', rules, { token: theirs })).data.capacity).toBe(2);
    const old = await mutate('clinicSettings.updateAgendas', { version: 3, agendas: [] }, { token: theirs });
    expect(old.key).toBe('settings_changed');
    const none = await mutate('clinicSettings.updateAgendas', { version: 4, agendas: [] }, { token: theirs });
    expect([none.data.agendas, none.data.capacity]).toEqual([[], 2]);
    expect((await world.db.select().from(clinicAgendas)).map(({ isActive }) => isActive)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test.each([
    [[aNew('Ana'), aNew('ana')], 'agendas.1.name'],
    [[aNew(' ')], 'agendas.0.name'],
    [[aNew('Ana', 'rojo')], 'agendas.0.colour'],
    [[{ ...aNew('Ana'), number: 20 }], 'agendas.0.number'],
    [Array.from({ length: 21 }, (_, index) => aNew(`Agenda ${index}`)), 'agendas'],
  ])('and is told what is wrong with them', async (agendas, path) => {
    const { theirs } = await aPractice();
    const { issues } = await mutate('clinicSettings.updateAgendas', { version: 1, agendas }, { token: theirs });
    expect(issues.map((issue: { path: string }) => issue.path)).toContain(path);
  });

  test('says of no visit of before that it was theirs', async () => {
    const { theirs, clinic, pet } = await aPractice();
    const before = await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
    const coming = await anAppointment(world, { pet, clinic, startsAt: at('10:00'), status: 'confirmed' });
    await mutate('clinicSettings.updateAgendas', { version: 1, agendas: [aNew('Dra. Nieto')] }, { token: theirs });
    const agendaOf = async (id: string) => (await query('visits.get', { id }, { token: theirs })).data.agenda?.name;
    expect([await agendaOf(before.id), await agendaOf(coming.id)]).toEqual([undefined, 'Dra. Nieto']);
  });

  test('a new one takes a seat that none ever was, else one that holds nothing more', () => {
    const stored = Array.from({ length: 20 }, (_, number) => ({
      number,
      isActive: number < 18,
      isHeld: number !== 19,
      isChoosable: false,
      types: null,
      since: '',
    }));
    const numbers = (asked: (number | null)[], of = stored) =>
      numbered(
        asked.map((number) => ({ number, name: 'x', colour: 'pino' as const })),
        of,
      )?.map(({ number }) => number);
    expect(numbers([null, 0, null], stored.slice(0, 3))).toEqual([3, 0, 4]);
    expect(numbers([5, null])).toEqual([5, 19]);
    expect(numbers([null, null])).toBeUndefined();
  });
});

describe('a visit in an agenda', () => {
  test('takes its seat through all its half hours, the named one or who has least to do', async () => {
    const { book, pets } = await aPlace();
    const named = await book(pets[0].id, '10:00', 'grooming', 1);
    expect(named.data.agenda).toEqual({ number: 1, name: 'Agenda 1', colour: 'uva' });
    expect(await seatsOf(named.data.id)).toEqual([1, 1, 1]);
    // Number 0 has nothing to do that day.
    const any = await book(pets[1].id, '14:00');
    expect(any.data.agenda.number).toBe(0);
    expect((await book(pets[2].id, '10:30', 'checkup', 1)).key).toBe('slot_taken');
    expect((await book(pets[2].id, '10:30', 'checkup', 7)).key).toBe('slot_taken');
    expect((await book(pets[2].id, '10:30', 'checkup', 0)).key).toBeNull();
  });

  test('needs one that is free from beginning to end: room here and there is none', async () => {
    const { clinic, free, pets, book } = await aPlace();
    await anAppointment(world, { pet: pets[0], clinic, startsAt: at('10:00'), seat: 0, status: 'confirmed' });
    await anAppointment(world, { pet: pets[1], clinic, startsAt: at('10:30'), seat: 1, status: 'confirmed' });
    expect(await free({ type: 'checkup' })).toEqual(expect.arrayContaining(['10:00', '10:30', '11:00']));
    expect(await free({ type: 'grooming' })).not.toContain('10:00');
    expect((await book(pets[2].id, '10:00', 'grooming')).key).toBe('slot_taken');
    expect(await free({ type: 'grooming', agenda: 0 })).toContain('10:30');
    expect(await free({ type: 'grooming', agenda: 1 })).not.toContain('10:30');
  });

  test('is what owners book too: offered while one is free, and moved it stays with its own', async () => {
    const { clinic, pets, token } = await aPlace([1, 3]);
    const ask = (petId: string, time: string) =>
      mutate('appointments.create', { petId, clinicId: clinic.id, date: at(time), type: 'checkup' }, { token });
    const [first, second, third] = [
      await ask(pets[0].id, '10:00'),
      await ask(pets[1].id, '10:00'),
      await ask(pets[2].id, '10:00'),
    ];
    expect([first.key, second.key, third.key]).toEqual([null, null, 'slot_taken']);
    expect([...(await seatsOf(first.data.id)), ...(await seatsOf(second.data.id))]).toEqual([1, 3]);
    await mutate('appointments.move', { id: second.data.id, version: 1, date: at('15:00') }, { token });
    expect(await seatsOf(second.data.id)).toEqual([3]);
  });

  test('passes to another at its hour: the clinic sees it, its owner is not told of a move', async () => {
    const { clinic, pets, desk } = await aPlace();
    const has = { clinic, startsAt: at('10:00'), status: 'confirmed' } as const;
    const visit = await anAppointment(world, { ...has, pet: pets[0], seat: 0 });
    const { sent, env } = aMailbox();
    const move = (agenda: number, version = 1, time = '10:00') =>
      mutate('visits.move', { id: visit.id, version, date: at(time), reason: null, agenda }, { token: desk, env });
    const busy = await anAppointment(world, { ...has, pet: pets[1], seat: 1 });
    expect((await move(1)).key).toBe('slot_taken');
    await mutate('visits.move', { id: busy.id, version: 1, date: at('12:00'), reason: null }, { token: desk });
    const { data } = await move(1);
    expect([data.agenda.number, data.time, data.version]).toEqual([1, '10:00', 2]);
    expect((await move(1, 2)).data.version).toBe(2);
    const events = await world.db.select().from(appointmentEvents).where(eq(appointmentEvents.appointmentId, visit.id));
    expect(events.map(({ movedFrom, movedTo }) => [movedFrom, movedTo])).toEqual([[at('10:00'), at('10:00')]]);
    expect(sent).toEqual([]);
    await move(0, 2, '15:00');
    expect(sent).toHaveLength(1);
  });

  test('the database refuses a half hour of it that is sold, and a step leaves where it was what was sold before', async () => {
    const { clinic, pets } = await aPlace([]);
    const has = { clinic, status: 'confirmed' } as const;
    await anAppointment(world, { ...has, pet: pets[0], startsAt: at('10:30') });
    const torn = await anAppointment(world, { ...has, pet: pets[1], startsAt: at('10:00'), halfHours: 2 });
    expect(await seatsOf(torn.id)).toEqual([0, 1]);
    await someAgendas(world, clinic, [0, 1]);
    await world.db.update(appointments).set({ status: 'in_progress' }).where(eq(appointments.id, torn.id));
    expect(await seatsOf(torn.id)).toEqual([0, 1]);
    const late = { ...has, pet: pets[2], startsAt: at('09:30'), halfHours: 2 };
    await expect(anAppointment(world, late)).rejects.toThrow();
    await world.db.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, torn.id));
    expect(await seatsOf(torn.id)).toEqual([]);
  });
});

test('hours out of one agenda leave the others, and what is sold in it is told', async () => {
  const { clinic, pets, desk, free, day, book } = await aPlace();
  const has = { clinic, startsAt: at('15:00'), status: 'confirmed' } as const;
  const hers = await anAppointment(world, { ...has, pet: pets[0], seat: 1 });
  await anAppointment(world, { ...has, pet: pets[1], seat: 0 });
  const block = { startsAt: at('14:00'), endsAt: at('17:30'), agenda: 1, reason: 'Está enferma' };
  const { data } = await mutate('clinicSettings.addBlock', block, { token: desk });
  expect(data.kept.map(({ id }: { id: string }) => id)).toEqual([hers.id]);
  expect(await free({ agenda: 1 })).not.toContain('14:00');
  expect(await free()).toEqual(expect.arrayContaining(['14:00', '14:30', '15:30']));
  expect(await free()).not.toContain('15:00');
  expect((await book(pets[2].id, '14:00')).data.agenda.number).toBe(0);
  expect((await day()).blocks).toMatchObject([{ agenda: 1, reason: 'Está enferma' }]);
  const weekly = { days: [0, 1, 2, 3, 4, 5, 6], fromTime: '09:00', untilTime: '12:00', fromDate: DAY, untilDate: null };
  await mutate('clinicSettings.addWeeklyBlock', { ...weekly, agenda: 0, reason: null }, { token: desk });
  expect(await free({ agenda: 0 })).not.toContain('11:30');
  expect(await free()).toContain('11:30');
});
