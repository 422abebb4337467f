import { ramp } from '../engine/number.ts';
import type { Sample } from '../engine/scene.ts';
import { isFigure, LEGS, onHead, onTrunk, ragged, spot } from './areas.ts';
import { type Area, either, type Ink } from './ink.ts';
import type { Row } from './markings.ts';

const FRONT = new Set(['torso', 'neck', 'shoulder', 'arm']);

/** White on the breast that ends under the throat: `half` its half width, `top` and `low` its heights (withers = 1). */
export const chest =
  (half = 0.1, top = 0.84, low = 0.34): Area =>
  (s) => {
    if (s.group !== 'body' || !FRONT.has(s.part)) return 0;
    const n = ragged(s, 3);
    const narrow = half * (0.55 + 0.45 * ramp(top, top - 0.16, s.p[1]));
    return (
      ramp(narrow + 0.022, narrow - 0.022, Math.abs(s.p[0]) + n * 0.025) *
      ramp(top + 0.02, top - 0.02, s.p[1] + n * 0.03) *
      ramp(low - 0.03, low + 0.03, s.p[1] + n * 0.03) *
      ramp(0, 0.25, s.n[2]) *
      // On whole animals the groin looks forward, too.
      (isFigure(s) ? ramp(0.4, 0.55, onTrunk(s).along) : 1)
    );
  };

/** The crest of the neck and the shoulders behind it, down to `to` of the way round. */
export const nape =
  (to = 0.45, soft = 0.12): Area =>
  (s) =>
    s.group === 'body' && s.part === 'neck'
      ? ramp(to + soft / 2, to - soft / 2, onTrunk(s).round + ragged(s, 2) * 0.06)
      : 0;

/** Neck and throat all round. */
export const collar: Area = (s: Sample) => (s.part === 'neck' ? 1 : 0);

/** Tan of a rottweiler or a black and tan criollo: brows, sides of the muzzle to the cheek, throat, breast, legs. */
export const tanMarks = (tan: Ink, { high = 0.4, bridge = 0.2, muzzle = 1 } = {}): Row[] => [
  [spot([0.33, 0.35, 0.62], [0.13, 0.085, 0.2], 0.45, 0.08), tan],
  [
    (s) => {
      if (!onHead(s) || s.part === 'ear') return 0;
      const [x, y, z] = [Math.abs(s.p[0]), s.p[1], s.p[2]];
      const n = ragged(s) * 0.05;
      const side = ramp(bridge, bridge + 0.1, x + n) * ramp(-0.14, -0.3, y + n - 0.06 * z) * ramp(0.25, 0.6, z + n);
      const under = ramp(-0.62, -0.78, y + n) * ramp(0.2, 0.5, z);
      return Math.max(side, under) * muzzle;
    },
    tan,
  ],
  [
    (s) =>
      s.group === 'body' && FRONT.has(s.part)
        ? ramp(
            0.046,
            0.026,
            Math.hypot(Math.abs(s.p[0]) - 0.062 - 0.3 * (s.p[1] - 0.72), (s.p[1] - 0.72) * 0.66) + ragged(s, 4) * 0.012,
          ) * ramp(0, 0.3, s.n[2])
        : 0,
    tan,
  ],
  [
    (s) =>
      LEGS.has(s.part) ? ramp(high + 0.03, high - 0.09, s.p[1] + ragged(s, 4) * 0.03 + (s.n[2] < 0 ? 0.1 : 0)) : 0,
    tan,
  ],
];

/** The dark cap of a husky: over the skull to the eye and down behind the cheek; brows, a line on the brow and the muzzle stay open. */
export const huskyCap = (low = 0): Area => {
  const brow = spot([0.28, 0.31, 0.6], [0.24, 0.19, 0.34], 0.35, 0.1);
  return (s) => {
    if (!onHead(s) || s.part === 'ear') return 0;
    const [x, y, z] = [Math.abs(s.p[0]), s.p[1], s.p[2]];
    const n = ragged(s, 6) * 0.04;
    const edge = 0.02 + low + 0.34 * ramp(0.42, 0.05, x) - 0.36 * ramp(0.5, 0.85, x) * ramp(0.75, 0.1, z);
    const split = ramp(0.08, 0.04, x + n) * ramp(0.75, 0.6, y);
    return ramp(edge - 0.04, edge + 0.05, y + n) * (1 - brow(s)) * (1 - 0.8 * split);
  };
};

export const onMuzzle: Area = either(spot([0, -0.45, 1.5], [0.55, 0.5, 0.85], 0.3));
