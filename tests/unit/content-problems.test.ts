import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { describeProblem, loadContent } from '../../scripts/content/load.ts';

const folders: string[] = [];

/** What the loader says about one file put at `path` of an otherwise empty content folder. */
const complaints = (path: string, text: string): string[] => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(root);
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return loadContent(root).problems.map(describeProblem);
};

const good = readFileSync(join(import.meta.dirname, '../../content/perros/cuidados/higiene-dental.yaml'), 'utf8');
const PLACE = 'perros/cuidados/higiene-dental.yaml';

/** The good topic with its first line that starts so replaced. */
const withLine = (start: string, replacement: string) => {
  const lines = good.split('\n');
  const at = lines.findIndex((line) => line.startsWith(start));
  expect(at, `the record has a line «${start}»`).toBeGreaterThanOrEqual(0);
  return { text: lines.with(at, replacement).join('\n'), line: at + 1 };
};

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('a good record gives no complaint', () => {
  expect(complaints(PLACE, good)).toEqual([]);
});

test('broken YAML names the file, the line and that it cannot be read', () => {
  const { text, line } = withLine('summary:', 'summary: "sin cerrar');
  const [first] = complaints(PLACE, text);
  expect(first).toMatch(/^content\/perros\/cuidados\/higiene-dental\.yaml:\d+ · \(YAML\) · no se puede leer: /);
  expect(Number(/yaml:(\d+)/.exec(first ?? '')?.[1])).toBeGreaterThanOrEqual(line);
});

test('a field the schema does not know is named with what to do', () => {
  const { text } = withLine('summary:', 'sumario: Cómo cuidar los dientes de tu perro.');
  const all = complaints(PLACE, text);
  expect(all).toHaveLength(2);
  expect(all.join('\n')).toContain('quita o corrige «sumario»: el esquema no conoce ese campo');
  expect(all.join('\n')).toContain('· summary · falta este campo: agrégalo');
});

test('a wrong type says the field, the line and the type it must have', () => {
  const { text, line } = withLine('order:', 'order: primero');
  expect(complaints(PLACE, text)).toEqual([`content/${PLACE}:${line} · order · debe ser de tipo número`]);
});

test('a number out of bounds says the bound', () => {
  const { text, line } = withLine('order:', 'order: 900');
  expect(complaints(PLACE, text)).toEqual([`content/${PLACE}:${line} · order · El valor máximo es 30.`]);
});

test('a list that is too short says how many it wants', () => {
  const text = `${good.slice(0, good.indexOf('\ncontent:'))}\ncontent: []\n${good.slice(good.search(/\n(related|sources):/) + 1)}`;
  expect(complaints(PLACE, text).join('\n')).toMatch(/· content · .*(mínimo es 5|al menos)/);
});

test('running text that leaves our Markdown says which mark and what is allowed', () => {
  const { text } = withLine(
    '    text:',
    '    text: "Mira [la guía](https://example.com/guia) antes de empezar con el cepillo."',
  );
  const rest = text.split('\n');
  const at = rest.findIndex((line) => line.includes('example.com'));
  // The replaced field was a block: its old lines go too.
  while (/^ {6}/.test(rest[at + 1] ?? '') || rest[at + 1] === '') rest.splice(at + 1, 1);
  const all = complaints(PLACE, rest.join('\n'));
  expect(all.join('\n')).toContain('· content[0].text · enlace a «https://example.com/guia»: solo se admiten párrafos');
});

test('a file in a folder of no kind says so', () => {
  expect(complaints('peces/razas/betta.yaml', 'name: Betta')).toEqual([
    'content/peces/razas/betta.yaml · (ubicación) · ningún tipo de contenido vive en esta carpeta',
  ]);
});

test('every complaint is in Spanish: none of the schema library reaches an editor', () => {
  const all = ['content: 3', 'content: [{}]', 'title: x', 'revised: ayer', 'sources: [{title: a, url: nada}]'].flatMap(
    (line) => complaints(PLACE, `${line}\n`),
  );
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter((line) => /invalid|expected|required|must|too (small|big)/i.test(line))).toEqual([]);
});
