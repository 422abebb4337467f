import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transformSync } from 'esbuild';
import { FOLDERS, type Folder } from '../../../src/shared/species.ts';
import { ROOT } from '../../setup/places.ts';
import type { Breed } from '../plates.ts';

const BREEDS = join(ROOT, 'scripts/pictures/breeds');
export const IMAGES = join(ROOT, 'public/images');

/** File names are ASCII; `lorito-senegalés` is drawn in lorito-senegales.ts. */
export const plain = (slug: string): string => slug.normalize('NFD').replace(/\p{M}/gu, '');

export type Entry = { folder: Folder; name: string; file: string };

/** Every breed that has a file. */
export const entries = (): Entry[] =>
  FOLDERS.flatMap((folder) =>
    existsSync(join(BREEDS, folder))
      ? readdirSync(join(BREEDS, folder))
          .filter((name) => name.endsWith('.ts'))
          .sort()
          .map((name) => ({ folder, name: name.slice(0, -3), file: join(BREEDS, folder, name) }))
      : [],
  );

export const loadBreed = async (file: string): Promise<Breed> => {
  const { breed } = (await import(file)) as { breed?: Breed };
  if (!breed) throw new Error(`${relative(ROOT, file)} exports no \`breed\`.`);
  return breed;
};

const sources = new Map<string, { code: string; imports: string[] }>();
const IMPORT = /from\s*['"](\.[^'"]+)['"]/g;

/** What a file does, without types, comments and layout, and which files it needs for that. */
const sourceOf = (file: string) => {
  const known = sources.get(file);
  if (known) return known;
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', minifyWhitespace: true });
  const source = { code, imports: [...code.matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path)) };
  sources.set(file, source);
  return source;
};

/** Hash of a breed's file and of everything it is drawn with. Words about a picture count too: they go to the record. */
export const parametersOf = (file: string): string => {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const next of sourceOf(path).imports) visit(next);
  };
  visit(file);
  const engine = ['engine/render.ts', 'run/draw.ts', 'run/webp.ts'].map((path) => join(ROOT, 'scripts/pictures', path));
  for (const path of engine) visit(path);
  const hash = createHash('sha256');
  for (const path of [...seen].sort())
    hash.update(relative(ROOT, path)).update('\0').update(sourceOf(path).code).update('\0');
  return hash.digest('hex').slice(0, 20);
};
