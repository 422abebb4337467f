import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, type Server } from '../../scripts/serve.ts';
import { brotli, files, tagsOf } from './built.ts';
import { copySeeded } from './seeded.ts';
import { validate } from './valid-html.ts';

const KB = 1024;
/** docs/map.md, Budgets. */
const HTML_AND_CSS = 20 * KB;

const data = mkdtempSync(join(tmpdir(), 'clinics-'));
let server: Server;
beforeAll(async () => {
  copySeeded(data);
  server = await openServer({ port: 0, dataDir: data, onLog: () => {} });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

test.each([
  ['/clinicas', 200, 2],
  ['/clinicas/bogota?especie=perro&urgencias=24', 200, 1],
  ['/clinicas/medellin?urgencias=24', 200, 0],
  ['/clinicas/no-es-una-ciudad', 404, 0],
])('%s is a whole and valid page without script, of %i, with %i clinics', async (path, status, clinics) => {
  const answer = await fetch(server.url + path);
  const html = await answer.text();
  expect(answer.status).toBe(status);
  expect(await validate(html, path)).toEqual([]);
  const tags = tagsOf(html);
  expect(tags.filter(({ attributes }) => attributes.href?.startsWith('tel:+57'))).toHaveLength(clinics);
  const signs = tags.flatMap(({ name, attributes: { href = '' } }) =>
    name === 'use' ? [href.replace(/#.*/, '')] : [],
  );
  expect(signs.filter((one) => !files.includes(one.slice(1)))).toEqual([]);
  // It runs the loader alone: nothing on it asks for React.
  expect(/ data-code="([^"]*)"/.exec(html)?.[1]).not.toMatch(/\/react-/);
});

test('it weighs no more than a guide', async () => {
  const styles = tagsOf(await (await fetch(`${server.url}/clinicas`)).text()).flatMap(
    ({ name, attributes: { rel, href = '' } }) => (name === 'link' && rel === 'stylesheet' ? [href.slice(1)] : []),
  );
  const bytes = ['clinicas-base.html', ...styles].reduce((sum, file) => sum + brotli(file), 0);
  console.log(`directory html + css: ${bytes} bytes of ${HTML_AND_CSS}`);
  expect(bytes).toBeLessThanOrEqual(HTML_AND_CSS);
});
