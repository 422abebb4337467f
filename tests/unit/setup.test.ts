import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SETUP = join(import.meta.dirname, '../../scripts/setup');
let project = '';

/** A project of its own: our setup scripts, a lock file with one package, and a PATH on which only `commands` exist. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'setup-'));
  cpSync(SETUP, join(project, 'scripts/setup'), { recursive: true });
  writeLock('1.0.0');
  mkdirSync(join(project, 'bin'));
});
afterEach(() => rmSync(project, { recursive: true }));

const writeLock = (version: string) =>
  writeFileSync(
    join(project, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } }),
  );

const command = (name: string, script: string) => {
  writeFileSync(join(project, 'bin', name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(project, 'bin', name), 0o755);
};

/** Runs module code in a new process on that PATH. */
const run = (code: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: `${join(project, 'bin')}:/bin:/usr/bin`, HOME: project, CHROMIUM: '' },
  });
  return { status, out: stdout, err: stderr };
};

const INSTALL =
  "import('./scripts/setup/install.mjs').then((m) => { m.ensureInstalled('npm start'); console.log('installed'); })";
/** What npm leaves behind when it did its work. */
const GOOD_NPM = `echo "$@" >> npm-was-called
mkdir -p node_modules/.bin && touch node_modules/.bin/node
printf '{"packages":{"node_modules/a":{"version":"1.0.0"}}}' > node_modules/.package-lock.json`;

test('packages are installed once, and again when the lock file has changed', () => {
  command('npm', GOOD_NPM);
  const calls = () => readFileSync(join(project, 'npm-was-called'), 'utf8').trim().split('\n');
  expect(run(INSTALL)).toMatchObject({ status: 0, out: 'installed\n' });
  expect(calls()).toEqual([expect.stringMatching(/^ci /)]);
  run(INSTALL);
  expect(calls()).toHaveLength(1);
  writeLock('2.0.0');
  run(INSTALL);
  expect(calls()).toHaveLength(2);
});

test('what somebody installed by hand and fits the lock file is left alone', () => {
  command('npm', 'echo called > npm-was-called');
  mkdirSync(join(project, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(project, 'node_modules/.bin/node'), '');
  const account = { packages: { 'node_modules/a': { version: '1.0.0' } } };
  writeFileSync(join(project, 'node_modules/.package-lock.json'), JSON.stringify(account));
  expect(run(INSTALL)).toMatchObject({ status: 0, out: 'installed\n' });
  expect(existsSync(join(project, 'npm-was-called'))).toBe(false);
});

test('a failed install is said in one sentence and fails', () => {
  command('npm', 'exit 7');
  expect(run(INSTALL)).toEqual({
    status: 1,
    out: '',
    err: 'Installing packages…\nPackages could not be installed (npm ci ended with 7): check the network and run "npm start" again.\n',
  });
});

test('a Node that is too old is said in one sentence and fails', () => {
  const { status, err } = run(
    `Object.defineProperty(process.versions, 'node', { value: '18.20.1' });
    Object.defineProperty(process, 'version', { value: 'v18.20.1' });
    import('./scripts/setup/node-version.mjs').then((m) => m.requireNode('npm test'))`,
  );
  expect(status).toBe(1);
  expect(err).toBe(
    'Patas y Plumas needs Node 20 or newer and this is v18.20.1: install one from https://nodejs.org and run "npm test" again.\n',
  );
});

const BROWSER = (code: string) => `import('./scripts/setup/chromium.mjs').then((m) => console.log(${code}))`;

test('a browser that CHROMIUM names goes before an installed one', () => {
  command('chromium', 'exit 0');
  command('mine', 'exit 0');
  const found = run(
    `process.env.CHROMIUM = '${project}/bin/mine'; process.env.PATH = '${project}/bin'; ${BROWSER('m.findChromium()')}`,
  );
  expect(found.out).toBe(`${project}/bin/mine\n`);
  const installed = run(`process.env.PATH = '${project}/bin'; ${BROWSER('m.findChromium()')}`);
  expect(installed.out).toBe(`${project}/bin/chromium\n`);
});

test('the engine alone goes before a whole browser, which is found too', () => {
  command('chromium', 'exit 0');
  command('chromium-headless-shell', 'exit 0');
  const found = run(
    `process.env.PATH = '${project}/bin'; ${BROWSER("m.findChromium(), m.findWhole(), m.isShell('/bin/chromium')")}`,
  );
  expect(found.out).toBe(`${project}/bin/chromium-headless-shell ${project}/bin/chromium false\n`);
});

/** What root is given, and what `apt-get` was asked for. */
const asRoot = (apt: string) => {
  command('apt-get', `shift 4; echo "$@" >> apt-was-called; ${apt}`);
  const { out } = run(
    `process.env.PATH = '${project}/bin'; Object.defineProperty(process, 'getuid', { value: () => 0 }); ${BROWSER('m.ensureChromium()')}`,
  );
  return { out, asked: readFileSync(join(project, 'apt-was-called'), 'utf8').trim().split('\n') };
};
const BOTH = 'install -y chromium chromium-headless-shell';

test('root on Debian gets its packages when there is no browser, after the lists are fetched where they are missing', () => {
  const { out, asked } = asRoot(
    `[ "$1" = update ] && : > lists; [ "$4" ] && [ -e lists ] && : > bin/$3 && : > bin/$4; [ -e lists ]`,
  );
  expect(asked).toEqual([BOTH, 'update', BOTH]);
  expect(out).toBe(`${project}/bin/chromium-headless-shell\n`);
});

test('root whose Debian has no engine alone gets the whole browser', () => {
  const { out, asked } = asRoot(`[ "$1" = update ] || { [ -z "$4" ] && : > bin/$3; }`);
  expect(asked).toEqual([BOTH, 'update', BOTH, 'install -y chromium']);
  expect(out).toBe(`${project}/bin/chromium\n`);
});

test('root who has a whole browser gets the engine alone beside it; where it cannot be had, the whole one serves', () => {
  command('chromium', 'exit 0');
  const { out, asked } = asRoot('exit 100');
  expect(asked).toEqual(['install -y chromium-headless-shell', 'update']);
  expect(out).toBe(`${project}/bin/chromium\n`);
});

test('no browser and no way to install one: it says how, and fails', () => {
  mkdirSync(join(project, 'node_modules/playwright-core'), { recursive: true });
  writeFileSync(join(project, 'node_modules/playwright-core/cli.js'), 'process.exit(1);');
  const { status, err } = run(
    `process.env.PATH = '${project}/bin'; Object.defineProperty(process, 'getuid', { value: () => 1000 }); ${BROWSER('m.ensureChromium()')}`,
  );
  expect(status).toBe(1);
  expect(err).toMatch(
    /^Installing Chromium…\nNo Chromium was found .* sudo apt-get install -y chromium chromium-headless-shell\. .*\n$/,
  );
});
