import { expect, test } from 'vitest';
import type { CatBreed } from '../../content/schema/breed.ts';
import { RECORDS } from '../../scripts/content/texts.ts';

const cats = RECORDS.filter(({ path }) => path.startsWith('gatos/razas/')).map(({ path, data }) => ({
  path,
  breed: data as CatBreed,
}));

test('every cat, also the one that climbs little, is told where its window mesh goes', () => {
  expect(cats).toHaveLength(20);
  expect(cats.filter(({ breed }) => !/\bmalla\b/.test(breed.indoor_outdoor)).map(({ path }) => path)).toEqual([]);
});

/** Life expectancies at birth that a text tells: «9,7 años al nacer», «al nacer … es de 14,4 años». */
const atBirth = (text: string) =>
  [...text.matchAll(/(\d+,\d) años al nacer|al nacer[^.]{0,60}? (\d+,\d) años/g)].map(([, before, after]) =>
    Number((before ?? after ?? '').replace(',', '.')),
  );

test('the years of a cat reach down to the life table that its page tells', () => {
  const told = cats.map(({ path, breed }) => ({ path, breed, years: atBirth(JSON.stringify(breed)) }));
  expect(told.filter(({ years }) => years.length).length).toBeGreaterThanOrEqual(7);
  const outside = told.flatMap(
    ({
      path,
      breed: {
        life_expectancy: { min, max },
      },
      years,
    }) => years.filter((year) => year < min || year > max).map((year) => `${path}: ${year} outside ${min}–${max}`),
  );
  expect(outside).toEqual([]);
});

test('the check of life tables reads both ways of telling', () => {
  expect(atBirth('Vive menos que el promedio, 9,7 años al nacer. Su expectativa al nacer es de 14,4 años.')).toEqual([
    9.7, 14.4,
  ]);
});

/** Signs that kill within hours or days, and the words that say when to go. */
const GRAVE =
  /encías (pálidas|claras|blancas)|colapso|desmayo|boca abierta|patas (traseras )?frías|no orina|no sale orina|sangre en la orina/i;
const GO =
  /urgencia|\b(sal|ve|van?) (ya|de inmediato|para|el mismo día)|salida inmediata|mismo día|ese día|esa semana|pide cita|consulta/i;

test('a disease of a cat that shows a grave sign says when to go', () => {
  const silent = cats.flatMap(({ path, breed }) =>
    breed.health_issues
      .filter(({ note }) => GRAVE.test(note) && !GO.test(note))
      .map(({ name, note }) => `${path} · ${name}: ${note}`),
  );
  expect(silent).toEqual([]);
});
