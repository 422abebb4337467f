/** Compressions a minute: the middle of the 100 to 120 that RECOVER 2024 asks for. */
export const PER_MINUTE = 110;
/** Compressions of a round. */
export const ROUND = 30;
/** What two breaths of a second each may take before the next round, ms. */
export const BREATHS_MS = 4000;
/** After this long another pair of hands takes over, ms. */
export const TURN_MS = 120_000;
/** How long a new turn is announced, ms. */
const NEW_TURN_MS = 10_000;

const BEAT_MS = 60_000 / PER_MINUTE;
const ROUND_MS = ROUND * BEAT_MS;

const cycleMs = (breaths: boolean) => ROUND_MS + (breaths ? BREATHS_MS : 0);

/**
 * Where the rhythm stands `ms` after it began. Reckoned from that alone, so a tab that slept is where it would be without.
 * `beat` 1 to 30, or 0 while two breaths are given: `breathe` are then the seconds until the next round.
 */
export const momentAt = (ms: number, breaths: boolean): { beat: number; breathe: number } => {
  const into = ms % cycleMs(breaths);
  return into < ROUND_MS
    ? { beat: Math.floor(into / BEAT_MS) + 1, breathe: 0 }
    : { beat: 0, breathe: Math.ceil((cycleMs(breaths) - into) / 1000) };
};

/** The beats from `from` up to, not including, `to` (ms after the rhythm began), each with its number in the round. */
export const beatsBetween = (from: number, to: number, breaths: boolean): { at: number; beat: number }[] => {
  const cycle = cycleMs(breaths);
  const found: { at: number; beat: number }[] = [];
  for (let round = Math.floor(from / cycle); round * cycle < to; round += 1) {
    for (let beat = 0; beat < ROUND; beat += 1) {
      const at = round * cycle + beat * BEAT_MS;
      if (at >= from && at < to) found.push({ at, beat: beat + 1 });
    }
  }
  return found;
};

/** The turn of who compresses: what is left of it, ms, and whether the hands change now. */
export const turnAt = (ms: number): { left: number; change: boolean } => ({
  left: TURN_MS - (ms % TURN_MS),
  change: ms >= TURN_MS && ms % TURN_MS < NEW_TURN_MS,
});

/** '1:18' from whole seconds. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
