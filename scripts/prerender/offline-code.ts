import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Chunk = {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};
/** Vite's account of the browser's files, by source. */
export type Manifest = Record<string, Chunk>;

/**
 * Key of a source's chunk; null where the build has none. A source that somebody also imports for good stands in a chunk without a source
 * of its own, under the source's name.
 */
export const chunkKey = (manifest: Manifest, source: string): string | null => {
  if (manifest[source]) return source;
  const name = basename(source).replace(/\.\w+$/, '');
  return Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === name) ?? null;
};

/** Files of chunks and of all that they import before they run. A source that the build lacks is left out. */
export const codeOf = (manifest: Manifest, sources: readonly string[]): Set<string> => {
  const files = new Set<string>();
  const seen = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) walk(next);
  };
  for (const source of sources) {
    const key = chunkKey(manifest, source);
    if (key) walk(key);
  }
  return files;
};

/** Styles and symbols that an html text names, and what those styles name in turn. */
export const filesNamedIn = (client: string, html: string): Set<string> => {
  const named = new Set((html.match(/\/assets\/[\w.-]+\.(?:css|svg|js)/g) ?? []).map((path) => path.slice(1)));
  for (const file of [...named].filter((one) => one.endsWith('.css'))) {
    const css = readFileSync(join(client, file), 'utf8');
    for (const path of css.match(/\/assets\/[\w.-]+\.(?:svg|woff2)/g) ?? []) named.add(path.slice(1));
  }
  return named;
};
