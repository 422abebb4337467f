import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batchesOf } from '../../src/sw/batches.ts';
import { pack, unpack } from '../../src/sw/pages-pack.ts';

describe('a pack', () => {
  const page = (name: string) =>
    `<html><head><title>${name}</title></head><body><nav>Inicio</nav><h1>${name}</h1></body></html>`;

  test('gives back every page as it was, and nothing for a path it does not hold', () => {
    const pages = { '/ajo': page('Ajo'), '/uvas': page('Uvas'), '/sola': '<p>otra cosa</p>' };
    const packed = pack(pages);
    for (const [path, html] of Object.entries(pages)) expect(unpack(packed, path)).toBe(html);
    expect(unpack(packed, '/nada')).toBeNull();
    expect(unpack(packed, 'constructor')).toBeNull();
  });

  test('holds once what pages share', () => {
    const packed = pack({ '/ajo': page('Ajo'), '/uvas': page('Uvas') });
    expect(JSON.stringify(packed).match(/Inicio/g)).toHaveLength(1);
    expect(packed.pages['/ajo']).toContainEqual([expect.any(Number), expect.any(Number)]);
  });

  test('is the same for the same pages', () => {
    const pages = { '/a': page('A'), '/b': page('B') };
    expect(JSON.stringify(pack(pages))).toBe(JSON.stringify(pack({ ...pages })));
  });

  test('gives back whatever text it was given', () => {
    const text = fc
      .array(fc.constantFrom('<a>', '</a>', '<b>', ' ', 'á', '1', '>', '<'), { maxLength: 30 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (texts) => {
        const pages = Object.fromEntries(texts.map((html, index) => [`/${index}`, html]));
        const packed = pack(pages);
        for (const [path, html] of Object.entries(pages)) expect(unpack(packed, path)).toBe(html);
      }),
    );
  });
});

test('files are fetched side by side, a pack alone and behind those that stand before it', () => {
  const entry = (url: string) => ({ url, revision: null });
  const urls = batchesOf(['/a.css', '/b.css', '/t.pack', '/c.js', '/d.js', '/s.pack', '/u.pack'].map(entry)).map(
    (batch) => batch.map(({ url }) => url),
  );
  expect(urls).toEqual([['/a.css', '/b.css'], ['/t.pack'], ['/c.js', '/d.js'], ['/s.pack'], ['/u.pack']]);
  expect(batchesOf([])).toEqual([]);
});
