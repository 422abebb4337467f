import address from 'guides:search';
import { type Guides, openGuidesSlowly } from '../../../shared/search/guides.ts';
import { type Answer, searchPages } from '../../../shared/search/pages.ts';

/** What is searched, opened, and the search in it. Engine and contents come only with the search page. */
export type Engine = { guides: Guides; search: (typed: string) => Answer };

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Fetches what there is to search and opens it, without keeping the page from answering meanwhile. Throws when it cannot be had. */
export const openEngine = async (): Promise<Engine> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const guides = await openGuidesSlowly(await answer.json(), pause);
  return { guides, search: (typed) => searchPages(guides, typed) };
};
