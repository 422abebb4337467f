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

/** Writes what the browser searches where Vite can take it as an asset; answers the file's path. */
export const writeBrowserCorpus = (guides: Guides): string => {
  mkdirSync(CACHE, { recursive: true });
  const file = join(CACHE, 'guides.json');
  writeFileSync(file, JSON.stringify(corpusOf(guides, { short: true })));
  return file;
};
