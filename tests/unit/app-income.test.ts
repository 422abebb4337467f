import { dsvFormat } from 'd3-dsv';
import { describe, expect, test } from 'vitest';
import { chargesCsv } from '../../src/features/income/csv.ts';
import type { Charge } from '../../src/shared/schemas/income.ts';

const charge = (has: Partial<Charge>): Charge => ({
  id: crypto.randomUUID(),
  completedAt: '2026-11-09T15:05',
  patientName: 'Nube',
  ownerName: 'Ana Gómez',
  type: 'checkup',
  cop: 70_000,
  entry: { id: 'c', number: 7, by: 'Rosa' },
  voided: null,
  ...has,
});

describe('the file of charges', () => {
  test('opens in a spreadsheet of es-CO: a byte order mark, semicolons, lines that end as Windows wants them', () => {
    const text = chargesCsv([charge({})]);
    expect(text).toBe(
      '\uFEFFFecha;Hora;Paciente;Dueño;Tipo;Valor (COP);Anulado (COP);Por qué se anuló;Número;Quién cobró\r\n09/11/2026;15:05;Nube;Ana Gómez;Control;70000;;;7;Rosa\r\n',
    );
  });

  test('names with semicolons, quotes and ends of line stay in their cell', () => {
    const names = { patientName: 'Nube; "la gorda"', ownerName: 'Ana\nGómez' };
    const text = chargesCsv([charge(names), charge({ type: 'emergency', cop: 0 })]);
    const rows = dsvFormat(';').parse(text.slice(1));
    expect(rows.map((row) => [row.Paciente, row.Dueño?.replace('\r', ''), row.Tipo])).toEqual([
      [names.patientName, names.ownerName, 'Control'],
      ['Nube', 'Ana Gómez', 'Urgencia'],
    ]);
  });

  test('a voided charge counts nothing and says what it was and why', () => {
    const [row] = dsvFormat(';').parse(
      chargesCsv([charge({ cop: 0, voided: { cop: 90_500, reason: '=Sobró un cero' } })]).slice(1),
    );
    expect([row?.['Valor (COP)'], row?.['Anulado (COP)'], row?.['Por qué se anuló']]).toEqual([
      '0',
      '90500',
      "'=Sobró un cero",
    ]);
  });

  test('a name is never a formula', () => {
    // Full-width signs count too, and blanks before a sign do not hide it.
    for (const sign of ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', ' =', '\u00A0@', '\u200B='])
      expect(chargesCsv([charge({ patientName: `${sign}HYPERLINK(1)` })])).toContain(`'${sign}HYPERLINK(1)`);
  });

  test('its figures add up to the peso, as whole numbers that need no decimal sign', () => {
    const charges = [1, 15_000, 0, 85_501, 999_999_999].map((cop) => charge({ cop }));
    const rows = dsvFormat(';').parse(chargesCsv(charges).slice(1));
    const cells = rows.map((row) => row['Valor (COP)'] ?? '');
    expect(cells.every((cell) => /^\d+$/.test(cell))).toBe(true);
    expect(cells.reduce((sum, cell) => sum + Number(cell), 0)).toBe(charges.reduce((sum, { cop }) => sum + cop, 0));
  });
});
