import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { ROOT } from '../../setup/places.ts';
import { IMAGES, loadBreed } from './catalogue.ts';
import { drawPlate, probePlate } from './draw.ts';
import { hashOfFiles } from './manifest.ts';
import { photoOf } from './photos.ts';
import { type PictureWords, wordsOf } from './record.ts';
import { WIDTHS, webpOf } from './webp.ts';

/** `draft` draws small, for the eye; `probe` only says whether the picture would change; `picture` draws it. */
export type Job = { file: string; n: 1 | 2 | 3 | 4 | 5; as: 'draft' | 'probe' | 'picture' };
export type Done = {
  job: Job;
  seconds: number;
  bytes: number;
  words?: PictureWords;
  from?: 'drawing' | 'photo';
  files?: string;
  probe?: string;
  problem?: string;
};

/** Ground behind open drawings in drafts: the species' tint by day. */
const TINT = { perros: '#f4e3d6', gatos: '#ebe3ee', hamsters: '#f0e8d2', loros: '#dfecdf' } as const;

const plateOf = async ({ file, n }: Job) => {
  const breed = await loadBreed(file);
  const plate = breed.plates[n];
  if (!plate) throw new Error(`${breed.slug} has no picture ${n}.`);
  return { ...breed, plate };
};

const drawDraft = async (job: Job) => {
  const { folder, slug, plate } = await plateOf(job);
  const { png } = await drawPlate(plate, { draft: true, ground: TINT[folder] });
  const out = join(ROOT, '.cache/pictures');
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, `${folder}-${slug}-${job.n}.png`), png);
  await sharp(png)
    .resize(160)
    .toFile(join(out, `${folder}-${slug}-${job.n}-160.png`));
  return { bytes: png.length };
};

/** The probe of a drawing and the words of its record; a photograph is always put in anew. */
const probeOne = async (job: Job) => {
  const { folder, slug, plate } = await plateOf(job);
  if (await photoOf(folder, slug, job.n)) return { bytes: 0 };
  const { probe, marks } = await probePlate(plate);
  return { bytes: 0, probe, words: wordsOf(job.n, plate, marks) };
};

const drawFinal = async (job: Job) => {
  const { n } = job;
  const { folder, slug, plate } = await plateOf(job);
  const photo = await photoOf(folder, slug, n);
  const { png, marks } = photo ? { png: photo.png, marks: [] } : await drawPlate(plate);
  const transparent = !photo && plate.transparent === true;
  const out = join(IMAGES, folder, slug);
  mkdirSync(out, { recursive: true });
  const names = WIDTHS.map((width) => join(out, width === 1200 ? `${n}.webp` : `${n}-${width}.webp`));
  let bytes = 0;
  for (const [i, width] of WIDTHS.entries()) {
    const webp = await webpOf(png, width, transparent);
    writeFileSync(names[i] as string, webp);
    bytes = webp.length;
  }
  return {
    bytes,
    from: photo ? ('photo' as const) : ('drawing' as const),
    files: hashOfFiles(names),
    words: photo ? { n, ...photo.words } : wordsOf(n, plate, marks),
  };
};

const DO = { draft: drawDraft, probe: probeOne, picture: drawFinal };
const from = performance.now();
const job = workerData as Job;
const told = await DO[job.as](job).catch((error: unknown) => ({
  bytes: 0,
  problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
}));
parentPort?.postMessage({ job, seconds: (performance.now() - from) / 1000, ...told } satisfies Done);
