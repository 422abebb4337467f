import type { BreedSummary } from '../../../../content/schema/summary.ts';
import { comparedOf, joined, listOf } from '../../../shared/compare.ts';
import { folded } from '../../../shared/fold.ts';

/** What the list knows of a breed in the browser: all of it stands in its card (breed-list-cards.ts). */
export type ListedBreed = Pick<BreedSummary, 'slug' | 'name' | 'otherNames' | 'origin' | 'size' | 'portrait'> & {
  /** `tamano=mediano`, `energia=alta`: what the chips ask for. */
  tags: string[];
  /** Grams, the middle of its range. */
  weight: number;
  /** Years, the middle of its range. */
  years: number;
};

type Facet = {
  /** Name in the address. */
  key: string;
  legend: string;
  options: readonly (readonly [value: string, label: string])[];
  /** Options that a breed answers to. */
  of: (breed: BreedSummary) => string[];
  /** Every chosen chip is asked for; elsewhere one of them is enough. */
  every?: true;
};

/** 1–2, 3, 4–5: three words are what a reader tells apart. */
const third = (score: number | undefined, words: readonly [string, string, string]): string[] =>
  score === undefined ? [] : [words[score <= 2 ? 0 : score === 3 ? 1 : 2]];

const AMOUNTS = [
  ['poco', 'Poco'],
  ['medio', 'Medio'],
  ['mucho', 'Mucho'],
] as const;
const amount = (score: number | undefined) => third(score, ['poco', 'medio', 'mucho']);

const FACETS: readonly Facet[] = [
  {
    key: 'tamano',
    legend: 'Tamaño',
    options: ['enano', 'mini', 'pequeño', 'mediano', 'grande', 'muy grande', 'gigante'].map((name) => [
      folded(name).replace(' ', '-'),
      `${name[0]?.toUpperCase()}${name.slice(1)}`,
    ]),
    of: ({ sizes }) => sizes.map((name) => folded(name).replace(' ', '-')),
  },
  {
    key: 'hogar',
    legend: 'Hogar',
    options: [
      ['ninos', 'Con niños'],
      ['apartamento', 'Apartamento'],
    ],
    of: ({ children, apartment }) => [...(children ? ['ninos'] : []), ...(apartment ? ['apartamento'] : [])],
    every: true,
  },
  {
    key: 'energia',
    legend: 'Energía',
    options: [
      ['baja', 'Baja'],
      ['media', 'Media'],
      ['alta', 'Alta'],
    ],
    of: ({ scores }) => third(scores.energy, ['baja', 'media', 'alta']),
  },
  { key: 'cepillado', legend: 'Cepillado', options: AMOUNTS, of: ({ scores }) => amount(scores.grooming) },
  { key: 'ruido', legend: 'Ruido', options: AMOUNTS, of: ({ scores }) => amount(scores.noise) },
  {
    key: 'ley',
    legend: 'Ley',
    options: [['exotica-cria', 'Exótica de cría']],
    of: ({ flags }) => flags.filter((flag) => flag === 'exotica-cria'),
  },
];

/** Everything the chips may ask of a breed. */
export const tagsOf = (breed: BreedSummary): string[] =>
  FACETS.flatMap(({ key, of }) => of(breed).map((value) => `${key}=${value}`));

/** The chips of a list: only options that some of its breeds answer to and others do not. */
export const facetsOf = (breeds: readonly BreedSummary[]) =>
  FACETS.map(({ key, legend, options, of }) => ({
    key,
    legend,
    options: options.flatMap(([value, label]) => {
      const found = breeds.filter((breed) => of(breed).includes(value)).length;
      return found > 0 && found < breeds.length ? [{ value, label }] : [];
    }),
  })).filter(({ options }) => options.length > 0);

/** Orders of a list; the guide's own (the specification's) is the first and stands in no address. */
export const ORDERS = [
  ['guia', 'Orden: de la guía'],
  ['nombre', 'Orden: nombre'],
  ['tamano', 'Orden: tamaño, menor primero'],
  ['vida', 'Orden: más años primero'],
] as const;
export type Order = (typeof ORDERS)[number][0];

/** What a list shows, as its address says it. */
export type ListState = { tags: string[]; order: Order; compared: string[] };

/** The state that a query string asks for. What no breed of the list answers to is left out. */
export const parseList = (search: string, breeds: readonly ListedBreed[]): ListState => {
  const query = new URLSearchParams(search);
  const known = new Set(breeds.flatMap(({ tags }) => tags));
  const order = ORDERS.find(([name]) => name === query.get('orden'))?.[0] ?? 'guia';
  const wanted = FACETS.flatMap(({ key }) => listOf(query.get(key)).map((value) => `${key}=${value}`));
  return {
    tags: [...new Set(wanted)].filter((tag) => known.has(tag)),
    order,
    compared: comparedOf(query.get('comparar'), breeds),
  };
};

/** The query string of a state, empty for the whole list in the guide's order. Commas stay readable. */
export const queryOf = ({ tags, order, compared }: ListState): string => {
  const valuesOf = (key: string) =>
    tags.flatMap((tag) => (tag.startsWith(`${key}=`) ? [tag.slice(key.length + 1)] : []));
  const rows = [
    ...FACETS.map(({ key }) => [key, joined(valuesOf(key))]),
    ['orden', order === 'guia' ? '' : order],
    ['comparar', joined(compared)],
  ];
  const query = rows.flatMap(([key, value]) => (value ? [`${key}=${value}`] : [])).join('&');
  return query && `?${query}`;
};

const fits = (breed: ListedBreed, tags: readonly string[]): boolean =>
  FACETS.every(({ key, every }) => {
    const asked = tags.filter((tag) => tag.startsWith(`${key}=`));
    if (asked.length === 0) return true;
    return every ? asked.every((tag) => breed.tags.includes(tag)) : asked.some((tag) => breed.tags.includes(tag));
  });

/** Names compare without accents and always in Spanish, whatever the machine. */
const byName = (a: ListedBreed, b: ListedBreed) => a.name.localeCompare(b.name, 'es');
const COMPARE: Record<Order, (a: ListedBreed, b: ListedBreed) => number> = {
  guia: () => 0,
  nombre: byName,
  tamano: (a, b) => a.weight - b.weight || byName(a, b),
  vida: (a, b) => b.years - a.years || byName(a, b),
};

/** The breeds that a state shows, in its order. `breeds` come in the guide's. */
export const shownBreeds = (breeds: readonly ListedBreed[], { tags, order }: ListState): ListedBreed[] =>
  breeds.filter((breed) => fits(breed, tags)).sort(COMPARE[order]);
