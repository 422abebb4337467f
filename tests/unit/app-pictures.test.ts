import { afterEach, expect, test, vi } from 'vitest';
import { drawn, openPicture } from '../../src/lib/pictures.ts';
import { preparedOnce } from '../../src/lib/prepared.ts';
import { bytesOf, iptc, jpeg, pdf } from '../support/sample-files.ts';

afterEach(() => vi.unstubAllGlobals());

/** Exif as Safari writes it: sizes, and no word on which side is up. */
const sizes = bytesOf(
  0x4d,
  0x4d,
  [0, 42, 0, 0, 0, 8, 0, 1],
  [0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26],
  [0, 0, 0, 0, 0, 0],
);
const exif = bytesOf([0xff, 0xe1, 0, sizes.length + 8], 'Exif\0\0', sizes);

/** A browser whose canvas writes no WebP, and into its JPEGs what Safari writes. */
const asSafari = () => {
  const pen = { fillRect: () => {}, drawImage: () => {} };
  const toBlob = (done: (made: Blob) => void, type: string) =>
    done(
      type === 'image/jpeg'
        ? new Blob([jpeg({ before: bytesOf(exif, iptc) })], { type })
        : new Blob(['png'], { type: 'image/png' }),
    );
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => pen, toBlob }) });
};

test('what a browser itself writes into a drawn JPEG does not go to the server', async () => {
  asSafari();
  const made = await drawn({} as Parameters<typeof drawn>[0], { x: 0, y: 0, width: 8, height: 8 }, 8);
  expect(new Uint8Array(await made.arrayBuffer())).toEqual(jpeg());
});

test.each([
  ['a text', 'Nube no ha comido hoy.', /^Solo se guardan fotos/],
  ['a cut JPEG', jpeg().slice(0, 30), /incompleto o dañado/],
  ['a HEIC', bytesOf([0, 0, 0, 24], 'ftypheic', new Uint8Array(20)), /^Este navegador no puede leer/],
  ['nothing', '', /vacío/],
])('%s that is called a photo is refused in words that fit', async (_, body, words) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  await expect(openPicture(new Blob([body]))).rejects.toThrow(words);
});

test('a PDF that does not end is refused before it is sent', async () => {
  await expect(preparedOnce(new Blob([pdf().slice(0, 60)]), false)).rejects.toThrow(/incompleto o dañado/);
  expect((await preparedOnce(new Blob([pdf()]), false)).body.size).toBe(pdf().length);
});
