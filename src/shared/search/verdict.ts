import { FOLDER_OF, FOLDERS, type Species } from '../species.ts';
import type { CorpusPage } from './corpus.ts';
import type { Guides } from './guides.ts';
import { namesOf } from './named.ts';
import { queryKey } from './query-key.ts';
import { fold, soundOf, termOf, wordsOf } from './words.ts';

/** What is said first of something, by its place in SEVERITIES (content/schema/toxic-kinds.ts): where nobody knows, the answer is no too. */
const WORDS = [
  null,
  'Mejor no: le puede caer mal.',
  'No: le puede hacer daño.',
  'No: lo puede matar.',
  'Mejor no: no se sabe bien qué le hace.',
] as const;
/** The worst of several last. */
const ORDER = [0, 1, 4, 2, 3];

const RAW = /\bcrud[oa]s?\b/;
const COOKED = /\b(cocid|cocinad|hervid|sancochad|asad|guisad|horneat|hornead)[oa]s?\b/;
/** A state alone names nothing: «crudo» is also a word for petroleum. */
const STATES: ReadonlySet<string> = new Set(['krud', 'kokid', 'berd']);
/** What is left out of what is given: 'pollo sin hueso' holds no bone. */
const WITHOUT = /\b(?:sin|ni) (?:la |el |las |los |nada de )?[\p{L}]+/gu;

/** A name that ends in a letter is said with it: 'vitamina C' is not D. */
const LETTERED = /\b[\p{L}]$/u;

/** A word as it sounds, singular, of no gender and of its full size. Looser forms would take 'cocido' for 'coco'. */
const plainOf = (word: string): string =>
  soundOf(word)
    .replace(/(?<=.{2})(?:s?it|s?ik)[oa]s?$/, '')
    .replace(/(?<=.{2}[rlndj]e?)s$|(?<=[aeiou])s$/, '')
    .replace(/(?<=.{2})[aeo]$/, '');

const plainWords = (folded: string): string[] =>
  wordsOf(folded).flatMap((word) => (termOf(word) === null ? [] : [plainOf(word)]));

/** Whether a name of it is said whole, and in its state: 'Fríjol crudo' says nothing of fríjoles, and less of cooked ones. */
const isSaid = (page: CorpusPage, asked: string, said: ReadonlySet<string>, species: ReadonlySet<string>): boolean => {
  const title = fold(page.title);
  const ofRaw = RAW.test(title);
  if (ofRaw && COOKED.test(asked) && !RAW.test(asked)) return false;
  const titled = new Set(plainWords(title));
  return namesOf(page).some((name) => {
    const told = plainWords(fold(name)).filter((word) => !species.has(word));
    if (told.every((word) => STATES.has(word)) || !told.every((word) => said.has(word))) return false;
    if (LETTERED.test(name) && !asked.includes(fold(name))) return false;
    return !ofRaw || RAW.test(asked) || !told.every((word) => titled.has(word));
  });
};

/** A plain no to whether something may be given to an animal of this species, where the guides hold it among what harms; else null. */
export const verdictOf = ({ corpus, vocabulary }: Guides, question: string, species: Species): string | null => {
  const folder = FOLDER_OF[species];
  const asked = queryKey(question).replace(WITHOUT, ' ');
  const typed = wordsOf(asked);
  const said = new Set([
    ...plainWords(asked),
    ...plainWords(typed.map((word) => vocabulary.meant(word, false)).join(' ')),
  ]);
  const plain = new Set(FOLDERS.flatMap((one) => corpus.species[one].map((word) => plainOf(fold(word)))));
  const harms = corpus.pages.flatMap((page) =>
    page.kind === 'toxic' && isSaid(page, asked, said, plain) ? [page.severity?.[FOLDERS.indexOf(folder)] ?? 0] : [],
  );
  const [worst = 0] = harms.toSorted((a, b) => ORDER.indexOf(b) - ORDER.indexOf(a));
  return WORDS[worst] ?? null;
};
