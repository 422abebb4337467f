import type { Knot } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';
import type { Filled } from './build.ts';
import type { Mass } from './quadruped.ts';

/** What follows from a dog's build and all its poses share. */
export const dogMeasures = (b: Filled) => ({
  ...b,
  /** Half the distance of the forelegs, of the hind legs. */
  x: (b.front ?? b.width * 0.6) / 2,
  hind: (b.front ?? b.width * 0.56) / 2,
  elbow: b.elbow ?? 1 - b.chest + 0.01,
  muscle: b.muscle ?? 1,
  slope: b.slope ?? 0.5,
  rear: 0.44 - b.length,
  /** How much lower the croup stands than a level back. */
  drop: 0.985 - b.croup,
});
export type DogMeasures = ReturnType<typeof dogMeasures>;

/** Crest and throat: a dog's neck is deep where it leaves the shoulders and flat from side to side. */
export const neckMasses = (b: DogMeasures, withers: Vec, breast: Vec, end: Vec): Mass[] => {
  const { top, base } = b.neck;
  return [
    {
      part: 'neck',
      from: withers,
      to: [0, end[1] + top * 0.1, end[2] - top * 0.1],
      r: [base * 0.4, top * 0.8],
      blend: 0.1,
    },
    {
      part: 'neck',
      from: breast,
      to: [0, end[1] - top * 0.45, end[2] + top * 0.3],
      r: [base * 0.72, top * 0.8],
      blend: 0.12,
    },
  ];
};

/** A chain with twice as many knots on a smooth curve: tails without joints. */
export const smoothChain = (knots: readonly Knot[]): Knot[] =>
  knots.flatMap((knot, i): Knot[] => {
    const next = knots[i + 1];
    if (!next) return [knot];
    const before = knots[i - 1] ?? knot;
    const after = knots[i + 2] ?? next;
    const middle = [0, 1, 2, 3].map((k) => {
      const [a, b, c, d] = [before[k], knot[k], next[k], after[k]] as [number, number, number, number];
      return k === 3 ? (b + c) / 2 : (9 * (b + c) - a - d) / 16;
    });
    return [knot, middle as unknown as Knot];
  });

/** Light for bodies seen from the side: high, a little from the front, so that shoulder, ribs and thigh stand out. */
export const SIDE_LIGHT = { from: [-0.6, 0.85, 0.5] as Vec, cast: 0.5 };
