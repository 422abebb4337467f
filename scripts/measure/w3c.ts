import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { buildIfChanged } from '../setup/build-all.ts';
import { DIST } from '../setup/places.ts';

/**
 * `npm run check:w3c`: the W3C's checker (fetched by npm when it is not there) over every html page, style sheet and drawing of the
 * build. Ends with 1 when something is wrong, and with 2, having checked nothing, where Java is missing.
 */
const CHECKER = 'vnu-jar@26.9.27';
const SITE = join(DIST, 'client');

/** Whether this machine can run the checker. */
export const hasJava = (): boolean => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

type Message = { type: string; subType?: string; message: string; url?: string; lastLine?: number; extract?: string };

/** What the checker does not know yet, in Tailwind's own sheet: a rule of css-properties-values-api-1, a property of css-box-4. */
const TOO_NEW = ['CSS: Unrecognized at-rule “@property”', "CSS: “margin-trim”: Property “margin-trim” doesn't exist."];
/** `<br />` is allowed, and React's way; the shell gets its h1 when the browser knows who asks; a notice of the law stands above the h1. */
const OURS = [
  /^Trailing slash on void elements/,
  /none of them has a computed heading level of 1/,
  /^Section lacks heading/,
];

const isFault = ({ type, subType, message }: Message) =>
  !TOO_NEW.includes(message) && (type !== 'info' || subType === 'warning') && !OURS.some((one) => one.test(message));

const inspect = (): Message[] => {
  const { status, stdout } = spawnSync(
    'npm',
    [
      ...['exec', '--yes', `--package=${CHECKER}`, '--', 'vnu', '--format', 'json', '--stdout'],
      ...['--skip-non-html', '--also-check-css', '--also-check-svg', SITE],
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (!stdout.startsWith('{')) throw new Error(`the checker ended with ${status} and no report`);
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
};

const inWords = ({ url = '', lastLine, message, extract = '' }: Message) =>
  `${relative(SITE, decodeURI(url.replace(/^file:/, '')))}:${lastLine ?? 1} ${message}\n    ${extract.replace(/\s+/g, ' ').trim()}`;

/** What is wrong with the build that stands, a line each. */
export const w3cFaults = (): string[] => inspect().filter(isFault).map(inWords);

if (import.meta.filename === process.argv[1]) {
  if (hasJava()) {
    buildIfChanged();
    const faults = w3cFaults();
    for (const fault of faults) console.log(fault);
    console.log(`${faults.length} faults found by the W3C checker`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } else {
    console.error('The W3C checker needs Java 17 or newer, which is not on the PATH: nothing was checked.');
    process.exitCode = 2;
  }
}
