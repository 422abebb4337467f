import { describe, expect, test } from 'vitest';
import { knownMedicines } from '../../src/features/records/known-medicines.ts';

const item = (name: string, days: number | null) => ({
  name,
  concentration: null,
  form: null,
  dose: '1 cada 12 h',
  days,
});
const formula = (name: string, days: number | null, voidedAt: number | null = null) => ({
  date: '2026-11-10',
  voidedAt,
  items: [item(name, days)],
});
const given = {
  name: 'Aceite de pescado',
  instruction: 'Con la comida',
  times: ['08:00'],
  everyDays: 1,
  weekdays: null,
  from: '2026-11-01',
  to: null,
};

describe('the medicines of a printed summary', () => {
  test('are those of the file, of fórmulas that last and what is given at home', () => {
    const lines = knownMedicines(
      { medicines: 'Insulina', given: [given] },
      [formula('Cefalexina', 10), formula('Omeprazol', 7), formula('Fenobarbital', null), formula('Tramadol', 30, 1)],
      '2026-11-19',
    );
    expect(lines.map((line) => line.split(':')[0])).toEqual(['Insulina', 'Cefalexina', 'Fenobarbital', 'En casa']);
    expect(lines[1]).toContain('Cefalexina: 1 cada 12 h, por 10 días (fórmula del ');
    expect(lines[3]).toContain('Aceite de pescado. Con la comida. Todos los días, 8:00');
  });

  test('end with the last day of the fórmula', () => {
    const none = { medicines: null, given: [] };
    expect(knownMedicines(none, [formula('Cefalexina', 10)], '2026-11-20')).toEqual([]);
    expect(knownMedicines(none, [], '2026-11-20')).toEqual([]);
  });
});
