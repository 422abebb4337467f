import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTENT_ROOT, readGuides } from '../../scripts/content/guides.ts';
import {
  facetsOf,
  type ListState,
  ORDERS,
  parseList,
  queryOf,
  shownBreeds,
} from '../../src/features/guides/breeds/breed-filter.ts';
import { listedBreed } from '../../src/features/guides/breeds/breed-list-cards.ts';
import { comparePath, MOST_COMPARED } from '../../src/shared/compare.ts';
import { BREED_KEYS, FOLDERS } from '../../src/shared/species.ts';

const { catalogues } = readGuides(CONTENT_ROOT);
const dogs = catalogues.perros.breeds.map(listedBreed);
const WHOLE: ListState = { tags: [], order: 'guia', compared: [] };
const shown = (search: string) => shownBreeds(dogs, parseList(search, dogs)).map(({ slug }) => slug);

test('without a query the whole list stands in the order of the specification', () => {
  expect(shown('')).toEqual(BREED_KEYS.perros);
});

test('two sizes show the breeds of either; two things of the home ask for both', () => {
  const either = shown('tamano=mini,grande');
  expect(either).toContain('chihuahua');
  expect(either).toContain('rottweiler');
  expect(either).not.toContain('pug');
  const both = shown('hogar=ninos,apartamento');
  expect(both).toContain('labrador');
  expect(both).not.toContain('chihuahua');
  expect(both).not.toContain('collie');
});

test('groups of chips narrow each other until nothing is left', () => {
  expect(shown('tamano=mini&energia=baja')).toEqual([]);
  expect(shown('tamano=mini&ruido=mucho')).toEqual(['chihuahua', 'yorkshire', 'pomerania']);
});

test('the orders: by name, the lightest first, the longest life first', () => {
  expect(shown('orden=nombre').slice(0, 2)).toEqual(['beagle', 'boxer']);
  expect(['chihuahua', 'pomerania']).toContain(shown('orden=tamano')[0]);
  expect(shown('orden=tamano').at(-1)).toBe('rottweiler');
  expect(shown('orden=vida')[0]).toBe('chihuahua');
});

test('what no breed answers to and what is no order is left out of the address', () => {
  const state = parseList('tamano=gigante,mini,mini&energia=rara&orden=popularidad&comparar=gato,pug&x=1', dogs);
  expect(state).toEqual({ tags: ['tamano=mini'], order: 'guia', compared: ['pug'] });
  expect(queryOf(state)).toBe('?tamano=mini&comparar=pug');
});

test('an address holds at most three breeds to compare, each once', () => {
  expect(parseList('comparar=pug,pug,labrador,boxer,husky', dogs).compared).toEqual(['pug', 'labrador', 'boxer']);
});

test('a comparison has an address that people can read, accents aside', () => {
  expect(comparePath('perros', ['labrador', 'pug'])).toBe('/perros/comparar?razas=labrador,pug');
  expect(comparePath('loros', ['lorito-senegalés'])).toBe('/loros/comparar?razas=lorito-senegal%C3%A9s');
  expect(comparePath('perros', [])).toBe('/perros/comparar');
});

test('every state comes back from its own address', () => {
  for (const folder of FOLDERS) {
    const breeds = catalogues[folder].breeds.map(listedBreed);
    const tags = facetsOf(catalogues[folder].breeds).flatMap(({ key, options }) =>
      options.map(({ value }) => `${key}=${value}`),
    );
    const state = fc.record({
      tags: fc.subarray(tags),
      order: fc.constantFrom(...ORDERS.map(([name]) => name)),
      compared: fc.subarray(
        breeds.map(({ slug }) => slug),
        { maxLength: MOST_COMPARED },
      ),
    });
    fc.assert(
      fc.property(state, (asked) => {
        expect(parseList(queryOf(asked), breeds)).toEqual(asked);
      }),
    );
  }
  expect(queryOf(WHOLE)).toBe('');
});

test.each(FOLDERS)('every chip of %s leaves some breeds and hides others', (folder) => {
  const breeds = catalogues[folder].breeds;
  const facets = facetsOf(breeds);
  expect(facets.map(({ legend }) => legend)).toContain('Hogar');
  for (const { key, options } of facets) {
    for (const { value } of options) {
      const found = shownBreeds(breeds.map(listedBreed), { ...WHOLE, tags: [`${key}=${value}`] }).length;
      expect(found, `${key}=${value}`).toBeGreaterThan(0);
      expect(found, `${key}=${value}`).toBeLessThan(breeds.length);
    }
  }
});
