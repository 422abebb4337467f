import { isPlainProfile } from '../shared/colour-profile.ts';

/** Application parts that say how a JPEG is drawn; all others tell of people, places and devices. */
const DRAWN = [
  [0xe0, 'JFIF'],
  [0xe2, 'ICC_PROFILE'],
  [0xee, 'Adobe'],
] as const;
const EOI = 0xd9;
const SOS = 0xda;
const APPS = [0xe0, 0xef] as const;
const COMMENT = 0xfe;
const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;

type Bytes = Uint8Array<ArrayBuffer>;

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
const begins = (segment: Bytes, name: string) => [...name].every((sign, at) => segment[4 + at] === sign.charCodeAt(0));

/** A part's name and number stand before its profile; a small picture behind a JFIF header tells of what was cut away. */
const PROFILE_AT = 4 + 'ICC_PROFILE'.length + 3;
const JFIF_SIZE = 18;

const isHidden = (marker: number, segment: Bytes): boolean => {
  if (marker === COMMENT) return true;
  if (marker < APPS[0] || marker > APPS[1]) return false;
  if (marker === 0xe0 && segment.length !== JFIF_SIZE) return true;
  return !DRAWN.some(([one, name]) => one === marker && begins(segment, name));
};

/** Whether what is hidden says that the picture must be turned to be seen upright (Exif, orientation). */
const isTurned = (segment: Bytes): boolean => {
  if (!begins(segment, EXIF)) return false;
  const view = viewOf(segment.subarray(4 + EXIF.length));
  const little = view.getUint16(0) === 0x4949;
  const first = view.getUint32(4, little);
  for (let n = view.getUint16(first, little), at = first + 2; n > 0; n--, at += 12)
    if (view.getUint16(at, little) === ORIENTATION) return view.getUint16(at + 8, little) !== 1;
  return false;
};

/** Where the marker after a scan stands: escaped bytes and restarts belong to it. */
const afterScan = (bytes: Bytes, from: number): number => {
  for (let at = from; at < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
};

const partsOf = (bytes: Bytes): Bytes[] | null => {
  const parts = [bytes.subarray(0, 2)];
  for (let at = 2; ; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) return [...parts, bytes.subarray(at, at + 2)];
    const end = at + 2 + viewOf(bytes).getUint16(at + 2);
    const segment = bytes.subarray(at, end);
    if (!isHidden(marker, segment)) parts.push(segment);
    else if (isTurned(segment)) return null;
    // Without it its colours would be others, and with it there is more in it than colours.
    if (begins(segment, 'ICC_PROFILE') && !isPlainProfile(segment.subarray(PROFILE_AT))) return null;
    at = end;
    if (marker !== SOS) continue;
    at = afterScan(bytes, end);
    parts.push(bytes.subarray(end, at));
  }
};

/**
 * The same JPEG, pixel by pixel, without what is hidden in it or stands behind its end. Null: it is none, or cannot be seen upright,
 * or in its colours, without what is hidden.
 */
export const strippedJpeg = (bytes: Bytes): Blob | null => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  try {
    const parts = partsOf(bytes);
    return parts && new Blob(parts, { type: 'image/jpeg' });
  } catch {
    // What its parts say of themselves leads out of the file.
    return null;
  }
};
