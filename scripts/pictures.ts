import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { type Entry, entries, loadBreed, parametersOf, plain } from './pictures/run/catalogue.ts';
import { type Manifest, readManifest, writeManifest } from './pictures/run/manifest.ts';
import { drawAll } from './pictures/run/pool.ts';
import { type PictureWords, writeRecord } from './pictures/run/record.ts';
import type { Done, Job } from './pictures/run/worker.ts';
import { ROOT } from './setup/places.ts';

/**
 * Draws the breeds: `npm run pictures` all whose pictures changed, `npm run pictures -- labrador siames` these,
 * `npm run pictures -- labrador 1 --draft` one, small and quickly, into .cache/pictures. `perros/criollo` where two species
 * share a name. `--force` draws what has not changed, too. `--list` says what would be drawn, and draws nothing.
 * `--one` draws one picture at a time, where other work needs the machine.
 *
 * Breeds whose code changed are probed first (run/draw.ts): a picture that looks as before is left as it is.
 */
const words = process.argv.slice(2);
const [draft, force, list] = ['--draft', '--force', '--list'].map((word) => words.includes(word));
const atOnce = words.includes('--one') ? 1 : availableParallelism();
const names = words.filter((word) => !word.startsWith('-') && !/^\d$/.test(word)).map(plain);
const numbers = words.filter((word) => /^\d$/.test(word)).map(Number);

const wanted = ({ folder, name }: Entry) =>
  names.length === 0 || names.includes(name) || names.includes(`${folder}/${name}`);
const chosen = entries().filter(wanted);
if (chosen.length === 0) throw new Error(`No breed is called ${names.join(' or ')}.`);

const nameOf = ({ file }: Job) =>
  relative(ROOT, file)
    .replace(/^.*breeds\//, '')
    .replace(/\.ts$/, '');

/** Every picture of a breed: a finished one is looked at whole, so that its manifest tells of one state. */
const jobsOf = async (entry: Entry): Promise<Job[]> => {
  const { plates } = await loadBreed(entry.file);
  const all = Object.keys(plates).map(Number);
  const some = draft && numbers.length > 0 ? all.filter((n) => numbers.includes(n)) : all;
  return some.map((n) => ({ file: entry.file, n: n as Job['n'], as: draft ? 'draft' : 'probe' }));
};

const tell = ({ job, seconds, bytes, problem }: Done) => {
  if (job.as === 'probe' && !problem) return;
  console.log(
    `${problem ? '✗' : '✓'} ${nameOf(job)} ${job.n} ${problem ?? `${seconds.toFixed(1)} s ${Math.round(bytes / 1024)} KB`}`,
  );
};

/** Manifest and record of a breed: what was drawn anew, and what a probe found as it was. */
const keep = async (entry: Entry, probed: readonly Done[], drawn: readonly Done[]) => {
  const { folder, slug } = await loadBreed(entry.file);
  const before = readManifest(entry)?.pictures ?? {};
  const pictures: Manifest['pictures'] = {};
  const said: PictureWords[] = [];
  for (const { job, probe, words: probedWords } of probed.toSorted((a, b) => a.job.n - b.job.n)) {
    const done = drawn.find((other) => other.job.n === job.n);
    const { from = 'drawing', files = '' } = done ?? before[job.n] ?? {};
    pictures[String(job.n)] = { from, files, ...(from === 'drawing' && probe ? { probe } : {}) };
    const text = done?.words ?? probedWords;
    if (text) said.push(text);
  }
  writeManifest(entry, { parameters: parametersOf(entry.file), pictures });
  writeRecord(folder, slug, said);
};

/** Whether a probe is that of the picture which stands; `--force` with numbers draws those alone. */
const stands = (entry: Entry, { job, probe }: Done): boolean => {
  if (force) return numbers.length > 0 && !numbers.includes(job.n);
  const before = readManifest(entry)?.pictures[job.n];
  return before?.from === 'drawing' && before.probe !== undefined && before.probe === probe;
};

/** Probes, draws and keeps one breed: what is done of a long run stays done. True when nothing went wrong. */
const work = async (entry: Entry, place: string): Promise<boolean> => {
  const probes = await drawAll(await jobsOf(entry), tell, atOnce);
  if (draft || probes.some(({ problem }) => problem)) return probes.every(({ problem }) => !problem);
  const jobs = probes.filter((done) => !stands(entry, done)).map(({ job }): Job => ({ ...job, as: 'picture' }));
  const what =
    jobs.length > 0
      ? `pictures ${jobs
          .map(({ n }) => n)
          .sort()
          .join(', ')} change`
      : 'looks as before';
  console.log(`${place} ${entry.folder}/${entry.name}: ${what}`);
  if (list) return true;
  const drawn = await drawAll(jobs, tell, atOnce);
  if (drawn.some(({ problem }) => problem)) return false;
  await keep(entry, probes, drawn);
  return true;
};

const old = chosen.filter((entry) => force || draft || readManifest(entry)?.parameters !== parametersOf(entry.file));
if (!draft)
  console.log(
    old.length === 0
      ? 'All drawings are as their files say.'
      : `${old.length} of ${chosen.length} breeds are looked at: ${old.map(({ name }) => name).join(', ')}.`,
  );
for (const [i, entry] of old.entries()) {
  if (!(await work(entry, `${i + 1} of ${old.length}`))) process.exitCode = 1;
}
