import { relative } from 'node:path';
import { type Entry, entries, loadBreed, parametersOf, plain } from './pictures/run/catalogue.ts';
import { readManifest, writeManifest } from './pictures/run/manifest.ts';
import { drawAll } from './pictures/run/pool.ts';
import { writeRecord } from './pictures/run/record.ts';
import type { Done, Job } from './pictures/run/worker.ts';
import { ROOT } from './setup/places.ts';

/**
 * Draws the breeds: `npm run pictures` all whose parameters changed, `npm run pictures -- labrador siames` these,
 * `npm run pictures -- labrador 1 --draft` one, small and quickly, into .cache/pictures. `perros/criollo` where two species
 * share a name. `--force` draws what has not changed, too.
 */
const words = process.argv.slice(2);
const draft = words.includes('--draft');
const force = words.includes('--force') || draft;
const names = words.filter((word) => !word.startsWith('-') && !/^\d$/.test(word)).map(plain);
const numbers = words.filter((word) => /^\d$/.test(word)).map(Number);

const wanted = ({ folder, name }: Entry) =>
  names.length === 0 || names.includes(name) || names.includes(`${folder}/${name}`);
const chosen = entries().filter(wanted);
if (chosen.length === 0) throw new Error(`No breed is called ${names.join(' or ')}.`);

const jobsOf = async (entry: Entry): Promise<Job[]> => {
  if (!force && readManifest(entry)?.parameters === parametersOf(entry.file)) return [];
  const { plates } = await loadBreed(entry.file);
  // A finished breed is drawn whole, so that its manifest tells of one state.
  const all = Object.keys(plates).map(Number);
  const some = draft && numbers.length > 0 ? all.filter((n) => numbers.includes(n)) : all;
  return some.map((n) => ({ file: entry.file, n: n as Job['n'], draft }));
};

const tell = ({ job, seconds, bytes, problem }: Done) =>
  console.log(
    `${problem ? '✗' : '✓'} ${relative(ROOT, job.file)} ${job.n} ${seconds.toFixed(1)} s ${Math.round(bytes / 1024)} KB ${problem ?? ''}`,
  );

/** Manifest and record of a breed that was drawn whole. */
const keep = async (entry: Entry, done: Done[]) => {
  const { folder, slug } = await loadBreed(entry.file);
  const pictures = done.toSorted((a, b) => a.job.n - b.job.n);
  writeManifest(entry, {
    parameters: parametersOf(entry.file),
    pictures: Object.fromEntries(
      pictures.map(({ job, from = 'drawing', files = '' }) => [String(job.n), { from, files }]),
    ),
  });
  writeRecord(
    folder,
    slug,
    pictures.flatMap(({ words: said }) => (said ? [said] : [])),
  );
};

const jobs = (await Promise.all(chosen.map(jobsOf))).flat();
const done = await drawAll(jobs, tell);
for (const entry of draft ? [] : chosen) {
  const own = done.filter(({ job }) => job.file === entry.file);
  if (own.length > 0 && own.every(({ problem }) => !problem)) await keep(entry, own);
}
if (jobs.length === 0) console.log('All drawings are as their files say.');
process.exitCode = done.some(({ problem }) => problem) ? 1 : 0;
