import type { Painter } from '../engine/painter.ts';
import { skinLine, unitOf } from '../engine/pin.ts';
import type { Vec } from '../engine/vector.ts';

type Fold = { group: string; points: readonly Vec[]; width: number };

/** Folds of a bare head: across the brow, between the ears, under the eyes, round the muzzle. */
const HEAD: readonly Fold[] = [
  ...[0.42, 0.5, 0.58].map(
    (y, i): Fold => ({
      group: 'head',
      points: [
        [-0.34 + 0.03 * i, y - 0.06, 0.5 - 0.12 * i],
        [-0.16, y + 0.02, 0.6 - 0.12 * i],
        [0, y - 0.015, 0.62 - 0.12 * i],
        [0.16, y + 0.02, 0.6 - 0.12 * i],
        [0.34 - 0.03 * i, y - 0.06, 0.5 - 0.12 * i],
      ],
      width: 0.026 - 0.003 * i,
    }),
  ),
  ...[-1, 1].flatMap((side): Fold[] => [
    {
      group: 'head',
      points: [
        [0.05 * side, 0.36, 0.66],
        [0.07 * side, 0.26, 0.68],
        [0.06 * side, 0.16, 0.7],
      ],
      width: 0.022,
    },
    {
      group: 'head',
      points: [
        [0.2 * side, -0.16, 0.8],
        [0.36 * side, -0.24, 0.72],
        [0.44 * side, -0.4, 0.62],
      ],
      width: 0.024,
    },
    {
      group: 'head',
      points: [
        [0.62 * side, 0.1, 0.2],
        [0.66 * side, -0.04, 0.2],
        [0.62 * side, -0.2, 0.2],
      ],
      width: 0.02,
    },
    {
      group: 'head',
      points: [
        [0.56 * side, -0.2, 0.3],
        [0.5 * side, -0.36, 0.34],
        [0.38 * side, -0.52, 0.36],
      ],
      width: 0.02,
    },
  ]),
];

/** Rings round the neck and over the shoulders, sitting or standing. */
const BODY: readonly Fold[] = [0.98, 0.93, 0.88, 0.82, 0.75].flatMap((y, i) =>
  [-1, 1].map(
    (side): Fold => ({
      group: 'body',
      points: [
        [0.01 * side, y - 0.05 - 0.01 * i, 0.4],
        [0.06 * side, y - 0.035, 0.38],
        [0.12 * side, y + 0.005, 0.26],
        [0.15 * side, y + 0.04, 0.1],
      ],
      width: 0.0036,
    }),
  ),
);

/** Wrinkles of a sphynx, drawn on its skin; those out of sight fall away. */
export const wrinkles =
  (color: string, opacity = 0.6) =>
  (painter: Painter): void => {
    for (const { group, points, width } of [...HEAD, ...BODY])
      skinLine(painter, group, points, {
        width: unitOf(painter, group) * width,
        color,
        opacity,
        taper: [0.05, 0.8, 1, 0.8, 0.05],
        slack: 0.06,
      });
  };
