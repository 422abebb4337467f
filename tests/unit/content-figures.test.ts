import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { describeProblem, loadContent } from '../../scripts/content/load.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const TOPIC = 'perros/cuidados/higiene-dental.yaml';

const FIGURES = `revised: 2026-11-22
figures:
  - key: espera
    value: 3 minutos
    about: Cuánto se espera.
    source: { title: Un manual, publisher: Quien responde }
`;

/** A content folder with shared figures and one topic that begins with `text`. */
const loaded = (text: string) => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(dirname(join(root, TOPIC)), { recursive: true });
  writeFileSync(join(root, 'cifras.yaml'), FIGURES);
  const topic = parse(readFileSync(join(CONTENT, TOPIC), 'utf8'));
  const [first, ...rest] = topic.content;
  writeFileSync(join(root, TOPIC), stringify({ ...topic, content: [{ ...first, text }, ...rest] }));
  const { records, problems } = loadContent(root);
  rmSync(root, { recursive: true });
  return {
    text: JSON.stringify(records.find(({ kind }) => kind === 'topic')?.data),
    said: problems.map(describeProblem),
  };
};

test('a place for a shared figure becomes its value wherever it stands', () => {
  const { text, said } = loaded('Espera {{espera}} y mira. **{{ espera }}** bastan para saber si sigue.');
  expect(said).toEqual([]);
  expect(text).toContain('Espera 3 minutos y mira.');
  expect(text).not.toContain('{{');
});

test('a figure that nobody wrote names file, field, line and mend', () => {
  const { said } = loaded('Espera {{esperra}} y mira.');
  expect(said.join()).toMatch(
    /higiene-dental\.yaml:\d+ · content\[0\]\.text · «\{\{esperra\}\}» no está en content\/cifras\.yaml: agrégala allá o usa una de espera/,
  );
});

test('every shared figure stands in some text', () => {
  const { figures } = parse(readFileSync(join(CONTENT, 'cifras.yaml'), 'utf8'));
  const all = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join(CONTENT, file), 'utf8'))
    .join();
  expect(figures.map(({ key }: { key: string }) => key).filter((key: string) => !all.includes(`{{${key}}}`))).toEqual(
    [],
  );
});

/** The steps after the first minute; the field's name must not be written as a key, or the object looks like a promise. */
const LATER = 'then';
const AID = 'primeros-auxilios/picaduras.yaml';
type Fields = Record<string, unknown>;
const first = <T>(list: unknown, change: (one: T) => T) => {
  const [one, ...others] = list as T[];
  return [change(one as T), ...others];
};

/** What the loader says of our first-aid record on stings with some fields changed. */
const aid = (change: (record: Fields) => Fields): string => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(dirname(join(root, AID)), { recursive: true });
  writeFileSync(join(root, 'cifras.yaml'), FIGURES);
  const record = parse(readFileSync(join(CONTENT, AID), 'utf8'));
  writeFileSync(join(root, AID), stringify({ ...record, ...change(record) }));
  const { problems } = loadContent(root);
  rmSync(root, { recursive: true });
  return problems.map(describeProblem).join('\n');
};
/** The same with the words of its first step replaced. */
const step = (text: string, more: Fields = {}) =>
  aid(({ first_minute }) => ({ first_minute: first<Fields>(first_minute, (one) => ({ ...one, text })), ...more }));

test('a number without source is named wherever first aid gives advice', () => {
  const says = 'Espera 7 minutos.';
  const way = { title: 'Espera', text: says };
  const places: [field: string, change: (record: Fields) => Fields][] = [
    [
      'first_minute[0].text',
      ({ first_minute: l }) => ({ first_minute: first<Fields>(l, (o) => ({ ...o, text: says })) }),
    ],
    ['then[0].text', ({ [LATER]: l }) => ({ [LATER]: first<Fields>(l, (o) => ({ ...o, title: 'Espera 7 minutos' })) })],
    [
      'then[0].instead.loros.text',
      ({ [LATER]: l }) => ({ [LATER]: first<Fields>(l, (o) => ({ ...o, instead: { loros: way } })) }),
    ],
    [
      'triage.signs[0].sign',
      ({ triage }) => {
        const { signs } = triage as Fields;
        return { triage: { ...(triage as Fields), signs: first<Fields>(signs, (o) => ({ ...o, sign: says })) } };
      },
    ],
    ['never[0]', ({ never }) => ({ never: first<string>(never, () => says) })],
    ['leave_at_once[0]', ({ leave_at_once: l }) => ({ leave_at_once: first<string>(l, () => says) })],
  ];
  for (const [field, change] of places)
    expect(aid(change)).toMatch(
      new RegExp(`picaduras\\.yaml:\\d+ · ${field.replace(/[[\].]/g, '\\$&')} · la cifra «7» no tiene fuente`),
    );
});

test('a number with its source, its home or a plain word is allowed, and a source that is not on the list is not', () => {
  expect(step('Espera 7 minutos.', { figures: [{ says: '7 minutos', source: 1 }] })).toBe('');
  expect(step('Espera {{espera}}.')).toBe('');
  expect(step('Espera unos minutos, y sal si en media hora sigue igual.')).toBe('');
  expect(step('Espera 7 minutos.', { figures: [{ says: '7 minutos', source: 9 }] })).toMatch(
    /figures\[0\]\.source · el registro tiene \d fuentes/,
  );
  expect(step('Espera.', { figures: [{ says: '7 minutos', source: 1 }] })).toContain('ninguna frase dice «7 minutos»');
});

test('a number spelled out before a measure is a number; how often one acts is none', () => {
  expect(step('Espera siete minutos.')).toContain('la cifra «siete minutos» no tiene fuente');
  expect(step('Da cinco golpes con dos dedos, dos veces.')).toBe('');
});

test('counting a minute needs no source, unless it makes no minute', () => {
  expect(step('Cuenta durante 15 segundos y multiplica por cuatro.')).toBe('');
  expect(step('Cuenta durante 30 segundos y multiplica por dos.')).toBe('');
  expect(step('Cuenta durante 15 segundos y multiplica por dos.')).toContain('la cifra «15» no tiene fuente');
  expect(step('Cuenta durante 15 segundos.')).toContain('la cifra «15» no tiene fuente');
});

test('what a species does instead carries its condition as well', () => {
  const way = (more: Fields) => ({ instead: { gatos: { title: 'Limpia la boca', text: 'Lava con agua.', ...more } } });
  const judged = (more: Fields) =>
    aid(({ [LATER]: l }) => ({ [LATER]: first<Fields>(l, (one) => ({ ...one, ...way(more) })) }));
  expect(judged({})).toMatch(/then\[0\]\.instead\.gatos\.text · pide lavar o bañar sin su condición/);
  expect(judged({ guard: 'lavar' })).toBe('');
});
