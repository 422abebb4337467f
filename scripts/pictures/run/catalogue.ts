import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildSync } from 'esbuild';
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

const ENGINE = ['engine/render.ts', 'run/draw.ts', 'run/webp.ts'].map((path) => join(ROOT, 'scripts/pictures', path));
const known = new Map<string, string>();

/** What is left of a file and all it imports when types, comments, layout and unused code are gone. */
const bundled = (file: string): string => {
  const found = known.get(file);
  if (found !== undefined) return found;
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  known.set(file, code);
  return code;
};

/**
 * Hash of a breed's file and of all that it is drawn with: a change that does not reach this breed leaves it as it is. Words
 * about a picture count too: they go to the record.
 */
export const parametersOf = (file: string): string => {
  const hash = createHash('sha256');
  for (const path of [file, ...ENGINE]) hash.update(bundled(path)).update('\0');
  return hash.digest('hex').slice(0, 20);
};
