import { isPlainProfile, MAX_PROFILE } from '../../../../src/shared/colour-profile.ts';
import { AppError } from '../../../../src/shared/errors.ts';
import { ascii, assertSize, type Reading, skip, take } from './reading.ts';

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
/** 24 bits, the least first. */
const third = (bytes: Uint8Array, at: number) => viewOf(bytes).getUint16(at, true) + (bytes[at + 2] ?? 0) * 65_536;

/** Bytes of a part's begin that say how large its picture is. */
const HEAD = 10;

/** Flags of the extended header: hidden data (Exif, XMP), and movement. */
const TELLS = 0b0000_1100;
const MOVES = 0b0000_0010;

const checkExtended = (head: Uint8Array): void => {
  const [flags = 0] = head;
  if (flags & TELLS) throw new AppError('file_metadata');
  if (flags & MOVES) throw new AppError('file_moves');
  assertSize(third(head, 4) + 1, third(head, 7) + 1);
};

const LOSSY_START = [0x9d, 0x01, 0x2a];
const checkLossy = (head: Uint8Array): void => {
  if (!LOSSY_START.every((byte, index) => head[index + 3] === byte)) throw new AppError('file_odd');
  const view = viewOf(head);
  assertSize(view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff);
};

const checkLossless = (head: Uint8Array): void => {
  if (head[0] !== 0x2f) throw new AppError('file_odd');
  const bits = viewOf(head).getUint32(1, true);
  assertSize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
};

const PARTS: Record<string, ((head: Uint8Array) => void) | null> = {
  VP8X: checkExtended,
  'VP8 ': checkLossy,
  VP8L: checkLossless,
  ALPH: null,
};
const DRAWN = ['VP8 ', 'VP8L'];

/** What is looked at of a part; null: nothing but its name. Throws for a part that does not belong. */
const checkOf = (name: string, size: number) => {
  if (name === 'ANIM' || name === 'ANMF') throw new AppError('file_moves');
  const check = PARTS[name];
  if (check === undefined) throw new AppError('file_metadata');
  if (check && size < HEAD) throw new AppError('file_odd');
  return check;
};

/** A profile and the byte that fills it up. Throws for one that holds more than colours. */
const readProfile = function* (size: number, whole: number) {
  if (size > MAX_PROFILE || !isPlainProfile(yield* take(size))) throw new AppError('file_metadata');
  yield* skip(whole - size);
};

/** WebP, part by part: as long as it says, one picture, nothing that tells of people. */
export const readWebp = function* (): Reading {
  const riff = yield* take(12);
  if (ascii(riff.subarray(8)) !== 'WEBP') throw new AppError('file_kind');
  let left = viewOf(riff).getUint32(4, true) - 4;
  let drawn = 0;
  while (left > 0) {
    const part = yield* take(8);
    const name = ascii(part.subarray(0, 4));
    const size = viewOf(part).getUint32(4, true);
    const whole = size + (size % 2);
    left -= 8 + whole;
    if (left < 0) throw new AppError('file_odd');
    if (name === 'ICCP') {
      yield* readProfile(size, whole);
      continue;
    }
    const check = checkOf(name, size);
    if (check) check(yield* take(HEAD));
    if (DRAWN.includes(name) && drawn++ > 0) throw new AppError('file_odd');
    yield* skip(whole - (check ? HEAD : 0));
  }
  if (drawn === 0) throw new AppError('file_broken');
  return 'image/webp';
};
