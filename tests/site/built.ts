import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DIST } from '../../scripts/setup/places.ts';
import { matchPage, type Page } from '../../src/shared/routes.ts';
import { FOLDERS } from '../../src/shared/species.ts';

/** What stands in the served folder. */
export const CLIENT = join(DIST, 'client');
/** Files that are the answer to no path of their own. */
const SPECIALS = [
  'shell.html',
  '404.html',
  '404-raza.html',
  '404-tema.html',
  'buscar-base.html',
  'clinicas-base.html',
  ...FOLDERS.map((folder) => `${folder}/comparar-base.html`),
];

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; isEntry?: boolean };
/** Vite's account of the browser's files. */
export const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(DIST, 'manifest.json'), 'utf8'));

export const read = (file: string): string => readFileSync(join(CLIENT, file), 'utf8');
export const exists = (file: string): boolean => existsSync(join(CLIENT, file));
export const files: string[] = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.\w+$/.test(name),
);

const weighed = new Map<string, number>();

const pressed = (file: string, quality: number): number => {
  const key = `${quality} ${file}`;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  const bytes = weighed.get(key) ?? brotliCompressSync(readFileSync(join(CLIENT, file)), options).length;
  weighed.set(key, bytes);
  return bytes;
};

/** Bytes of a file as brotli leaves them at its hardest. Each file is pressed once: it takes a while. */
export const brotli = (file: string): number => pressed(file, 11);
/** A tenth more than `brotli`, never less, and thirty times as fast. */
export const brotliAtMost = (file: string): number => pressed(file, 6);

export type BuiltPage = { file: string; path: string; html: string; page: Page | null };

const htmlFiles = files.filter((file) => file.endsWith('.html') && !file.startsWith('assets/'));
const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

const builtPage = (file: string): BuiltPage => {
  const path = pathOf(file);
  return { file, path, html: read(file), page: matchPage(path)?.page ?? null };
};

/** Every prerendered page that has an address, and those that have none (shell, 404s). */
export const pages: BuiltPage[] = htmlFiles.filter((file) => !SPECIALS.includes(file)).map(builtPage);
export const specials: BuiltPage[] = SPECIALS.map(builtPage);
/** The files of a chunk and of everything it imports before it runs. */
export const closure = (keys: string[]): Set<string> => {
  const seen = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the manifest has no chunk ${key}`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const next of chunk.imports ?? []) walk(next);
  };
  for (const key of keys) walk(key);
  return seen;
};

export type Tag = { name: string; attributes: Record<string, string>; at: number };

const decode = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#x27|#39);/g,
    (entity) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' })[entity] ?? "'",
  );

const readTags = (html: string): Tag[] => {
  const quiet = html.replace(
    /(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g,
    (_all, open: string, _name, end: string) => open + end,
  );
  return [...quiet.matchAll(/<([a-z][\w-]*)((?:\s+[^\s"'=<>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map((match) => ({
    name: match[1]?.toLowerCase() ?? '',
    at: match.index,
    attributes: Object.fromEntries(
      [...(match[2] ?? '').matchAll(/([^\s"'=<>/]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
        name,
        decode(value),
      ]),
    ),
  }));
};

const tagged = new Map<string, Tag[]>();

/** The opening tags of an html text in order; what stands in scripts and styles is not looked at. Each text is read once. */
export const tagsOf = (html: string): Tag[] => {
  const tags = tagged.get(html) ?? readTags(html);
  tagged.set(html, tags);
  return tags;
};

/** Values of `attribute` of the tags called `name`. */
export const values = (html: string, name: string, attribute: string): string[] =>
  tagsOf(html).flatMap((tag) => (tag.name === name ? (tag.attributes[attribute] ?? []) : []));
