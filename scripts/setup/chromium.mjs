import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, join } from 'node:path';
import { ROOT } from './install.mjs';

/** The engine without the desktop browser around it, whose windows and threads nobody looks at take as much processor again. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** What the tests' browser is started with: nothing of its own may reach for the network. */
export const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const playwrights = () => {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return null;
  }
};

const onPath = (names) => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
};

/** Whether a browser is the engine alone. */
export const isShell = (path) => SHELLS.includes(basename(path));

const first = (paths) => paths.find((path) => path && existsSync(path)) ?? null;
const named = () => first([process.env.CHROMIUM]);
const findShell = () => first(onPath(SHELLS));

/** Path of a whole browser of this machine, for what the engine alone has not (the cache of pages one goes back to); else null. */
export const findWhole = () => {
  const found = named();
  if (found && !isShell(found)) return found;
  return first([...onPath(WHOLE), ...ELSEWHERE, playwrights()]);
};

/** Path of the browser for tests: the one CHROMIUM names, an installed engine alone, a whole Chromium or Chrome; else null. */
export const findChromium = () => named() ?? findShell() ?? findWhole();

const HOW = [
  'No Chromium was found and none could be installed. On Debian: sudo apt-get install -y chromium chromium-headless-shell.',
  'Elsewhere install Chrome or Chromium, or give its path: CHROMIUM=/path/to/chromium npm test.',
].join(' ');

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;
// A machine without network is not kept waiting.
const apt = (...args) => run('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', ...args]);

/** Debian's packages, in one go; where one of them is unknown, the whole browser. */
const installDebians = () => {
  const missing = [findWhole() ? null : WHOLE[0], findShell() ? null : SHELLS[0]].filter(Boolean);
  if (missing.length === 0 || apt('install', '-y', ...missing)) return;
  const isListed = apt('update') && apt('install', '-y', ...missing);
  if (!isListed && !findWhole()) apt('install', '-y', WHOLE[0]);
};

/**
 * `findChromium`, after installing what is missing: Debian's engine alone and whole browser for root, else Playwright's. Ends the
 * process in words when there is no browser and none came.
 */
export const ensureChromium = () => {
  if (named()) return named();
  if (!findWhole()) console.error('Installing Chromium…');
  if (process.getuid?.() === 0) installDebians();
  if (!findWhole()) run(process.execPath, [join(ROOT, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']);
  const found = findChromium();
  if (found) return found;
  console.error(HOW);
  process.exit(1);
};
