import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { openDemoSite } from '../browser/demo-site.ts';
import { type Demo, openBrowser, sessionOf, wake } from '../browser/pages.ts';
import { ROOT } from '../setup/places.ts';
import { contactSheet } from './contact-sheet.ts';
import { samplesOf } from './sample.ts';
import { type Shot, tableShots } from './screens.ts';
import { STATES } from './states.ts';

/**
 * `npm run screenshots [-- --only=toxicos --width=375 --theme=dark --fold]`: every kind of screen, each role's private ones and the
 * states of states.ts, at three widths in both themes, into screenshots/ with an index.html that shows all. `only` is a part of
 * group/name or path; `fold` takes what the screen shows at once instead of the whole page.
 */
const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string', default: '375,768,1440' },
    theme: { type: 'string', default: 'light,dark' },
    fold: { type: 'boolean', default: false },
  },
});
const WIDTHS = asked.width.split(',').map(Number);
const THEMES = asked.theme.split(',');
const HEIGHT = (width: number) => (width < 720 ? 812 : width < 1000 ? 1024 : 900);
const OUT = join(ROOT, 'screenshots');
/** Pages taken at the same time. */
const HANDS = 2;

/** The notice floats over every page after a second: only the state about it shows it. */
const QUIET = `:root:not(.shot-with-notice) .notice { visibility: hidden }`;

const fileOf = ({ group, name }: Shot, width: number, theme: string) => `${group}/${name}-${width}-${theme}.png`;

/** Pictures further down are asked for too, and everything stands still. */
const settle = async (page: Page) => {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
};

/** Takes a shot at one width in all themes; what is wrong with the page (noise, sideways scrolling) comes back in words. */
const take = async (
  browser: Browser,
  url: string,
  shot: Shot,
  width: number,
  sessions: Sessions,
): Promise<string[]> => {
  const heard: string[] = [];
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: HEIGHT(width) },
    hasTouch: width < 720,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    reducedMotion: 'reduce',
    // For the one sheet that Playwright adds to hide the notice.
    bypassCSP: true,
    ...(shot.as
      ? { storageState: { cookies: [], origins: [{ origin: url, localStorage: await sessions(shot.as) }] } }
      : {}),
  });
  const page = await context.newPage();
  page.on('console', (line) => line.type() === 'error' && heard.push(`console: ${line.text()}`));
  page.on('pageerror', (error) => heard.push(`page error: ${error.message}`));
  try {
    await page.goto(shot.path);
    await wake(page);
    await shot.act?.(page);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
      await settle(page);
      await page.screenshot({ path: join(OUT, fileOf(shot, width, theme)), fullPage: !asked.fold, style: QUIET });
    }
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) heard.push(`scrolls ${beyond} px sideways`);
  } catch (error) {
    heard.push((error as Error).message.split('\n')[0] ?? '');
  }
  await context.close();
  const status404 = shot.name.startsWith('estado-404') ? /status of 404/ : null;
  return heard
    .filter((line) => !status404?.test(line))
    .map((line) => `${shot.group}/${shot.name} at ${width}: ${line}`);
};

type Sessions = (who: Demo) => ReturnType<typeof sessionOf>;

/** One login per account, however many screens it sees: each costs the server 0.2 s and counts for the throttle. */
const sessionsOf = (url: string): Sessions => {
  const open = new Map<Demo, ReturnType<typeof sessionOf>>();
  return (who) => {
    const session = open.get(who) ?? sessionOf(url, who);
    open.set(who, session);
    return session;
  };
};

const run = async () => {
  const site = await openDemoSite();
  const browser = await openBrowser();
  const { shots, without } = await tableShots(samplesOf(site.d1));
  const wanted = [...shots, ...STATES].filter(
    ({ group, name, path }) => !asked.only || `${group}/${name} ${path}`.includes(asked.only),
  );
  for (const { group } of wanted) mkdirSync(join(OUT, group), { recursive: true });
  const sessions = sessionsOf(site.url);
  const todo = wanted.flatMap((shot) => WIDTHS.map((width) => ({ shot, width })));
  const faults: string[] = [];
  const hand = async () => {
    for (let next = todo.shift(); next; next = todo.shift())
      faults.push(...(await take(browser, site.url, next.shot, next.width, sessions)));
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  await browser.close();
  await site.close();
  const present = new Set(readdirSync(OUT, { recursive: true, encoding: 'utf8' }));
  const rows = [...shots, ...STATES].map((shot) => ({
    shot,
    files: [375, 768, 1440].flatMap((width) => ['light', 'dark'].map((theme) => fileOf(shot, width, theme))),
  }));
  writeFileSync(
    join(OUT, 'index.html'),
    contactSheet(
      rows
        .map(({ shot, files }) => ({ shot, files: files.filter((file) => present.has(file)) }))
        .filter(({ files }) => files.length > 0),
    ),
  );
  for (const name of without) console.log(`No sample in the demo world: ${name} is not shown.`);
  for (const fault of faults.sort()) console.log(fault);
  console.log(`${wanted.length} screens: ${join(OUT, 'index.html')}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
};

await run();
