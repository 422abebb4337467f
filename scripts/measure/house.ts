import { execFileSync } from 'node:child_process';
import { ROOT } from '../setup/places.ts';

/** Rooms whose files a maintainer reads as code. Pictures are drawn by hand-tuned engines that may be ignored (docs/map.md). */
const CODE = /^(src|worker|scripts|content\/schema)\/.*\.(ts|tsx|js|mjs|css)$/;
const PICTURES = /^scripts\/pictures\//;
const TESTS = /^tests\/.*\.(ts|tsx)$/;

/** Any commit, so that figures of before and after are counted alike. */
const [COMMIT = 'HEAD'] = process.argv.slice(2);

const git = (args: string[], input = ''): Buffer =>
  execFileSync('git', args, { cwd: ROOT, input, maxBuffer: 1024 * 1024 * 1024 });

const count = (texts: readonly string[], what: RegExp): number =>
  texts.reduce((sum, text) => sum + (text.match(what)?.length ?? 0), 0);

/** The value below which such a share of the numbers lies. */
const share = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? 0;

const sizes = (texts: readonly string[]): string => {
  const lines = texts.map((text) => text.split('\n').length - 1);
  const all = lines.reduce((sum, one) => sum + one, 0);
  return `${texts.length} | ${all} | ${share(lines, 0.5)} | ${share(lines, 0.9)}`;
};

const files = git(['ls-tree', '-r', '--name-only', '-z', COMMIT]).toString().split('\0');

/** The texts of files in that commit. Git answers each with a line about it, which ends with its bytes. */
const read = (isWanted: (file: string) => boolean): string[] => {
  const asked = files.filter(isWanted);
  const told = git(['cat-file', '--batch'], asked.map((file) => `${COMMIT}:${file}\n`).join(''));
  let at = 0;
  return asked.map(() => {
    const start = told.indexOf('\n', at) + 1;
    const end = start + Number(told.toString('utf8', at, start).split(' ').at(-1));
    at = end + 1;
    return told.toString('utf8', start, end);
  });
};
const worker = read((file) => /^worker\/.*\.ts$/.test(file));

console.log(`At ${git(['log', '-1', '--format=%h of %cs', COMMIT]).toString().trim()}:\n`);
console.log('| | files | lines | median | p90 |\n|---|---|---|---|---|');
console.log(`| code | ${sizes(read((file) => CODE.test(file) && !PICTURES.test(file)))} |`);
console.log(`| of it the Worker | ${sizes(worker)} |`);
console.log(`| the engines of pictures | ${sizes(read((file) => PICTURES.test(file) && CODE.test(file)))} |`);
console.log(`| tests | ${sizes(read((file) => TESTS.test(file)))} |\n`);
console.log('| in the Worker | times |\n|---|---|');
console.log(`| a type of a column by hand, \`sql<…>\` | ${count(worker, /\bsql<[^>]+>`/g)} |`);
console.log(`| a name of a column by hand, \`.as('…')\` | ${count(worker, /\.as\('/g)} |`);
console.log(`| a batch that is read by position | ${count(worker, /\.batch\(\[/g)} |`);
console.log(`| a batch by names | ${count(worker, /\bbatch\(db, \{/g)} |`);
