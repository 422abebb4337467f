import { isPlainProfile, MAX_PROFILE } from '../../../../src/shared/colour-profile.ts';
import { AppError } from '../../../../src/shared/errors.ts';
import { ascii, assertSize, type Reading, skip, take } from './reading.ts';

const word = ([high = 0, low = 0]: Uint8Array) => high * 256 + low;

/** Markers after 0xFF (ITU-T T.81, table B.1). */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COM = 0xfe;
/** Frames that browsers draw: baseline, extended, progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Tables: Huffman, quantisation, restart interval. */
const TABLES = [0xc4, 0xdb, 0xdd];
/** A picture of more scans than this is made to keep whoever opens it busy. */
const MAX_SCANS = 64;

const PROFILE = 'ICC_PROFILE\0';
/** A profile follows its name and its number: the first of one. */
const PROFILE_AT = PROFILE.length + 2;
const MOST_APPLICATION = PROFILE_AT + MAX_PROFILE;

/** Whether this is what a picture needs to be drawn right: no small picture inside, no profile with more than colours. */
const isDrawn = (marker: number, body: Uint8Array): boolean => {
  const name = ascii(body.subarray(0, PROFILE.length));
  if (marker === 0xe0) return name.startsWith('JFIF\0') && body.length === 14 && body[12] === 0 && body[13] === 0;
  if (marker === 0xee) return name.startsWith('Adobe') && body.length === 12;
  const [number, of] = body.subarray(PROFILE.length);
  return marker === 0xe2 && name === PROFILE && number === 1 && of === 1 && isPlainProfile(body.subarray(PROFILE_AT));
};

/** The byte after 0xFF; fill bytes are passed over. */
const markerByte = function* () {
  let marker = 0xff;
  while (marker === 0xff) [marker = 0] = yield* take(1);
  return marker;
};

/** The marker that ends the drawn part of a scan: escaped bytes and restarts are passed over. */
const afterScan = function* () {
  for (;;) {
    yield { past: 0xff };
    const marker = yield* markerByte();
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return marker;
  }
};

const nextMarker = function* () {
  const [first] = yield* take(1);
  if (first !== 0xff) throw new AppError('file_odd');
  return yield* markerByte();
};

/** What has been met of a picture. */
type Met = { frames: number; scans: number; applications: Set<number> };

const readFrame = function* (size: number, met: Met) {
  if (size < 6 || met.frames++ > 0) throw new AppError('file_odd');
  const frame = yield* take(6);
  assertSize(word(frame.subarray(3)), word(frame.subarray(1)));
  yield* skip(size - 6);
};

/** What an application wrote into a picture: colours may stay, once; everything else tells of people and places. */
const readApplication = function* (marker: number, size: number, met: Met) {
  if (size > MOST_APPLICATION || met.applications.has(marker)) throw new AppError('file_metadata');
  met.applications.add(marker);
  if (!isDrawn(marker, yield* take(size))) throw new AppError('file_metadata');
};

/** One segment behind its marker; the marker of the next one. */
const readSegment = function* (marker: number, met: Met) {
  const size = word(yield* take(2)) - 2;
  if (size < 0) throw new AppError('file_odd');
  if (marker >= 0xe0 && marker <= 0xef) yield* readApplication(marker, size, met);
  else if (marker === COM) throw new AppError('file_metadata');
  else if (FRAMES.includes(marker)) yield* readFrame(size, met);
  else if (TABLES.includes(marker) || marker === SOS) yield* skip(size);
  else throw new AppError('file_odd');
  if (marker !== SOS) return yield* nextMarker();
  if (met.frames === 0 || ++met.scans > MAX_SCANS) throw new AppError('file_odd');
  return yield* afterScan();
};

/** JPEG, segment by segment: one frame, no hidden data, nothing after its end. */
export const readJpeg = function* (): Reading {
  const [, start] = yield* take(2);
  if (start !== SOI) throw new AppError('file_kind');
  const met: Met = { frames: 0, scans: 0, applications: new Set() };
  let marker = yield* nextMarker();
  while (marker !== EOI) marker = yield* readSegment(marker, met);
  if (met.scans === 0) throw new AppError('file_broken');
  return 'image/jpeg';
};
