import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../setup/places.ts';

/** Where comments are read. Content is data; its comments are those of the schemas. */
const ROOMS = ['src', 'worker', 'content/schema', 'scripts', 'tests'];
const CODE = /\.(tsx?|mjs|cjs|js|css)$/;
/** Rooms whose files a comment may name, beside the files of the root. */
const NAMED = ['src', 'worker', 'content', 'scripts', 'tests', 'migrations', 'public', 'docs'];

/** What a comment or a document may cite: section numbers and headings of docs, decisions by number, files by path from the root. */
export type Known = { sections: string[]; headings: string[]; decisions: string[]; files: string[] };

type Line = { number: number; text: string };

/** The words of comments, with the line on which each begins; a comment that runs over several lines is one text. */
export const commentsOf = (source: string): Line[] => {
  const found: Line[] = [];
  let before = false;
  for (const [index, line] of source.split('\n').entries()) {
    const whole = /^\s*(?:\/\*\*?|\*\/?(?=\s|$)|\/\/|\{\/\*)\s?(.*)$/.exec(line);
    const words = (whole?.[1] ?? / (?:\/\/|\/\*) (.*)$/.exec(line)?.[1] ?? '').replace(/\s*\*\/\}?.*$/, '');
    const last = found.at(-1);
    if (whole && before && last && !/^\s*(\/\*|\{\/\*)/.test(line)) last.text += ` ${words}`;
    else if (words) found.push({ number: index + 1, text: words });
    before = whole !== null && !/\*\/\}?\s*$/.test(line);
  }
  return found;
};

const FILE = /(?<![\w/.@$}{*-])(?:[\w.-]+\/)*[\w.-]*\w\.(?:tsx?|mjs|cjs|css|ya?ml|md|toml)(?![\w*{(/]|\.\w)/g;

/** What of the books of law a source cites that they do not have: sections, headings, numbers of decisions. */
export const wrongLaw = (source: string, known: Known): Line[] => {
  const lineOf = (index: number) => source.slice(0, index).split('\n').length;
  const cited = (pattern: RegExp) =>
    [...source.matchAll(pattern)].map((match) => [lineOf(match.index), match[1] ?? ''] as const);
  return [
    ...cited(/\bspec(?:'s)? ((?:§\d+(?:\.\d+)*(?:,? (?:and )?)?)+)/gi).flatMap(([number, some]) =>
      (some.match(/\d+(?:\.\d+)*/g) ?? [])
        .filter((section) => !known.sections.includes(section))
        .map((section) => ({ number, text: `cites spec §${section}: docs/specification.md has no such section` })),
    ),
    ...cited(/\bproduct\.md,[\s*/#]+([A-Z'][^\n]{0,60})/g)
      .filter(([, rest]) => !known.headings.some((heading) => rest.startsWith(heading)))
      .map(([number, rest]) => ({
        number,
        text: `cites product.md, ${rest.slice(0, 24)}…: docs/product.md has no such heading`,
      })),
    ...cited(/\bdecisions\/(\d{4})/g)
      .filter(([, decision]) => !known.decisions.includes(decision))
      .map(([number, decision]) => ({ number, text: `cites decision ${decision}, which is not in docs/decisions` })),
  ];
};

/** Files that a text names and that do not exist, or of which there are several. `from` is the file that it stands in. */
export const wrongFiles = (text: string, from: string, known: Known): string[] =>
  [...text.matchAll(FILE)].flatMap(([name]) => {
    if (name === 'product.md') return [];
    const beside = posix.normalize(posix.join(posix.dirname(from), name));
    if (known.files.includes(name) || known.files.includes(beside)) return [];
    const named = known.files.filter((file) => file.endsWith(`/${name}`));
    if (named.length === 1 || (named.length > 1 && name.includes('/'))) return [];
    return [
      named.length === 0
        ? `names ${name}, which is no file: say where it lives now`
        : `names ${name}, of which there are ${named.length}: say its folder too`,
    ];
  });

/** Relative links of a Markdown text, and the paths that it names in backticks; a decision of a day may name what that day had. */
const markdownProblems = (text: string, from: string, known: Known): string[] => [
  ...[...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
    .map(([, to = '']) => posix.normalize(posix.join(posix.dirname(from), to)))
    .filter((to) => !known.files.some((file) => file === to || file.startsWith(`${to.replace(/\/$/, '')}/`)))
    .map((to) => `links to ${to}, which is not there`),
  ...[...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, code = '']) =>
    code.includes('/') && !from.startsWith('docs/decisions/') && !/^https?:|[{*<…:]/.test(code)
      ? wrongFiles(code, from, known)
      : [],
  ),
];

const headingsOf = (text: string) => [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => heading);
const filesUnder = (room: string) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) =>
    posix.join(room, name.replaceAll('\\', '/')),
  );

if (import.meta.filename === process.argv[1]) {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const files = [...readdirSync(ROOT), ...NAMED.flatMap(filesUnder)];
  const decisions = files.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []);
  const known: Known = {
    sections: headingsOf(read('docs/specification.md')).flatMap((heading) => /^§([\d.]+)/.exec(heading)?.[1] ?? []),
    headings: headingsOf(read('docs/product.md')),
    decisions,
    files,
  };
  const code = ROOMS.flatMap(filesUnder).filter((file) => CODE.test(file));
  const pages = files.filter((file) => file.endsWith('.md'));
  const problems = [
    ...code.flatMap((file) =>
      commentsOf(read(file)).flatMap(({ number, text }) =>
        wrongFiles(text, file, known).map((said) => `${file}:${number} ${said}`),
      ),
    ),
    ...[...code, ...files.filter((file) => /^content\/.*\.ya?ml$/.test(file))].flatMap((file) =>
      wrongLaw(read(file), known).map(({ number, text }) => `${file}:${number} ${text}`),
    ),
    ...pages.flatMap((file) => markdownProblems(read(file), file, known).map((said) => `${file} ${said}`)),
  ];
  for (const problem of problems) console.error(`${problem}.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
