import { BRAND } from '../../src/shared/brand.ts';
import {
  askOf,
  COMPARED,
  type DrawnComparison,
  drawnFile,
  MOST_COMPARED,
  namesOf,
  pickedOf,
} from '../../src/shared/compare.ts';
import { COMPARE_FRAMES } from '../../src/shared/headers.ts';
import type { Match } from '../../src/shared/routes.ts';
import type { Folder } from '../../src/shared/species.ts';
import type { Incoming } from '../edge/request-context.ts';
import { tableHtml } from './compare-table.ts';
import { readFrame } from './frame.ts';

/** product.md, Pages: the same comparison may be answered from a cache this long, s. */
const KEPT_S = 3600;

/** What the build drew of a species. */
const readDrawn = async ({ env, url }: Incoming, folder: Folder): Promise<DrawnComparison> => {
  const asset = await env.ASSETS.fetch(new Request(new URL(drawnFile(folder), url)));
  if (asset.status !== 200) throw new Error(`the build has no ${drawnFile(folder)}`);
  return asset.json();
};

/** `/perros/comparar?razas=labrador,pug`: the built page with the rows of those breeds in it. Without a choice it is the page as it stands. */
export const comparePage = async (incoming: Incoming, { page }: Match): Promise<Response> => {
  const folder = page.folder as Folder;
  const [frame, { breeds, ...pieces }] = await Promise.all([
    readFrame(incoming, COMPARE_FRAMES[folder]),
    readDrawn(incoming, folder),
  ]);
  // The form sends a pair for each box, a link a list.
  const picked = pickedOf(incoming.url.searchParams.getAll(COMPARED).join(), breeds).flatMap(
    (slug) => breeds.find((breed) => breed.slug === slug) ?? [],
  );
  const chosen = picked.slice(0, MOST_COMPARED);
  const names = (of: typeof picked) => of.map(({ name }) => name);
  const filled = new HTMLRewriter()
    .on('#pedido', {
      element: (ask) => void ask.setInnerContent(askOf(chosen.length, names(picked.slice(MOST_COMPARED)))),
    })
    .on(`input[name=${COMPARED}]`, {
      element: (box) => {
        if (chosen.some(({ slug }) => slug === box.getAttribute('value'))) box.setAttribute('checked', '');
      },
    });
  if (chosen.length > 1) {
    const table = await tableHtml(folder, pieces, chosen);
    filled
      .on('title', {
        element: (title) => void title.setInnerContent(`${namesOf(names(chosen))}, lado a lado · ${BRAND}`),
      })
      .on('h1', { element: (heading) => void heading.setInnerContent(namesOf(names(chosen))) })
      .on('#comparacion', { element: (place) => void place.setInnerContent(table, { html: true }) })
      .on('#elegir', { element: (heading) => void heading.setInnerContent('Cambiar o agregar') });
  }
  frame.headers.set('cache-control', `public, max-age=${KEPT_S}`);
  return filled.transform(new Response(frame.html, { headers: frame.headers }));
};
