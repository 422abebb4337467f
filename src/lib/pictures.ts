import { errorMessage } from '../shared/errors.ts';
import { MAX_PIXELS, MAX_SMALL_BYTES, SMALL_SIDE } from '../shared/limits.ts';
import { strippedJpeg } from './strip-jpeg.ts';

/** Part of a picture, px of the picture. */
export type Part = { x: number; y: number; width: number; height: number };

/** Why a file did not become a picture: this browser cannot read it, or it is larger than anybody needs. */
export class PictureProblem extends Error {}

export const UNREADABLE = 'Este navegador no puede leer esa foto. Elige una en JPEG, PNG o WebP.';
const TOO_LARGE = `La foto es demasiado grande: pasa de ${MAX_PIXELS / 1_000_000} megapíxeles.`;

/** Forms of pictures by their first bytes: ours, and those that only some browsers read. */
const OURS = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s;
const OTHERS = /^(?:.{4}ftyp(?:hei|hev|mif1|msf1|avi)|GIF8|BM|II\*\0|MM\0\*)/s;

/** Why a browser made no picture of a file: it is broken, of a form that it does not know, or no picture at all. */
const whyUnreadable = async (file: Blob): Promise<string> => {
  const first = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (first === '') return errorMessage('file_empty');
  if (OURS.test(first)) return errorMessage('file_broken');
  return OTHERS.test(first) ? UNREADABLE : errorMessage('file_kind');
};

/** A chosen file as a picture, turned as it was taken. Throws `PictureProblem`. Close it when done. */
export const openPicture = async (file: Blob): Promise<ImageBitmap> => {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureProblem(await whyUnreadable(file));
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
  if (webp?.type === 'image/webp') return webp;
  const made = await encoded(canvas, 'image/jpeg', quality);
  if (!made) throw new PictureProblem(UNREADABLE);
  // Safari writes Exif and Photoshop's parts into the JPEGs that it makes: the server would refuse them.
  return strippedJpeg(new Uint8Array(await made.arrayBuffer())) ?? made;
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
