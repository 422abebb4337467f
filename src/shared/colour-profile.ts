/** Tags of a profile (ICC.1) that say how colours are drawn. */
const COLOURS = new Set(
  'wtpt bkpt chad rXYZ gXYZ bXYZ rTRC gTRC bTRC kTRC lumi meas tech view cicp chrm A2B0 B2A0'.split(' '),
);
/** Tags of words: the profile's name and whose it is. */
const WORDS = new Set(['desc', 'cprt', 'dmnd', 'dmdd', 'vued']);
/** Longest of these, bytes: in profiles that many cameras share they are a line; what is longer tells of a device, or of anything. */
const MOST_WORDS = 256;
/** Longest profile, bytes: those of screens and cameras have up to 3,5 KB. */
export const MAX_PROFILE = 4096;

const HEADER = 128;
const ENTRY = 12;

type Range = { from: number; to: number };
const signs = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Where each tag's data lies; null: one that does not belong, or leads out of the profile. */
const rangesOf = (bytes: Uint8Array, view: DataView, count: number): Range[] | null => {
  const ranges = [{ from: 0, to: HEADER + 4 + count * ENTRY }];
  for (let n = 0; n < count; n++) {
    const at = HEADER + 4 + n * ENTRY;
    const [name, from, size] = [signs(bytes, at), view.getUint32(at + 4), view.getUint32(at + 8)];
    if (!COLOURS.has(name) && !(WORDS.has(name) && size <= MOST_WORDS)) return null;
    if (from + size > bytes.length) return null;
    ranges.push({ from, to: from + size });
  }
  return ranges;
};

/** Whether every byte belongs to one of them, but for up to three that fill a word. */
const areWhole = (ranges: readonly Range[], length: number): boolean => {
  let end = 0;
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    if (from - end > 3) return false;
    end = Math.max(end, to);
  }
  return length - end <= 3;
};

/** Whether a colour profile (ICC.1) holds colours and nothing else: no tag that tells of a device, no bytes that no tag names. */
export const isPlainProfile = (bytes: Uint8Array): boolean => {
  if (bytes.length < HEADER + 4 || bytes.length > MAX_PROFILE) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const count = view.getUint32(HEADER);
  if (view.getUint32(0) !== bytes.length || signs(bytes, 36) !== 'acsp' || count > 32) return false;
  if (HEADER + 4 + count * ENTRY > bytes.length) return false;
  const ranges = rangesOf(bytes, view, count);
  return ranges !== null && areWhole(ranges, bytes.length);
};
