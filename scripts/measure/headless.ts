import { ensureChromium, isShell } from '../setup/chromium.mjs';

/**
 * The browser to measure with: Chromium's engine without the desktop browser around it, whose own threads take as much of two cores
 * as the page does (a phone's browser has none of it). Where there is only the whole Chromium, `bare` is false.
 */
export const measuringBrowser = (): { path: string; bare: boolean } => {
  const path = ensureChromium();
  return { path, bare: isShell(path) };
};
