import { inflateSync } from 'node:zlib';
import { isPlainProfile, MAX_PROFILE } from '../../../../src/shared/colour-profile.ts';
import { AppError } from '../../../../src/shared/errors.ts';
import { ascii, assertSize, type Reading, skip, take } from './reading.ts';

export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const long = (bytes: Uint8Array, at = 0) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

/** What a picture needs to be drawn as it was meant, and the most that each may take, bytes. */
const DRAWN: Record<string, number> = {
  PLTE: 768,
  IDAT: 0x7fff_ffff,
  tRNS: 768,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  iCCP: 2 * MAX_PROFILE,
  cICP: 4,
  sBIT: 4,
  bKGD: 6,
  pHYs: 9,
};
const MOVES = ['acTL', 'fcTL', 'fdAT'];

/** Longest part that carries no pixels; its checksum. */
const CHECKSUM = 4;

const readHeader = function* () {
  const signature = yield* take(PNG_SIGNATURE.length);
  if (!PNG_SIGNATURE.every((byte, index) => signature[index] === byte)) throw new AppError('file_kind');
  const header = yield* take(8);
  if (ascii(header.subarray(4)) !== 'IHDR' || long(header) !== 13) throw new AppError('file_odd');
  const size = yield* take(13);
  assertSize(long(size), long(size, 4));
  yield* skip(CHECKSUM);
};

/** Throws for a chunk that does not belong, or is longer than it can be. */
const checkChunk = (name: string, length: number): void => {
  if (MOVES.includes(name)) throw new AppError('file_moves');
  const most = name === 'IEND' ? 0 : DRAWN[name];
  if (most === undefined) throw new AppError('file_metadata');
  if (length > most) throw new AppError('file_odd');
};

/** A profile stands pressed behind its name. */
const checkProfile = (chunk: Uint8Array): void => {
  const at = chunk.indexOf(0);
  try {
    if (at > 0 && at < 80 && isPlainProfile(inflateSync(chunk.subarray(at + 2), { maxOutputLength: MAX_PROFILE })))
      return;
  } catch {
    // It is none, or longer than any that is plain.
  }
  throw new AppError('file_metadata');
};

/** PNG, chunk by chunk: header first, nothing that tells of people, no animation, nothing after its end. */
export const readPng = function* (): Reading {
  yield* readHeader();
  let drawn = 0;
  let name = '';
  while (name !== 'IEND') {
    const head = yield* take(8);
    const length = long(head);
    name = ascii(head.subarray(4));
    checkChunk(name, length);
    if (name === 'IDAT') drawn += length;
    if (name === 'iCCP') checkProfile(yield* take(length));
    yield* skip(name === 'iCCP' ? CHECKSUM : length + CHECKSUM);
  }
  if (drawn === 0) throw new AppError('file_broken');
  return 'image/png';
};
