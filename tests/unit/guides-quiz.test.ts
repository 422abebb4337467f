import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTENT_ROOT, readGuides } from '../../scripts/content/guides.ts';
import { quizAnimal, reasonAgainst } from '../../src/features/guides/quiz/quiz-animals.ts';
import {
  type Answers,
  answersQuery,
  matchAnimals,
  parseAnswers,
  weigh,
} from '../../src/features/guides/quiz/quiz-match.ts';
import { QUESTIONS } from '../../src/features/guides/quiz/quiz-words.ts';
import { FOLDERS } from '../../src/shared/species.ts';

const { catalogues } = readGuides(CONTENT_ROOT);
const everyone = FOLDERS.flatMap((folder) => catalogues[folder].breeds.map((breed) => ({ folder, breed })));
const animals = everyone
  .filter(({ folder, breed }) => !reasonAgainst(folder, breed))
  .map(({ folder, breed }) => quizAnimal(folder, breed));
const animal = (path: string) => {
  const found = animals.find(({ folder, slug }) => `${folder}/${slug}` === path);
  if (!found) throw new Error(`${path} is never proposed`);
  return found;
};
const namesFor = (answers: Answers) =>
  matchAnimals(animals, answers).proposals.map((one) => `${one.animal.folder}/${one.animal.slug}`);
const verdict = (path: string, answers: Answers, key: string) =>
  weigh(animal(path), answers).effects.find((effect) => effect.key === key)?.verdict;

/** Any answers, some questions left out. */
const anyAnswers = fc
  .tuple(...QUESTIONS.map(({ options }) => fc.constantFrom(undefined, ...options.map(([value]) => value))))
  .map(
    (values) =>
      Object.fromEntries(QUESTIONS.flatMap(({ key }, at) => (values[at] ? [[key, values[at]]] : []))) as Answers,
  );

test('wildlife, restricted exotics, birds not to be kept and the fraud are in no match', () => {
  const barred = everyone.filter(({ folder, breed }) => reasonAgainst(folder, breed)).map(({ breed }) => breed.slug);
  for (const slug of [
    'guacamaya-roja',
    'loro-amazonico',
    'pionus',
    'pyrrhura',
    'cacatua',
    'kakariki',
    'periquito-catey',
    'ashera',
  ]) {
    expect(barred, slug).toContain(slug);
  }
  const birds = animals.filter(({ folder }) => folder === 'loros').map(({ slug }) => slug);
  expect(birds.sort()).toEqual(['agapornis', 'ninfas', 'perico-australiano', 'periquito-australiano']);
});

test('a criollo that clashes with no answer comes before everybody else', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { proposals } = matchAnimals(animals, answers);
      const criollos = proposals.map(({ animal: { flags } }) => flags.includes('criollo'));
      expect(criollos).toEqual([...criollos].sort((a, b) => Number(b) - Number(a)));
    }),
  );
  expect(namesFor({ tiempo: 'mucho', espacio: 'casa' }).slice(0, 2).sort()).toEqual([
    'gatos/criollo',
    'perros/criollo',
  ]);
});

test('no proposal goes against an answer, at most six, at most two of a species, and each answer shows its effect', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { proposals, nearest } = matchAnimals(animals, answers);
      expect(proposals.length).toBeLessThanOrEqual(6);
      expect(proposals.length + nearest.length).toBeGreaterThan(0);
      for (const folder of FOLDERS) {
        expect(proposals.filter((one) => one.animal.folder === folder).length).toBeLessThanOrEqual(2);
      }
      for (const { effects } of [...proposals, ...nearest]) {
        expect(effects.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(answers)));
        for (const { text } of effects) expect(text).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/);
      }
      for (const { effects } of proposals) {
        const against = effects.filter((effect) => effect.verdict === 'clashes' && effect.key in answers);
        expect(against).toEqual([]);
      }
    }),
  );
});

test('with children no animal that does not suit them is proposed', () => {
  for (const path of namesFor({ ninos: 'si' })) expect(animal(path).children, path).toBe(true);
  expect(verdict('perros/chihuahua', { ninos: 'si' }, 'ninos')).toBe('clashes');
  expect(verdict('perros/chihuahua', { ninos: 'no' }, 'ninos')).toBe('fits');
});

test('little time and a small flat leave the dogs out', () => {
  const names = namesFor({ tiempo: 'poco', espacio: 'pequeno', anos: 'medio' });
  expect(names).toContain('gatos/criollo');
  expect(names.some((path) => path.startsWith('hamsters/'))).toBe(true);
  expect(verdict('perros/husky', { tiempo: 'poco' }, 'tiempo')).toBe('clashes');
  expect(verdict('perros/husky', { espacio: 'pequeno' }, 'espacio')).toBe('clashes');
});

test('years weigh both ways: too many for who has few, too few for who wants a life', () => {
  expect(verdict('loros/ninfas', { anos: 'pocos' }, 'anos')).toBe('clashes');
  expect(verdict('hamsters/sirio', { anos: 'pocos' }, 'anos')).toBe('fits');
  expect(verdict('hamsters/sirio', { anos: 'todos' }, 'anos')).toBe('tight');
});

test('a notice of welfare or law lowers an animal and is said', () => {
  const { effects } = weigh(animal('perros/pug'), {});
  expect(effects.map(({ name }) => name)).toContain('Bienestar');
  expect(weigh(animal('perros/pug'), {}).score).toBeLessThan(weigh(animal('perros/beagle'), {}).score);
});

test('nobody whose own welfare speaks against it is proposed, nor one animal under two names', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { proposals, nearest } = matchAnimals(animals, answers);
      expect(proposals.filter((one) => one.animal.flags.includes('bienestar'))).toEqual([]);
      const budgies = [...proposals, ...nearest].filter(({ animal: { slug } }) => /australiano$/.test(slug));
      expect(budgies.length).toBeLessThanOrEqual(1);
    }),
  );
  expect(
    namesFor({ tiempo: 'mucho', espacio: 'casa', ruido: 'poco', ninos: 'si', dinero: 'holgado', anos: 'pocos' }),
  ).not.toContain('perros/pug');
});

test('answers come back from their own address, and unknown ones are left out', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(parseAnswers(answersQuery(answers))).toEqual(answers);
    }),
  );
  expect(parseAnswers('?tiempo=nada&ninos=si&x=1')).toEqual({ ninos: 'si' });
});
