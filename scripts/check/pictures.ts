import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { PICTURES_PER_BREED } from '../../src/shared/limits.ts';
import { BREED_KEYS, FOLDERS, type Folder } from '../../src/shared/species.ts';
import { type Entry, entries, IMAGES, loadBreed, parametersOf, plain } from '../pictures/run/catalogue.ts';
import { hashOfFiles, type Manifest, readManifest } from '../pictures/run/manifest.ts';
import { type PictureWords, recordFile } from '../pictures/run/record.ts';
import { limitOf, WIDTHS } from '../pictures/run/webp.ts';

/** Width and height of a webp from its head (VP8, VP8L, VP8X); null when it is none. */
export const sizeOf = (file: Buffer): [width: number, height: number] | null => {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') return null;
  const kind = file.toString('latin1', 12, 16);
  if (kind === 'VP8X') return [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1];
  if (kind === 'VP8 ') return [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff];
  const bits = file.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
};

const filesOf = (folder: string, slug: string, n: number) =>
  WIDTHS.map((width) => ({
    width,
    file: join(IMAGES, folder, slug, width === 1200 ? `${n}.webp` : `${n}-${width}.webp`),
  }));

const fileProblem = ({ file, width }: { file: string; width: number }, open: boolean): string | null => {
  if (!existsSync(file)) return 'is missing';
  const [w, h] = sizeOf(readFileSync(file)) ?? [0, 0];
  if (w !== width || h !== width * 0.75) return `is ${w}×${h}, not ${width}×${width * 0.75}`;
  const bytes = statSync(file).size;
  return bytes > limitOf(width, open) ? `weighs ${bytes} bytes, over ${limitOf(width, open)}` : null;
};

const manifestProblems = (entry: Entry, manifest: Manifest | null, named: number[], slug: string): string[] => {
  if (!manifest) return ['was never drawn: npm run pictures'];
  const known = Object.keys(manifest.pictures).map(Number);
  return [
    ...(manifest.parameters === parametersOf(entry.file) ? [] : ['is older than its drawing says: npm run pictures']),
    ...(known.join() === named.join()
      ? []
      : [`names pictures ${named.join()} where ${known.join()} are drawn: npm run pictures`]),
    ...known
      .filter((n) => filesOf(entry.folder, slug, n).every(({ file }) => existsSync(file)))
      .filter(
        (n) => hashOfFiles(filesOf(entry.folder, slug, n).map(({ file }) => file)) !== manifest.pictures[n]?.files,
      )
      .map((n) => `${n}: somebody changed its files by hand`),
  ];
};

/** What the record says of a drawing and the drawing's own file does not: the next run would write over it. */
const wordProblems = async (entry: Entry, named: readonly PictureWords[]): Promise<string[]> => {
  const { plates } = await loadBreed(entry.file);
  return named.flatMap(({ n, alt, caption, labels = [], credit }) => {
    const plate = plates[n as keyof typeof plates];
    if (!plate || credit) return [];
    return [
      ...(alt === plate.alt && caption === plate.caption
        ? []
        : [`${n}: alt and caption are not those of its drawing's file: write them there, npm run pictures`]),
      ...(isDeepStrictEqual(labels, plate.labels ?? [])
        ? []
        : [`${n}: its names stand elsewhere than its drawing says: npm run pictures`]),
    ];
  });
};

/** Pictures of a breed's set: the pug has its folds besides. */
const setOf = (slug: string) => PICTURES_PER_BREED + (slug === 'pug' ? 1 : 0);

/** All pictures together, bytes. */
const ALL_BYTES = 30 * 1024 * 1024;

/** What is wrong with the pictures of one breed, in words. */
const problemsOfBreed = async (folder: Folder, slug: string): Promise<string[]> => {
  if (!existsSync(recordFile(folder, slug))) return [];
  const record = parse(readFileSync(recordFile(folder, slug), 'utf8')) as {
    pictures?: PictureWords[];
  };
  const named = record.pictures ?? [];
  const files = named.flatMap(({ n, credit }) =>
    filesOf(folder, slug, n).flatMap((picture) => {
      const problem = fileProblem(picture, n === 1 && !credit);
      return problem ? [`${n} at ${picture.width} px ${problem}`] : [];
    }),
  );
  const entry = entries().find((other) => other.folder === folder && other.name === plain(slug));
  return [
    ...(named.length === setOf(slug) ? [] : [`has ${named.length} of ${setOf(slug)} pictures`]),
    ...files,
    ...(entry
      ? manifestProblems(
          entry,
          readManifest(entry),
          named.map(({ n }) => n),
          slug,
        )
      : []),
    ...(entry ? await wordProblems(entry, named) : []),
  ];
};

if (import.meta.filename === process.argv[1]) {
  const problems: string[] = [];
  for (const folder of FOLDERS)
    for (const slug of BREED_KEYS[folder])
      problems.push(...(await problemsOfBreed(folder, slug)).map((text) => `${folder}/${slug}: ${text}`));
  const all = FOLDERS.flatMap((folder) => readdirSync(join(IMAGES, folder), { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  if (all > ALL_BYTES) problems.push(`All pictures together weigh ${all} bytes, over ${ALL_BYTES}.`);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
