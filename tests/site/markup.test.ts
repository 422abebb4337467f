import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { type BuiltPage, pages, specials, type Tag, tagsOf } from './built.ts';

const all = [...pages, ...specials];

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React's own valid way of writing: void elements, booleans, camel-case attributes (html ignores their case), `_R_1_` ids.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Suggestions under a text field are what <select> cannot be; a breed's row of tabs is a navigation only until the app wakes it.
    'prefer-native-element': ['error', { exclude: ['listbox', 'navigation'] }],
    // A title ends with the brand; its length has a test of its own.
    'long-title': 'off',
    // Own files need no checksum, and the one inline script is allowed by its hash.
    'require-sri': 'off',
    // Numbers are grouped for reading; the tel: link holds them whole.
    'tel-non-breaking': 'off',
    // The content policy refuses style attributes.
    'no-inline-style': 'error',
  },
});

test.each(all.map(({ file, html }) => ({ file, html })))('$file is valid html', async ({ file, html }) => {
  const report = await validator.validateString(html, file);
  const messages = report.results
    .flatMap((result) => result.messages)
    // The empty shell has no title of its own until the browser knows who asks.
    .filter(({ ruleId }) => !(file === 'shell.html' && ruleId === 'heading-level'))
    .map(({ ruleId, message, line, column, selector }) => `${line}:${column} ${ruleId}: ${message} (${selector})`);
  expect(messages).toEqual([]);
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
