import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, type Server } from '../../scripts/serve.ts';
import { comparePath } from '../../src/shared/compare.ts';
import { files, tagsOf } from './built.ts';
import { validate } from './valid-html.ts';

const data = mkdtempSync(join(tmpdir(), 'compare-'));
let server: Server;
beforeAll(async () => {
  server = await openServer({ port: 0, dataDir: data, onLog: () => {} });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

test.each([
  ['perros', ['labrador', 'pug', 'husky']],
  ['gatos', ['criollo', 'persa']],
  ['hamsters', ['sirio', 'roborovski']],
  ['loros', ['ninfas', 'lorito-senegalés']],
] as const)(
  'a comparison of %s is valid html whose pictures and signs exist, and runs the loader alone',
  async (folder, slugs) => {
    const html = await (await fetch(server.url + comparePath(folder, slugs))).text();
    // Roles are said again on purpose (worker/pages/compare-table.ts).
    const wrong = await validate(html, `${folder}/comparar`);
    expect(wrong.filter((line) => !line.includes('no-redundant-role'))).toEqual([]);
    const tags = tagsOf(html);
    expect(tags.filter(({ name, attributes }) => name === 'th' && attributes.scope === 'col')).toHaveLength(
      slugs.length,
    );
    const named = tags.flatMap(({ name, attributes: { src, href = '' } }) =>
      name === 'img' ? [src ?? ''] : name === 'use' ? [href.replace(/[?#].*/, '')] : [],
    );
    expect(named.filter((one) => !files.includes(decodeURI(one.slice(1))))).toEqual([]);
    expect(tags.filter(({ attributes }) => 'style' in attributes)).toEqual([]);
    expect(/ data-code="([^"]*)"/.exec(html)?.[1]).not.toMatch(/\/react-/);
  },
);
