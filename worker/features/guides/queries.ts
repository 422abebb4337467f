import type { Triage } from '../../../src/shared/red-flags/triage.ts';
import { SEARCH_FILES, type SearchContents } from '../../../src/shared/search/files.ts';
import { type Guides, openGuides } from '../../../src/shared/search/guides.ts';
import { type Answer, searchPages } from '../../../src/shared/search/pages.ts';
import { type FoundPassage, searchPassages } from '../../../src/shared/search/passages.ts';
import { verdictOf } from '../../../src/shared/search/verdict.ts';
import type { Species } from '../../../src/shared/species.ts';

// The only door of the Worker to the guides: they are built files behind the ASSETS binding, never a part of its bundle.

type File = keyof typeof SEARCH_FILES;
/** Opened once for the life of the isolate; a deployment brings new ones. */
const opened: Partial<Record<File, Promise<Guides>>> = {};

const open = async (assets: Fetcher, file: File): Promise<Guides> => {
  // The binding looks at the path only.
  const answer = await assets.fetch(new Request(`https://assets.invalid${SEARCH_FILES[file]}`));
  if (answer.status !== 200) throw new Error(`the build has no ${SEARCH_FILES[file]}`);
  const { corpus, index } = await answer.json<SearchContents>();
  return openGuides(corpus, index);
};

const guidesOf = (assets: Fetcher, file: File): Promise<Guides> => {
  const guides =
    opened[file] ??
    open(assets, file).catch((error: unknown) => {
      delete opened[file];
      throw error;
    });
  opened[file] = guides;
  return guides;
};

/** The pages that answer what was typed, and the telephone lines for an emergency. */
export const findPages = async (
  assets: Fetcher,
  typed: string,
): Promise<{ answer: Answer; lines: Guides['corpus']['lines'] }> => {
  const guides = await guidesOf(assets, 'pages');
  return { answer: searchPages(guides, typed), lines: guides.corpus.lines };
};

/** The passages of the guides that answer a question, best first, to be cited; the prose of the breeds is among them. */
export const findPassages = async (
  assets: Fetcher,
  question: string,
  wanted: { species?: Species; breed?: string | null; limit: number },
): Promise<FoundPassage[]> => searchPassages(await guidesOf(assets, 'passages'), question, wanted);

/** A plain no to whether something may be given to such an animal, where the guides know that it harms. */
export const findVerdict = async (assets: Fetcher, question: string, species: Species): Promise<string | null> =>
  verdictOf(await guidesOf(assets, 'passages'), question, species);

/** The rules of what must not wait. */
export const findTriage = async (assets: Fetcher): Promise<Triage> =>
  (await guidesOf(assets, 'passages')).vocabulary.triage;
