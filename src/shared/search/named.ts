import type { CorpusPage } from './corpus.ts';
import type { Query } from './query.ts';
import type { Score } from './scores.ts';
import { fold, guideTermOf, wordsOf } from './words.ts';

/** 'Uvas y uvas pasas' is two names, 'Teflón recalentado (PTFE)' too. */
const PARTS = /\s(?:y|e|o|u)\s|[,(·]/;

/** Everything that a page is called. */
export const namesOf = ({ title, names }: CorpusPage): string[] => [title, ...title.split(PARTS), ...names];

/**
 * How much of what was asked one whole name of a page says, 0 to 1: 'pulgas' is all of «pulgas» and no name of «talco de pulgas».
 * A name may hold its species unasked («Parásitos del perro»).
 */
export const saidByName = (page: CorpusPage, { wanted, plain }: Query, score: Score | undefined): number => {
  if (!score || score.named.size === 0) return 0;
  const heavy = wanted.map(({ term, weight }) => (plain.has(term) ? 0 : weight));
  const all = heavy.reduce((sum, weight) => sum + weight, 0);
  const shares = namesOf(page).map((name) => {
    const terms = wordsOf(fold(name)).flatMap((word) => guideTermOf(word) ?? []);
    const told = terms.filter((term) => !plain.has(term));
    if (!told.every((term) => score.said.has(term))) return 0;
    const places = new Set(told.flatMap((term) => score.said.get(term) ?? []));
    return [...places].reduce((sum, at) => sum + (heavy[at] ?? 0), 0);
  });
  return all > 0 ? Math.max(0, ...shares) / all : 0;
};
