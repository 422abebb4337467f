import { breedNamed, namesBreed } from '../breed-named.ts';
import { searchKey } from '../search-key.ts';
import { FOLDER_OF, type Folder, type Species } from '../species.ts';
import type { GuideKind } from './corpus.ts';
import type { Guides } from './guides.ts';
import type { Numbered } from './index-of.ts';
import { readQuery } from './query.ts';
import { type RankedPassage, rankPassages } from './rank.ts';

/** A part of a guide that answers a question, with what is needed to cite it. */
export type FoundPassage = {
  /** Title of its page. */
  title: string;
  /** Its heading there. */
  section: string;
  /** With its anchor: `/perros/cuidados/rutina-bano#cada-4-6-semanas`. */
  path: string;
  kind: GuideKind;
  /** The species it is for; null: for all. */
  folder: Folder | null;
  /** Without marks; paragraphs and list items parted by line breaks. */
  text: string;
  /** Comparable within one answer only; the best is 1. */
  score: number;
};

/** Share of the best score below which a passage only shares a word with the question. */
const CUT = 0.2;
/** Passages of one page in one answer. */
const PER_PAGE = 2;

const foundPassage = (all: Numbered, { page: number, passage: at, score }: RankedPassage): FoundPassage[] => {
  const page = all.pages[number];
  const passage = all.passages[at]?.passage;
  if (!page || !passage?.text) return [];
  return [
    {
      title: page.title,
      section: passage.section,
      path: passage.anchor ? `${page.path}#${passage.anchor}` : page.path,
      kind: page.kind,
      folder: passage.folder ?? page.folder,
      text: passage.text,
      score,
    },
  ];
};

/** At most two passages of a page, and no text twice: the law stands on every page that it concerns. */
const varied = (passages: FoundPassage[]): FoundPassage[] => {
  const taken = new Map<string, number>();
  const texts = new Set<string>();
  return passages.filter(({ path, text }) => {
    const page = path.replace(/#.*/, '');
    const count = taken.get(page) ?? 0;
    if (count === PER_PAGE || texts.has(text)) return false;
    taken.set(page, count + 1);
    texts.add(text);
    return true;
  });
};

/** What the guide of the animal's own breed is worth beside the same words elsewhere. */
const OWN_BREED = 1.4;

/** The ranked passages as they answer about one animal: its own breed's guide before others, and those of other breeds only when the question names them. */
const forBreed = (
  { all, corpus }: Guides,
  ranked: readonly RankedPassage[],
  folder: Folder,
  breed: string | null,
  question: string,
): RankedPassage[] => {
  const pages = corpus.pages
    .filter((page) => page.kind === 'breed' && page.folder === folder)
    .map(({ path, title, names }) => ({ path, name: title, otherNames: names }));
  const own = breedNamed(pages, breed);
  const plain = corpus.species[folder].map((word) => searchKey(word));
  const foreign = new Set(
    pages.filter((page) => page !== own && !namesBreed(question, page, plain)).map(({ path }) => path),
  );
  return ranked
    .filter(({ page }) => !foreign.has(all.pages[page]?.path ?? ''))
    .map((one) => (own && all.pages[one.page]?.path === own.path ? { ...one, score: one.score * OWN_BREED } : one))
    .toSorted((a, b) => b.score - a.score);
};

/**
 * The passages that answer a question, best first. `species` keeps to what is for that animal (or for all), whatever the
 * question names; `breed`, in its person's words (null: of none), to its own breed's guide and those that the question names.
 * Ask it of a full corpus: the short one lacks the prose of the breeds.
 */
export const searchPassages = (
  guides: Guides,
  question: string,
  { species, breed, limit }: { species?: Species; breed?: string | null; limit: number },
): FoundPassage[] => {
  const { all, index, vocabulary } = guides;
  const read = readQuery(question, vocabulary);
  if (read.wanted.length === 0 && read.alarms.length === 0) return [];
  const only = species && FOLDER_OF[species];
  const ranked = rankPassages(all, index, only ? { ...read, folders: [only] } : read);
  const fitting = only && breed !== undefined ? forBreed(guides, ranked, only, breed, question) : ranked;
  const top = fitting[0]?.score ?? 0;
  const found = fitting
    .filter(({ score }) => score >= top * CUT)
    .flatMap((one) => foundPassage(all, one))
    .filter(({ folder }) => !only || !folder || folder === only);
  return varied(found)
    .slice(0, limit)
    .map((one) => ({ ...one, score: one.score / top }));
};
