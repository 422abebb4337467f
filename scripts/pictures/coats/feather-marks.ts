import { blend, type Rgb } from '../engine/color.ts';
import { ramp } from '../engine/number.ts';
import type { Sample } from '../engine/scene.ts';
import { ragged } from './areas.ts';
import { type Ink, inkAt } from './ink.ts';

/** Fine dark bars across the body's length: budgerigar's nape and wings. `period` head units. */
export const barred =
  (ground: Ink, dark: Ink, period = 0.12, share = 0.5) =>
  (s: Sample): Rgb => {
    const wave = Math.sin(((s.p[1] + 0.25 * s.p[2] + ragged(s, 3) * 0.02) / period) * 6.28);
    return blend(inkAt(ground, s), inkAt(dark, s), ramp(1 - share * 2 - 0.25, 1 - share * 2 + 0.25, wave));
  };

/** Feathers with a rim of another colour: conures' breasts, rosellas' backs. Spread into a hair. */
export const scalloped = (ground: Ink, rim: Ink, s: Sample): { color: Rgb; rim: Rgb } => ({
  color: inkAt(ground, s),
  rim: inkAt(rim, s),
});

/** Bands along a height: [[from y, ink], …] from the top down, borders ragged by `soft` head units. */
export const bands =
  (axis: (s: Sample) => number, rows: readonly (readonly [from: number, ink: Ink])[], soft = 0.1) =>
  (s: Sample): Rgb => {
    const t = axis(s) + ragged(s, 2) * soft;
    const row = rows.find(([from]) => t >= from) ?? rows.at(-1);
    return inkAt(row?.[1] ?? '#888888', s);
  };
