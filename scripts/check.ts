import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './setup/places.ts';

/** What `npm run check` looks at. None of them edits; `npm run fix` does. */
const CHECKS: { name: string; args: string[]; env?: Record<string, string> }[] = [
  { name: 'biome: lint and format', args: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  {
    name: 'tsc: types of every room',
    // Two fifths less processor: several checkers of a room each judge anew what they share, and Go collects at every doubling.
    args: ['typescript7/bin/tsc', '-b', '--checkers', '1'],
    env: { GOGC: '400' },
  },
  {
    name: 'dependency-cruiser: who may import whom',
    args: ['dependency-cruiser/bin/dependency-cruiser.mjs', 'src', 'worker', 'content', 'scripts', 'tests'],
  },
  { name: 'knip: nothing unused', args: ['knip/bin/knip.js'] },
  { name: 'content: every record answers to its schema', args: ['scripts/content/check.ts'] },
  { name: 'policy: its version is that of its text', args: ['scripts/content/policy-version.ts', '--check'] },
  { name: 'contract: its version is that of its text', args: ['scripts/content/contract.ts', '--check'] },
  { name: 'plans: the default ones are those of content', args: ['scripts/content/default-plans.ts', '--check'] },
  {
    name: 'grave medicines: those that a fórmula asks about are those of content',
    args: ['scripts/content/grave-medicines.ts', '--check'],
  },
  {
    name: 'families of medicines: those that a noted allergy asks about are those of content',
    args: ['scripts/content/drug-families.ts', '--check'],
  },
  { name: 'citations: what comments and documents point to exists', args: ['scripts/check/citations.ts'] },
  { name: 'migrations: they only add, and erase nobody else', args: ['scripts/check/migrations.ts'] },
  { name: 'decisions: form, numbers and index', args: ['scripts/check/decisions.ts', '--check'] },
  { name: 'rooms: names and sizes of files', args: ['scripts/check/rooms.ts'] },
  {
    name: 'worker: batches and inserts by name, columns of the schema, Spanish in its seams',
    args: ['scripts/check/worker.ts'],
  },
  { name: 'walks: a page is judged by what looks again', args: ['scripts/check/walks.ts'] },
  { name: 'pictures: every breed has its set, as its drawing says', args: ['scripts/check/pictures.ts'] },
];

const run = ({ name, args: [script = '', ...rest], env }: (typeof CHECKS)[number]) =>
  new Promise<boolean>((resolve) => {
    const path = script.startsWith('scripts/') ? script : join('node_modules', script);
    const child = spawn(process.execPath, [join(ROOT, path), ...rest], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (part) => said.push(part));
    child.stderr.on('data', (part) => said.push(part));
    child.on('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
      if (code !== 0) console.log(Buffer.concat(said).toString().trimEnd());
      resolve(code === 0);
    });
  });

/** Runs all checks at once; the words of those that fail are printed. */
export const runChecks = async (): Promise<{ passed: number; failed: number }> => {
  const results = await Promise.all(CHECKS.map(run));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
}
