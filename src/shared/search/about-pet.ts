import { breedNamed, namesBreed } from '../breed-named.ts';
import { searchKey } from '../search-key.ts';
import type { Folder } from '../species.ts';
import type { CorpusPage } from './corpus.ts';
import type { Guides } from './guides.ts';
import type { Query } from './query.ts';
import type { RankedPassage } from './rank.ts';

// How passages rank when somebody asks about one animal, and not about whatever the words bring up.

/** Weight of the own breed's guide beside the same words elsewhere. */
const OWN_BREED = 1.8;
/** Weight of a toxic that was not named, where nothing was swallowed: it only shares a word. */
const UNNAMED_TOXIC = 0.4;
const POISONED = /^\/(toxicos|primeros-auxilios\/intoxicaciones)/;

/** A question of 'how often' is answered by the part whose heading says it: 'Cada 4–6 semanas'. */
const HOW_OFTEN = /\b(cada cuan|que tan seguido|con que frecuencia|cuantas veces)/;
const SAYS_HOW_OFTEN = /^cada |\bveces\b|frecuencia/;
const OFTEN = 1.6;

type Asked = { folder: Folder; breed: string | null; question: string; read: Query };

/** Weight of a page for this animal; 0: it is of another breed, which the question does not name. */
const pageFactors = ({ corpus }: Guides, { folder, breed, question, read }: Asked) => {
  const named = ({ title, names }: CorpusPage) => ({ name: title, otherNames: names });
  const plain = corpus.species[folder].map((word) => searchKey(word));
  const breeds = corpus.pages.filter(({ kind, folder: of }) => kind === 'breed' && of === folder);
  const own = breedNamed(
    breeds.map((page) => ({ ...named(page), path: page.path })),
    breed,
  )?.path;
  const poisoned = read.alarms.some(({ leadsTo }) => leadsTo.some((path) => POISONED.test(path)));
  return (page: CorpusPage): number => {
    if (page.path === own) return OWN_BREED;
    if (page.kind === 'breed') return namesBreed(question, named(page), plain) ? 1 : 0;
    if (page.kind === 'toxic' && !poisoned) return namesBreed(question, named(page), plain) ? 1 : UNNAMED_TOXIC;
    return 1;
  };
};

/** The ranked passages in the order in which they answer about one animal; `breed` in its person's words, null: of none. */
export const aboutPet = (guides: Guides, ranked: readonly RankedPassage[], asked: Asked): RankedPassage[] => {
  const { all } = guides;
  const factorOf = pageFactors(guides, asked);
  const often = HOW_OFTEN.test(searchKey(asked.question));
  return ranked
    .map((one) => {
      const page = all.pages[one.page];
      const says = often && SAYS_HOW_OFTEN.test(searchKey(all.passages[one.passage]?.passage.section));
      return { ...one, score: one.score * (page ? factorOf(page) : 0) * (says ? OFTEN : 1) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
};
