import { spawnSync } from 'node:child_process';
import { ensureChromium } from '../setup/chromium.mjs';

const NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

const find = (): string | null => {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
};

const install = () =>
  process.getuid?.() === 0 &&
  spawnSync('apt-get', ['install', '-y', 'chromium-headless-shell'], { stdio: ['ignore', 2, 2] });

/**
 * The browser to measure with: Chromium's engine without the desktop browser around it, whose own threads take as much of two cores
 * as the page does (a phone's browser has none of it). Debian's package, for root fetched when it is missing; elsewhere the whole
 * Chromium, and `bare` is false.
 */
export const measuringBrowser = (): { path: string; bare: boolean } => {
  const found = find() ?? (install() ? find() : null);
  return found ? { path: found, bare: true } : { path: ensureChromium(), bare: false };
};
