import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST, ROOT } from '../../scripts/setup/places.ts';
import { exists, files } from './built.ts';

const text = readFileSync(join(DIST, 'sbom.json'), 'utf8');
const bom = JSON.parse(text);
/** `name version`: of some packages several versions ship. */
const listed = new Set<string>(
  bom.components.map(({ name, version }: { name: string; version: string }) => `${name} ${version}`),
);
const versionOf = (name: string) =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;

/** `@a/b/c` and `a/c` are of the packages `@a/b` and `a`. */
const packageOf = (path: string) => /^(@[^/]+\/[^/]+|[^@/.][^/]*)/.exec(path)?.[1] ?? '';

/** Packages that the Worker holds, by the map that leads its one file back to its sources (drizzle's own names none: `src`). */
const inWorker = () => {
  const { sources } = JSON.parse(readFileSync(join(DIST, 'worker/index.js.map'), 'utf8')) as { sources: string[] };
  const inPackages = sources.filter((source) => source.includes('node_modules/'));
  return inPackages
    .map((source) => packageOf(source.split('node_modules/').at(-1) ?? ''))
    .filter((name) => name !== 'src');
};

/** Packages that the browser's code names. */
const inBrowser = () =>
  readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .flatMap((name) => [
      ...readFileSync(join(ROOT, 'src', name), 'utf8').matchAll(/^import (?!type\b)[^;]*?from '([^.'][^']*)';/gm),
    ])
    .map(([, from = '']) => packageOf(from))
    .filter((name) => name && !/^(guides|virtual):/.test(name));

test('the bill of materials lists every package that ships, at the version that is installed', () => {
  expect([bom.bomFormat, bom.metadata.component.name]).toEqual(['CycloneDX', 'patas-y-plumas']);
  const shipped = [...new Set([...inWorker(), ...inBrowser(), 'lucide-static', 'tailwindcss'])];
  expect(shipped).toEqual(expect.arrayContaining(['react', 'zod', 'hono', 'drizzle-orm', '@trpc/server']));
  for (const name of shipped) expect(listed).toContain(`${name} ${versionOf(name)}`);
});

test('it lists nothing that only builds and tests, no address, and is not served', () => {
  for (const name of ['vitest', 'wrangler', '@playwright/test'])
    expect(listed).not.toContain(`${name} ${versionOf(name)}`);
  const { hostname } = new URL(bom.$schema);
  const hosts = [...text.matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host);
  expect([...new Set(hosts)]).toEqual([hostname]);
  expect(files.filter((name) => /sbom/i.test(name))).toEqual([]);
});

test('security.txt stands where the policy names somebody, and nowhere else', () => {
  const names = /^controller: null$/m.test(readFileSync(join(ROOT, 'content/politica.yaml'), 'utf8'));
  expect(exists('.well-known/security.txt')).toBe(!names);
});
