import { anchorOf } from '../anchor.ts';
import type { Corpus, CorpusPage, CorpusPassage } from './corpus.ts';
import { addTo, emptyIndex, type TermIndex } from './term-index.ts';

/** A rest in which a page answers; null: it is not due yet. */
export type Pause = () => Promise<void> | null;

/** Everything of a corpus by number, as the indexes name it. */
export type Numbered = { pages: CorpusPage[]; passages: { page: number; passage: Required<Place> & CorpusPassage }[] };
type Place = Pick<CorpusPassage, 'anchor'>;
/** Pages by title, names and lead, passages by heading and text. */
export type GuideIndex = { pages: TermIndex; passages: TermIndex };

export const numbered = ({ pages }: Corpus): Numbered => ({
  pages,
  passages: pages.flatMap((page, number) =>
    page.passages.map((passage) => ({
      page: number,
      passage: { ...passage, anchor: passage.anchor ?? anchorOf(passage.section) },
    })),
  ),
});

const documentsOf = ({ pages, passages }: Numbered, index: GuideIndex) => [
  ...pages.map(
    ({ title, names, lead }) =>
      () =>
        addTo(index.pages, [title, names.join(' · '), lead]),
  ),
  ...passages.map(
    ({ passage: { section, text } }) =>
      () =>
        addTo(index.passages, [section, text]),
  ),
];
const emptyIndexes = (): GuideIndex => ({
  pages: emptyIndex(['title', 'names', 'lead']),
  passages: emptyIndex(['section', 'text']),
});

/** Makes the index in one go: at build time and in tests. */
export const makeIndex = (all: Numbered): GuideIndex => {
  const index = emptyIndexes();
  for (const add of documentsOf(all, index)) add();
  return index;
};

/** Makes the index bit by bit: `pause` is asked before each document, and answers where a page must be let go on. */
export const makeIndexSlowly = async (all: Numbered, pause: Pause): Promise<GuideIndex> => {
  const index = emptyIndexes();
  for (const add of documentsOf(all, index)) {
    const rest = pause();
    if (rest) await rest;
    add();
  }
  return index;
};
