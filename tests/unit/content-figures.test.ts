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
