import { expect, test } from 'vitest';
import { ACTS, type Act, cardsOf } from '../../content/schema/act-kinds.ts';
import type { FirstAid, FirstAidSituation } from '../../content/schema/first-aid.ts';
import { RECORDS } from '../../scripts/content/texts.ts';
import { linesFor, whoseLine } from '../../src/features/guides/first-aid/whose-line.ts';
import type { Folder } from '../../src/shared/species.ts';

// What somebody reads in the first three seconds of an entry, who came for one thing: three strangers opened the right page and would
// have done the wrong one, because another sign stood above theirs.

const situations = RECORDS.filter(({ kind }) => kind === 'first-aid').flatMap(({ path, data }) => {
  const record = data as FirstAid;
  return record.kind === 'situation'
    ? [{ slug: path.slice('primeros-auxilios/'.length), record: record as FirstAidSituation }]
    : [];
});
const recordOf = (slug: string) => {
  const found = situations.find((one) => one.slug === slug)?.record;
  if (!found) throw new Error(`no entry ${slug}`);
  return found;
};
type Seen = { for?: readonly string[] | undefined };
const isFor =
  (folder: Folder) =>
  ({ for: own }: Seen) =>
    !own || own.includes(folder);
/** The cards of an entry's box in their order, as somebody sees them who chose a species. */
const cardsFor = (slug: string, folder: Folder) =>
  cardsOf(recordOf(slug).triage.signs.filter(isFor(folder))).map((ways) => ({
    signs: ways.map(({ sign }) => sign).join(' / '),
    act: ways[0]?.first as Act,
  }));

/** Whoever comes with this stands among so many first cards, and this is asked first. */
const CAME_WITH: [slug: string, folder: Folder, sign: RegExp, acts: RegExp, within: number][] = [
  ['quemaduras', 'perros', /cable/, /^Corta/, 1],
  ['quemaduras', 'hamsters', /cable/, /^Corta/, 1],
  ['hemorragia', 'perros', /vómito.*popó/, /^Llama y sal/, 3],
  ['hemorragia', 'loros', /cloaca/, /^Llama y sal/, 3],
  ['convulsiones', 'perros', /es la primera/, /^Llama y sal/, 2],
  ['convulsiones', 'perros', /^Perro adulto/, /^Mira el reloj/, 3],
  ['convulsiones', 'gatos', /^Gato en su primera/, /^Llama y sal/, 3],
  ['convulsiones', 'loros', /ave o un hámster/, /^Llama y sal/, 3],
  ['convulsiones', 'hamsters', /ave o un hámster/, /^Llama y sal/, 3],
  ['parto-con-problemas', 'loros', /no pone el huevo/, /^A una caja/, 1],
  ['intoxicaciones', 'gatos', /hilo/, /^Llama y sal/, 4],
];
test.each(CAME_WITH)('%s, %s: %s stands high, and says the right thing', (slug, folder, sign, act, within) => {
  const cards = cardsFor(slug, folder);
  const at = cards.findIndex(({ signs }) => sign.test(signs));
  expect(at, cards.map(({ signs }) => signs).join('\n')).toBeGreaterThanOrEqual(0);
  expect(at).toBeLessThan(within);
  expect(ACTS[cards[at]?.act as Act]).toMatch(act);
});

test('in a seizure nobody but the adult dog and the known epileptic cat is told to look at the clock', () => {
  const watching = cardsFor('convulsiones', 'gatos').filter(({ act }) => act === 'reloj');
  expect(watching.map(({ signs }) => signs)).toEqual([expect.stringMatching(/epiléptico/)]);
  for (const folder of ['hamsters', 'loros'] as const)
    expect(cardsFor('convulsiones', folder).filter(({ act }) => act === 'reloj')).toEqual([]);
});

test('a thread is never pulled, on the page of poisons too', () => {
  const { triage, first_minute, then } = recordOf('intoxicaciones');
  expect(triage.signs.flatMap(({ never }) => never ?? []).join(' ')).toMatch(/jales.*hilo/i);
  const mouth = [...first_minute, ...then].find(({ title }) => /en la boca/.test(title));
  expect(mouth?.text).toMatch(/nunca.*hilo/);
});

const SMALL = ['hamsters', 'loros'] as const;
/** What a body of grams has not, or nobody does with it. */
const OF_BIG =
  /(?<!\p{L})(?:rectal|encías?|cuatro patas|axilas|cachorr[oa]s?|gatit[oa]s?|gatic[oa]s?|oxitocina|medicamento de rescate)(?!\p{L})/iu;
/** Beside it, something that such a body has. */
const NAMED_TOO = /(?<!\p{L})(?:aves?|lor[oa]s?|hámsters?|cloaca|pico|lengua|patas (?!de)|respira mal)/iu;
/** Everything that a page of first aid shows to who chose that species, but the text by species. */
const shownTo = (folder: Folder, record: FirstAidSituation): string[] => {
  const { triage } = record;
  return [
    triage.question,
    ...triage.signs.flatMap(({ never }) => never ?? []),
    ...[...triage.signs, triage.otherwise].filter(isFor(folder)).map(({ sign }) => sign),
    ...[...record.first_minute, ...record.then]
      .filter(isFor(folder))
      .map((step) => step.instead?.[folder] ?? step)
      .flatMap(({ title, text }) => [title, text]),
    ...[record.leave_at_once, record.tell_the_vet, record.signs, record.never].flatMap((list) =>
      linesFor(list, folder),
    ),
  ];
};
/** Entries that are a dog's or a cat's. */
const NOT_THEIRS = new Set(['gato-que-no-orina']);

test.each(SMALL)('nothing that %s is shown speaks of a body that is not theirs', (folder) => {
  const strange = situations
    .filter(({ slug }) => !NOT_THEIRS.has(slug))
    .flatMap(({ slug, record }) =>
      shownTo(folder, record)
        .flatMap((text) => text.split(/(?<=[.;])\s/))
        .filter((said) => OF_BIG.test(said) && !NAMED_TOO.test(said))
        .map((said) => `${slug}: ${said}`),
    );
  expect(strange).toEqual([]);
});

test('who bit or what was spilt leaves nobody out: only how a line opens says whose it is', () => {
  expect(whoseLine('Lo mordió un gato, aunque se vea bien')).toBeNull();
  expect(whoseLine('Gato, ave o hámster, aunque se vea bien')).toBeNull();
  expect(whoseLine('Un gato que puja')).toEqual(['perros', 'gatos']);
  expect(whoseLine('Temperatura rectal de las últimas 24 horas')).toEqual(['perros', 'gatos']);
  expect(whoseLine('Ave que puja y no pone')).toEqual(['hamsters', 'loros']);
});
