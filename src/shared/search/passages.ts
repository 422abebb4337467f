import { FOLDER_OF, type Folder, type Species } from '../species.ts';
import { aboutPet } from './about-pet.ts';
import { GO_NOW, type GuideKind } from './corpus.ts';
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
  /** Path with anchor: `/perros/cuidados/rutina-bano#cada-4-6-semanas`. */
  path: string;
  kind: GuideKind;
  /** The species it is for; null: for all. */
  folder: Folder | null;
  /** Without marks; paragraphs and list items parted by line breaks. */
  text: string;
  /** Comparable within one answer only; the best is 1. */
  score: number;
  /** How much of what was asked it meets, 0 to 1. */
  share: number;
  /** It answers the trouble that was told. */
  led: boolean;
  /** It holds a word of that trouble. */
  tells: boolean;
  /** How much of what was asked one of the names of its page says, 0 to 1. */
  named: number;
};

/** Share of the best score below which a passage only shares a word with the question. */
const CUT = 0.2;
/** Passages of one page in one answer. */
const PER_PAGE = 2;

const foundPassage = (
  all: Numbered,
  { page: number, passage: at, score, share, led, tells, named }: RankedPassage,
): FoundPassage[] => {
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
      share,
      led,
      tells,
      named,
    },
  ];
};

/** Before what is found of a toxic stands what sends the animal out: for its species, or for all. */
const leaveFirst = (all: Numbered, ranked: readonly RankedPassage[], folders: readonly Folder[]): RankedPassage[] => {
  const led = new Set<number>();
  return ranked.flatMap((one) => {
    if (all.pages[one.page]?.kind !== 'toxic' || led.has(one.page)) return [one];
    led.add(one.page);
    const leaving = all.passages.flatMap(({ page, passage }, at) =>
      page === one.page && passage.anchor === GO_NOW && (!passage.folder || folders.includes(passage.folder))
        ? [{ ...one, passage: at }]
        : [],
    );
    return [...leaving, one];
  });
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

/**
 * The passages that answer a question, best first. `species` keeps to what is for that animal (or for all), whatever the
 * question names; `breed`, in its person's words (null: of none), ranks as for that animal (about-pet.ts).
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
  const fitting =
    only && breed !== undefined ? aboutPet(guides, ranked, { folder: only, breed, question, read }) : ranked;
  const top = fitting[0]?.score ?? 0;
  const worth = fitting.filter(({ score }) => score >= top * CUT);
  const found = leaveFirst(all, worth, only ? [only] : read.folders)
    .flatMap((one) => foundPassage(all, one))
    .filter(({ folder }) => !only || !folder || folder === only);
  return varied(found)
    .slice(0, limit)
    .map((one) => ({ ...one, score: one.score / top }));
};
