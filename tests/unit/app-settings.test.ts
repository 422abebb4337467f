import { describe, expect, test } from 'vitest';
import { agoText, dateText, howMany, isLate, sizeText } from '../../src/features/settings/figures.ts';
import { MAX_COUNTED } from '../../src/shared/limits.ts';
import { assertChosen, purgedAtOf, registrationOf } from '../../worker/features/settings/rules.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('figures of the service', () => {
  test('a count that stopped says so', () => {
    expect([howMany(0), howMany(1204), howMany(MAX_COUNTED), howMany(MAX_COUNTED + 1)]).toEqual([
      '0',
      '1.204',
      '10.000',
      'más de 10.000',
    ]);
  });

  test.each([
    [4096, '5 KB'],
    [999_000, '999 KB'],
    [3_240_000, '3,2 MB'],
    [1_100_000_000, '1,1 GB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(plain(sizeText(bytes))).toBe(text);
  });

  test('a date is written with its year', () => {
    expect(dateText('2026-11-20')).toBe('20 de noviembre de 2026');
  });

  test.each([
    ['2026-11-21', ''],
    ['2026-11-20', 'hoy'],
    ['2026-11-19', 'ayer'],
    ['2026-11-08', 'hace 12 días'],
    ['2026-08-15', 'hace 3 meses'],
    ['2026-09-21', 'hace 60 días'],
    ['2026-09-20', 'hace 2 meses'],
    ['2025-11-20', 'hace 12 meses'],
  ])('on 20 November 2026, %s was «%s»', (date, text) => {
    expect(agoText(date, '2026-11-20')).toBe(text);
  });

  test('a purge is late when a night passed without one', () => {
    const hour = 60 * 60 * 1000;
    expect([isLate(0, 25 * hour), isLate(0, 37 * hour)]).toEqual([false, true]);
  });
});

describe('what the settings table says', () => {
  test('the registration is open unless it says closed', () => {
    expect([null, 'open', 'closed', 'cerrado'].map(registrationOf)).toEqual(['open', 'open', 'closed', 'open']);
  });

  test('an instant is one, anything else is none', () => {
    expect([null, '', '1763700000000', 'ayer'].map(purgedAtOf)).toEqual([null, null, 1_763_700_000_000, null]);
  });

  test('a clinic that did not become the default names the reason', () => {
    const settings = {
      registration: 'open' as const,
      defaultClinic: { id: 'a', name: 'A', city: 'Bogotá', isBookable: true },
      banner: null,
      secondStepFrom: null,
    };
    const keyOf = (asked: string | null, exists: boolean) => {
      try {
        assertChosen(asked, settings, exists);
        return null;
      } catch (error) {
        return (error as { key: string }).key;
      }
    };
    expect([keyOf('a', true), keyOf('b', true), keyOf('b', false)]).toEqual([
      null,
      'clinic_closed_to_bookings',
      'clinic_not_found',
    ]);
  });
});
