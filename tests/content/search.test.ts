import { expect, test } from 'vitest';
import type { SearchFile } from '../../content/schema/search.ts';
import { RECORDS } from '../../scripts/content/texts.ts';
import { matchPage } from '../../src/shared/routes.ts';
import { searchPages } from '../../src/shared/search/pages.ts';
import { fold, termOf } from '../../src/shared/search/words.ts';
import { full, short } from './searched.ts';

const file = RECORDS.find(({ kind }) => kind === 'busqueda')?.data as SearchFile;

test('every page that can be found is one of ours, once', () => {
  const paths = full.corpus.pages.map(({ path }) => path);
  expect(paths.filter((path) => matchPage(path) === null)).toEqual([]);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

test('all guides can be found: breeds, the topics, first aid, toxics and the four species', () => {
  const count = (kind: string) => full.corpus.pages.filter((page) => page.kind === kind).length;
  const records = (kind: string) => RECORDS.filter((record) => record.kind === kind).length;
  expect(count('breed')).toBeGreaterThanOrEqual(65);
  for (const kind of ['breed', 'topic', 'first-aid', 'toxic', 'species'])
    expect([kind, count(kind)]).toEqual([kind, records(kind)]);
  expect(short.corpus.pages.map(({ path }) => path)).toEqual(full.corpus.pages.map(({ path }) => path));
});

test('words for the same thing are single words that say something', () => {
  const wrong = file.searched.same.flat().filter((word) => /\s/.test(word) || termOf(fold(word)) === null);
  expect(wrong).toEqual([]);
});

test('searches to begin with find something', () => {
  expect(file.examples.filter((example) => searchPages(short, example).total === 0)).toEqual([]);
});
