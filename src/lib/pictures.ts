import { MAX_PIXELS, MAX_SMALL_BYTES, SMALL_SIDE } from '../shared/limits.ts';

/** Part of a picture, px of the picture. */
export type Part = { x: number; y: number; width: number; height: number };

/** Why a file did not become a picture: this browser cannot read it, or it is larger than anybody needs. */
export class PictureProblem extends Error {}

export const UNREADABLE = 'Este navegador no puede leer esa foto. Elige una en JPEG, PNG o WebP.';
const TOO_LARGE = `La foto es demasiado grande: pasa de ${MAX_PIXELS / 1_000_000} megapíxeles.`;

/** A chosen file as a picture, turned as it was taken. Throws `PictureProblem`. Close it when done. */
export const openPicture = async (file: Blob): Promise<ImageBitmap> => {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureProblem(UNREADABLE);
  }
  if (picture.width * picture.height <= MAX_PIXELS) return picture;
  picture.close();
  throw new PictureProblem(TOO_LARGE);
};

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/**
 * A part of a picture, at most `side` px long, as a new file: WebP, or JPEG where the browser writes none. Nothing of the old file
 * comes along but its pixels.
 */
export const drawn = async (picture: ImageBitmap, part: Part, side: number, quality = 0.85): Promise<Blob> => {
  const scale = Math.min(1, side / Math.max(part.width, part.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new PictureProblem(UNREADABLE);
  // JPEG knows no glass: what can be seen through is white.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  const webp = await encoded(canvas, 'image/webp', quality);
  const made = webp?.type === 'image/webp' ? webp : await encoded(canvas, 'image/jpeg', quality);
  if (!made) throw new PictureProblem(UNREADABLE);
  return made;
};

/** The small picture of a part, within its limit: as good as fits. */
export const drawnSmall = async (picture: ImageBitmap, part: Part): Promise<Blob | null> => {
  for (const [side, quality] of [
    [SMALL_SIDE, 0.75],
    [SMALL_SIDE, 0.5],
    [SMALL_SIDE, 0.3],
    [SMALL_SIDE / 2, 0.5],
  ] as const) {
    const made = await drawn(picture, part, side, quality);
    if (made.size <= MAX_SMALL_BYTES) return made;
  }
  return null;
};
