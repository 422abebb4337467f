import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batchesOf } from '../../src/sw/batches.ts';
import { pack, unpack } from '../../src/sw/pages-pack.ts';
import { partOf, rangeOf } from '../../src/sw/partial.ts';

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

describe('a part of a file', () => {
  test.each([
    ['bytes=0-3', [0, 3]],
    ['bytes=4-', [4, 9]],
    ['bytes=-3', [7, 9]],
    ['bytes=-30', [0, 9]],
    ['bytes=8-99', [8, 9]],
    ['bytes=10-', null],
    ['bytes=5-2', null],
    ['bytes=-', null],
    ['bytes=-0', null],
    ['bytes=0-1,4-5', null],
    ['lines=0-1', null],
  ])('%s of ten bytes is %j', (header, range) => {
    expect(rangeOf(header, 10)).toEqual(range);
  });

  test('is answered as 206 with its place, or as 416', async () => {
    const whole = () => new Response('0123456789', { headers: { 'content-type': 'font/woff2' } });
    const part = await partOf(whole(), 'bytes=2-4');
    expect([
      part.status,
      part.headers.get('content-range'),
      part.headers.get('content-type'),
      await part.text(),
    ]).toEqual([206, 'bytes 2-4/10', 'font/woff2', '234']);
    const none = await partOf(whole(), 'bytes=20-');
    expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */10']);
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
