import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { SearchFile } from '../../content/schema/search.ts';
import { type Guides, readGuides } from './guides.ts';
import { redFlagsOf, substancesOf } from './red-flags.ts';
import { signedIn } from './reviews.ts';
import { writeBrowserFiles } from './search/files.ts';

const PREFIX = 'guides:';

/** Source of a module that holds one JSON value; parsing a string is faster than evaluating a literal. */
const jsonModule = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

type Source = (guides: Guides, name: string) => string;

/** `{ slug: () => import(...) }` of everything below a folder, each in a chunk of its own. */
const importMap = (guides: Guides, below: string, kind: string) => {
  const paths = [...guides.byPath.keys()].filter((path) => path.startsWith(`${below}/`));
  const rows = paths.map(
    (path) => `${JSON.stringify(path.slice(below.length + 1))}: () => import('${PREFIX}${kind}/${path}')`,
  );
  return `export default {${rows.join(',')}}`;
};

const dataOf = (guides: Guides, path: string) => guides.byPath.get(path)?.data ?? null;

/** A record as pages need it: `figures` is for those who edit. */
const shownOf = (guides: Guides, path: string) => {
  const data = dataOf(guides, path);
  return data && typeof data === 'object' ? { ...data, figures: undefined } : data;
};

const summariesOf = (guides: Guides, name: string) => {
  if (name === 'primeros-auxilios') return guides.firstAid;
  if (name === 'toxicos') return guides.toxics;
  return guides.catalogues[name as keyof Guides['catalogues']];
};

const SOURCES: Record<string, Source> = {
  index: (guides) => jsonModule(guides.index),
  'toxic-count': (guides) => jsonModule(guides.toxics.length),
  catalogue: (guides, name) => jsonModule(summariesOf(guides, name)),
  records: (guides, folder) => importMap(guides, folder, 'record'),
  record: (guides, path) => jsonModule(shownOf(guides, path)),
  facts: (guides, name) => jsonModule(dataOf(guides, name)),
  examples: (guides) => jsonModule((dataOf(guides, 'busqueda') as SearchFile).examples),
  alertas: (guides) => jsonModule({ flags: redFlagsOf(guides), substances: substancesOf(guides) }),
  signed: ({ byPath }) => jsonModule(signedIn([...byPath.values()])),
  search: (guides) => {
    const { corpus, index } = writeBrowserFiles(guides);
    return `export { default } from ${JSON.stringify(`${corpus}?url`)};
export { default as indexAddress } from ${JSON.stringify(`${index}?url`)};`;
  },
};

/**
 * Serves the content folder as modules:
 * - `guides:catalogue/{folder}` summaries of a species, `guides:catalogue/primeros-auxilios` of the first-aid entries,
 *   `guides:catalogue/toxicos` of the toxic substances
 * - `guides:toxic-count` how many toxic substances there are
 * - `guides:records/{folder}` map from `razas/labrador`, `intoxicaciones` or `xilitol` to the chunk of that one record
 * - `guides:index` the table of contents of the home page
 * - `guides:search` addresses of what the search looks through and of its index, `guides:examples` searches to begin with
 * - `guides:facts/{numeros|legal|signos-vitales|chocolate|politica|acerca|como-se-revisa}` single files
 * - `guides:alertas` the rules of what must not wait, with the toxics that they name
 * - `guides:signed` how many guides carry a signature
 */
export const contentPlugin = (root: string): Plugin => {
  let guides: Guides | null = null;
  const read = () => {
    guides ??= readGuides(root);
    return guides;
  };
  const source = (id: string): string | null => {
    const [kind = '', ...rest] = id.split('/');
    return SOURCES[kind]?.(read(), rest.join('/')) ?? null;
  };
  return {
    name: 'patas-y-plumas-content',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? source(id.slice(PREFIX.length + 1)) : null),
    configureServer(server) {
      server.watcher.add(join(root, '**/*.yaml'));
      server.watcher.on('all', (_event, file) => {
        if (!file.endsWith('.yaml')) return;
        guides = null;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
};
