import { FOLDERS, type Folder } from '../species.ts';
import type { CorpusPage, GuideKind } from './corpus.ts';
import { excerptOf, marked, opening, type Piece } from './excerpt.ts';
import type { Guides } from './guides.ts';
import { type Query, readQuery, shownQuery } from './query.ts';
import { type RankedPage, rankPages } from './rank.ts';
import { suggestionsOf } from './suggest.ts';

/** One result, ready to be drawn. */
export type FoundPage = {
  /** With the anchor of the passage that answers. */
  path: string;
  kind: GuideKind;
  folder: Folder | null;
  /** The retrato of a breed, 320 × 240; null: none is drawn. */
  picture: string | null;
  title: Piece[];
  /** Another name that was met where the title was not. */
  also: Piece[] | null;
  /** Heading of the passage; null when the page as a whole answers. */
  section: Piece[] | null;
  excerpt: Piece[];
  /** How bad a toxic is: for the one species that was named, else the worst of all (folder null). 4: nobody knows. */
  severity: { folder: Folder | null; degree: number } | null;
  /** Stands among what must not wait. */
  urgent: boolean;
};

export type Answer = {
  /** What was typed, as screens show it again. */
  query: string;
  /** It tells of an emergency: the telephone lines stand beside the results, what must not wait comes first. */
  urgent: boolean;
  /** The first of all pages that answer, best first. */
  found: FoundPage[];
  total: number;
  /** Other searches, when nothing was found. */
  suggestions: string[];
};

/** Results of one search that are shown. */
export const MAX_FOUND = 30;
/** Share of the best score below which a page only shares a word with the search. */
const CUT = 0.18;
/** A page that has all that was asked stays all the same, as long as the list is short. */
const FEW = 8;
/** Share that something grave needs to stand among what must not wait. */
const URGENT_CUT = 0.35;
/** Places in SEVERITIES (content/schema/toxic-kinds.ts); beyond 'grave' stands that nobody knows. */
const GRAVE = 3;
const UNKNOWN = 4;

const severityOf = ({ severity }: CorpusPage, { folders }: Query): FoundPage['severity'] => {
  if (!severity) return null;
  const [named, ...others] = folders;
  if (named && others.length === 0) return { folder: named, degree: severity[FOLDERS.indexOf(named)] ?? UNKNOWN };
  return { folder: null, degree: Math.max(0, ...severity.filter((degree) => degree <= GRAVE)) };
};

const hasHit = (pieces: readonly Piece[]) => pieces.some(({ hit }) => hit);

const aliasOf = ({ names }: CorpusPage, words: ReadonlySet<string>): Piece[] | null =>
  names.map((name) => marked(name, words)).find(hasHit) ?? null;

const foundPage = ({ all }: Guides, query: Query, page: CorpusPage, { best, words, led }: RankedPage): FoundPage => {
  const passage = best === null ? undefined : all.passages[best]?.passage;
  const title = marked(page.title, words);
  const said = passage ? excerptOf(passage.text, words) : null;
  const section = passage ? marked(passage.section, words) : [];
  // A passage is worth its place when it was named for this, or its words or heading say something of what was asked.
  const isHere = !query.onlySpecies && (led || said !== null || hasHit(section));
  return {
    path: isHere && passage?.anchor ? `${page.path}#${passage.anchor}` : page.path,
    kind: page.kind,
    folder: page.folder,
    picture: page.drawn ? `/images${encodeURI(page.path.replace('/razas/', '/'))}/1-320.webp` : null,
    title,
    // What stands under the title of a first-aid entry is a hint, no other name.
    also: hasHit(title) || page.kind === 'first-aid' ? null : aliasOf(page, words),
    section: isHere && section.length > 0 ? section : null,
    excerpt: (isHere ? said : null) ?? excerptOf(page.lead, words) ?? opening(page.lead),
    severity: severityOf(page, query),
    urgent: false,
  };
};

/** What must not wait begins at the top of its page, with what to do first. */
const asUrgent = (found: FoundPage, page: CorpusPage): FoundPage => ({
  ...found,
  urgent: true,
  ...(page.kind === 'first-aid' || page.kind === 'toxic' ? { path: page.path, section: null } : {}),
});

const isGrave = (page: CorpusPage, { severity }: FoundPage, { alarms }: Query): boolean =>
  page.urgent === true ||
  severity?.degree === GRAVE ||
  alarms.some(({ call, leadsTo }) => call && leadsTo.some((to) => to.replace(/#.*/, '') === page.path));

/** The pages that answer what a person typed. Empty text finds nothing. */
export const searchPages = (guides: Guides, typed: string): Answer => {
  const query = readQuery(typed, guides.vocabulary);
  const urgent = query.alarms.some(({ call }) => call);
  const isAsked = query.wanted.length > 0 || query.alarms.length > 0;
  const ranked = isAsked ? rankPages(guides.all, guides.index, query) : [];
  const top = ranked[0]?.score ?? 0;
  const kept = ranked.filter(({ score, whole }, at) => score >= top * CUT || (whole && at < FEW));
  const found = kept.slice(0, MAX_FOUND).flatMap((one) => {
    const page = guides.all.pages[one.page];
    if (!page) return [];
    const shown = foundPage(guides, query, page, one);
    const isUrgent = urgent && one.score >= top * URGENT_CUT && isGrave(page, shown, query);
    return [isUrgent ? asUrgent(shown, page) : shown];
  });
  return {
    query: shownQuery(typed),
    urgent,
    found: [...found.filter((one) => one.urgent), ...found.filter((one) => !one.urgent)],
    total: kept.length,
    suggestions: isAsked && kept.length === 0 ? suggestionsOf(guides, typed) : [],
  };
};
