import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/places.ts';

/** Folders that say nothing about what they hold: a file goes to its noun. */
const FORBIDDEN = /(^|\/)(utils?|helpers?|services?|hooks?|types?|constants?|common|misc)(\/|\.(tsx?|mjs)$)/;
/** Files named `index` outside a runtime's entry are barrels. */
const BARREL = /(^|\/)index\.tsx?$/;
const ENTRIES = ['worker/index.ts'];
/** Lines above which a file says in its first line why it is long. */
const LONG = 200;
const ROOMS = ['src', 'worker', 'content', 'scripts', 'tests'];

/** What is wrong with a file's place or size, in words; empty when nothing is. */
export const problemsOf = (file: string, text: string): string[] => {
  const lines = text.split('\n').length;
  const first = text.slice(0, text.indexOf('\n'));
  return [
    ...(FORBIDDEN.test(file) && !file.startsWith('content/schema/')
      ? ['is named after a kind of code: name it after what it holds, in the room that needs it']
      : []),
    ...(BARREL.test(file) && !ENTRIES.includes(file)
      ? ['is a barrel: import from the file that defines the thing']
      : []),
    ...(lines > LONG && !/^\s*(\/\/|\/\*|#)/.test(first)
      ? [`has ${lines} lines: divide it, or say in its first line why it is longer than ${LONG}`]
      : []),
  ];
};

const CODE = /\.(tsx?|mjs|cjs|css)$/;

if (import.meta.filename === process.argv[1]) {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  ).filter((file) => CODE.test(file));
  const problems = files.flatMap((file) =>
    problemsOf(file, readFileSync(join(ROOT, file), 'utf8')).map((problem) => `${file} ${problem}.`),
  );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
