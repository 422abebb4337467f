import { expect, test } from 'vitest';
import type { DogBreed } from '../../content/schema/breed.ts';
import type { AnyBreed } from '../../content/schema/summary.ts';
import { RECORDS } from '../../scripts/content/texts.ts';

type Scale = { score: number; label: string; note: string };
const breeds = RECORDS.filter(({ kind }) => kind === 'breed').map(({ path, data }) => ({
  path,
  breed: data as AnyBreed,
}));

const isScale = (value: unknown): value is Scale =>
  typeof value === 'object' && value !== null && 'score' in value && 'label' in value;

/** Every scale of a record with the name of its field. */
const scalesOf = (value: unknown, field = ''): [string, Scale][] => {
  if (isScale(value)) return [[field, value]];
  if (!value || typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => scalesOf(inner, name));
};

/** Words of degree and the scores they can stand for. Each trait's low end means little of it. */
const DEGREES: [word: RegExp, low: number, high: number][] = [
  [/^(muy baj|mínim|casi nunca|casi nada|muy poc|muy tranquil|muy callad|muy silencios)/i, 1, 2],
  [/^(baj|poc[ao]s?( |$)(?!y )|tranquil|callad|silencios|fácil)/i, 1, 2],
  [/^(medi|moderad|regular|normal)/i, 2, 4],
  [/^(alt|much|exigente|difícil)/i, 4, 5],
  [
    /^(muy alt|muchísim|altísim|extrem|incansable|diari|todos los días|cada día|muy ruidos|muy difícil|muy exigente)/i,
    4,
    5,
  ],
];

test('the word of a scale agrees with its score', () => {
  const wrong = breeds.flatMap(({ path, breed }) =>
    scalesOf(breed)
      .filter(([field]) => !['intelligence_level', 'affection', 'sociability'].includes(field))
      .flatMap(([field, { score, label }]) =>
        DEGREES.filter(([word, low, high]) => word.test(label) && (score < low || score > high)).map(
          () => `${path} ${field}: «${label}» with ${score}`,
        ),
      ),
  );
  expect(wrong).toEqual([]);
});

test('the note of a scale is its own, never that of another breed', () => {
  const seen = new Map<string, string>();
  const twice = breeds.flatMap(({ path, breed }) =>
    scalesOf(breed).flatMap(([field, { note }]) => {
      const other = seen.get(note);
      seen.set(note, `${path} ${field}`);
      return other ? [`${path} ${field} = ${other}`] : [];
    }),
  );
  expect(twice).toEqual([]);
});

test('an animal that needs all the room there is does not live well in a flat', () => {
  const wrong = breeds.filter(
    ({ breed }) =>
      'apartment_friendly' in breed &&
      'space_requirements' in breed &&
      breed.apartment_friendly.yes &&
      breed.space_requirements.score === 5,
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

const dog = (slug: string) => breeds.find(({ path }) => path === `perros/razas/${slug}`)?.breed as DogBreed;

test('sizes of dogs stand in the order that everybody knows', () => {
  const rising = ['chihuahua', 'pug', 'beagle', 'labrador', 'rottweiler'].map((slug) => dog(slug).weight_kg);
  for (const [index, weight] of rising.entries()) {
    const next = rising[index + 1];
    if (next) expect(next.max).toBeGreaterThan(weight.max);
  }
});

test('energy and the exercise text agree: tireless dogs are not said to need little', () => {
  for (const slug of ['husky', 'dalmata', 'pastor-aleman'])
    expect(dog(slug).energy_level.score).toBeGreaterThanOrEqual(4);
  for (const slug of ['bulldog-ingles', 'pug']) expect(dog(slug).energy_level.score).toBeLessThanOrEqual(3);
});
