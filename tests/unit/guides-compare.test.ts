import { expect, test } from 'vitest';
import type { AnyBreed } from '../../content/schema/summary.ts';
import { CONTENT_ROOT, readGuides } from '../../scripts/content/guides.ts';
import { type Compared, factsOf } from '../../src/features/guides/compare/compare-facts.ts';
import { askOf, pickedOf, sideBySide } from '../../src/shared/compare.ts';
import type { Folder } from '../../src/shared/species.ts';

const guides = readGuides(CONTENT_ROOT);
const breed = (folder: Folder, slug: string, legal: string | null = null): Compared => ({
  slug,
  record: guides.byPath.get(`${folder}/razas/${slug}`)?.data as AnyBreed,
  legal,
});
const rowsOf = (folder: Folder, breeds: Compared[]) =>
  sideBySide(breeds.map((one) => factsOf(folder, one))).flatMap(({ rows }) => rows);
const row = (folder: Folder, breeds: Compared[], key: string) => rowsOf(folder, breeds).find((one) => one.key === key);

const pair = [breed('perros', 'labrador'), breed('perros', 'pug')];

test('a row is marked when the answers part, whatever the words around them', () => {
  expect(row('perros', pair, 'energy_level')?.differs).toBe(true);
  const children = row('perros', pair, 'good_with_children');
  expect(children?.cells.map((cell) => cell?.note)).toHaveLength(2);
  expect(children?.cells[0]?.note).not.toBe(children?.cells[1]?.note);
  expect(children?.differs).toBe(false);
});

test('running text is never called different', () => {
  expect(row('perros', pair, 'temperament')?.differs).toBeNull();
  expect(row('perros', pair, 'health')?.differs).toBeNull();
});

test('a welfare notice stands for whom it is and says that the other has none', () => {
  const [labrador, pug] = row('perros', pair, 'welfare')?.cells ?? [];
  expect(labrador).toEqual({ text: 'Sin aviso' });
  expect(pug?.warns).toBe(true);
  expect(pug?.text).toBe(pair[1]?.record.welfare?.title);
  expect(row('perros', [breed('perros', 'labrador'), breed('perros', 'poodle')], 'welfare')).toBeUndefined();
});

test('what they suffer stands item by item, after everything else', () => {
  const [last] = rowsOf('perros', pair).slice(-1);
  expect(last?.key).toBe('health');
  for (const cell of last?.cells ?? []) expect(cell?.items?.length).toBeGreaterThan(1);
});

test('the law comes first, before any figure', () => {
  const rows = rowsOf('loros', [
    breed('loros', 'ninfas', 'Exótica de cría'),
    breed('loros', 'guacamaya-roja', 'Fauna silvestre'),
  ]);
  expect(rows[0]?.key).toBe('legal');
});

test.each([
  ['perros', ['labrador', 'pug', 'husky']],
  ['gatos', ['criollo', 'persa']],
  ['hamsters', ['sirio', 'chino', 'roborovski']],
  ['loros', ['ninfas', 'agapornis']],
] as const)('every row of %s has a cell for each breed, and no key twice', (folder, slugs) => {
  const rows = rowsOf(
    folder,
    slugs.map((slug) => breed(folder, slug)),
  );
  expect(rows.length).toBeGreaterThan(9);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  for (const { key, cells } of rows) expect(cells.filter(Boolean).length, key).toBe(slugs.length);
});

test('what does not fit is named, whatever else was asked for is left out', () => {
  const breeds = ['uno', 'dos', 'tres'].map((slug) => ({ slug }));
  expect(pickedOf('dos,unicornio,dos,uno', breeds)).toEqual(['dos', 'uno']);
  expect(askOf(3, ['Husky'])).toContain('No cupo Husky:');
  expect(askOf(3, ['Husky', 'Pug'])).toContain('No cupieron Husky y Pug:');
});

test('of three it is told whose answer alone is another one', () => {
  const three = [...pair, breed('perros', 'chihuahua')];
  expect(row('perros', three, 'sociability')?.odd).toEqual([2]);
  expect(row('perros', three, 'energy_level')?.odd).toEqual([]);
  expect(row('perros', three, 'good_with_children')?.odd).toEqual([2]);
});
