import { expect, test } from 'vitest';
import { asksForDose, namesDose } from '../../src/shared/doses.ts';
import { triageOf } from '../../src/shared/red-flags/of-pet.ts';
import { searchPassages } from '../../src/shared/search/passages.ts';
import { HELD } from './consult-questions.ts';
import { full } from './searched.ts';

/** Of the sixty held questions, so many must bring up the right section among the first three. */
const MUST_FIND = 54;

const triage = (question: string, species: AnySpecies) => triageOf(full.vocabulary.triage, question, species);

type AnySpecies = (typeof HELD)[number][1];
/** Animals of a breed that the questions seldom mean: its guide must not stand before what was asked. */
const BREED: Record<AnySpecies, string> = { perro: 'Pug', gato: 'Ragdoll', hamster: 'Roborovski', loro: 'Eclectus' };

/** As the consult asks: for an animal of some breed, or of none. */
const firstThree = (question: string, species: AnySpecies, breed: string | null) =>
  searchPassages(full, question, { species, breed, limit: 3 }).map(({ path }) => path);

test('sixty questions are held, each once', () => {
  expect(new Set(HELD.map(([question]) => question)).size).toBe(60);
});

test.each([
  ['of no breed', () => null],
  ['of a breed', (species: AnySpecies) => BREED[species]],
] as const)(
  'the right section stands among the first three passages of at least 54 of them, for animals %s',
  (_, breedOf) => {
    const missed = HELD.flatMap(([question, species, place]) => {
      const found = firstThree(question, species, breedOf(species));
      return found.some((path) => place.test(path)) ? [] : [`${question} → ${found.join(' · ')}`];
    });
    expect(HELD.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(MUST_FIND);
  },
);

test('another breed answers nothing unless the question names it; the own one does', () => {
  const asked = (question: string, breed: string | null) =>
    searchPassages(full, question, { species: 'perro', breed, limit: 4 }).map(({ path }) => path.replace(/#.*/, ''));
  const breeds = (paths: string[]) => new Set(paths.filter((path) => path.includes('/razas/')));
  expect(breeds(asked('se comio un chocolate entero', 'Labrador')).has('/perros/razas/beagle')).toBe(false);
  expect([...breeds(asked('cuanto come al dia', 'Labrador negro'))]).toEqual(['/perros/razas/labrador']);
  expect(breeds(asked('cuanto come al dia', null)).size).toBe(0);
  expect(breeds(asked('cuanto come un beagle al dia', 'Labrador')).has('/perros/razas/beagle')).toBe(true);
});

test('every red flag is raised, and each question has its urgency', () => {
  const wrong = HELD.flatMap(([question, species, , urgency]) => {
    const said = triage(question, species);
    return said.urgency === urgency
      ? []
      : [`${question}: ${said.urgency}, not ${urgency} (${said.flags.map(({ key }) => key)})`];
  });
  expect(wrong).toEqual([]);
});

test('what is denied is no flag', () => {
  expect(triage('no tiene fiebre ni diarrea, solo quiero saber cada cuánto lo baño', 'perro').urgency).toBe('none');
});

test('a question for an amount of medicine is known as one', () => {
  for (const question of [
    'cuanto acetaminofen le doy',
    'le puedo dar ibuprofeno',
    'dosis de amoxicilina para 4 kilos',
    'cuantas gotas de desparasitante',
  ])
    expect([question, asksForDose(question)]).toEqual([question, true]);
  for (const question of ['cuanto concentrado le doy', 'cada cuanto lo baño', 'puedo darle mango'])
    expect([question, asksForDose(question)]).toEqual([question, false]);
});

test('an amount of medicine in a text is known as one; an amount of food is not', () => {
  expect(['Dale 5 mg por kilo', '2 gotas cada 8 horas', 'media: 0,5 ml'].every(namesDose)).toBe(true);
  expect(namesDose('280–340 g de concentrado al día, 10 % en premios')).toBe(false);
});
