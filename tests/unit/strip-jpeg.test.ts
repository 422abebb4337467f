import { describe, expect, test } from 'vitest';
import { strippedJpeg } from '../../src/lib/strip-jpeg.ts';
import { judge } from '../../worker/features/files/content/judge.ts';
import { bytesOf, colours, comment, iptc, jpeg, morePictures, png, xmp } from '../support/sample-files.ts';

/** Exif with a maker and an orientation. */
const exif = (orientation: number, order: 'II' | 'MM' = 'II') => {
  const short = (value: number) => (order === 'II' ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const long = (value: number) => (order === 'II' ? [...short(value), 0, 0] : [0, 0, ...short(value)]);
  const tiff = bytesOf(
    order,
    short(42),
    long(8),
    short(2),
    [...short(0x010f), ...short(2), ...long(4)],
    'Yo\0\0',
    [...short(0x0112), ...short(3), ...long(1), ...short(orientation), 0, 0],
    long(0),
  );
  return bytesOf([0xff, 0xe1], [0, tiff.length + 8], 'Exif\0\0', tiff);
};

const judged = (bytes: Uint8Array) => {
  const judging = judge();
  judging.push(bytes);
  return judging.end();
};

describe('a JPEG without what is hidden in it', () => {
  test.each([
    ['a place and a camera', jpeg({ before: exif(1) })],
    ['the same, the other way round', jpeg({ before: exif(1, 'MM') })],
    ['what programs note', jpeg({ before: bytesOf(xmp, iptc, comment) })],
    ['something between scan and end', jpeg({ after: comment })],
    ['other pictures, named and behind its end', jpeg({ before: morePictures, tail: jpeg({ before: exif(1) }) })],
  ])('%s goes: the server takes it, and its pixels are as they were', async (_, bytes) => {
    expect(() => judged(bytes)).toThrow();
    const stripped = strippedJpeg(bytes);
    const left = new Uint8Array((await stripped?.arrayBuffer()) ?? []);
    expect(judged(left)).toBe('image/jpeg');
    expect(left).toEqual(jpeg());
  });

  test('its colours stay', async () => {
    const bytes = jpeg({ before: bytesOf(colours, exif(1)) });
    expect(new Uint8Array((await strippedJpeg(bytes)?.arrayBuffer()) ?? [])).toEqual(jpeg({ before: colours }));
  });

  test.each([
    ['one that only its hidden data turn upright', jpeg({ before: exif(6) })],
    ['the same, the other way round', jpeg({ before: exif(8, 'MM') })],
    ['one that is cut off', jpeg({ before: exif(1) }).slice(0, -2)],
    ['one whose parts lead out of it', jpeg().slice(0, 30)],
    ['another form', png()],
  ])('%s has to be drawn anew', (_, bytes) => {
    expect(strippedJpeg(bytes)).toBeNull();
  });
});
