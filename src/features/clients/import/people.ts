import { folded } from '../../../shared/fold.ts';
import { MAX_IMPORTED_ANIMALS, MAX_STAGED } from '../../../shared/limits.ts';
import type { StageImport } from '../../../shared/schemas/import.ts';
import type { ReadRow } from './read-row.ts';

type Person = StageImport['people'][number];

/** Who a row is of: rows of one name with the same document, else phone, else e-mail are one person's animals. */
export const whoOf = ({ person }: NonNullable<ReadRow['good']>): string =>
  `${folded(person.name)}|${person.document ?? person.phone ?? person.email}`;

/** The people of rows, each with their animals; the first row says what is known of them. */
export const peopleOf = (rows: readonly ReadRow[]): Person[] => {
  const people = new Map<string, Person>();
  const all: Person[] = [];
  for (const { good } of rows) {
    if (!good) continue;
    const known = people.get(whoOf(good));
    if (known && known.animals.length < MAX_IMPORTED_ANIMALS) known.animals.push(good.animal);
    else {
      const person = { person: good.person, animals: [good.animal] };
      people.set(whoOf(good), person);
      all.push(person);
    }
  }
  return all;
};

/** Bytes of a part: a call takes 64 KB. */
const PART = 48_000;

/** The people in parts that a call takes, each with the place of its first. */
export const partsOf = (people: readonly Person[]): { at: number; people: Person[] }[] => {
  const parts: { at: number; people: Person[] }[] = [];
  const encoder = new TextEncoder();
  let size = PART;
  for (const [at, person] of people.entries()) {
    const { length } = encoder.encode(JSON.stringify(person));
    const last = parts.at(-1);
    if (last && size + length <= PART && last.people.length < MAX_STAGED) {
      last.people.push(person);
      size += length;
    } else {
      parts.push({ at, people: [person] });
      size = length;
    }
  }
  return parts;
};
