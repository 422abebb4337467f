import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ROOT } from './install.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
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

/** Path of a Chromium or Chrome of this machine: the one CHROMIUM names, an installed one, Playwright's own; else null. */
export const findChromium = () => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.CHROMIUM, ...installed, ...ELSEWHERE, playwrights()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
};

const HOW = [
  'No Chromium was found and none could be installed. On Debian or Ubuntu: sudo apt-get install -y chromium.',
  'Elsewhere install Chrome or Chromium, or give its path: CHROMIUM=/path/to/chromium npm test.',
].join(' ');

/** `findChromium`, after installing one when there is none: Debian's for root, else Playwright's. Ends the process in words when both fail. */
export const ensureChromium = () => {
  const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;
  const ways = [
    () => process.getuid?.() === 0 && run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium']),
    () => run(process.execPath, [join(ROOT, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']),
  ];
  let found = findChromium();
  if (!found) console.error('Installing Chromium…');
  for (const way of ways) {
    if (found) break;
    way();
    found = findChromium();
  }
  if (found) return found;
  console.error(HOW);
  process.exit(1);
};
