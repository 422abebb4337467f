import type { Folder } from '../species.ts';
import { NO_VOMITING } from '../swallowed.ts';
import type { Corpus, CorpusPage, GuideKind } from './corpus.ts';
import { marked, type Piece } from './excerpt.ts';
import type { Guides } from './guides.ts';
import { type Query, readQuery } from './query.ts';
import { type RankedPage, rankPages } from './rank.ts';
import { GRAVE, hasHit, isOfOthers, isUrgent, namesPoison, rulesTo, saidOf, severityOf, topOf } from './said.ts';
import { suggestionsOf } from './suggest.ts';
import { shownQuery } from './typed.ts';

/** One result, ready to be drawn. */
export type FoundPage = {
  /** With the anchor of the passage that answers. */
  path: string;
  kind: GuideKind;
  folder: Folder | null;
  /** The one species that was asked about; null: none, or several. */
  asked: Folder | null;
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
  /** What must be done first is about something eaten, touched or breathed that poisons: only then a line for poisons helps. */
  poisoning: boolean;
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
const POISONED = '/primeros-auxilios/intoxicaciones';
const aliasOf = ({ names }: CorpusPage, words: ReadonlySet<string>): Piece[] | null =>
  names.map((name) => marked(name, words)).find(hasHit) ?? null;

const foundPage = (guides: Guides, query: Query, page: CorpusPage, ranked: RankedPage): FoundPage => {
  const title = marked(page.title, ranked.words);
  const typed = new Set(query.wanted.map(({ term }) => term));
  const { anchor, ...said } = saidOf(guides, query, page, ranked);
  return {
    path: anchor ? `${page.path}#${anchor}` : page.path,
    kind: page.kind,
    folder: page.folder,
    asked: query.folders.length === 1 ? (query.folders[0] ?? null) : null,
    picture: page.drawn ? `/images${encodeURI(page.path.replace('/razas/', '/'))}/1-320.webp` : null,
    title,
    // What stands under the title of a first-aid entry is a hint, and what leads to a page of ours is no other name.
    // The word that was typed stands somewhere: 'Dólex' where the title is another word for it.
    also:
      page.kind === 'first-aid' || page.kind === 'page' || hasHit(marked(page.title, typed))
        ? null
        : (aliasOf(page, typed) ?? (hasHit(title) ? null : aliasOf(page, ranked.words))),
    ...said,
    severity: severityOf(page, query),
    urgent: false,
  };
};

/** A page that must not wait opens at its top, with what to do first. */
const asUrgent = (found: FoundPage, { kind, path, skin }: CorpusPage): FoundPage => ({
  ...found,
  urgent: true,
  ...(kind === 'first-aid' && { path, section: null }),
  // Who stops at the result must not make it vomit.
  ...(kind === 'toxic' && {
    path,
    excerpt: skin ? found.excerpt : [...found.excerpt, { text: ` ${NO_VOMITING}`, hit: false }],
  }),
});

/** An entry for other animals than those that were asked about: a cat with its mouth open is no bird. */
const isElsewhere = (corpus: Corpus, page: CorpusPage | undefined, { folders }: Query): boolean => {
  const rules = rulesTo(corpus, page?.path ?? '');
  return rules.length > 0 && rules.every((rule) => isOfOthers(rule, folders));
};

/** An entry of what cannot wait that only words of a told trouble brought up, which the rules lead elsewhere: «se cayó» in «se cayó a la piscina». */
const isExplained = (page: CorpusPage | undefined, { led, words }: RankedPage, query: Query): boolean =>
  page?.urgent === true &&
  !led &&
  isUrgent(query) &&
  !query.wanted.some(
    ({ term, same, alarming, telling }) => telling && !alarming && [term, ...same].some((one) => words.has(one)),
  );

/** What a rule leads to, a poison that was named, an entry of what cannot wait. */
const isGrave = (page: CorpusPage, { severity }: FoundPage, { named }: RankedPage, query: Query): boolean =>
  page.urgent === true ||
  (severity?.degree === GRAVE && named > 0) ||
  query.alarms.some(({ call, leadsTo }) => call && leadsTo.some((to) => topOf(to) === page.path));

/** Whether this page, the first that must not wait, is about a poison. What is swallowed and harms as a body leads to the same guide. */
const isPoisoning = ({ corpus }: Guides, { alarms }: Query, path: string | undefined): boolean => {
  const page = corpus.pages.find((one) => one.path === path);
  if (page?.kind === 'toxic') return !page.body;
  const led = alarms.filter(({ leadsTo }) => leadsTo.some((to) => topOf(to) === POISONED));
  return path === POISONED && (led.length === 0 || led.some(({ poison }) => poison));
};

/** The pages that answer what a person typed. Empty text finds nothing. */
export const searchPages = (guides: Guides, typed: string): Answer => {
  const query = readQuery(typed, guides.vocabulary);
  const isAsked = query.wanted.length > 0 || query.alarms.length > 0;
  const ranked = isAsked ? rankPages(guides.all, guides.index, query) : [];
  const top = ranked[0]?.score ?? 0;
  const poison = ranked.find(({ page, named }) => namesPoison(guides.all.pages[page], query, named));
  const isPoison = poison !== undefined && (poison === ranked[0] || isUrgent(query));
  const urgent = isUrgent(query) || isPoison;
  const kept = ranked.filter((one, at) => {
    const { page, score, whole, led } = one;
    const isNear = score >= top * CUT || (whole && at < FEW);
    const found = guides.all.pages[page];
    return isNear && !isExplained(found, one, query) && (led || !isElsewhere(guides.corpus, found, query));
  });
  const found = kept.slice(0, MAX_FOUND).flatMap((one) => {
    const page = guides.all.pages[one.page];
    if (!page) return [];
    const shown = foundPage(guides, query, page, one);
    const isFirst =
      urgent &&
      one.score >= top * URGENT_CUT &&
      isGrave(page, shown, one, query) &&
      !isElsewhere(guides.corpus, page, query);
    return [isFirst ? asUrgent(shown, page) : shown];
  });
  const answers = query.alarms.flatMap(({ call, leadsTo }) => (call ? leadsTo.map(topOf) : []));
  // A poison's own page tells more than the guide of all poisonings: 'veneno de caracol' is the bait.
  if (isPoison && answers[0] === POISONED) answers.unshift(guides.all.pages[poison.page]?.path ?? '');
  // What the flags lead to stands in their order, before what is as grave and shares words.
  const place = ({ path }: FoundPage) => answers.indexOf(topOf(path)) + 1 || answers.length + 1;
  // Of what the flags lead to, first aid and toxics are kept on a device: without connection the first of them must open.
  const away = ({ kind, path }: FoundPage) => (answers.includes(topOf(path)) ? Number(kind === 'topic') : 2);
  const first = found.filter((one) => one.urgent).toSorted((a, b) => away(a) - away(b) || place(a) - place(b));
  return {
    query: shownQuery(typed),
    urgent,
    found: [...first, ...found.filter((one) => !one.urgent)],
    poisoning: isPoisoning(guides, query, first[0]?.path),
    total: kept.length,
    suggestions: isAsked && kept.length === 0 ? suggestionsOf(guides, typed) : [],
  };
};
