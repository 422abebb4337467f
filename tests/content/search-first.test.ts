import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RedFlagsFile } from '../../content/schema/red-flags.ts';
import { RECORDS } from '../../scripts/content/texts.ts';
import { type FoundPage, searchPages } from '../../src/shared/search/pages.ts';
import { hasHit } from '../../src/shared/search/said.ts';
import { FRIGHTENED, ORDINARY } from './search-frightened.ts';
import { LED, NOT_AMONG, NOT_URGENT, URGENT_FIRST } from './search-led.ts';
import { short } from './searched.ts';

// What a frightened owner reads before opening anything: the first result, and the sentence under it.

const text = (pieces: FoundPage['excerpt'] | null) => pieces?.map((piece) => piece.text).join('') ?? '';
const shown = ({ section, excerpt }: FoundPage) => [text(section), text(excerpt)].filter(Boolean).join('. ');
const search = (typed: string) => searchPages(short, typed).found;
/** Where it goes, and what it says. */
const firstOf = (typed: string) => {
  const [first] = search(typed);
  return first ? `${first.path} ${shown(first)}` : 'nothing';
};

const LEAVES = /\b(sal|sales|a la clínica|llama)\b/i;
/** Advice for who can stay at home, or has an appointment some day. */
const WAITS = /en casa|próximos días|24 a 48|24–48|cuándo esperar|pide cita|llama hoy|es hoy/i;

describe('the first result and its sentence', () => {
  test.each(LED)('«%s»', (typed, first) => {
    expect(firstOf(typed)).toMatch(first);
  });

  test.each([...URGENT_FIRST, ...FRIGHTENED])('«%s» is an emergency', (typed, first) => {
    expect(firstOf(typed)).toMatch(first);
    expect(searchPages(short, typed).urgent).toBe(true);
  });

  test.each(ORDINARY)('«%s» alarms nobody', (typed, wrong) => {
    expect(searchPages(short, typed).urgent).toBe(false);
    expect(firstOf(typed)).not.toMatch(wrong);
  });

  test('Toxicología is offered for what poisons, and not for what only cuts, folds or blocks', () => {
    const offered = (typed: string) => searchPages(short, typed).poisoning;
    for (const typed of [
      'se trago un anzuelo',
      'mi gato se trago una aguja',
      'se comio una media',
      'se trago dos imanes',
    ])
      expect(offered(typed), typed).toBe(false);
    for (const typed of ['se trago una pila', 'mi perro comio chocolate', 'mi perro se comio un veneno'])
      expect(offered(typed), typed).toBe(true);
  });

  test.each(NOT_AMONG)('«%s» has no word of another thing among the first three', (typed, wrong) => {
    const [, ...paths] = ['', ...search(typed).map(({ path }) => path)].slice(0, 4);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => wrong.test(path))).toEqual([]);
  });

  test.each(NOT_URGENT)('«%s» has no other thing among what cannot wait', (typed, wrong) => {
    const urgent = search(typed).flatMap(({ path, urgent }) => (urgent ? [path] : []));
    expect(urgent.filter((path) => wrong.test(path))).toEqual([]);
  });

  test('an order is not marked by a word of the search that only looks like it', () => {
    const orders = ['sal para el perro', 'mi perro comio sal', 'mi perro sale y comio uvas'].flatMap((typed) =>
      search(typed).filter(({ kind, excerpt }) => kind === 'toxic' && /^Sal ya\b/.test(text(excerpt))),
    );
    expect(orders.length).toBeGreaterThan(1);
    expect(orders.filter(({ excerpt }) => hasHit(excerpt))).toEqual([]);
  });

  test('an entry that only its name brought up has the sentence for every case of it', () => {
    const falls = search('golpes y caidas').find(({ path }) => path.startsWith('/primeros-auxilios/golpes-y-caidas'));
    expect(text(falls?.excerpt ?? null)).toMatch(/^Aunque camine/);
  });

  test('a name that was typed is said, where the title is another word for it', () => {
    expect(text(search('dolex')[0]?.also ?? null)).toMatch(/^d[oó]lex$/i);
    expect(text(search('chocolatina')[0]?.also ?? null)).toBe('chocolatina');
  });
});

const urgent = readFileSync(join(import.meta.dirname, 'red-flags/urgent.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t')[0] ?? '');

describe('of everything urgent', { timeout: 120_000 }, () => {
  const answers = urgent.map((typed) => ({ typed, found: search(typed) }));

  test('the first result says to leave or whom to call', () => {
    const silent = answers.flatMap(({ typed, found: [first] }) =>
      first && LEAVES.test(text(first.excerpt)) ? [] : [`${typed}: ${first && shown(first)}`],
    );
    expect(silent).toEqual([]);
  });

  // Topics are not kept on a device, first aid is.
  test('a page that opens without connection stands before the guide of signs', () => {
    const away = answers.flatMap(({ typed, found: [first] }) => (first && /\/signos-/.test(first.path) ? [typed] : []));
    expect(away).toEqual([]);
  });

  // What a page is for may name what waits: 'cuáles piden cita en 24–48 horas'.
  const leads = new Set(short.corpus.pages.map(({ lead }) => lead));
  test('no sentence for who can wait stands among the first three', () => {
    const calm = answers.flatMap(({ typed, found }) =>
      found
        .slice(0, 3)
        .filter((one) => !leads.has(text(one.excerpt)) && WAITS.test(shown(one)))
        .map((one) => `${typed}: ${shown(one)}`),
    );
    expect(calm).toEqual([]);
  });
});

test('each rule of what cannot wait says to leave or to call in its one sentence', () => {
  const file = RECORDS.find(({ kind }) => kind === 'alertas')?.data as RedFlagsFile;
  const silent = file.flags.filter(({ urgency, first }) => urgency === 'now' && !LEAVES.test(first));
  expect(silent.map(({ key }) => key)).toEqual([]);
});

test('a poison without an animal says what dogs and cats do where that differs, and who leaves whatever it was stands first of them', () => {
  const names = { perros: 'Perros', gatos: 'Gatos' } as const;
  const wrong = short.corpus.pages.flatMap(({ kind, path, title, acts = [] }) => {
    const own = (one: 'perros' | 'gatos') => acts.find((act) => !act.for || act.for.includes(one))?.text;
    const [dog, cat] = [own('perros'), own('gatos')];
    const isOpen = kind === 'toxic' && dog && cat && dog !== cat && !/perr|gat/i.test(title);
    const first = isOpen ? search(title)[0] : undefined;
    if (first?.path !== path) return [];
    const said = shown(first);
    const stricter =
      /^Sal ya (?:con|aunque)/.test(cat ?? '') && /^(?:Llama|Sal ya si)/.test(dog ?? '') ? 'gatos' : null;
    const isWhole = Object.values(names).every((name) => said.includes(name));
    return isWhole && (!stricter || said.startsWith(names[stricter])) ? [] : [`${title}: ${said}`];
  });
  expect(wrong).toEqual([]);
  expect(firstOf('aguacate')).toMatch(/Loros: Sal ya/);
  expect(firstOf('lirio')).toMatch(/lirio-y-azucena Gatos: Sal ya/);
});

test('who stops at the result of a poison that was eaten reads that nothing is vomited up', () => {
  expect(firstOf('mi perro se trago dos dolex')).toMatch(/No provoques el vómito\.$/);
  expect(firstOf('mi perro se trago una aguja con hilo')).toMatch(/No provoques el vómito\.$/);
  expect(firstOf('a mi perro lo picaron muchas abejas')).not.toContain('vómito');
});
