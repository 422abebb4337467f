import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/setup/places.ts';
import { SESSION_LIVES } from '../../src/shared/session-lives.ts';

const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
/** Requirements of levels 1 and 2 of OWASP ASVS 5.0 in V2.3, V2.4, V6, V7 and V16: how many each section has at those levels. */
const ASKED: Record<string, number> = {
  '2.3': 4,
  '2.4': 1,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
};
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \|[^|]+\|([^|]+)\|([^|]*)\|([^|]*)\|$/gm)].map((cells) => {
  const [, number = '', state = '', how = '', proof = ''] = cells.map((cell) => cell.trim());
  return { number, state, how, proof };
});

test('every requirement of level 2 has its row, once, in order', () => {
  const asked = Object.entries(ASKED).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, n) => `${section}.${n + 1}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(asked);
});

test('what is met names its test, what is not says why', () => {
  for (const { number, state, how, proof } of rows) {
    expect([number, ['met', 'partly', 'not met', 'deployment', 'none'].includes(state)]).toEqual([number, true]);
    expect([number, state === 'met' ? proof !== '' : how !== '']).toEqual([number, true]);
  }
});

test('every file that it names is there', () => {
  const named = [...text.matchAll(/`((?:tests|src|worker|docs|content|scripts)\/[\w./-]+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('every test that it names by its title is in that file', () => {
  const quoted = [...text.matchAll(/`(tests\/[\w./-]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));
  expect(quoted.length).toBeGreaterThan(30);
  const isTitle = ({ file, title }: (typeof quoted)[number]) =>
    ["'", '`'].some((quote) => readFileSync(join(ROOT, file), 'utf8').includes(`${quote}${title}${quote}`));
  expect(quoted.filter((one) => !isTitle(one))).toEqual([]);
});

test('its lives of sessions are those in force', () => {
  const words = (hours: number) => (hours % 24 ? `${hours} hours` : `${hours / 24} days`);
  for (const [role, { idleHours, absoluteHours }] of Object.entries(SESSION_LIVES))
    expect(text).toMatch(
      new RegExp(`^\\| [^|]*\\b${role}\\b[^|]* \\| ${words(idleHours)} \\| ${words(absoluteHours)} \\|$`, 'm'),
    );
});

/** Files of the Worker whose code has this, by their names from the root. */
const having = (code: RegExp): string[] =>
  readdirSync(join(ROOT, 'worker'), { recursive: true, encoding: 'utf8' })
    .map((name) => `worker/${name}`)
    .filter((name) => name.endsWith('.ts') && code.test(readFileSync(join(ROOT, name), 'utf8')))
    .toSorted();
/** The chapter of a heading. */
const chapter = (heading: string): string => text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';

test('it names all that opens a session, and sessions come into being in one place', () => {
  const named = [...chapter('Ways in').matchAll(/`(worker\/[\w./-]+)`/g)].map(([, file]) => file);
  expect(named.toSorted()).toEqual(having(/from '[./]+open-session\.ts'/));
  expect(having(/\binsert(?:From\(\s*[\w()]+,\s*|\()sessions\b/)).toEqual(['worker/auth/open-session.ts']);
});

test('its logs are all that there are', () => {
  expect(having(/\bconsole\./)).toEqual(['worker/edge/log.ts']);
  const log = readFileSync(join(ROOT, 'worker/edge/log.ts'), 'utf8');
  const kinds = [...log.matchAll(/kind: '(\w+)'/g)].map(([, kind = '']) => kind);
  expect(kinds.toSorted()).toEqual(['breaches', 'bug', 'request']);
  for (const kind of kinds)
    expect(chapter('Logs')).toMatch(new RegExp(`^\\| ${kind}s? \\(console, JSON lines\\)`, 'm'));
  for (const table of ['audit_log', 'security_events']) expect(chapter('Logs')).toContain(`(\`${table}\`)`);
});
