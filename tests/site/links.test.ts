import { expect, test } from 'vitest';
import { matchPage } from '../../src/shared/routes.ts';
import { exists, pages, read, specials, tagsOf } from './built.ts';

const paths = new Set(pages.map(({ path }) => path));
const ids = new Map(
  pages.map(({ path, html }) => [path, new Set(tagsOf(html).flatMap(({ attributes }) => attributes.id ?? []))]),
);

/** Null when a visitor who follows the link gets a page (or a file); else what is wrong. */
const brokenBecause = (href: string, from: string): string | null => {
  if (/^(tel|mailto|https?):/.test(href)) return null;
  const url = new URL(href, `https://site.test${from}`);
  const path = decodeURI(url.pathname);
  // A place or a question of the page itself stands wherever the page does.
  if (!/^[#/?]/.test(href)) return 'is relative';
  const match = matchPage(path);
  if (!paths.has(path)) {
    if (match && match.page.served !== 'static' && match.page.served !== 'static-noindex') return null;
    return exists(path.slice(1)) ? null : 'leads to no page';
  }
  const fragment = decodeURIComponent(url.hash.slice(1));
  return fragment === '' || ids.get(path)?.has(fragment) ? null : `names no place of ${path}`;
};

test('every link inside the site leads somewhere', () => {
  const broken = [...pages, ...specials].flatMap(({ path, html, file }) =>
    tagsOf(html).flatMap(({ name, attributes: { href } }) => {
      if (name !== 'a' || href === undefined) return [];
      const from = file === '404.html' || file === 'shell.html' ? '/' : path;
      const why = brokenBecause(href, from);
      return why && !(href.startsWith('#') && specials.some((one) => one.file === file))
        ? [`${file}: ${href} ${why}`]
        : [];
    }),
  );
  expect([...new Set(broken)]).toEqual([]);
});

test('links spell addresses as the browser would send them', () => {
  const odd = pages.flatMap(({ file, html }) =>
    tagsOf(html).flatMap(({ name, attributes: { href = '' } }) =>
      name === 'a' && href.startsWith('/') && href !== href.normalize('NFC') ? [`${file}: ${href}`] : [],
    ),
  );
  expect(odd).toEqual([]);
});

test('every picture and symbol that a page names exists', () => {
  const missing = [...pages, ...specials].flatMap(({ file, html }) =>
    tagsOf(html).flatMap(({ name, attributes: { src, srcSet: srcset, href } }) => {
      const named = [
        ...(name === 'img' && src ? [src] : []),
        ...(srcset ? srcset.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '') : []),
        ...(name === 'use' && href ? [href.replace(/#.*/, '')] : []),
      ];
      return named
        .filter((one) => one.startsWith('/') && !exists(decodeURI(one.slice(1))))
        .map((one) => `${file}: ${one}`);
    }),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('the sitemap holds the pages for everybody, each once, and nothing else', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    decodeURI(new URL(url).pathname),
  );
  // The directory is the Worker's, and for search engines all the same.
  const wanted = ['/clinicas', ...pages.filter(({ page }) => page?.served === 'static').map(({ path }) => path)];
  expect(listed.sort()).toEqual(wanted.sort());
});

test('robots.txt lets everybody in and names the sitemap', () => {
  const robots = read('robots.txt');
  expect(robots).toMatch(/^Sitemap: https:\/\/[^/]+\/sitemap\.xml$/m);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
});

test('pages link to each other: none is an island', () => {
  const reached = new Set(
    pages.flatMap(({ html }) =>
      tagsOf(html).flatMap(({ name, attributes: { href = '' } }) =>
        name === 'a' && href.startsWith('/') ? [decodeURI(href.replace(/[?#].*/, ''))] : [],
      ),
    ),
  );
  const islands = pages
    .filter(({ path, page }) => page?.served === 'static' && !reached.has(path))
    .map(({ path }) => path);
  expect(islands).toEqual([]);
});
