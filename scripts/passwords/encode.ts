import { FILTER_BITS, FILTER_RANGE, slotOf } from '../../worker/auth/password-filter.ts';

/** The set as `decodeSlots` reads it: base64 of the gaps between sorted slots. Two texts of one slot take a gap of nothing. */
export const encodeSlots = (texts: readonly string[]): string => {
  const slots = texts.map((text) => slotOf(text, texts.length)).sort((a, b) => a - b);
  const bits: number[] = [];
  slots.forEach((slot, n) => {
    const gap = slot - (slots[n - 1] ?? 0);
    for (let high = Math.floor(gap / FILTER_RANGE); high > 0; high -= 1) bits.push(1);
    bits.push(0);
    for (let shift = FILTER_BITS - 1; shift >= 0; shift -= 1) bits.push(((gap % FILTER_RANGE) >> shift) & 1);
  });
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  bits.forEach((bit, at) => {
    bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (7 - (at & 7)));
  });
  return Buffer.from(bytes).toString('base64');
};

/** The module that the Worker reads. */
export const filterModule = (texts: readonly string[]): string =>
  `// Written by npm run passwords (scripts/passwords/run.ts), from lists under the MIT licence. Not by hand.
export const COUNT = ${texts.length};
// biome-ignore format: one line
export const GAPS = '${encodeSlots(texts)}';
`;
