import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import * as z from 'zod';
import { ROOT } from '../../setup/places.ts';

/** What stands beside a photograph, `content/photos/{species}/{breed}/{n}.yaml`. */
const photoWords = z.strictObject({
  alt: z.string().min(10).max(240).describe('What a person sees, for who does not see it.'),
  caption: z.string().min(2).max(120).describe('Caption under the plate.'),
  author: z.string().min(2).max(80).describe('Who took it.'),
  licence: z.string().min(2).max(80).describe('Under which licence it may be shown: "CC BY 4.0", "con permiso".'),
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where it comes from.'),
});

const TYPES = ['jpg', 'png', 'webp'];

/** The deployment's own photograph of a plate, cut to 4:3; null when there is none. Throws when nobody is credited for it. */
export const photoOf = async (folder: string, slug: string, n: number, root = join(ROOT, 'content/photos')) => {
  const base = join(root, folder, slug, String(n));
  const file = TYPES.map((type) => `${base}.${type}`).find(existsSync);
  if (!file) return null;
  if (!existsSync(`${base}.yaml`)) throw new Error(`${file} needs ${n}.yaml beside it: alt, caption, author, licence.`);
  const { alt, caption, author, licence, url } = photoWords.parse(parse(readFileSync(`${base}.yaml`, 'utf8')));
  const png = await sharp(file).rotate().resize(1200, 900, { fit: 'cover', position: 'attention' }).png().toBuffer();
  return { png, words: { alt, caption, credit: { author, licence, ...(url ? { url } : {}) } } };
};
