import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/places.ts';

/** The rooms of the index, in its order. */
const ROOMS: Record<string, string> = {
  app: 'The app in the browser: pages, styles, weight',
  offline: 'What a device keeps',
  guides: 'Guides and first aid',
  search: 'Search, red flags, assistant',
  accounts: 'Accounts, passwords, administration',
  animals: 'Animals, their history and carné',
  visits: 'Visits and requests',
  clinic: 'The clinic’s panel',
  server: 'Calls, database, mail',
  tools: 'Running, building, testing, measuring',
};
const FOLDER = join(ROOT, 'docs/decisions');
const INDEX = 'README.md';

const FRONT = /^# (\d{4}) · (.+)\n\n- Date: \d{4}-\d\d-\d\d\n- Status: (.+)\n- Room: (.+)\n\n(?=##? )/;
const STATUS = /^(holds|superseded by \d{4}|no longer true because .+|holds[;,] .+)$/;

type Note = { file: string; number: string; title: string; status: string; room: string };

const noteOf = (file: string, text: string): Note | null => {
  const [, number = '', title = '', status = '', room = ''] = FRONT.exec(text) ?? [];
  return number ? { file, number, title, status, room } : null;
};

/** What is wrong with the notes, in words; file name → text. */
export const decisionProblems = (texts: Record<string, string>): string[] => {
  const numbers = new Map<string, string>();
  for (const file of Object.keys(texts)) numbers.set(file.slice(0, 4), file);
  return Object.entries(texts).flatMap(([file, text]) => {
    const note = noteOf(file, text);
    if (!/^\d{4}-[a-z0-9-]+\.md$/.test(file)) return [`${file}: name it NNNN-kebab-title.md`];
    if (!note)
      return [`${file}: begin with '# NNNN · Title', then '- Date:', '- Status:', '- Room:' and a section '## …'`];
    const other = numbers.get(note.number);
    const named = [...note.status.matchAll(/\b\d{4}\b/g)].map(([number]) => number);
    return [
      ...(file.startsWith(note.number) ? [] : [`${file}: its title says ${note.number}; make the two one`]),
      ...(other === file || !other ? [] : [`${file}: ${other} has this number too; give the newer one the next free`]),
      ...(STATUS.test(note.status)
        ? []
        : [`${file}: status is 'holds', 'holds, but …', 'superseded by NNNN' or 'no longer true because …'`]),
      ...named
        .filter((number) => !numbers.has(number))
        .map((number) => `${file}: its status names ${number}, which is no note`),
      ...(note.room in ROOMS ? [] : [`${file}: room is one of ${Object.keys(ROOMS).join(', ')}`]),
    ];
  });
};

/** The index by room; a note that does not simply hold says so beside its title. */
export const indexOf = (texts: Record<string, string>): string => {
  const notes = Object.entries(texts).flatMap(([file, text]) => noteOf(file, text) ?? []);
  const rows = (room: string) =>
    notes
      .filter((note) => note.room === room)
      .map(
        ({ file, number, title, status }) =>
          `- [${number}](${file}) ${title}${status === 'holds' ? '' : ` *(${status})*`}`,
      );
  return [
    '# Decisions',
    '',
    'Why things are as they are, one note per file. A note is not rewritten: when it stops being true, its status says so or',
    'names the note that took its place. A new note takes the next free number, has the front lines of the others (date, status,',
    'room) and the sections Context, Decision and Consequences as far as it needs them; `npm run fix` writes this index.',
    ...Object.entries(ROOMS).flatMap(([room, title]) => ['', `## ${title}`, '', ...rows(room)]),
    '',
  ].join('\n');
};

if (import.meta.filename === process.argv[1]) {
  const files = readdirSync(FOLDER)
    .filter((file) => file !== INDEX)
    .sort();
  const texts = Object.fromEntries(files.map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]));
  const problems = decisionProblems(texts);
  const index = indexOf(texts);
  if (process.argv.includes('--check')) {
    if (readFileSync(join(FOLDER, INDEX), 'utf8') !== index)
      problems.push(`${INDEX} is not the index of the notes: npm run fix writes it`);
  } else writeFileSync(join(FOLDER, INDEX), index);
  for (const problem of problems) console.error(`docs/decisions/${problem}.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
