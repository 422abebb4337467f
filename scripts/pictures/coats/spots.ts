import { noise } from '../engine/noise.ts';
import { ramp } from '../engine/number.ts';
import type { Sample } from '../engine/scene.ts';
import { onHead, ragged } from './areas.ts';
import type { Ink } from './ink.ts';
import type { Row } from './markings.ts';

type Cell = { distance: number; size: number; id: number };

/** The nearest seed of a jittered lattice: distance in cells, size of its spot 0…1. */
const nearest = (x: number, y: number, z: number, jitter: number): Cell => {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  let best: Cell = { distance: 9, size: 0, id: 0 };
  for (let a = -1; a <= 1; a++)
    for (let b = -1; b <= 1; b++)
      for (let c = -1; c <= 1; c++) {
        const [u, v, w] = [i + a, j + b, k + c];
        const at = (n: number) => (noise(u + n * 31.7 + 0.5, v + n * 17.3 + 0.5, w + 0.5) - 0.5) * 2 * jitter + 0.5;
        const d = Math.hypot(u + at(1) - x, v + at(2) - y, w + at(3) - z);
        if (d < best.distance)
          best = { distance: d, size: noise(u + 0.5, v + 90.5, w + 0.5), id: u * 7 + v * 13 + w * 29 };
      }
  return best;
};

const scaled = (s: Sample, size: number): readonly [number, number, number] => {
  // Spots count in centimetres of skin, whichever group they stand on: the body's unit is some eight head units.
  const k = (s.group === 'body' ? 8 : 1) / size;
  // On a folded leg too they are round.
  const [x, y, z] = s.folded ?? s.p;
  return [x * k, y * k, z * k];
};

/** Round spots, `size` head units apart; `fill` how large they are in their cells; fewer on the head when `face` < 1. */
export const spots = (ink: Ink, { size = 0.55, fill = 0.42, face = 0.8, soft = 0.1 } = {}): Row => [
  (s) => {
    const [x, y, z] = scaled(s, onHead(s) ? size * 0.62 : size);
    const cell = nearest(x, y, z, 0.62);
    const r = fill * (0.55 + 0.75 * cell.size) * (onHead(s) ? face : 1);
    return ramp(r + soft / 2, r - soft / 2, cell.distance + ragged(s, 9) * 0.05);
  },
  ink,
];

/** Rosettes: a broken dark ring round a ground of its own (bengal, ashera's savannah). */
export const rosettes = (ring: Ink, heart: Ink, { size = 0.62 } = {}): Row[] => {
  const cellOf = (s: Sample) => {
    const [x, y, z] = scaled(s, size);
    return nearest(x, y * 1.25, z * 0.8, 0.5);
  };
  return [
    [(s) => (onHead(s) ? 0 : ramp(0.36, 0.28, cellOf(s).distance)), heart, 0.85],
    [
      (s) => {
        if (onHead(s)) return 0;
        const { distance, id } = cellOf(s);
        const gap = noise(s.p[0] * 26 + id, s.p[1] * 26, s.p[2] * 26);
        return ramp(0.12, 0.07, Math.abs(distance - 0.37) + ragged(s, 8) * 0.02) * ramp(0.3, 0.42, gap);
      },
      ring,
    ],
  ];
};

/** Merle: ragged dark flakes on a diluted ground. */
export const merle = (dark: Ink, { size = 0.8, share = 0.42 } = {}): Row => [
  (s) => {
    const [x, y, z] = scaled(s, size);
    const value = noise(x, y, z) * 0.62 + noise(x * 2.7, y * 2.7, z * 2.7) * 0.26 + noise(x * 7, y * 7, z * 7) * 0.12;
    return ramp(1 - share - 0.02, 1 - share + 0.02, value + 0.08);
  },
  dark,
];

/** Two colours in flakes without order: tortoiseshell; with `share` of the second. */
export const tortie = (second: Ink, { size = 0.7, share = 0.5, seed = 4 } = {}): Row => [
  (s) => {
    const [x, y, z] = scaled(s, size);
    const value =
      noise(x + seed, y, z) * 0.55 + noise(x * 2.3, y * 2.3 + seed, z * 2.3) * 0.3 + noise(x * 6, y * 6, z * 6) * 0.15;
    return ramp(1 - share - 0.04, 1 - share + 0.04, value);
  },
  second,
];
