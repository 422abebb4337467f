import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { anchorOf } from '../anchor.ts';
import type { Corpus, CorpusPage, CorpusPassage } from './corpus.ts';
import { fold, guideTermOf, wordsOf } from './words.ts';

type PageDocument = { id: number; title: string; names: string; lead: string };
type PassageDocument = { id: number; section: string; text: string };

const words = { tokenize: (text: string) => wordsOf(fold(text)), processTerm: guideTermOf };
const PAGES: Options<PageDocument> = { ...words, fields: ['title', 'names', 'lead'] };
const PASSAGES: Options<PassageDocument> = { ...words, fields: ['section', 'text'] };

/** Passages added at a time while a page is awake: about 5 ms on a slow phone, so that no key waits. */
const CHUNK = 6;

/** Everything of a corpus by number, as the indexes name it. */
export type Numbered = { pages: CorpusPage[]; passages: { page: number; passage: Required<Place> & CorpusPassage }[] };
type Place = Pick<CorpusPassage, 'anchor'>;
export type GuideIndex = { pages: MiniSearch<PageDocument>; passages: MiniSearch<PassageDocument> };
/** An index as JSON: reading it takes a fifth of the time of making it. */
export type StoredIndex = { pages: AsPlainObject; passages: AsPlainObject };

export const numbered = ({ pages }: Corpus): Numbered => ({
  pages,
  passages: pages.flatMap((page, number) =>
    page.passages.map((passage) => ({
      page: number,
      passage: { ...passage, anchor: passage.anchor ?? anchorOf(passage.section) },
    })),
  ),
});

const pageDocuments = ({ pages }: Numbered): PageDocument[] =>
  pages.map(({ title, names, lead }, id) => ({ id, title, names: names.join(' · '), lead }));
const passageDocuments = ({ passages }: Numbered): PassageDocument[] =>
  passages.map(({ passage: { section, text } }, id) => ({ id, section, text }));

/** Makes the index in one go: at build time and in tests. */
export const makeIndex = (all: Numbered): GuideIndex => {
  const index = { pages: new MiniSearch(PAGES), passages: new MiniSearch(PASSAGES) };
  index.pages.addAll(pageDocuments(all));
  index.passages.addAll(passageDocuments(all));
  return index;
};

/** Makes the index bit by bit, so that a page stays awake meanwhile. */
export const makeIndexSlowly = async (all: Numbered): Promise<GuideIndex> => {
  const index = { pages: new MiniSearch(PAGES), passages: new MiniSearch(PASSAGES) };
  await index.pages.addAllAsync(pageDocuments(all), { chunkSize: CHUNK });
  await index.passages.addAllAsync(passageDocuments(all), { chunkSize: CHUNK });
  return index;
};

/** An index that the build has made and stored as JSON. */
export const readIndex = ({ pages, passages }: StoredIndex): GuideIndex => ({
  pages: MiniSearch.loadJS(pages, PAGES),
  passages: MiniSearch.loadJS(passages, PASSAGES),
});
