import type { RedFlags, Substance } from '../red-flags/rules.ts';
import { FOLDERS, type Folder } from '../species.ts';

/** What the search looks through, as the build writes it (scripts/content/search) and both runtimes read it. */

/** What a page is, in the order in which lists name them. */
export const GUIDE_KINDS = ['first-aid', 'toxic', 'breed', 'topic', 'species', 'page'] as const;
export type GuideKind = (typeof GUIDE_KINDS)[number];

/** A part of a guide that can be read and cited on its own. */
export type CorpusPassage = {
  /** Its heading; empty for the lead of the page. */
  section: string;
  /** Where it stands on its page, without `#`; empty: the top; left out: where `anchorOf` puts its heading. */
  anchor?: string;
  /** Without marks; paragraphs and list items parted by line breaks. */
  text: string;
  /** The species it is for, where the page is for several. */
  folder?: Folder;
};

/** Anchor of what sends an animal out, on the page of a toxic: whatever is found of that page, this stands before it. */
export const GO_NOW = 'cuando-salir';

export type CorpusPage = {
  path: string;
  kind: GuideKind;
  /** The species it belongs to; null: for all. */
  folder: Folder | null;
  title: string;
  /** Other names and spellings that people type. */
  names: string[];
  /** One or two sentences that say what the page is for. */
  lead: string;
  /** How bad a toxic is for dogs, cats, hamsters and parrots, as numbers of SEVERITIES (content/schema/toxic-kinds.ts). */
  severity?: number[];
  /** Toxics only: harms as a body, not by what it holds; no line of toxicology helps. */
  body?: true;
  /** Toxics only: it stings, burns or is breathed; there is nothing to vomit. */
  skin?: true;
  /** A breed whose retrato is drawn. */
  drawn?: true;
  /** A first-aid entry of something that cannot wait. */
  urgent?: true;
  /**
   * Toxics only: the sentences that send an animal out, those to leave before those to call. `for` names the species; missing:
   * all.
   */
  acts?: { for?: Folder[]; text: string }[];
  passages: CorpusPassage[];
};

export type Corpus = {
  pages: CorpusPage[];
  /** Words that name a species. */
  species: Record<Folder, string[]>;
  /** Words that name one and say more of the animal: 'cachorro', 'guacamaya'. */
  kinds: Record<Folder, string[]>;
  /** Groups of words that people use for the same thing. */
  same: string[][];
  /** Words that say little beside others: places, 'cuidados', 'precio'. */
  vague: string[];
  /** What must not wait, in people's words. */
  flags: RedFlags;
  /** Telephone lines that stand beside the results of an emergency, behind the reader's own clinic. `poison`: only where something was eaten. */
  lines: { name: string; tel: string; poison?: true }[];
  /** Searches to begin with. */
  examples: string[];
};

/** Species that the first thing said of a toxic tells to call at once. */
const callsIn = ({ acts = [] }: CorpusPage): Folder[] =>
  acts.filter(({ text }) => /\bllama ya\b/i.test(text)).flatMap(({ for: folders }) => folders ?? FOLDERS);

/** The toxics of a corpus, as the rules of what must not wait read them. */
export const substancesIn = ({ pages }: Corpus): Substance[] =>
  pages.flatMap((page) => {
    const { kind, path, title, names, severity = [], passages } = page;
    const goNow = passages.filter(({ anchor }) => anchor === GO_NOW);
    return kind === 'toxic'
      ? [{ path, title, names, severity, goNow, calls: callsIn(page), ...(page.body && { body: page.body }) }]
      : [];
  });
