import type { Folder } from './species.ts';

/** How many breeds one comparison holds. */
export const MOST_COMPARED = 3;

/** Name in the address of what is compared: `?razas=labrador,pug`, or once for each box of the form that was ticked. */
export const COMPARED = 'razas';

export const listOf = (value: string | null): string[] => (value ? value.split(',').filter(Boolean) : []);

export const joined = (values: readonly string[]) => values.map(encodeURIComponent).join(',');

/** Known keys among those of a list like `labrador,pug`, each once, in the order in which they were picked. */
export const pickedOf = (value: string | null, breeds: readonly { slug: string }[]): string[] =>
  [...new Set(listOf(value))].filter((slug) => breeds.some((breed) => breed.slug === slug));

/** The same, as many of them as a comparison holds. */
export const comparedOf = (value: string | null, breeds: readonly { slug: string }[]): string[] =>
  pickedOf(value, breeds).slice(0, MOST_COMPARED);

/** `/perros/comparar?razas=labrador,pug` */
export const comparePath = (folder: string, slugs: readonly string[]): string =>
  `/${folder}/comparar${slugs.length > 0 ? `?${COMPARED}=${joined(slugs)}` : ''}`;

/** What one breed answers in a row, drawn or not. */
export type Fact<Cell> = {
  key: string;
  name: string;
  /** Named ends of a ruler. */
  ends?: { low: string; high: string };
  cell: Cell;
  /** What two answers have to share to count as equal; null where telling it would say nothing (running text). */
  gist: string | null;
  /** It says that there is nothing to say: a row of nothing else is no row. */
  nothing?: true;
};
export type FactGroup<Cell> = { title: string; facts: Fact<Cell>[] };

type Row<Cell> = Pick<Fact<Cell>, 'key' | 'name' | 'ends'> & {
  /** One for each breed; null when its record does not say. */
  cells: (Cell | null)[];
  /** Whether the breeds answer differently; null in running text. */
  differs: boolean | null;
  /** Places whose breed alone answers otherwise: without it the other two agree. */
  odd: number[];
};
export type RowGroup<Cell> = { title: string; rows: Row<Cell>[] };

/** Rows in the order of the first breed that has them; every breed has its cell. */
const rowsOf = <Cell>(breeds: readonly Fact<Cell>[][]): Row<Cell>[] => {
  const firsts = [...new Map(breeds.flat().map((fact) => [fact.key, fact])).values()];
  return firsts.flatMap(({ key, name, ends, gist }) => {
    const facts = breeds.map((own) => own.find((fact) => fact.key === key));
    if (facts.every((fact) => fact?.nothing)) return [];
    const part = (some: typeof facts) => new Set(some.map((fact) => fact?.gist)).size > 1;
    const differs = gist === null ? null : part(facts);
    const odd = facts.flatMap((_, n) => (differs && !part(facts.filter((__, other) => other !== n)) ? [n] : []));
    return [{ key, name, ...(ends ? { ends } : {}), cells: facts.map((fact) => fact?.cell ?? null), differs, odd }];
  });
};

/** Everything that stands side by side, in groups. All breeds of a species have the same groups. */
export const sideBySide = <Cell>(breeds: readonly FactGroup<Cell>[][]): RowGroup<Cell>[] =>
  (breeds[0] ?? [])
    .map(({ title }, place) => ({ title, rows: rowsOf(breeds.map((groups) => groups[place]?.facts ?? [])) }))
    .filter(({ rows }) => rows.length > 0);

/** A breed of a comparison, drawn at build time. */
export type DrawnBreed = {
  slug: string;
  name: string;
  /** Its portrait and the way to its page. */
  head: string;
  groups: FactGroup<string>[];
};

/** What the build draws of a species for the Worker to put side by side, as a file that the Worker reads. */
export type DrawnComparison = {
  breeds: DrawnBreed[];
  /** Above the table: the box that leaves out what they share. */
  only: string;
  /** In a row's head: whether they part. */
  differs: string;
  same: string;
  /** In a cross that takes a breed away. */
  cross: string;
  /** In a chip that is chosen. */
  tick: string;
};
export const drawnFile = (folder: Folder): string => `/compare/${folder}.json`;

const NAMES = new Intl.ListFormat('es', { type: 'conjunction' });

/** `Labrador y Pug` */
export const namesOf = (names: readonly string[]): string => NAMES.format(names);

/** Over the choice of two of three, where a screen holds no more. */
export const TWO_AT_ONCE = 'En este ancho se ven dos a la vez';

/** What the page asks for next, as a sentence. `left`: names that were ticked and did not fit. */
export const askOf = (chosen: number, left: readonly string[] = []): string => {
  if (left.length > 0)
    return `Caben tres. ${left.length > 1 ? 'No cupieron' : 'No cupo'} ${namesOf(left)}: quita una de las que ves para cambiarla.`;
  if (chosen === 0) return 'Elige dos o tres de la lista y míralas lado a lado.';
  if (chosen === 1) return 'Ya hay una. Elige otra para compararla.';
  return chosen < MOST_COMPARED
    ? 'Puedes agregar una tercera.'
    : 'Son tres, que es lo que cabe. Quita una para cambiarla.';
};
