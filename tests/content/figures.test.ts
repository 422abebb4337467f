import { expect, test } from 'vitest';
import { type Prose, plainText } from '../../content/schema/prose.ts';
import type { AnyBreed } from '../../content/schema/summary.ts';
import type { Topic } from '../../content/schema/topic.ts';
import { RECORDS } from '../../scripts/content/texts.ts';

const breeds = RECORDS.filter(({ kind }) => kind === 'breed').map(({ path, data }) => ({
  path,
  breed: data as AnyBreed,
}));
const breedAt = (path: string) => breeds.find((one) => one.path === path)?.breed as AnyBreed;

test('life expectancies that the specification gives stand as it gives them', () => {
  expect(breedAt('perros/razas/labrador').life_expectancy).toEqual({ min: 10, max: 12 });
  expect(breedAt('perros/razas/rottweiler').life_expectancy).toEqual({ min: 8, max: 10 });
  expect(breedAt('perros/razas/chihuahua').life_expectancy).toEqual({ min: 12, max: 20 });
});

const topicText = (path: string) => {
  const topic = RECORDS.find((record) => record.path === path)?.data as Topic;
  return topic.content.map(({ text }) => plainText(text)).join('\n');
};

/** Figures of the specification (§9) and where they must be read. */
const FIGURES: [topic: string, figure: RegExp][] = [
  ['perros/cuidados/higiene-dental', /2 (a|o) 3 veces|2–3 veces|dos o tres veces/i],
  ['perros/cuidados/rutina-bano', /4–6 semanas|4 a 6 semanas|cuatro a seis semanas/i],
  ['perros/cuidados/cuidado-unas', /2–3 semanas|2 a 3 semanas|dos a tres semanas|dos o tres semanas/i],
  ['perros/alimentacion/porciones-recomendadas', /3–4|3 o 4|3 a 4|tres o cuatro|tres a cuatro/i],
  ['perros/alimentacion/snacks-saludables', /10 %/],
  ['perros/salud/ejercicio', /30–60 minutos|30 a 60 minutos/i],
  ['perros/salud/vacunacion', /6–8 semanas|6 a 8 semanas|seis a ocho semanas/i],
];
test.each(FIGURES)('%s tells the figure of the specification', (topic, figure) => {
  expect(topicText(topic)).toMatch(figure);
});

const everyText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map(everyText).join(' ')
      : value && typeof value === 'object'
        ? Object.values(value).map(everyText).join(' ')
        : '';

test.each([
  ['sirio', /80 ?× ?50/, /18(–| a )24/],
  ['ruso-campbell', /60 ?× ?40/, /18(–| a )22/],
  ['roborovski', /50 ?× ?35/, /20(–| a )23/],
])('the page of %s tells the cage and the temperature of the specification', (slug, cage, temperature) => {
  const text = everyText(breedAt(`hamsters/razas/${slug}`));
  expect(text).toMatch(cage);
  expect(text).toMatch(temperature);
  // today's recommendation stands beside it
  expect(text).toMatch(/100 ?× ?50|100 cm/);
});

const number = (text: string) => Number(text.replace(',', '.'));

/** Weights that a feeding text names as an adult's (`un adulto de 28 kg`) lie within the record's own range. */
const adultWeights = (text: string) =>
  [...text.matchAll(/adult[oa]s?(?: \p{L}+){0,2} de (\d+(?:,\d+)?)(?:–(\d+(?:,\d+)?))? ?(kg|g)\b/gu)].flatMap(
    ([, low, high, unit]) =>
      [low, high]
        .filter((figure) => figure !== undefined)
        .map((figure) => number(figure as string) * (unit === 'kg' ? 1000 : 1)),
  );

test('an adult weight that a text names lies in the range of its record', () => {
  const outside = breeds.flatMap(({ path, breed }) => {
    const range =
      'weight_kg' in breed ? { min: breed.weight_kg.min * 1000, max: breed.weight_kg.max * 1000 } : breed.weight_g;
    const diet = breed.care_tips.diet;
    const texts = (Array.isArray(diet) ? [diet] : Object.values(diet)) as Prose[];
    return texts
      .flatMap((text) => adultWeights(plainText(text)))
      .filter((grams) => grams < range.min * 0.95 || grams > range.max * 1.05)
      .map((grams) => `${path}: ${grams} g outside ${range.min}–${range.max} g`);
  });
  expect(outside).toEqual([]);
});

test('the check of adult weights sees a wrong one', () => {
  expect(adultWeights('Un adulto de 28 kg come 300 g; una adulta activa de 3,5 kg, 60 g.')).toEqual([28_000, 3500]);
});

const words = (text: Prose) => plainText(text).split(/\s+/).filter(Boolean).length;

test('each care text has 60 to 150 words, temperaments 40 to 90', () => {
  const off = breeds.flatMap(({ path, breed }) => {
    if ('training_potential' in breed) return [];
    const care = Object.entries(breed.care_tips as Record<string, Prose>).map(
      ([name, text]) => [name, words(text), 60, 150] as const,
    );
    const all = [...care, ['temperament', words(breed.temperament as Prose), 40, 90] as const];
    return all
      .filter(([, count, low, high]) => count < low || count > high)
      .map(([name, count]) => `${path} ${name}: ${count}`);
  });
  expect(off).toEqual([]);
});

test('topics have 400 to 900 words', () => {
  const off = RECORDS.filter(({ kind }) => kind === 'topic')
    .map(({ path, data }) => [path, (data as Topic).content.reduce((sum, { text }) => sum + words(text), 0)] as const)
    .filter(([, count]) => count < 400 || count > 900);
  expect(off).toEqual([]);
});
