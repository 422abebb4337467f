import { describe, expect, test } from 'vitest';
import { parsePesos, thousandsText } from '../../src/lib/pesos.ts';
import { pesosText } from '../../src/shared/number-words.ts';

describe('pesos', () => {
  test('are read as people type them, and never guessed', () => {
    expect(['70.000', '$ 70000', ' 1.250.000 ', '0', '85.500,00'].map(parsePesos)).toEqual([
      70_000, 70_000, 1_250_000, 0, 85_500,
    ]);
    expect(parsePesos('')).toBeUndefined();
    expect(['70,5', '70.00', 'setenta', '-3'].map(parsePesos)).toEqual([NaN, NaN, NaN, NaN]);
  });

  test('are written es-CO, and the card in thousands rounded half up', () => {
    expect(pesosText(393_440)).toBe('$\u00a0393.440');
    expect([pesosText(-65_000), pesosText(0)]).toEqual(['-$\u00a065.000', '$\u00a00']);
    expect([8_450_000, 8_449_500, 8_449_499, 0].map(thousandsText)).toEqual(['$8.450K', '$8.450K', '$8.449K', '$0']);
  });
});
