import sharp from 'sharp';

/** Widths of every picture, px; the widest is the picture itself. */
export const WIDTHS = [320, 480, 800, 1200] as const;
/** Heaviest file, bytes: the picture itself, with and without an open ground. */
export const HEAVIEST = { transparent: 70 * 1024, opaque: 60 * 1024 } as const;
const BEST = 84;
const LEAST = 40;

/** Smaller widths may weigh their share of the limit, with room for what is lost to sharpness. */
export const limitOf = (width: number, transparent: boolean): number =>
  Math.round((transparent ? HEAVIEST.transparent : HEAVIEST.opaque) * Math.min(1, (width / 1200) ** 1.2));

/** The best quality that fits, by bisection; throws when none does. */
export const webpOf = async (png: Buffer, width: number, transparent: boolean): Promise<Buffer> => {
  const limit = limitOf(width, transparent);
  const resized = await sharp(png).resize(width).png({ compressionLevel: 1 }).toBuffer();
  const encode = (quality: number) =>
    sharp(resized).webp({ quality, alphaQuality: 80, effort: 4, smartSubsample: true }).toBuffer();
  let best = await encode(BEST);
  if (best.length <= limit) return best;
  let [low, high] = [LEAST, BEST];
  best = await encode(LEAST);
  if (best.length > limit)
    throw new Error(`${width} px weigh ${best.length} bytes at the least quality; the limit is ${limit}.`);
  while (high - low > 3) {
    const middle = Math.round((low + high) / 2);
    const tried = await encode(middle);
    if (tried.length <= limit) [low, best] = [middle, tried];
    else high = middle;
  }
  return best;
};
