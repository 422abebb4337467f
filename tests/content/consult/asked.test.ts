import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asksWhether, intentOf } from '../../../src/shared/consult-intents.ts';
import { namesDose } from '../../../src/shared/doses.ts';
import { triageOf } from '../../../src/shared/red-flags/of-pet.ts';
import { searchPassages } from '../../../src/shared/search/passages.ts';
import { verdictOf } from '../../../src/shared/search/verdict.ts';
import type { Species } from '../../../src/shared/species.ts';
import { citedFrom, citedOf, gramsFor } from '../../../worker/features/consult/rules.ts';
import { full } from '../searched.ts';

/**
 * Two hundred questions in owners' words and spelling: the question, the animal, its kind (`urgent`: a red flag is raised) and what
 * must answer: a place among the first three passages, `NO` before everything, `0` 'No lo encontré en las guías'; nothing: what the
 * product knows does (tests/api/consult-known.test.ts).
 */
const ASKED = readFileSync(new URL('asked.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t') as [question: string, species: Species, kind: string, expected?: string]);

const answer = async (question: string, species: Species, name = 'Canela') => {
  const { urgency } = triageOf(full.vocabulary.triage, question, species);
  const intent = intentOf(question);
  const isNow = urgency === 'now';
  const passages = await citedOf({ question, intent, isNow, name }, async (text) =>
    searchPassages(full, text, { species, breed: null, limit: 12 }),
  );
  const asks = intent === 'substance' || (intent === 'other' && asksWhether(question));
  return {
    kind: isNow ? 'urgent' : intent,
    verdict: asks ? verdictOf(full, question, species) : null,
    passages: passages.map(citedFrom),
  };
};

/** Every question with its answer, found once. */
const ANSWERED = await Promise.all(
  ASKED.map(async ([question, species, kind, expected = '']) => ({
    question,
    kind,
    expected,
    answer: await answer(question, species),
  })),
);

const isAnswered = (expected: string, { verdict, passages }: Awaited<ReturnType<typeof answer>>): boolean =>
  expected === '' ||
  expected.split('|').some((place) => {
    if (place === 'NO') return verdict !== null;
    if (place === '0') return passages.length === 0;
    return passages.slice(0, 3).some(({ path }) => path.includes(place));
  });

test('two hundred questions are held, each once', () => {
  expect(new Set(ASKED.map(([question]) => question)).size).toBeGreaterThanOrEqual(200);
});

test('every red flag is raised, and every question is of its kind', () => {
  const wrong = ANSWERED.flatMap(({ question, kind, answer: said }) =>
    said.kind === kind ? [] : [`${question}: ${said.kind}, not ${kind}`],
  );
  expect(wrong).toEqual([]);
});

test('nine of ten are answered where the answer stands, or honestly not', () => {
  const wrong = ANSWERED.flatMap(({ question, expected, answer: said }) =>
    isAnswered(expected, said)
      ? []
      : [`${question} → ${said.verdict ?? ''} ${said.passages.map(({ path }) => path).join(' · ')}`],
  );
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(10);
});

test('no no is said of what does not harm, and none is missing where the guides hold one', () => {
  const wrong = ANSWERED.flatMap(({ question, expected, answer: { verdict } }) => {
    if (expected === 'NO') return verdict ? [] : [`${question}: nothing`];
    return expected === '' || verdict === null || expected.includes('toxic') ? [] : [`${question}: ${verdict}`];
  });
  expect(wrong).toEqual([]);
});

test.each<[question: string, species: Species, verdict: RegExp | null]>([
  ['puedo darle huevo cocido a mi perro', 'perro', null],
  ['puedo darle huevo crudo', 'perro', null],
  ['le puedo dar papa cocida', 'perro', null],
  ['puede comer papa cruda', 'perro', /^No/],
  ['le puedo dar frijoles cocidos', 'perro', null],
  ['puede comer frijol crudo', 'perro', /^No/],
  ['puede comer ceviche', 'gato', /^No/],
  ['mi perro puede comer pollo sin hueso', 'perro', null],
  ['pollo con hueso le puedo dar', 'perro', /^No: lo puede matar/],
  ['le puedo dar galletas sin sal', 'perro', null],
  ['puedo darle vitamina c', 'perro', null],
  ['puedo darle vitamina d', 'perro', /^No: lo puede matar/],
  ['puede comer aguacate el loro', 'loro', /^No: lo puede matar/],
  ['puede tomar leche el gatico', 'gato', /^Mejor no/],
  ['le di uvitas le hacen daño', 'perro', /^No/],
  ['puede comer cebollita', 'gato', /^No/],
])('«%s» to a %s is answered by the whole name and its state', async (question, species, verdict) => {
  const { verdict: said } = await answer(question, species);
  expect(said ?? 'none').toMatch(verdict ?? /^none$/);
});

test.each<[question: string, species: Species, place: string | null]>([
  [
    'hola buenas tardes, mi perro canela tiene 5 años y queria saber cada cuanto lo debo bañar porque huele feo',
    'perro',
    '/rutina-bano',
  ],
  ['buenas, adopte un gatico de dos meses y llora toda la noche', 'gato', '/gatos/cuidados/adopcion'],
  ['mi perra esta en celo cuanto le dura', 'perro', '/esterilizacion'],
  ['como le corto las uñas al gato sin que me arañe', 'gato', '#unas-y-rascador'],
  ['mi perro cojea un poquito despues de correr', 'perro', '/salud/'],
  ['como le quito el mal aliento', 'perro', '/higiene-dental'],
  ['se me paso la fecha del baño, pasa algo?', 'perro', '/rutina-bano'],
  ['quien gano el partido', 'perro', null],
  ['le salio una bolita en la barriga', 'perro', null],
])('«%s» is answered through its chatter, or not at all', async (question, species, place) => {
  const { passages } = await answer(question, species);
  if (place === null) expect(passages).toEqual([]);
  else expect(passages[0]?.path).toContain(place);
});

test('beside what must not wait stands nothing that says to wait', async () => {
  const { kind, passages } = await answer('se comio una pasa y vomita', 'perro');
  expect(kind).toBe('urgent');
  expect(passages.length).toBeGreaterThan(0);
  expect(passages.filter(({ section, text }) => /esperar|en casa/i.test(section + text))).toEqual([]);
});

test('who asks how much medicine is answered without an amount', () => {
  const told = ANSWERED.flatMap(({ question, answer: { kind, passages } }) =>
    kind === 'substance'
      ? passages.filter(({ text }) => namesDose(text)).map(({ path }) => `${question}: ${path}`)
      : [],
  );
  expect(told).toEqual([]);
});

test('grams are read between the lines of the guide’s table, and not beyond it', () => {
  const table = '5 kg: 80–100 g\n10 kg: 130–165 g\n20 kg: 225–275 g';
  expect([gramsFor(table, 10), gramsFor(table, 15), gramsFor(table, 5)]).toEqual([
    [130, 165],
    [180, 220],
    [80, 100],
  ]);
  expect([gramsFor(table, 3), gramsFor(table, 40), gramsFor('sin tabla', 10)]).toEqual([null, null, null]);
});
