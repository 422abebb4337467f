import { describe, expect, test } from 'vitest';
import {
  clockTime,
  counted,
  firstName,
  longDate,
  phoneText,
  shortMonth,
  shortWeekday,
  slotTime,
  telLink,
  waitText,
  weightText,
} from '../../src/lib/formats.ts';
import { ageText } from '../../src/shared/pets.ts';

/** Texts with the unbreakable blanks that screens use written as plain ones. */
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('dates and times', () => {
  test('a date is written as people say it, with the year only when it is another one', () => {
    expect(longDate('2026-11-27')).toBe('viernes 27 de noviembre');
    expect(longDate('2026-11-27', '2026-01-02')).toBe('viernes 27 de noviembre');
    expect(longDate('2025-11-27', '2026-01-02')).toBe('jueves 27 de noviembre de 2025');
  });

  test('weekdays and months shorten without a dot', () => {
    expect([shortWeekday('2026-11-25'), shortMonth('2026-11-25')]).toEqual(['mié', 'nov']);
    expect([shortWeekday('2026-09-05'), shortMonth('2026-09-05')]).toEqual(['sáb', 'sept']);
  });

  test.each([
    ['09:00', '9:00 a. m.'],
    ['10:30', '10:30 a. m.'],
    ['12:00', '12:00 p. m.'],
    ['17:00', '5:00 p. m.'],
  ])('%s is %s and stays on one line', (time, text) => {
    expect(plain(clockTime(time))).toBe(text);
    expect(clockTime(time)).not.toMatch(/[ \u202f]/);
  });

  test('a slot stands without its half of the day', () => expect(slotTime('13:30')).toBe('1:30'));
});

describe('measures', () => {
  test.each([
    ['2026-11', 'menos de 1 mes'],
    ['2026-10', '1 mes'],
    ['2026-02', '9 meses'],
    ['2025-11', '1 año'],
    ['2025-08', '1 año y 3 meses'],
    ['2023-10', '3 años'],
    ['2016-02', '10 años'],
  ])('born in %s: %s in November 2026', (birth, text) => expect(plain(ageText(birth, '2026-11'))).toBe(text));

  test.each([
    [28.5, '28,5 kg'],
    [1, '1 kg'],
    [0.035, '35 g'],
    [0, 'sin pesar'],
  ])('%s kg is written %s', (kg, text) => expect(plain(weightText(kg))).toBe(text));

  test('waiting is said in seconds, then in minutes rounded up', () => {
    expect([waitText(1), waitText(40), waitText(61), waitText(900)]).toEqual([
      '1 segundo',
      '40 segundos',
      '2 minutos',
      '15 minutos',
    ]);
  });

  test('counts agree with their noun', () => {
    expect([counted(1, 'cita', 'citas'), counted(0, 'cita', 'citas'), counted(1204, 'cita', 'citas')]).toEqual([
      '1 cita',
      '0 citas',
      '1.204 citas',
    ]);
  });
});

test('a phone is read in threes and called with the country', () => {
  expect(plain(phoneText('3001234567'))).toBe('300 123 4567');
  expect(telLink('6015550134')).toBe('tel:+576015550134');
});

test('people are greeted by their first name, houses and places by the whole one', () => {
  expect(firstName('Marcela Rojas')).toBe('Marcela');
  expect(firstName('Familia Rojas Peña')).toBe('Familia Rojas Peña');
  expect(firstName('Clínica Los Nogales')).toBe('Clínica Los Nogales');
  expect(firstName('Dra. Inés Gil')).toBe('Dra. Inés Gil');
});
