import sharp from 'sharp';
import { HEIGHT, type Painter, WIDTH } from './painter.ts';

const PNG = { compressionLevel: 3 } as const;

/** Svg parts of a painted scene: what stands inside <defs>, and the drawing itself. */
export const svgParts = async (painter: Painter): Promise<{ defs: string; body: string }> => {
  const body = await Promise.all(
    painter.out.map(async (piece) => {
      if (typeof piece === 'string') return piece;
      const { width, height, pixels } = piece;
      const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
        .png(PNG)
        .toBuffer();
      return `<image width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`;
    }),
  );
  return { defs: painter.defs.join(''), body: body.join('\n') };
};

/** A whole svg of 1200×900. */
export const svgOf = (...layers: (string | { defs: string; body: string })[]): string => {
  const parts = layers.map((layer) => (typeof layer === 'string' ? { defs: '', body: layer } : layer));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${parts.map(({ defs }) => defs).join('')}</defs>${parts.map(({ body }) => body).join('\n')}</svg>`;
};
