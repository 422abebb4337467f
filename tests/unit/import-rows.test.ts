import { describe, expect, test } from 'vitest';
import { mappingOf, missingOf } from '../../src/features/clients/import/columns.ts';
import { partsOf, peopleOf } from '../../src/features/clients/import/people.ts';
import { dateOf, readRow } from '../../src/features/clients/import/read-row.ts';
import { tableOf, textOf } from '../../src/features/clients/import/table.ts';
import { MAX_STAGED } from '../../src/shared/limits.ts';

const DAY = '2026-11-24';
const HEAD = 'Propietario;Cédula;Celular;Correo;Autorización;Fecha autorización;Mascota;Especie;Nacimiento;Peso';
const GOOD = 'Laura Peña;1.020.304.050;311 555 0101;;Firmó en papel;12/3/2024;Kira;Canino;5/2022;12,4 kg';

const read = (text: string) => {
  const { head, rows } = tableOf(text);
  return rows.map((row) => readRow(row, mappingOf(head), DAY));
};
const issuesOf = (line: string) => read(`${HEAD}\n${line}`)[0]?.issues.map(({ column }) => column);
/** The good row with other cells, by the place of each. */
const withCell = (at: number, text: string) => GOOD.split(';').with(at, text).join(';');

describe('a file', () => {
  test('is UTF-8, or Windows-1252 where it is none; a mark at its start is no letter', () => {
    expect(textOf(new TextEncoder().encode('\uFEFFPeña').buffer as ArrayBuffer)).toBe('Peña');
    expect(textOf(new Uint8Array([0x50, 0x65, 0xf1, 0x61]).buffer)).toBe('Peña');
  });

  test.each([';', ',', '\t'])('parts its columns at %j, and cells may hold it in quotes, lines too', (sign) => {
    const text = `${['Nombre', 'Mascota'].join(sign)}\r\n"Ana ${sign} Luz"${sign}"Ki\nra"\r\n${sign}\r\nEva${sign}Toto\r\n`;
    const { head, rows } = tableOf(text);
    expect(head).toEqual(['Nombre', 'Mascota']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      [`Ana ${sign} Luz`, 'Ki\nra'],
      ['Eva', 'Toto'],
    ]);
  });

  test('its headings are known with and without accents; what is missing is named', () => {
    const mapping = mappingOf(HEAD.split(';'));
    expect(mapping).toMatchObject({ name: 0, document: 1, phone: 2, authorisation: 4, petName: 6, birth: 8 });
    expect(missingOf(mapping)).toEqual([]);
    expect(missingOf(mappingOf(['NOMBRE', 'mascota.', 'Especie', 'Edad']))).toEqual([
      'Teléfono o Correo',
      'Autorización',
    ]);
  });
});

describe('a row', () => {
  test('is a person and an animal in the forms of Colombia', () => {
    const [row] = read(`${HEAD}\n${GOOD}`);
    expect(row).toMatchObject({
      line: 2,
      issues: [],
      good: {
        person: { name: 'Laura Peña', document: '1020304050', phone: '3115550101', authorisedOn: '2024-03-12' },
        animal: { name: 'Kira', species: 'perro', birthMonth: '2022-05', weight: 12.4 },
      },
    });
  });

  test.each([
    [0, '', 'name'],
    [1, 'cédula #', 'document'],
    [2, '12', 'phone'],
    [2, '', 'phone'],
    [3, 'sin arroba', 'email'],
    [4, '', 'authorisation'],
    [4, 'No', 'authorisation'],
    [4, 'pendiente', 'authorisation'],
    [4, 'Sí', 'authorisation'],
    [5, '', 'authorisedOn'],
    [5, '30/2/2024', 'authorisedOn'],
    [5, '25/11/2026', 'authorisedOn'],
    [6, ' ', 'petName'],
    [7, 'vaca', 'species'],
    [8, 'hace años', 'birth'],
    [8, '12/2026', 'birth'],
    [8, '1/1900', 'birth'],
    [9, 'gordo', 'weight'],
    [9, '900', 'weight'],
  ] as const)('with column %i as %j is refused at %s, and nothing else', (at, text, column) => {
    expect(issuesOf(withCell(at, text))).toEqual([column]);
  });

  test.each([
    [8, '31/02/2020'],
    [5, '30/2/2024'],
  ])('with column %i as %j says that the date does not exist', (at, text) => {
    const [row] = read(`${HEAD}\n${withCell(at, text)}`);
    expect(row?.issues.map(({ message }) => message)).toEqual(['Esa fecha no existe: revisa el día y el mes.']);
  });

  test('the day of the authorisation may stand among its words', () => {
    const [row] = read(`${HEAD}\n${GOOD.split(';').with(4, 'Firmó el 2/1/2023').with(5, '').join(';')}`);
    expect([row?.issues, row?.good?.person.authorisedOn]).toEqual([[], '2023-01-02']);
  });

  test('an age says the month of a birth; weights of birds are grams; dates have the day first', () => {
    const head = 'Nombre;Teléfono;Autorización;Mascota;Especie;Edad;Peso';
    const ageAnd = (age: string, rest = 'loro;X;95') =>
      read(`${head}\nEva;3115550101;Firmó 1/1/2024;Pico;${rest.replace('X', age)}`)[0]?.good?.animal;
    expect(ageAnd('2')?.birthMonth).toBe('2024-11');
    expect(ageAnd('1,5 años')?.birthMonth).toBe('2025-05');
    expect(ageAnd('8 meses')?.birthMonth).toBe('2026-03');
    expect(ageAnd('1 año 6 meses')?.birthMonth).toBe('2025-05');
    expect(ageAnd('dos')).toBeUndefined();
    expect([ageAnd('2')?.weight, ageAnd('2', 'loro;X;1.200 g')?.weight, ageAnd('2', 'gato;X;4,1')?.weight]).toEqual([
      0.095, 1.2, 4.1,
    ]);
    expect([dateOf('5/3/2024'), dateOf('05-03-2024'), dateOf('2024-03-05'), dateOf('5/3/24')]).toEqual([
      '2024-03-05',
      '2024-03-05',
      '2024-03-05',
      '5/3/24',
    ]);
  });
});

test('rows of one person are their animals; two of one name are two', () => {
  const people = peopleOf(
    read(
      [HEAD, GOOD, withCell(6, 'Toto'), withCell(1, '99887766'), withCell(4, 'no'), withCell(0, 'LAURA PEÑA')].join(
        '\n',
      ),
    ),
  );
  expect(people.map(({ person, animals }) => [person.document, animals.length])).toEqual([
    ['1020304050', 3],
    ['99887766', 1],
  ]);
});

test('people go in parts that a call takes, in their order and each once', () => {
  const [one] = peopleOf(read(`${HEAD}\n${GOOD}`));
  if (!one) throw new Error('no row was read');
  const long = { ...one, person: { ...one.person, note: 'ñ'.repeat(1000) } };
  const people = Array.from({ length: 1000 }, (_, n) => ({ ...(n % 3 ? one : long), animals: one.animals }));
  const parts = partsOf(people);
  expect(parts.flatMap((part) => part.people)).toEqual(people);
  expect(parts.map(({ at }) => at)).toEqual(
    parts.map((_, n) => parts.slice(0, n).reduce((sum, part) => sum + part.people.length, 0)),
  );
  for (const part of parts) {
    expect(part.people.length).toBeLessThanOrEqual(MAX_STAGED);
    expect(new TextEncoder().encode(JSON.stringify({ id: 'x'.repeat(64), ...part })).length).toBeLessThan(60_000);
  }
});
