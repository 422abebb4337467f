import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Corpus } from '../../../src/shared/search/corpus.ts';
import { SEARCH_FILES, type SearchContents } from '../../../src/shared/search/files.ts';
import { makeIndex, numbered } from '../../../src/shared/search/index-of.ts';
import type { Guides } from '../guides.ts';
import { corpusOf } from './corpus.ts';

const contents = (corpus: Corpus): string =>
  JSON.stringify({ corpus, index: makeIndex(numbered(corpus)) } satisfies SearchContents);

/** Writes what the Worker searches into the served folder. */
export const writeSearchFiles = (guides: Guides, served: string): void => {
  mkdirSync(join(served, 'search'), { recursive: true });
  writeFileSync(join(served, SEARCH_FILES.pages), contents(corpusOf(guides, { short: true })));
  writeFileSync(join(served, SEARCH_FILES.passages), contents(corpusOf(guides, { short: false })));
};

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/patas-y-plumas');

/** Writes what the browser searches, and its index, where Vite can take them as assets; answers the files' paths. */
export const writeBrowserFiles = (guides: Guides): { corpus: string; index: string } => {
  mkdirSync(CACHE, { recursive: true });
  const [corpus, index] = ['guides.json', 'terms.json'].map((name) => join(CACHE, name)) as [string, string];
  const short = corpusOf(guides, { short: true });
  writeFileSync(corpus, JSON.stringify(short));
  writeFileSync(index, JSON.stringify(makeIndex(numbered(short))));
  return { corpus, index };
};
