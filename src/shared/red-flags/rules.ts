import type { Folder } from '../species.ts';

/**
 * What must not wait, as the build writes it from content/alertas.yaml (scripts/content/red-flags.ts). The search and the assistant
 * read this one value in both runtimes, beside the toxics of the records.
 */
export type RedFlags = {
  /** Words for one thing under a name in capitals, by which phrases call them. */
  groups: Record<string, readonly string[]>;
  rules: readonly FlagRule[];
  /** What thumbs leave of a word: 'q', 'k' for 'que'. */
  short: Record<string, readonly string[]>;
  /** Little words that thumbs glue to the next one. */
  glued: readonly string[];
  /** What people call a toxic besides its own names, by its path. */
  names: Record<string, readonly string[]>;
  /** Names of toxics that say too little. */
  vague: readonly string[];
  /** Paths of toxics that harm through the air or the skin as well. */
  air: readonly string[];
  /** How words sound that are themselves and no misspelling of a word above; none where an index of the guides knows them. */
  plain: readonly string[];
};

export type FlagRule = {
  key: string;
  /** `now`: leave for the clinic; `today`: call it today. */
  urgency: 'now' | 'today';
  /** What it may be, as a heading; left out where only a search asks. */
  title: string;
  /** The one thing to do before reading on. */
  first: string;
  /** The same for who told of one of these species. */
  own?: readonly { for: readonly Folder[]; first: string }[] | undefined;
  /** Pages, or parts of one (`#…`), that go on: the one of the animal's species, else the first. */
  leadsTo: readonly string[];
  /** Any of these says it: parts joined by ` + `, in any order; the words of a part stand in its order. */
  signs: readonly string[];
  /** Where one of these is said too, the question is another one. */
  unless?: readonly string[] | undefined;
  /** Only for these; left out: for all. */
  species?: readonly Folder[] | undefined;
  /** Keys of flags that are left out beside this one. */
  insteadOf?: readonly string[] | undefined;
  /** Only where the species is said. */
  told?: true | undefined;
  /** Stands before the toxics that were named, and is said of those that it leads to. */
  ahead?: true | undefined;
  /** No poison, though it leads to their page: no line of toxicology helps. */
  poison?: false | undefined;
};

/** What is done first, for these species: of several the one that has a sentence of its own, which is the smaller body. */
export const firstFor = ({ first, own }: Pick<FlagRule, 'first' | 'own'>, about: readonly Folder[]): string =>
  own?.find((one) => one.for.some((folder) => about.includes(folder)))?.first ?? first;

/** A toxic of the records. */
export type Substance = {
  path: string;
  title: string;
  /** Its other names. */
  names: readonly string[];
  /** For dogs, cats, hamsters and parrots, as numbers of SEVERITIES (content/schema/toxic-kinds.ts). */
  severity: readonly number[];
  /** What sends an animal out, line by line, by species where it differs; none where only a search asks. */
  goNow: readonly { folder?: Folder | undefined; text: string }[];
  /** Harms as a body, not by what it holds. */
  body?: true;
  /** Species whose page says to call at once though it need not leave. */
  calls: readonly Folder[];
};
