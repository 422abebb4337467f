import address, { indexAddress } from 'guides:search';
import { type Guides, openGuides, openGuidesSlowly } from '../../../shared/search/guides.ts';
import type { GuideIndex } from '../../../shared/search/index-of.ts';
import { type Answer, searchPages } from '../../../shared/search/pages.ts';

/** What is searched, opened, and the search in it. Engine and contents come only with the search page. */
export type Engine = { guides: Guides; search: (typed: string) => Answer };

/** Work at a stretch, ms: no key waits longer. Counted by the clock, so that a slow phone does not rest more often than it works. */
const STRETCH = 12;

/** Lets what the page was asked meanwhile go first. A timer would wait 4 ms each time, which was as long as the work itself. */
const letGo = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

const stretches = () => {
  let since = performance.now();
  return () => {
    if (performance.now() - since < STRETCH) return null;
    return letGo().then(() => {
      since = performance.now();
    });
  };
};

/**
 * The index, where this device keeps it (src/sw): making it takes a slow phone as long as all the rest. It is never asked of the server:
 * it would travel longer than it takes to make.
 */
const keptIndex = async (): Promise<GuideIndex | null> => {
  try {
    return (await caches.match(indexAddress)) ? await (await fetch(indexAddress)).json() : null;
  } catch {
    // Storage is refused.
    return null;
  }
};

const corpusOf = async () => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
};

/** Fetches what there is to search and opens it, without keeping the page from answering meanwhile. Throws when it cannot be had. */
export const openEngine = async (): Promise<Engine> => {
  const [corpus, index] = await Promise.all([corpusOf(), keptIndex()]);
  const guides = index ? openGuides(corpus, index) : await openGuidesSlowly(corpus, stretches());
  return { guides, search: (typed) => searchPages(guides, typed) };
};
