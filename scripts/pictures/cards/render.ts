import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import sharp, { type OverlayOptions } from 'sharp';
import { ROOT } from '../../setup/places.ts';
import { CARD_WIDTH, type Card } from './card.ts';
import { drawCard, type Portrait } from './drawing.ts';
import { FONTS } from './words.ts';

/** Of the width of a retrato, what a card shows at least: the head stands in there (design notes, Pictures). */
const SHOWN = 0.62;
/** Of its height, what belongs to the head. */
const HEAD = 0.6;
/** Bytes of a card, tried from the best quality down: what messengers still show at once, and together less than 6 MB. */
const MOST = 56 * 1024;
const QUALITIES = [72, 68, 64, 60, 56, 52, 48];

export const portraitFile = ({ folder, slug }: { folder: string; slug: string }): string =>
  join(ROOT, 'public/images', folder, slug, '1.webp');

/** From where to where a retrato's head reaches sideways, in shares of its width. */
const headOf = async (file: string): Promise<{ from: number; to: number }> => {
  const { data, info } = await sharp(file).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const seen = data.subarray(0, Math.round(info.height * HEAD) * info.width);
  let [from, to] = [info.width, 0];
  for (const [at, alpha] of seen.entries()) {
    if (alpha < 128) continue;
    from = Math.min(from, at % info.width);
    to = Math.max(to, at % info.width);
  }
  return { from: from / info.width, to: to / info.width };
};

/** The retrato cut to its box around the head, its foot on the box's foot. */
const cut = async ({ animal, x, y, width, height }: Portrait): Promise<OverlayOptions> => {
  const file = portraitFile(animal);
  const { from, to } = await headOf(file);
  const share = Math.min(1, Math.max(SHOWN, (to - from) * 1.08));
  const wide = Math.round(width / share);
  const scaled = await sharp(file).resize({ width: wide }).png().toBuffer({ resolveWithObject: true });
  const shown = Math.min(scaled.info.height, height);
  const left = Math.round(Math.min(1 - share, Math.max(0, (from + to - share) / 2)) * wide);
  const input = await sharp(scaled.data)
    .extract({ left: Math.min(left, wide - width), top: scaled.info.height - shown, width, height: shown })
    .png()
    .toBuffer();
  return { input, left: x, top: y + height - shown };
};

/** The card as JPEG or PNG (card.ts), at most 56 KB. Same inputs, same bytes. */
export const renderCard = async (card: Card): Promise<Buffer> => {
  const { svg, portraits } = drawCard(card);
  const ground = await renderAsync(svg, {
    fitTo: { mode: 'width', value: CARD_WIDTH },
    font: { loadSystemFonts: false, fontFiles: Object.values(FONTS).map(({ file }) => file) },
  });
  const flat = sharp(ground.asPng()).flatten({ background: '#ffffff' });
  if (portraits.length === 0) return flat.png({ palette: true, colours: 96, dither: 0, effort: 10 }).toBuffer();
  const whole = await flat
    .composite(await Promise.all(portraits.map(cut)))
    .png()
    .toBuffer();
  for (const quality of QUALITIES) {
    const jpeg = await sharp(whole).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= MOST) return jpeg;
  }
  throw new Error(`${card.name} is heavier than ${MOST} bytes at every quality`);
};
