import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { BREED_KEYS, FOLDERS, type Folder } from '../../../src/shared/species.ts';
import { ROOT } from '../../setup/places.ts';
import { IMAGES, plain } from './catalogue.ts';

/**
 * `npm run pictures:sheet`: one picture of all breeds of a species side by side, on the tints of day and night and at card
 * size, into .cache/pictures/sheet-{species}-{n}-{light,dark,160}.png. `-- perros 3` one species, another number. Drafts
 * newer than the finished picture stand in for it.
 */
const TINTS: Record<Folder, { light: string; dark: string }> = {
  perros: { light: '#f4e3d6', dark: '#2b211c' },
  gatos: { light: '#ebe3ee', dark: '#25202d' },
  hamsters: { light: '#f0e8d2', dark: '#2a2619' },
  loros: { light: '#dfecdf', dark: '#1a2721' },
};
const OUT = join(ROOT, '.cache/pictures');

const pictureOf = (folder: Folder, slug: string, n: string) => {
  const draft = join(OUT, `${folder}-${slug}-${n}.png`);
  const done = join(IMAGES, folder, slug, `${n}.webp`);
  return [draft, done].find(existsSync);
};

const sheet = async (folder: Folder, n: string, width: number, tint: string, name: string) => {
  const slugs = BREED_KEYS[folder].filter((slug) => pictureOf(folder, slug, n));
  if (slugs.length === 0) return;
  const columns = Math.min(5, slugs.length);
  const height = Math.round(width * 0.75);
  const cells = await Promise.all(
    slugs.map(async (slug, i) => ({
      input: await sharp(pictureOf(folder, slug, n))
        .resize(width, height)
        .png()
        .toBuffer(),
      left: (i % columns) * (width + 8),
      top: Math.floor(i / columns) * (height + 8),
    })),
  );
  const rows = Math.ceil(slugs.length / columns);
  const size = { width: columns * (width + 8) - 8, height: rows * (height + 8) - 8 };
  const file = join(OUT, `sheet-${folder}-${n}-${name}.png`);
  await sharp({ create: { ...size, channels: 3, background: tint } })
    .composite(cells)
    .png()
    .toFile(file);
  console.log(file, slugs.map(plain).join(' '));
};

const words = process.argv.slice(2);
const n = words.find((word) => /^\d$/.test(word)) ?? '1';
mkdirSync(OUT, { recursive: true });
for (const folder of FOLDERS.filter((name) => words.every((word) => /^\d$/.test(word)) || words.includes(name))) {
  await sheet(folder, n, 400, TINTS[folder].light, 'light');
  await sheet(folder, n, 400, TINTS[folder].dark, 'dark');
  await sheet(folder, n, 160, TINTS[folder].light, '160');
}
