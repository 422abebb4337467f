import { COUNT, GAPS } from './common-filter.ts';

/**
 * A Golomb-coded set: the hashes of what is listed, sorted, as the gaps between them. It answers whether a text is listed; of texts
 * that are not, one in `FILTER_RANGE` is taken for one that is. It takes 15 bits a text, where the texts themselves take 70.
 */
export const FILTER_BITS = 13;
export const FILTER_RANGE = 2 ** FILTER_BITS;

/** FNV-1a over UTF-16 units, its bits mixed at the end; below `count * FILTER_RANGE`. Nothing of it is a secret. */
export const slotOf = (text: string, count: number): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % (count * FILTER_RANGE);
};

/** Slots as they were sorted, out of base64: each gap is its thousands as ones before a zero, then its lower bits. */
export const decodeSlots = (gaps: string, count: number): Uint32Array => {
  const bytes = Uint8Array.from(atob(gaps), (char) => char.charCodeAt(0));
  let at = 0;
  const bit = () => {
    const value = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    at += 1;
    return value;
  };
  const slots = new Uint32Array(count);
  let slot = 0;
  for (let n = 0; n < count; n += 1) {
    let high = 0;
    while (bit() === 1) high += 1;
    let low = 0;
    for (let left = FILTER_BITS; left > 0; left -= 1) low = low * 2 + bit();
    slot += high * FILTER_RANGE + low;
    slots[n] = slot;
  }
  return slots;
};

/** Decoded by the first who asks: some milliseconds that no other request pays. */
let slots: Set<number> | null = null;

/** Whether a folded text is on the list of passwords that are tried first (scripts/passwords). */
export const isListed = (text: string): boolean => {
  slots ??= new Set(decodeSlots(GAPS, COUNT));
  return slots.has(slotOf(text, COUNT));
};
