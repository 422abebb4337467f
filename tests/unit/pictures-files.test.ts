import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sizeOf } from '../../scripts/check/pictures.ts';
import { randomFrom } from '../../scripts/pictures/engine/noise.ts';
import { entries, loadBreed, parametersOf, plain } from '../../scripts/pictures/run/catalogue.ts';
import { photoOf } from '../../scripts/pictures/run/photos.ts';
import { withPictures } from '../../scripts/pictures/run/record.ts';
import { limitOf, webpOf } from '../../scripts/pictures/run/webp.ts';
import { BREED_KEYS } from '../../src/shared/species.ts';

/** A picture that is hard to press: noise. */
const noisy = () => {
  const random = randomFrom(5);
  const pixels = Uint8Array.from({ length: 320 * 240 * 3 }, () => random() * 256);
  return sharp(pixels, { raw: { width: 320, height: 240, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
};

test('a picture is as good as its weight allows, in the size asked for', async () => {
  const plainPng = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c58b4c' } })
    .png()
    .toBuffer();
  for (const width of [320, 800]) {
    const webp = await webpOf(plainPng, width, false);
    expect(sizeOf(webp)).toEqual([width, width * 0.75]);
    expect(webp.length).toBeLessThan(limitOf(width, false));
  }
  const tooHeavy = await noisy();
  await expect(webpOf(tooHeavy, 320, false)).rejects.toThrow('weigh');
});

test('sizes are read from every kind of webp', async () => {
  const make = (channels: 3 | 4, lossless: boolean) =>
    sharp({ create: { width: 40, height: 30, channels, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
      .webp({ lossless })
      .toBuffer();
  for (const file of [await make(3, false), await make(4, false), await make(4, true)])
    expect(sizeOf(file)).toEqual([40, 30]);
  expect(sizeOf(Buffer.from('no webp at all, but long enough'))).toBeNull();
});

test('only `pictures` of a record is written, wherever it stands', () => {
  const picture = {
    n: 1,
    alt: "Un perro 'de agua': mojado",
    caption: 'Retrato',
    marks: [{ x: 1, y: 2, label: 'Oreja', corner: 'tl' }],
  };
  const before = 'name: Labrador\npictures:\n  - n: 1\n    alt: viejo\n    caption: viejo\nrevised: 2026-11-20\n';
  const after = withPictures(before, [picture]);
  expect(parse(after)).toEqual({ name: 'Labrador', revised: '2026-11-20', pictures: [picture] });
  expect(withPictures(after, [picture])).toBe(after);
  expect(parse(withPictures('name: Labrador\npictures: []\n', [picture]))).toEqual({
    name: 'Labrador',
    pictures: [picture],
  });
});

test('every drawn breed is in the catalogue, under the name of its file', async () => {
  for (const { folder, name, file } of entries()) {
    const breed = await loadBreed(file);
    expect([breed.folder, plain(breed.slug)]).toEqual([folder, name]);
    expect(BREED_KEYS[folder] as readonly string[]).toContain(breed.slug);
    for (const plate of Object.values(breed.plates)) {
      expect(plate.alt.length, `${name}: alt`).toBeGreaterThan(40);
      const corners = plate.marks?.map(({ corner }) => corner) ?? [];
      expect(new Set(corners).size, `${name}: one mark a corner`).toBe(corners.length);
    }
  }
});

test('parameters follow what a drawing is made with', () => {
  const [first, second] = entries();
  if (!first || !second) throw new Error('no breeds');
  expect(parametersOf(first.file)).toBe(parametersOf(first.file));
  expect(parametersOf(first.file)).not.toBe(parametersOf(second.file));
});

test("a deployment's photograph is cut to the plate and never shown without its author", async () => {
  const root = mkdtempSync(join(tmpdir(), 'photos-'));
  const folder = join(root, 'perros/labrador');
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { width: 400, height: 800, channels: 3, background: '#888' } })
    .jpeg()
    .toFile(join(folder, '2.jpg'));
  expect(await photoOf('perros', 'labrador', 1, root)).toBeNull();
  await expect(photoOf('perros', 'labrador', 2, root)).rejects.toThrow('2.yaml');
  writeFileSync(
    join(folder, '2.yaml'),
    'alt: Un labrador negro de perfil\ncaption: Cuerpo\nauthor: Ana Ruiz\nlicence: CC BY 4.0\n',
  );
  const photo = await photoOf('perros', 'labrador', 2, root);
  expect(photo?.words).toEqual({
    alt: 'Un labrador negro de perfil',
    caption: 'Cuerpo',
    credit: { author: 'Ana Ruiz', licence: 'CC BY 4.0' },
  });
  expect(await sharp(photo?.png).metadata()).toMatchObject({ width: 1200, height: 900 });
});
