import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asksToBook, blankBooking, bookingForm, nextDays } from '../../src/features/appointments/booking.ts';
import { isComing } from '../../src/features/appointments/coming.ts';
import { byDate } from '../../src/features/clinic/day.ts';
import { instantOf } from '../../src/shared/time.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(instantOf('2026-11-20T10:40'));
});
afterEach(() => {
  vi.useRealTimers();
});

const filled = {
  petId: 'p1',
  type: 'checkup',
  clinicId: 'c1',
  day: '2026-11-27',
  time: '10:30',
  notes: ' Traer carné ',
};

describe('the booking form', () => {
  test('joins day and time into what the call takes', () => {
    expect(bookingForm.parse(filled)).toEqual({
      petId: 'p1',
      type: 'checkup',
      clinicId: 'c1',
      date: '2026-11-27T10:30',
      notes: 'Traer carné',
    });
  });

  test('names everything that was not chosen, at once', () => {
    const { error } = bookingForm.safeParse({ petId: '', type: '', clinicId: '', day: '', time: null, notes: '' });
    expect(error?.issues.map((issue) => issue.message)).toEqual(
      expect.arrayContaining([
        'Elige la mascota.',
        'Elige el tipo de cita.',
        'Elige la clínica.',
        'Elige la fecha.',
        'Elige la hora.',
      ]),
    );
  });

  test.each([
    ['2026-11-19', 'La fecha no puede ser anterior a hoy.'],
    ['2026-02-30', 'Elige una fecha que exista.'],
  ])('refuses %s', (day, message) =>
    expect(bookingForm.safeParse({ ...filled, day }).error?.issues[0]?.message).toBe(message),
  );

  test('today is a day to book', () =>
    expect(bookingForm.safeParse({ ...filled, day: '2026-11-20' }).success).toBe(true));

  test('stands with the only pet and the only clinic chosen', () => {
    expect(blankBooking(['p1'], ['c1'], null)).toMatchObject({ petId: 'p1', clinicId: 'c1', day: '2026-11-20' });
    expect(blankBooking(['p1', 'p2'], ['c1', 'c2'], null)).toMatchObject({ petId: '', clinicId: '' });
  });

  test('remembers the clinic of last time while it takes bookings', () => {
    expect(blankBooking(['p1'], ['c1', 'c2'], 'c2').clinicId).toBe('c2');
    expect(blankBooking(['p1'], ['c1', 'c2'], 'closed').clinicId).toBe('');
  });

  test('a clinic that the address names, as the directory does, stands before that of last time', () => {
    const at = (clinicId: string) => blankBooking(['p1'], ['c1', 'c2'], 'c2', { petId: null, type: null, clinicId });
    expect([at('c1').clinicId, at('closed').clinicId]).toEqual(['c1', 'c2']);
  });

  test.each([
    ['#agendar', '', true],
    ['', 'mascota=p1', true],
    ['', '?tipo=checkup', true],
    // From the directory, by way of a login.
    ['', 'clinica=c1', true],
    ['', '', false],
    ['', 'otra=1', false],
  ])('stands before the visits for an address that asks for it: %j %j', (hash, search, asks) =>
    expect(asksToBook(hash, search)).toBe(asks),
  );

  test('offers a week that begins tomorrow once the day is nearly over', () => {
    expect(nextDays('2026-11-28T15:59')).toEqual([
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
    expect(nextDays('2026-11-28T16:00')[0]).toBe('2026-11-29');
  });
});

describe('a visit', () => {
  test('is coming until its half hour is over', () => {
    const visit = { date: '2026-11-20T10:30', status: 'confirmed' } as const;
    expect(isComing(visit, '2026-11-20T10:59')).toBe(true);
    expect(isComing(visit, '2026-11-20T11:00')).toBe(false);
    expect(isComing({ ...visit, status: 'cancelled' }, '2026-11-20T09:00')).toBe(false);
  });

  test('stands under its day', () => {
    const rows = [{ date: 'a' }, { date: 'a' }, { date: 'b' }];
    expect(byDate(rows).map((day) => [day.date, day.rows.length])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});
