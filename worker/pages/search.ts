import { SPECIAL_FILES } from '../../src/shared/headers.ts';
import { inWords } from '../../src/shared/search/in-words.ts';
import { countLabel, searchTitle } from '../../src/shared/search/labels.ts';
import { queryKey } from '../../src/shared/search/query-key.ts';
import { shownQuery } from '../../src/shared/search/typed.ts';
import type { Incoming } from '../edge/request-context.ts';
import { findPages } from '../features/guides/queries.ts';
import { type Frame, readFrame, spriteOf } from './frame.ts';
import { drawnOnce } from './kept.ts';
import { resultsHtml } from './search-results.ts';

/** product.md, Pages: the same search may be answered from a cache this long, s. */
const KEPT_S = 3600;

/** What the results of one search are on the page. Nothing of what was typed is in it: spellings of the same search share it. */
type Drawn = { count: string; html: string };

const draw = async ({ env }: Incoming, key: string, frame: Frame): Promise<Drawn> => {
  const { answer, lines } = await findPages(env.ASSETS, key);
  return {
    count: countLabel(answer),
    html: await resultsHtml(answer, lines, spriteOf(frame)),
  };
};

const filled = (frame: Frame, query: string, drawn: Drawn | null): Response => {
  const page = new HTMLRewriter()
    .on('title', { element: (title) => void title.setInnerContent(searchTitle(query)) })
    .on('input[name=q]', {
      // A visitor without a question types at once; one with results reads them, and no keyboard covers them.
      element: (field) => void (query ? field.setAttribute('value', query) : field.setAttribute('autofocus', '')),
    });
  if (drawn) {
    page.on('#cuenta', { element: (count) => void count.setInnerContent(drawn.count) }).on('#resultados', {
      element: (results) => void results.setInnerContent(drawn.html, { html: true }),
    });
  }
  return page.transform(new Response(frame.html, { headers: frame.headers }));
};

/** `/buscar?q=`: the built search page with the results in it, for who has no script and for the first sight of all others. */
export const searchPage = async (incoming: Incoming): Promise<Response> => {
  const frame = await readFrame(incoming, SPECIAL_FILES.search);
  const query = shownQuery(incoming.url.searchParams.get('q'));
  const key = queryKey(inWords(query));
  // What holds no word ('🐶🐶') is a search too: it finds nothing, and the answer says so.
  const kept = { path: '/buscar/resultados', params: { q: key, v: frame.version }, kept: KEPT_S };
  const drawn = query ? await drawnOnce(incoming, kept, () => draw(incoming, key, frame)) : null;
  frame.headers.set('cache-control', `public, max-age=${KEPT_S}`);
  return filled(frame, query, drawn);
};
