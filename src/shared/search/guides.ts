import type { Corpus } from './corpus.ts';
import { type GuideIndex, makeIndex, makeIndexSlowly, type Numbered, numbered, type Pause } from './index-of.ts';
import { type Vocabulary, vocabularyOf } from './query.ts';
import { hasTerm } from './scores.ts';

/**
 * The search of everything, the same in the browser and in the Worker. A corpus is opened once and asked often: `searchPages`
 * (pages.ts) for people who look for a page, `searchPassages` (passages.ts) for who must cite what the guides say.
 */
export type Guides = { corpus: Corpus; all: Numbered; index: GuideIndex; vocabulary: Vocabulary };

const opened = (corpus: Corpus, all: Numbered, index: GuideIndex): Guides => ({
  corpus,
  all,
  index,
  vocabulary: vocabularyOf(corpus, (term, begun) => hasTerm(index, term, begun)),
});

/** Opens a corpus; with its stored index in a fifth of the time. */
export const openGuides = (corpus: Corpus, stored?: GuideIndex): Guides => {
  const all = numbered(corpus);
  return opened(corpus, all, stored ?? makeIndex(all));
};

/** Opens a corpus while a page stays awake: it answers in each rest that `pause` gives. */
export const openGuidesSlowly = async (corpus: Corpus, pause: Pause): Promise<Guides> => {
  const all = numbered(corpus);
  return opened(corpus, all, await makeIndexSlowly(all, pause));
};
