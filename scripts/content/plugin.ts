import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BreedPlates } from '../../content/schema/summary.ts';
import { type Guides, readGuides } from './guides.ts';

const PREFIX = 'guides:';

/** Source of a module that holds one JSON value; parsing a string is faster than evaluating a literal. */
const jsonModule = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** `{ slug: () => import(...) }` for every record below a folder: each guide stays its own chunk. */
const recordMap = (guides: Guides, folder: string) => {
  const paths = [...guides.byPath.keys()].filter((path) => path.startsWith(`${folder}/`));
  const rows = paths.map(
    (path) => `${JSON.stringify(path.slice(folder.length + 1))}: () => import('${PREFIX}record/${path}')`,
  );
  return `export default {${rows.join(',')}}`;
};

/** `{ slug: () => import(...) }` of the name and plates of every breed of a species. */
const platesMap = (guides: Guides, folder: string) => {
  const slugs = [...guides.byPath.keys()].flatMap(
    (path) => path.match(new RegExp(`^${folder}/razas/(.+)$`))?.[1] ?? [],
  );
  const rows = slugs.map((slug) => `${JSON.stringify(slug)}: () => import('${PREFIX}plate/${folder}/razas/${slug}')`);
  return `export default {${rows.join(',')}}`;
};

const platesModule = (guides: Guides, path: string) => {
  const { name, pictures } = guides.byPath.get(path)?.data as BreedPlates;
  return jsonModule({ name, pictures } satisfies BreedPlates);
};

/**
 * Serves the content folder as modules:
 * - `guides:catalogue/{folder}` summaries of a species, `guides:catalogue/primeros-auxilios` of the first-aid entries
 * - `guides:records/{folder}` map from `razas/labrador` or `intoxicaciones` to the chunk of that one record
 * - `guides:index` the table of contents of the home page
 * - `guides:plates/{folder}` map from a breed to the chunk of its name and plates
 * - `guides:facts/{numeros|legal|signos-vitales|chocolate}` single files
 */
export const contentPlugin = (root: string): Plugin => {
  let guides: Guides | null = null;
  const read = () => {
    guides ??= readGuides(root);
    return guides;
  };
  const source = (id: string): string | null => {
    const [kind, ...rest] = id.split('/');
    const name = rest.join('/');
    if (kind === 'catalogue') {
      return jsonModule(
        name === 'primeros-auxilios' ? read().firstAid : read().catalogues[name as keyof Guides['catalogues']],
      );
    }
    if (kind === 'index') return jsonModule(read().index);
    if (kind === 'records') return recordMap(read(), name);
    if (kind === 'plates') return platesMap(read(), name);
    if (kind === 'plate') return platesModule(read(), name);
    if (kind === 'record' || kind === 'facts') return jsonModule(read().byPath.get(name)?.data ?? null);
    return null;
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
