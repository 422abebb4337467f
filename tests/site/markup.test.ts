import { expect, test } from 'vitest';
import { type BuiltPage, pages, specials, type Tag, tagsOf } from './built.ts';
import { validate } from './valid-html.ts';

const all = [...pages, ...specials];

/** The validator takes half a minute for hundreds of pages: `npm test` shows it each kind of page once, and every fifth of all. */
const shown = all.filter(
  ({ page }, n) =>
    process.env.FULL || !page || n % 5 === 0 || all.findIndex((one) => one.page?.screen === page.screen) === n,
);

test.each(shown.map(({ file, html }) => ({ file, html })))('$file is valid html', async ({ file, html }) => {
  expect(await validate(html, file)).toEqual([]);
});

/** What `wrong` finds on any page, each line led by its file. */
const onAnyPage = (wrong: (tags: Tag[], page: BuiltPage) => string[]) =>
  all.flatMap((page) => wrong(tagsOf(page.html), page).map((text) => `${page.file}: ${text}`));

test('every page has one h1, and its headings go down one step at a time', () => {
  const found = onAnyPage((tags, { file }) => {
    if (file === 'shell.html') return [];
    const levels = tags.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []));
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 1) + 1);
    const tops = levels.filter((level) => level === 1).length;
    return [...(tops === 1 ? [] : [`${tops} h1`]), ...(jumps.length ? [`jumps in ${levels.join(' ')}`] : [])];
  });
  expect(found).toEqual([]);
});

test('no page holds what the content policy refuses: style attributes and handlers', () => {
  const found = onAnyPage((tags) =>
    tags.flatMap(({ name, attributes }) =>
      Object.keys(attributes).flatMap((key) => (key === 'style' || /^on[a-z]/.test(key) ? [`<${name} ${key}>`] : [])),
    ),
  );
  expect(found).toEqual([]);
});

const LOADING = ['img', 'source', 'use', 'script', 'iframe', 'video', 'audio', 'object', 'embed', 'link'];

test('no page loads anything from another host', () => {
  const found = onAnyPage((tags) =>
    tags.flatMap(({ name, attributes }) => {
      if (!LOADING.includes(name) || attributes.rel === 'canonical') return [];
      const named = ['src', 'srcSet', 'srcset', 'href', 'imageSrcSet'].map((key) => attributes[key] ?? '');
      return named.filter((value) => /(^|[\s,])(https?:)?\/\//.test(value)).map((value) => `<${name}> ${value}`);
    }),
  );
  expect(found).toEqual([]);
});

test('pictures keep their place while they load and have a text instead', () => {
  const found = onAnyPage((tags) =>
    tags.flatMap(({ name, attributes }) =>
      name === 'img' && !(attributes.width && attributes.height && 'alt' in attributes)
        ? [`<img ${attributes.src}>`]
        : [],
    ),
  );
  expect(found).toEqual([]);
});

test('ids are unique on their page', () => {
  const found = onAnyPage((tags) => {
    const ids = tags.flatMap(({ attributes: { id } }) => id ?? []);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(found).toEqual([]);
});
