import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FirstAid } from '../../content/schema/first-aid.ts';
import type { Topic } from '../../content/schema/topic.ts';
import { PROBLEMS, RECORDS } from '../../scripts/content/texts.ts';
import { BREED_KEYS, FOLDERS, SPEC_TOPICS, TOPIC_SECTIONS } from '../../src/shared/species.ts';

const slugs = (prefix: string) =>
  RECORDS.filter(({ path }) => path.startsWith(`${prefix}/`))
    .map(({ path }) => path.slice(prefix.length + 1))
    .sort();

test('every drawing that a step of first aid names exists, and none is left over', () => {
  const named = RECORDS.filter(({ kind }) => kind === 'first-aid').flatMap(({ data }) => {
    const record = data as FirstAid;
    const steps = record.kind === 'situation' ? [...record.first_minute, ...record.then] : [];
    return steps.flatMap(({ pictures = [] }) => pictures.map(({ file }) => `${file}.svg`));
  });
  const drawn = readdirSync(join(import.meta.dirname, '../../src/features/guides/first-aid/drawings'));
  expect([...new Set(named)].sort()).toEqual(drawn.sort());
  expect(drawn.length).toBeGreaterThan(10);
});

test('every file answers to its schema', () => {
  expect(PROBLEMS).toEqual([]);
});

test.each(FOLDERS)('the breeds of %s are the keys of the specification and none else', (folder) => {
  expect(slugs(`${folder}/razas`)).toEqual([...BREED_KEYS[folder]].sort());
});

/** Topics of one section as its index shows them: by `order`. */
const topicsInOrder = (prefix: string) =>
  RECORDS.filter(({ kind, path }) => kind === 'topic' && path.startsWith(`${prefix}/`))
    .map(({ path, data }) => ({ slug: path.slice(prefix.length + 1), order: (data as Topic).order }))
    .sort((a, b) => a.order - b.order);

test.each(Object.entries(SPEC_TOPICS))(
  '%s have the topics of the specification first, ours after',
  (folder, sections) => {
    for (const [section, topics] of Object.entries(sections)) {
      const shown = topicsInOrder(`${folder}/${section}`).map(({ slug }) => slug);
      expect(shown.slice(0, topics.length)).toEqual([...topics]);
    }
  },
);

test('no two topics of a section claim the same place', () => {
  for (const folder of FOLDERS)
    for (const section of TOPIC_SECTIONS) {
      const places = topicsInOrder(`${folder}/${section}`).map(({ order }) => order);
      expect([folder, section, places]).toEqual([folder, section, [...new Set(places)]]);
    }
});

test.each(['hamsters', 'loros'])('%s have at least nine topics over the three sections', (folder) => {
  const topics = TOPIC_SECTIONS.map((section) => slugs(`${folder}/${section}`));
  for (const own of topics) expect(own.length).toBeGreaterThan(0);
  expect(topics.flat().length).toBeGreaterThanOrEqual(9);
});

test('first aid has the nine entries of the specification in their groups, urgent ones flagged', () => {
  const entries = new Map(
    RECORDS.filter(({ kind }) => kind === 'first-aid').map(({ path, data }) => [
      path.split('/')[1],
      data as { title: string; group: string; urgent: boolean },
    ]),
  );
  const expected = {
    'golpes-y-caidas': ['Golpes y Caídas', 'urgentes', true],
    intoxicaciones: ['Intoxicaciones', 'urgentes', true],
    'dificultad-respiratoria': ['Dificultad Respiratoria', 'urgentes', true],
    'cortes-y-rasgunos': ['Cortes y Rasguños', 'heridas', false],
    quemaduras: ['Quemaduras', 'heridas', false],
    picaduras: ['Picaduras', 'heridas', false],
    'elementos-basicos': ['Elementos Básicos', 'kit', false],
    medicamentos: ['Medicamentos', 'kit', false],
    contactos: ['Contactos', 'kit', false],
  };
  for (const [slug, [title, group, urgent]] of Object.entries(expected)) {
    expect(entries.get(slug), slug).toMatchObject({ title, group, urgent });
  }
  for (const { group, urgent } of entries.values()) expect(urgent).toBe(group === 'urgentes');
});

test('at least 120 substances are described', () => {
  expect(slugs('toxicos').length).toBeGreaterThanOrEqual(120);
});

test('cats have about ten pros and ten cons', () => {
  for (const { path, data } of RECORDS.filter((one) => one.path.startsWith('gatos/razas/'))) {
    const { pros, cons } = data as { pros: string[]; cons: string[] };
    expect([path, pros.length >= 9 && pros.length <= 12, cons.length >= 9 && cons.length <= 12]).toEqual([
      path,
      true,
      true,
    ]);
  }
});
