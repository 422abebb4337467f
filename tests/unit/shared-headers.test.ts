import { describe, expect, test } from 'vitest';
import { callHeaders, headersFile, pageHeaders, pagePolicy, SPECIAL_FILES } from '../../src/shared/headers.ts';

/** `_headers` as the platform reads it: rules of a path and its headers. */
const rulesOf = (file: string) =>
  file
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const isTaken = (line: string) => line.startsWith('  ! ');
      return {
        path,
        /** Headers of earlier rules that this one takes away. */
        taken: lines.filter(isTaken).map((line) => line.slice(4)),
        headers: lines
          .filter((line) => !isTaken(line))
          .map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? ['?', line]),
      };
    });
const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

describe('the policy of pages', () => {
  const policy = pagePolicy(['sha256-abc', 'sha256-def']);

  test('lets scripts come from here and from the hashes only', () => {
    expect(policy).toContain("script-src 'self' 'sha256-abc' 'sha256-def';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  test('starts from nothing, cannot be framed and guards sinks', () => {
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("base-uri 'none'");
  });
});

describe('the build’s _headers', () => {
  const rules = rulesOf(headersFile(['sha256-abc']));
  const headersOf = (path: string) =>
    rules
      .filter((rule) => matches(rule.path, path))
      .reduce<string[][]>(
        (before, { taken, headers }) => [...before.filter(([name = '']) => !taken.includes(name)), ...headers],
        [],
      );

  test('is well formed and within the platform’s limits', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const { path, headers } of rules) {
      expect(path).toMatch(/^\//);
      for (const [name = '', value = ''] of headers) {
        expect(name).toMatch(/^[a-z-]+$/);
        expect(`  ${name}: ${value}`.length).toBeLessThanOrEqual(2000);
      }
    }
  });

  test.each([
    '/',
    '/perros',
    '/assets/a-123.js',
    '/images/perros/labrador/1.webp',
    '/clave',
    '/404',
    '/shell',
    '/sw.js',
  ])('%s gets every security header once', (path) => {
    const names = headersOf(path).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(pageHeaders), 'content-security-policy']));
  });

  test('pages that the app draws show pictures of this page’s own making, no others do', () => {
    const policy = (path: string) => Object.fromEntries(headersOf(path))['content-security-policy'];
    for (const path of ['/shell', '/login', '/clave']) expect(policy(path)).toContain("img-src 'self' data: blob:;");
    for (const path of ['/', '/perros', '/404']) expect(policy(path)).toContain("img-src 'self' data:;");
  });

  test('only names that carry their content’s hash are kept for ever', () => {
    const kept = (path: string) => Object.fromEntries(headersOf(path))['cache-control'];
    expect(kept('/assets/a-123.js')).toContain('immutable');
    for (const path of ['/', '/perros', '/robots.txt', '/sw.js', '/images/a.webp'])
      expect(kept(path) ?? '').not.toContain('immutable');
  });

  test('pages that are not for search engines say so', () => {
    for (const path of [
      '/clave',
      '/recuperar',
      '/verificar',
      '/invitacion',
      '/unauthorized',
      '/sin-conexion',
      ...Object.values(SPECIAL_FILES),
    ]) {
      expect([path, Object.fromEntries(headersOf(path))['x-robots-tag']]).toEqual([path, 'noindex']);
    }
    expect(Object.fromEntries(headersOf('/perros'))['x-robots-tag']).toBeUndefined();
  });
});

test('calls are kept by nobody and load nothing', () => {
  expect(callHeaders['cache-control']).toBe('no-store');
  expect(callHeaders['content-security-policy']).toMatch(/^default-src 'none'/);
});
