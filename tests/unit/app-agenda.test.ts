// Longer than 200 lines: what the desk reads of a day, a visit and who comes, side by side.
import { describe, expect, test } from 'vitest';
import { askerFacts } from '../../src/features/agenda/asker-words.ts';
import { ofAgenda, ofNone, takesType } from '../../src/features/agenda/by-agenda.ts';
import { chargeAsked, moveAsked, stepAsked, takenAt } from '../../src/features/agenda/own-act.ts';
import { closedText } from '../../src/features/agenda/slot-words.ts';
import { actsOf, changesOf, eventText, lateText, nextAct, waitingMinutes } from '../../src/features/agenda/words.ts';
import { carriedOf, typedClient } from '../../src/features/clients/typed-client.ts';
import type { AgendaDay, AgendaVisit, ClinicVisit } from '../../src/shared/schemas/visit.ts';
import { instantOf } from '../../src/shared/time.ts';
import { chargeOf } from '../support/charges.ts';

const VISIT: AgendaVisit = {
  id: 'v1',
  patientName: 'Nube',
  ownerName: 'Ana Gómez',
  type: 'checkup',
  status: 'confirmed',
  time: '10:30',
  date: '2026-11-25',
  species: 'gato',
  petId: 'p1',
  breed: null,
  age: 2.5,
  birthMonth: '2024-05',
  ownerPhone: null,
  notes: null,
  version: 2,
  halfHours: 1,
  agenda: null,
  isClient: false,
  isOpen: true,
  arrivedAt: null,
  startedAt: null,
  completedAt: null,
  chargeCop: null,
  answerBy: null,
  cancelledBy: null,
  cancelReason: null,
  assured: null,
  mind: null,
  updatedAt: 0,
};
const WALL = '2026-11-25T10:40';
const here = { ...VISIT, arrivedAt: instantOf('2026-11-25T10:22') };

describe('the board', () => {
  test('offers the step that comes next, and only steps that the server takes', () => {
    expect(nextAct({ ...VISIT, status: 'pending' }, WALL)).toBe('confirm');
    expect(nextAct(VISIT, WALL)).toBe('arrive');
    expect(nextAct(here, WALL)).toBe('start');
    expect(nextAct({ ...VISIT, status: 'in_progress' }, WALL)).toBe('complete');
    expect(nextAct({ ...VISIT, status: 'completed' }, WALL)).toBeNull();
    expect(actsOf(VISIT, '2026-11-24T10:00')).toEqual(['cancel']);
    expect(actsOf(here, WALL)).toEqual(['start', 'cancel']);
  });

  test('counts the minutes that somebody waits, until they are called in', () => {
    expect(waitingMinutes(here, WALL)).toBe(18);
    expect(waitingMinutes(VISIT, WALL)).toBeNull();
    expect(waitingMinutes({ ...here, status: 'in_progress' }, WALL)).toBeNull();
  });

  test('tells the arrival apart from the confirmation', () => {
    const event = { at: 0, by: 'clinic', movedFrom: null, movedTo: null, reason: null } as const;
    const [booked, said, again] = [
      { ...event, status: 'pending' },
      { ...event, status: 'confirmed' },
      { ...event, status: 'confirmed' },
    ] as const;
    expect([eventText(booked, undefined), eventText(said, booked), eventText(again, said)]).toEqual([
      'Agendada',
      'Confirmada',
      'Llegó',
    ]);
  });

  test('knows an own act whose answer was lost from somebody else’s, and from another act', () => {
    const event = { by: 'clinic', movedFrom: null, movedTo: null, reason: null, actorName: 'Rosa' } as const;
    const done: ClinicVisit = {
      ...VISIT,
      status: 'completed',
      chargeCop: 85_000,
      file: null,
      charges: [],
      balance: 0,
      contacts: [],
      told: [],
      unreached: null,
      events: [
        { ...event, status: 'in_progress', at: 5, actorId: 'vet' },
        { ...event, status: 'completed', at: 9, actorId: 'rosa' },
      ],
    };
    const asked = stepAsked({ act: 'complete', charge: chargeOf(85_000) });
    expect(takenAt(done, asked, 'rosa')).toBe(9);
    expect(takenAt(done, asked, 'vet')).toBeNull();
    expect(takenAt(done, asked, undefined)).toBeNull();
    expect(takenAt(done, stepAsked({ act: 'complete', charge: chargeOf(8500) }), 'rosa')).toBeNull();
    expect(takenAt(done, stepAsked({ act: 'start' }), 'rosa')).toBeNull();
    expect(takenAt(done, moveAsked('2026-11-26T10:30'), 'rosa')).toBeNull();
    const paid = { cash: 85_000, card: 0, transfer: 0, wallet: 0, other: 0, unnoted: 0 };
    const { items } = chargeOf(85_000);
    const charge = { id: 'c', number: 7, items, paid, cop: 85_000, at: 9, actorId: 'rosa', actorName: 'Rosa' };
    const gone = {
      ...done,
      chargeCop: null,
      charges: [{ ...charge, voided: { ...charge, at: 20, actorId: 'vet', reason: 'No' } }],
    };
    expect(takenAt(gone, chargeAsked(null), 'vet')).toBe(20);
    expect(takenAt(gone, chargeAsked(null), 'rosa')).toBeNull();
  });

  test('tells a change of agenda apart from one of hour', () => {
    const hers = { number: 1, name: 'Dra. Nieto', colour: 'uva' } as const;
    const moved = { movedFrom: '2026-11-25T10:30', movedTo: '2026-11-25T10:30', reason: null };
    expect(eventText({ at: 0, by: 'clinic', status: 'confirmed', ...moved }, undefined)).toBe('Pasada a otra agenda');
    expect(changesOf(VISIT, { ...VISIT, agenda: hers })).toEqual(['Ahora está en Dra. Nieto.']);
    expect(changesOf({ ...VISIT, agenda: hers }, { ...VISIT, agenda: hers })).toEqual([]);
  });

  test('says what somebody else changed', () => {
    expect(changesOf(VISIT, VISIT)).toEqual([]);
    expect(changesOf(VISIT, { ...VISIT, time: '11:30' })).toEqual([
      'Era el miércoles 25 de noviembre, 10:30\u00a0a.\u00a0m.; ahora, el miércoles 25 de noviembre, 11:30\u00a0a.\u00a0m.',
    ]);
    expect(changesOf(VISIT, { ...VISIT, status: 'cancelled', cancelReason: 'Viaje' })).toEqual([
      'El estado era Confirmada; ahora es Cancelada.',
      'Motivo: Viaje',
    ]);
  });
});

describe('a day by agendas', () => {
  const [ana, luis] = [
    { number: 0, name: 'Ana', colour: 'uva' },
    { number: 3, name: 'Luis', colour: 'miel' },
  ] as const;
  const at = (time: string) => `2026-11-25T${time}`;
  const slot = (time: string, refusal: AgendaDay['slots'][number]['refusal'] = null) => ({
    time,
    capacity: 2,
    sold: 0,
    refusal,
  });
  const day: AgendaDay = {
    date: '2026-11-25',
    holiday: null,
    isHolidayOpen: false,
    hours: ['09:00', '17:30'],
    pause: null,
    blocks: [{ id: 'b', startsAt: at('12:00'), endsAt: at('12:30'), agenda: 3, reason: 'Curso' }],
    slots: [slot('10:30'), slot('11:00'), slot('11:30'), slot('12:00'), slot('12:30', 'clinic_closed')],
    visits: [
      { ...VISIT, halfHours: 2, agenda: ana },
      { ...VISIT, id: 'v2', time: '11:00', agenda: null },
      { ...VISIT, id: 'v3', time: '11:30', status: 'no_show', agenda: luis },
    ],
    cancelled: [],
  };
  const refusals = (of: AgendaDay) => of.slots.map(({ refusal }) => refusal);

  test('each has its visits, and what it has free: no more than the day', () => {
    const [hers, his] = [ofAgenda(day, ana), ofAgenda(day, luis)];
    expect(hers.visits.map(({ id }) => id)).toEqual(['v1']);
    expect(refusals(hers)).toEqual(['slot_taken', 'slot_taken', null, null, 'clinic_closed']);
    expect(refusals(his)).toEqual([null, null, null, 'clinic_blocked', 'clinic_closed']);
    expect(his.slots.map((one) => closedText(his, one))).toEqual([null, null, null, 'Curso', 'Cerrado']);
    // The day itself is not closed while another agenda works.
    expect(day.slots.map((one) => closedText(day, one))).toEqual([null, null, null, null, 'Cerrado']);
  });

  test('what is of none stands apart, and nothing is sold there', () => {
    const none = ofNone(day, [ana]);
    expect(none.visits.map(({ id }) => id)).toEqual(['v2', 'v3']);
    expect(refusals(none)).not.toContain(null);
    expect(ofNone(day, [ana, luis]).visits.map(({ id }) => id)).toEqual(['v2']);
  });
});

describe('who is registered at the desk', () => {
  const typed = {
    name: 'Óscar Duque',
    phone: '311 555 0199',
    email: '',
    authorisation: 'Firmó',
    petName: 'Maní',
    species: 'hamster' as const,
    breed: '',
    age: '9',
    ageUnit: 'months',
    weight: '142',
    weightUnit: 'g',
    notes: '',
  };
  test('months and grams become years and kilograms', () => {
    expect(typedClient('hamster').parse(typed)).toEqual({
      client: { name: 'Óscar Duque', phone: '3115550199', email: null, authorisation: 'Firmó' },
      pet: { name: 'Maní', species: 'hamster', breed: null, age: 0.75, weight: 0.142, notes: null },
    });
    expect(typedClient('hamster').parse({ ...typed, age: '2,5', ageUnit: 'years' }).pet.age).toBe(2.5);
  });

  test('nobody weighs an animal on the telephone: a blank weight is none', () => {
    expect(typedClient('hamster').parse({ ...typed, weight: ' ' }).pet.weight).toBe(0);
    expect(typedClient('hamster').safeParse({ ...typed, age: '' }).error?.issues).toMatchObject([{ path: ['age'] }]);
  });

  test('a point between thousands of grams parts thousands: a parrot of 1.200 g is none of 1 g', () => {
    const parrot = { ...typed, species: 'loro' as const, weight: '1.200', weightUnit: 'g' };
    expect(typedClient('loro').parse(parrot).pet.weight).toBe(1.2);
    expect(typedClient('loro').safeParse({ ...parrot, weightUnit: 'kg', weight: '100' }).error?.issues).toMatchObject([
      { path: ['weight'], message: 'Un loro no pesa más de 2,5 kg. Revisa el número y la unidad.' },
    ]);
  });

  test.each([
    ['Paola Nieto', { name: 'Paola Nieto' }],
    ['+57 311 555 0199', { phone: '+57 311 555 0199' }],
    ['paola@correo.test', { email: 'paola@correo.test' }],
    ['', {}],
  ])('%j, which found nobody, is not typed again', (typed, carried) => expect(carriedOf(typed)).toEqual(carried));

  test('a person needs a phone or an e-mail; impossible measures are told', () => {
    const wrong = typedClient('hamster').safeParse({
      ...typed,
      phone: '',
      weight: '200',
      weightUnit: 'kg',
      age: 'dos',
    });
    expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toContain('age');
    const missing = typedClient('hamster').safeParse({ ...typed, phone: '', weight: '200', weightUnit: 'kg' });
    expect(missing.error?.issues.map(({ path }) => path.join('.')).sort()).toEqual(['phone', 'weight']);
  });
});

test('who asks is told in sentences: what the account cancelled and missed here', () => {
  const asker = { userId: 'a', name: 'Rosa Mena', isVerified: true, isClosed: false };
  const createdAt = instantOf('2026-11-01T10:00');
  expect(askerFacts({ ...asker, createdAt, cancelled: 1, noShow: 1 })).toEqual([
    'Cuenta desde el 1 de noviembre de 2026',
    'Canceló 1 cita aquí',
    'No asistió 1 vez aquí',
  ]);
  expect(askerFacts({ ...asker, createdAt, cancelled: 0, noShow: 3 }).at(-1)).toBe('No asistió 3 veces aquí');
});

test.each([
  [{ status: 'pending' }, '2026-11-25T10:31', 'ya pasó, sin confirmar'],
  [{ status: 'confirmed' }, '2026-11-25T10:31', 'no ha llegado'],
  [{ status: 'confirmed', arrivedAt: 1 }, '2026-11-25T10:31', null],
  [{ status: 'pending' }, '2026-11-25T10:30', null],
  [{ status: 'completed' }, '2026-11-25T12:00', null],
] as const)('a card with %j at %s says %j', (has, wall, said) => {
  expect(lateText({ ...VISIT, ...has }, wall)).toBe(said);
});

test('an agenda is offered for the types that it takes, all before one is chosen', () => {
  expect(takesType({ types: ['grooming'] }, 'checkup')).toBe(false);
  expect(takesType({ types: ['grooming'] }, 'grooming')).toBe(true);
  expect(takesType({ types: ['grooming'] }, '')).toBe(true);
  expect(takesType({ types: null }, 'checkup')).toBe(true);
});
