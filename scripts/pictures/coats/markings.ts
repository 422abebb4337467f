import { noise } from '../engine/noise.ts';
import { clamp, ramp } from '../engine/number.ts';
import type { Sample } from '../engine/scene.ts';
import { blaze, breast, isFigure, LEGS, onHead, onTrunk, ragged, socks, spot, tailTip } from './areas.ts';
import type { Area, Ink } from './ink.ts';

/** Marks of dogs and cats as rows for `layers(base, ...rows)`. */
export type Row = readonly [area: Area, ink: Ink, amount?: number];

/** Tan points: over the eyes, cheeks and sides of the muzzle, two patches on the breast, legs, under the tail. */
export const tanPoints = (tan: Ink, { legs: high = 0.42 } = {}): Row[] => [
  [spot([0.34, 0.34, 0.52], [0.13, 0.09, 0.25], 0.5), tan],
  [spot([0.36, -0.42, 0.85], [0.26, 0.26, 0.75], 0.35), tan],
  [spot([0.62, -0.42, 0.2], [0.26, 0.22, 0.4], 0.5), tan, 0.8],
  [
    (s) =>
      s.group === 'body' && (s.part === 'torso' || s.part === 'neck' || s.part === 'shoulder')
        ? ramp(0.09, 0.05, Math.hypot(Math.abs(s.p[0]) - 0.09, (s.p[1] - 0.66) * 0.7) + ragged(s, 3) * 0.015) *
          ramp(0.2, 0.34, s.p[2])
        : 0,
    tan,
  ],
  [
    (s) => (LEGS.has(s.part) ? ramp(high, high - 0.12, s.p[1] + ragged(s, 4) * 0.03 + (s.n[2] < 0 ? 0.06 : 0)) : 0),
    tan,
  ],
];

/** A dark mask: muzzle, lips, round the eyes. `reach` 1 stops at the stop, 1.3 runs up to the brow. */
export const mask = (dark: Ink, reach = 1, amount = 0.95): Row[] => [
  [spot([0, -0.45, 1.35], [0.62 * reach, 0.5 * reach, 0.95 * reach], 0.35, 0.14), dark, amount],
  [spot([0.43, 0.1, 0.62], [0.24 * reach, 0.18 * reach, 0.3], 0.5, 0.2), dark, amount * 0.8],
];

/** White of the 'irish' kind: blaze, muzzle, collar, breast, feet and tip of the tail. */
export const irishWhite = (white: Ink, { face = 0.1, sock = 0.22, collar = 0 } = {}): Row[] => [
  ...(face > 0
    ? ([
        [blaze(face), white],
        [spot([0, -0.45, 1.6], [0.5, 0.42, 0.7], 0.3), white],
      ] as Row[])
    : []),
  [breast(0.12, 0.3), white],
  ...(collar > 0
    ? ([
        [
          (s) =>
            s.part === 'neck'
              ? ramp(collar, collar * 0.7, Math.abs(onTrunk(s).along - 0.82) * 3 + ragged(s, 2) * 0.12)
              : 0,
          white,
        ],
      ] as Row[])
    : []),
  [socks(sock), white],
  [tailTip(0.8), white],
];

/** A saddle over back and sides; `to` is how far down (share of the way round). */
export const saddle = (ink: Ink, to = 0.5): Row => [
  (s) => {
    if (s.part === 'tail') return tailTop(s);
    if (s.group !== 'body' || LEGS.has(s.part)) return 0;
    const { along, round } = onTrunk(s);
    const edge = to * ramp(1.02, 0.8, along) * ramp(-0.1, 0.1, along);
    return ramp(edge + 0.06, edge - 0.06, round + ragged(s, 2) * 0.05);
  },
  ink,
];
const tailTop = (s: Sample) => ramp(-0.2, 0.4, s.n[1] + ragged(s, 3) * 0.2);

/** Large ragged patches over everything but legs and belly: `share` of the coat, another `seed` another animal. */
export const patches = (ink: Ink, share = 0.5, seed = 1): Row => [
  (s) => {
    const k = onHead(s) ? 0.8 : s.group === 'body' ? 2.6 : 1;
    const value =
      noise(s.p[0] * k * 0.8 + seed * 7.3, s.p[1] * k + seed, s.p[2] * k + seed * 3.1) + ragged(s, 3) * 0.06;
    const low = LEGS.has(s.part) ? 0.18 : s.group === 'body' ? 0.3 * ramp(0.6, 0.95, onTrunk(s).round) : 0;
    return ramp(1 - share + 0.03, 1 - share + 0.09, value * 1.5 - 0.25 - low);
  },
  ink,
];

/** Both sides of the head symmetrical, white between: collie, beagle, criollo. */
export const hood = (ink: Ink, gap = 0.12): Row => [
  (s) =>
    onHead(s)
      ? Math.max(
          s.part === 'ear' ? 1 : 0,
          ramp(gap, gap + 0.07, Math.abs(s.p[0]) + ragged(s) * 0.04) *
            ramp(-0.62, -0.4, s.p[1] + 0.2 * ramp(0.6, 1.4, s.p[2]) * -1),
        )
      : 0,
  ink,
];

/** Single hairs of another colour among the rest: roan, grey muzzles, ticked hunting dogs. */
export const roan = (ink: Ink, amount = 0.5, where: Area = () => 1): Row => [
  (s) => {
    // Hairs are counted in head units: the body's unit is some eight of them.
    const k = isFigure(s) && s.group === 'body' ? 260 : 61;
    const [x, y, z] = s.folded ?? s.p;
    return clamp((noise(x * k, y * k, z * k) - (1 - amount)) * 6) * where(s);
  },
  ink,
];
