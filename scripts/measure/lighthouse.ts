import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { openDemoSite } from '../browser/demo-site.ts';
import { openBrowser } from '../browser/pages.ts';
import { CHROMIUM_ARGS } from '../setup/chromium.mjs';
import { openBare } from './bare.ts';
import { median, table } from './figures.ts';
import { openFront } from './front.ts';
import { measuringBrowser } from './headless.ts';
import { CATEGORIES, cannotApply, LIGHTHOUSE, PAGES, TARGETS } from './targets.ts';

/**
 * `npm run lighthouse [-- --runs=5 --only=toxicos]`: Lighthouse (fetched by npm when it is not there) as a phone on slow 4G sees the
 * built product, each page several times, the median of each figure. Ends with 1 when one misses its target. The first row is a page
 * of two lines without style or script, for what this machine adds by itself. Run it on an idle machine.
 */
const { values: asked } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' }, keep: { type: 'string' } },
});

type Audit = { id: string; title: string; score: number | null; numericValue?: number };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = { categories: Record<string, Category>; audits: Record<string, Audit> };

const chromium = measuringBrowser();
const folder = mkdtempSync(join(tmpdir(), 'patas-y-plumas-lighthouse-'));

/** One run of Lighthouse. Throws its last words when it ends badly. */
const runOnce = async (url: string, run: number): Promise<Report> => {
  const file = join(asked.keep ?? folder, `${new URL(url).pathname.replaceAll('/', '-')}-${run}.json`);
  const flags = [...CHROMIUM_ARGS, '--ignore-certificate-errors'].join(' ');
  const env = { ...process.env, CHROME_PATH: chromium.path, npm_config_loglevel: 'error' };
  await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet', '--output=json'],
      ...[`--output-path=${file}`, `--only-categories=${Object.keys(CATEGORIES).join()}`, `--chrome-flags=${flags}`],
    ],
    { env },
  );
  return JSON.parse(readFileSync(file, 'utf8'));
};

/** `runOnce`, again when a busy machine made the tool lose the page's beginning. */
const inspect = (url: string, run: number): Promise<Report> => runOnce(url, run).catch(() => runOnce(url, run));

/** Audits that cost a page points, as `category: id title`, apart from those that cannot apply here. */
const faults = ({ categories, audits }: Report): string[] =>
  Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9 && !cannotApply(id))
      .map(({ id }) => `${category}: ${id} ${audits[id]?.title}`),
  );

const shown = (id: string, value: number) =>
  id === 'cumulative-layout-shift' ? value.toFixed(3) : `${Math.round(value)}`;

type Measured = { row: string[]; missed: string[]; values: Map<string, number> };

/** One page: its row of the table, and what misses its target in words. `ground`: the figures of the bare page. */
const measure = async (url: string, path: string, ground?: Map<string, number>): Promise<Measured> => {
  const reports: Report[] = [];
  for (let run = 0; run < Number(asked.runs); run += 1) reports.push(await inspect(url + path, run));
  const scores = Object.keys(CATEGORIES).map((id) => ({
    id,
    value: 100 * median(reports.map(({ categories }) => categories[id]?.score ?? 0)),
    limit: 100,
  }));
  const figures = TARGETS.map(({ id, limit, above }) => ({
    id,
    value: median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)),
    limit: limit + (above ? (ground?.get(id) ?? 0) : 0),
  }));
  const missed = [
    ...scores.filter(({ value, limit }) => Math.round(value) < limit),
    ...figures.filter(({ value, limit }) => !(value <= limit)),
  ].map(({ id, value, limit }) => `${path}: ${id} ${shown(id, value)}, target ${shown(id, limit)}`);
  const why = [...new Set(reports.flatMap(faults))].map((fault) => `${path}:   ${fault}`);
  return {
    row: [path, ...[...scores, ...figures].map(({ id, value }) => shown(id, value))],
    missed: [...missed, ...why],
    values: new Map(figures.map(({ id, value }) => [id, value])),
  };
};

/** Opens every page once, so that the front has it ready: pressing it would take its turn on the processor of the page. */
const warmUp = async (url: string, paths: readonly string[]) => {
  const browser = await openBrowser();
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  for (const path of paths) await page.goto(url + path, { waitUntil: 'networkidle' });
  await browser.close();
};

const site = await openDemoSite();
const front = await openFront(site.url);
const bare = await openBare();
if (!chromium.bare) console.log('No headless shell here: the threads of the whole browser are measured with the page.');
if (!front.http2)
  console.log('openssl is missing: measured over HTTP/1.1 without TLS, two round trips less than the platform.');
try {
  const pages = PAGES.filter((path) => path.includes(asked.only ?? ''));
  await warmUp(front.url, pages);
  const ground = await measure(bare.url, '/');
  const measured: Measured[] = [];
  for (const path of pages) measured.push(await measure(front.url, path, ground.values));
  console.log(`\n${asked.runs} runs, phone, slow 4G and a quarter of the processor, both simulated (ms)`);
  console.log(
    table(
      ['', ...Object.values(CATEGORIES), ...TARGETS.map(({ short }) => short)],
      [['a bare page', ...ground.row.slice(1)], ...measured.map(({ row }) => row)],
    ),
  );
  const missed = measured.flatMap((one) => one.missed);
  console.log(missed.length === 0 ? 'Every figure is within its target.' : missed.join('\n'));
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  await bare.close();
  await front.close();
  await site.close();
}
