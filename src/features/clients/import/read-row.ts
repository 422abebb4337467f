import { folded } from '../../../shared/fold.ts';
import { birthMonthFor } from '../../../shared/pets.ts';
import {
  type ImportedAnimal,
  type ImportedPerson,
  importedAnimal,
  importedPerson,
} from '../../../shared/schemas/import.ts';
import { earliestBirth } from '../../../shared/schemas/pet-file.ts';
import type { Species } from '../../../shared/species.ts';
import { isRealDate } from '../../../shared/time.ts';
import { readNumber, readWeight, weightUnit } from '../../../shared/weights.ts';
import type { ColumnKey, Mapping } from './columns.ts';

/** A row as it was read: what is wrong with it by column, or a person and one animal of theirs. */
export type ReadRow = {
  line: number;
  shown: { name: string; petName: string };
  issues: { column: ColumnKey; message: string }[];
  good: { person: ImportedPerson; animal: ImportedAnimal } | null;
};

const SPECIES_WORDS: Record<Species, readonly string[]> = {
  perro: ['perro', 'perra', 'canino', 'canina', 'perros'],
  gato: ['gato', 'gata', 'felino', 'felina', 'gatos'],
  hamster: ['hamster', 'hamsters'],
  loro: ['loro', 'lora', 'perico', 'periquito', 'cotorra', 'guacamaya', 'cacatua', 'agapornis', 'ninfa', 'loros'],
};
const speciesOf = (text: string): Species | undefined => {
  const word = folded(text);
  return (Object.keys(SPECIES_WORDS) as Species[]).find((one) => SPECIES_WORDS[one].includes(word));
};

const two = (text: string) => text.padStart(2, '0');
/** '5/3/2024', '05-03-2024' or '2024-03-05' as YYYY-MM-DD; anything else stays what it is. */
export const dateOf = (text: string): string => {
  const [, d, m, y] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return d && m && y ? `${y}-${two(m)}-${two(d)}` : text;
};
const isDateShaped = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const NO_SUCH_DAY = 'Esa fecha no existe: revisa el día y el mes.';
/** The month of a birth: of a date, or '3/2024' alone. Undefined: it says none. */
const monthOf = (text: string): string | undefined => {
  const date = dateOf(text);
  if (isRealDate(date)) return date.slice(0, 7);
  const [, m, y] = /^(\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return m && y ? `${y}-${two(m)}` : undefined;
};

/** Years of '3', '3,5 años', '8 meses' or '1 año 6 meses'. Undefined: it says none. */
const ageOf = (text: string): number | undefined => {
  const word = folded(text);
  const [, years = ''] = /^([\d.,]+)\s*(?:anos?|a)?(?:$|\s)/.exec(word) ?? [];
  const [, months = ''] = /([\d.,]+)\s*(?:meses|mes|m)\b/.exec(word) ?? [];
  if (months) return (word.startsWith(months) ? 0 : (readNumber(years) ?? 0)) + (readNumber(months) ?? 0) / 12;
  const number = readNumber(years);
  return Number.isNaN(number) ? undefined : number;
};

/** A cell that says that nobody authorised, or only that somebody did, and not how. */
const SAYS_NO = /^(no\b|n$|0$|falso|false|pendiente|sin\b|ninguna?$)/;
const ONLY_YES = /^(si|s|x|ok|1|true|verdadero|autoriza|autorizo|aceptado|acepta)$/;

const yesNo = (text: string): boolean | null | undefined => {
  const word = folded(text);
  if (word === '') return null;
  if (/^(si|s|x|1|esterilizad[oa]|castrad[oa]|true|verdadero)$/.test(word)) return true;
  return /^(no|n|0|enter[oa]|false|falso)$/.test(word) ? false : undefined;
};
const SEX: Record<string, 'macho' | 'hembra' | null> = {
  '': null,
  macho: 'macho',
  m: 'macho',
  hembra: 'hembra',
  h: 'hembra',
  f: 'hembra',
};

type Cell = (key: ColumnKey) => string;
type Wrong = (column: ColumnKey, message: string) => void;

/** The day of the authorisation: in a column of its own, or among the words that say how. */
const authorisedOf = (cell: Cell, day: string, wrong: Wrong): string => {
  const how = folded(cell('authorisation'));
  if (how === '' || SAYS_NO.test(how)) wrong('authorisation', 'Sin su autorización no se guardan los datos.');
  else if (ONLY_YES.test(how)) wrong('authorisation', 'Escribe cómo autorizó, como «firmó el formato en papel».');
  const [within] = /\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}-\d{2}-\d{2}/.exec(cell('authorisation')) ?? [];
  const on = dateOf(cell('authorisedOn') || within || '');
  if (isRealDate(on) && on <= day) return on;
  wrong(
    'authorisedOn',
    isRealDate(on)
      ? 'Ese día todavía no llega.'
      : isDateShaped(on)
        ? NO_SUCH_DAY
        : 'Escribe el día en que autorizó, como 5/3/2024.',
  );
  return day;
};

/** The month of a birth, by itself or by an age; `column` is the one that says it, or should. */
const birthOf = (cell: Cell, column: 'birth' | 'age', day: string, wrong: Wrong): string => {
  const month = day.slice(0, 7);
  const years = column === 'age' ? ageOf(cell('age')) : undefined;
  const birth =
    column === 'birth' ? monthOf(cell('birth')) : years === undefined ? undefined : birthMonthFor(years, month);
  if (birth === undefined)
    wrong(
      column,
      column === 'age'
        ? 'Escribe la edad en años, como 3 o 1,5.'
        : isDateShaped(dateOf(cell('birth')))
          ? NO_SUCH_DAY
          : 'Escribe cuándo nació, como 5/3/2020 o 3/2020.',
    );
  else if (birth > month) wrong(column, 'Ese mes todavía no llega.');
  else if (birth < earliestBirth(month)) wrong(column, 'Ningún animal vive tanto.');
  else return birth;
  return month;
};

/** kg of '12,4', '12,4 kg' or '95 g'; a number alone is in the unit of its species. Blank: 0, nobody measured. */
const weightOf = (text: string, species: Species | undefined): number | undefined => {
  const [, number = '', unit = ''] = /^(.*?)\s*(kg|kilos?|g|gr|gramos)?\.?$/i.exec(text) ?? [];
  if (number === '') return 0;
  return readWeight(number, unit === '' ? weightUnit(species ?? '') : /^k/i.test(unit) ? 'kg' : 'g');
};

/** Cells under the names of their columns. */
const each = <Key extends ColumnKey>(cell: Cell, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, cell(key)])) as Record<Key, string>;

const goodOf = (wrong: number, person?: ImportedPerson, animal?: ImportedAnimal): ReadRow['good'] =>
  wrong === 0 && person && animal ? { person, animal } : null;

/** Reads a row by the columns of `mapping`; `day` is today, YYYY-MM-DD. */
export const readRow = (
  { line, cells }: { line: number; cells: readonly string[] },
  mapping: Mapping,
  day: string,
): ReadRow => {
  const cell: Cell = (key) => cells[mapping[key] ?? -1] ?? '';
  const issues: ReadRow['issues'] = [];
  const wrong: Wrong = (column, message) => {
    if (!issues.some((one) => one.column === column)) issues.push({ column, message });
  };
  const species = speciesOf(cell('species'));
  const sex = SEX[folded(cell('sex'))];
  const isNeutered = yesNo(cell('isNeutered'));
  if (!species) wrong('species', 'Escribe perro, gato, hámster o loro.');
  if (sex === undefined) wrong('sex', 'Escribe macho o hembra.');
  if (isNeutered === undefined) wrong('isNeutered', 'Escribe sí o no.');
  const birthColumn = cell('birth') || (!cell('age') && mapping.birth !== undefined) ? 'birth' : 'age';
  const person = importedPerson.safeParse({
    ...each(cell, ['name', 'phone', 'email', 'document', 'address', 'note', 'authorisation']),
    authorisedOn: authorisedOf(cell, day, wrong),
    mails: SAYS_NO.test(folded(cell('mails'))) ? '' : cell('mails'),
  });
  const animal = importedAnimal.safeParse({
    ...each(cell, ['breed', 'notes', 'colour', 'microchip']),
    name: cell('petName'),
    species: species ?? 'perro',
    birthMonth: birthOf(cell, birthColumn, day, wrong),
    weight: weightOf(cell('weight'), species),
    sex: sex ?? null,
    isNeutered: isNeutered ?? null,
  });
  const columnOf = (names: Record<string, ColumnKey>, path: PropertyKey[]) => {
    const name = String(path[0]);
    return names[name] ?? (name as ColumnKey);
  };
  for (const { path, message } of person.error?.issues ?? []) wrong(columnOf({}, path), message);
  for (const { path, message } of animal.error?.issues ?? [])
    wrong(columnOf({ name: 'petName', birthMonth: birthColumn }, path), message);
  return {
    line,
    shown: { name: cell('name'), petName: cell('petName') },
    issues,
    good: goodOf(issues.length, person.data, animal.data),
  };
};
