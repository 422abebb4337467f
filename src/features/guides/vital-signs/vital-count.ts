import type { VitalsFile } from '../../../../content/schema/facts.ts';

/** What the counter counts; the keys of the table and of its texts. */
export type Sign = 'breaths' | 'heart';

export const SIGNS: Record<Sign, { name: string; one: string; many: string }> = {
  breaths: { name: 'Respiraciones', one: 'respiración', many: 'respiraciones' },
  heart: { name: 'Latidos', one: 'latido', many: 'latidos' },
};

/** Place of the counter on the page of first aid. */
export const COUNTER = 'contar';

/** The short count: this long, then times this many. */
export const COUNT_SECONDS = 15;
export const PER_MINUTE = 60 / COUNT_SECONDS;

/** Tapping ends by itself after this long, s. */
export const TAP_SECONDS = 30;
/** Who ends it before has counted too little, s: one more or less changes everything. */
export const FEWEST_SECONDS = 15;
/** Fewer taps than this say nothing. */
export const FEWEST_TAPS = 4;
/** So long without a tap is no rhythm, s: somebody stopped counting, or there was nothing more to count. Neither is a figure. */
export const STILL_SECONDS = 10;
/** Two taps closer than this are one that trembled, ms: 400 a minute is faster than any hand. */
const TREMBLE_MS = 150;

/** More than this in 15 seconds is a typing error. */
const MOST_COUNTED = 200;

export type VitalRow = VitalsFile['rows'][number];
type Range = { min: number; max: number };

/** Adds a tap at `at` (ms of any clock that only goes forward); one that trembled is left out. */
export const withTap = (taps: readonly number[], at: number): number[] =>
  at - (taps.at(-1) ?? Number.NEGATIVE_INFINITY) < TREMBLE_MS ? [...taps] : [...taps, at];

/** How long was counted, s, if the count stands at `now` (ms, the taps' clock): from the first tap, and never beyond the window. */
export const countedSeconds = (taps: readonly number[], now: number): number =>
  Math.min(TAP_SECONDS, Math.max(0, (now - (taps[0] ?? now)) / 1000));

/** Whether the taps stopped long before `now` (ms, the taps' clock). */
export const isStill = (taps: readonly number[], now: number): boolean =>
  now - (taps.at(-1) ?? now) > STILL_SECONDS * 1000;

/**
 * Times a minute from the taps of a count that ended at `end` (ms, the taps' clock), whole; null while it says nothing. All the time
 * that was counted counts, the end without a tap too: who breathes fast and then stops does not breathe fast. A tap that came
 * when the window was over is none of it.
 */
export const tappedRate = (taps: readonly number[], end: number): number | null => {
  const seconds = countedSeconds(taps, end);
  const counted = taps.filter((at) => at - (taps[0] ?? at) < TAP_SECONDS * 1000).length;
  return counted < FEWEST_TAPS || seconds < FEWEST_SECONDS ? null : Math.round((counted * 60) / seconds);
};

/** Times a minute from what was counted in 15 seconds, as typed; null when it is no count. */
export const countedRate = (typed: string): number | null => {
  const text = typed.trim();
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return count > 0 && count <= MOST_COUNTED ? count * PER_MINUTE : null;
};

/** Where a rate stands beside the range of a healthy adult at rest. */
export const standing = (rate: number, { min, max }: Range): 'below' | 'within' | 'above' => {
  if (rate < min) return 'below';
  return rate > max ? 'above' : 'within';
};

/** What the counter says of a rate: where it stands and what to do; null range: no good source gives one. */
export const verdictOf = (
  { counting }: Pick<VitalsFile, 'counting'>,
  sign: Sign,
  row: VitalRow,
  rate: number,
): { at: 'below' | 'within' | 'above' | 'unknown'; range: Range | null; texts: string[] } => {
  const range = row[sign] ?? null;
  const { asleep, ...texts } = counting[sign];
  const sleeping = asleep?.species.includes(row.folder) && rate > asleep.more_than ? [asleep.text] : [];
  if (!range) return { at: 'unknown', range, texts: sleeping };
  const at = standing(rate, range);
  return { at, range, texts: [texts[at], ...sleeping] };
};
