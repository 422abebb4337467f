import { chromium as playwright } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../setup/chromium.mjs';
import type { Driver, Engine } from './driver.ts';

const open = async (executablePath: string): Promise<Driver> => {
  const browser = await playwright.launch({ executablePath, args: CHROMIUM_ARGS });
  const page = await browser.newPage({ locale: 'es-CO' });
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => heard.push(message));
  return {
    open: async (url) => void (await page.goto(url)),
    value: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    size: (width, height) => page.setViewportSize({ width, height }),
    heard: () => heard,
    close: () => browser.close(),
  };
};

export const CHROMIUM: Engine = {
  name: 'Chromium',
  find: () => {
    const path = findChromium();
    return path
      ? { open: () => open(path) }
      : { missing: 'apt-get install -y chromium chromium-headless-shell (Debian), or CHROMIUM=/path' };
  },
};
