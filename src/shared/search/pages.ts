import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../species.ts';
import type { CorpusPage, GuideKind } from './corpus.ts';
import { excerptOf, marked, opening, type Piece } from './excerpt.ts';
import type { Guides } from './guides.ts';
import { type Query, readQuery } from './query.ts';
import { type RankedPage, rankPages } from './rank.ts';
import { suggestionsOf } from './suggest.ts';
import { shownQuery } from './typed.ts';

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
/** Share of a search that a name says when it says all. */
const WHOLE = 0.99;
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

/** Terms of the animals that were not asked about; none where none was named. */
const othersThan = ({ folders, plain }: Query): Set<string> =>
  new Set([...plain].flatMap(([term, folder]) => (folders.length > 0 && !folders.includes(folder) ? [term] : [])));

/** What is done first, for the one species that was named, else under the names of those it is for. Null: nothing harms that one. */
const actOf = ({ acts = [] }: CorpusPage, { folders: [asked, ...others] }: Query, harm: FoundPage['severity']) => {
  const only = others.length === 0 ? asked : undefined;
  const act = acts.find((one) => !only || !one.for || one.for.includes(only));
  if (!act || harm?.degree === 0) return null;
  const names = !only && act.for ? act.for.map((folder) => SPECIES_NAME[SPECIES_OF[folder]].many) : [];
  return names.length > 0 ? `${names.join(', ')}: ${act.text}` : act.text;
};

const isDanger = ({ kind, urgent }: CorpusPage, { led, named }: RankedPage): boolean =>
  kind === 'toxic' || (urgent === true && (led || named > 0));

type Said = Pick<FoundPage, 'section' | 'excerpt'> & { anchor: string | undefined };

/** What a result says under its title, and where on the page that stands. */
const saidOf = ({ all }: Guides, query: Query, page: CorpusPage, ranked: RankedPage): Said => {
  const { best, words, led, named } = ranked;
  // Of a danger what is done first is said, whatever words brought it up.
  const act = isDanger(page, ranked) ? actOf(page, query, severityOf(page, query)) : null;
  if (act) return { section: null, anchor: undefined, excerpt: marked(act, words) };
  const others = othersThan(query);
  const whole = {
    section: null,
    anchor: undefined,
    excerpt: excerptOf(page.lead, words, others) ?? opening(page.lead),
  };
  const passage = best === null ? undefined : all.passages[best]?.passage;
  if (!passage || query.onlySpecies) return whole;
  const said = excerptOf(passage.text, words, others);
  const section = marked(passage.section, words);
  // A page whose title is all that was asked answers as a whole, not where it says the word once more.
  const isWhole = page.kind === 'topic' && named > WHOLE && hasHit(marked(page.title, words)) && !hasHit(section);
  // A passage is worth its place when it was named for this, or its words or heading say something of what was asked.
  const isHere = led || (!isWhole && (said !== null || hasHit(section)));
  if (!isHere) return whole;
  return {
    section: section.length > 0 ? section : null,
    anchor: passage.anchor,
    excerpt: said ?? whole.excerpt,
  };
};

const foundPage = (guides: Guides, query: Query, page: CorpusPage, ranked: RankedPage): FoundPage => {
  const title = marked(page.title, ranked.words);
  const { anchor, ...said } = saidOf(guides, query, page, ranked);
  return {
    path: anchor ? `${page.path}#${anchor}` : page.path,
    kind: page.kind,
    folder: page.folder,
    picture: page.drawn ? `/images${encodeURI(page.path.replace('/razas/', '/'))}/1-320.webp` : null,
    title,
    // What stands under the title of a first-aid entry is a hint, and what leads to a page of ours is no other name.
    also: hasHit(title) || page.kind === 'first-aid' || page.kind === 'page' ? null : aliasOf(page, ranked.words),
    ...said,
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
  const answers = query.alarms.flatMap(({ call, leadsTo }) => (call ? leadsTo.map((to) => to.replace(/#.*/, '')) : []));
  // What the flags lead to stands in their order, before what is as grave and shares words.
  const place = ({ path }: FoundPage) => answers.indexOf(path.replace(/#.*/, '')) + 1 || answers.length + 1;
  return {
    query: shownQuery(typed),
    urgent,
    found: [
      ...found.filter((one) => one.urgent).toSorted((a, b) => place(a) - place(b)),
      ...found.filter((one) => !one.urgent),
    ],
    total: kept.length,
    suggestions: isAsked && kept.length === 0 ? suggestionsOf(guides, typed) : [],
  };
};
