import type { Knot } from '../engine/sculpt.ts';

/** A four-legged body; lengths in heights at the withers. Defaults are a labrador's. */
export type Build = {
  /** Height at the withers, cm: the record's own. */
  heightCm: number;
  /** Half the width of the skull, cm: one head unit. */
  headCm: number;
  /** Point of shoulder to point of buttock. */
  length?: number;
  /** Depth of the chest (.5: to the elbow) and its full width. */
  chest?: number;
  width?: number;
  /** How much the belly rises to the loin: 0 level … 1 greyhound. */
  tuck?: number;
  /** Times the thickness of the legs; of the paws. */
  bone?: number;
  paw?: number;
  /** Height of the croup against the withers. */
  croup?: number;
  /** Angles of the hind leg: 0 steep … 1 labrador … 1.6 german shepherd. */
  angles?: number;
  /** Where the neck ends when the animal stands alert (forward, up from the withers), its radius at the top. */
  neck?: { forward?: number; up?: number; top?: number; base?: number };
  tail?: Tail;
  /** Dogs: distance of the forelegs (bulldogs stand wide), height of the elbow where it is not the chest's, … */
  front?: number;
  elbow?: number;
  /** … times the thickness of shoulder and thigh (.8 lean, 1.3 pitbull), fall of the croup (0 level, 1 german shepherd). */
  muscle?: number;
  slope?: number;
};

export type Tail = {
  kind: 'otter' | 'sabre' | 'whip' | 'plume' | 'sickle' | 'curl' | 'up' | 'screw' | 'docked' | 'cat' | 'none';
  length?: number;
  r?: number;
  /** How much higher or lower the root stands. */
  set?: number;
};

const SHAPES: Record<Tail['kind'], readonly (readonly [back: number, up: number, thick: number])[]> = {
  otter: [
    [0, 0, 1],
    [0.22, -0.09, 0.94],
    [0.52, -0.36, 0.76],
    [0.8, -0.62, 0.52],
    [1, -0.82, 0.24],
  ],
  sabre: [
    [0, 0, 1],
    [0.14, -0.14, 0.95],
    [0.3, -0.5, 0.85],
    [0.44, -0.84, 0.7],
    [0.66, -1.02, 0.4],
  ],
  sickle: [
    [0, 0, 1],
    [0.26, 0.2, 0.94],
    [0.4, 0.52, 0.8],
    [0.34, 0.82, 0.6],
    [0.16, 1, 0.3],
  ],
  curl: [
    [0, 0, 1],
    [0.2, 0.26, 1],
    [0.12, 0.56, 0.96],
    [-0.16, 0.6, 0.86],
    [-0.3, 0.4, 0.7],
    [-0.2, 0.22, 0.5],
  ],
  // Thin, tapering, carried low in a slight curve: pitbull, dalmatian, boxer undocked.
  whip: [
    [0, 0, 1],
    [0.24, -0.12, 0.74],
    [0.52, -0.42, 0.52],
    [0.76, -0.62, 0.36],
    [1, -0.64, 0.16],
  ],
  // Carried level with a slight upward sweep; the coat hangs the feather: golden.
  plume: [
    [0, 0, 1],
    [0.26, -0.04, 1],
    [0.54, -0.14, 0.92],
    [0.8, -0.12, 0.72],
    [1.02, 0.02, 0.34],
  ],
  // Short and bent on the croup: french and english bulldogs.
  screw: [
    [0, 0, 1],
    [0.16, -0.02, 0.9],
    [0.24, -0.16, 0.66],
    [0.16, -0.26, 0.4],
  ],
  up: [
    [0, 0, 1],
    [0.14, 0.3, 0.9],
    [0.2, 0.66, 0.7],
    [0.2, 1, 0.36],
  ],
  docked: [
    [0, 0, 1],
    [0.12, 0.1, 0.8],
  ],
  cat: [
    [0, 0, 1],
    [0.24, -0.08, 0.95],
    [0.46, -0.3, 0.92],
    [0.66, -0.55, 0.86],
    [0.84, -0.7, 0.76],
    [1.02, -0.72, 0.5],
  ],
  none: [],
};

/** Knots of a standing animal's tail that starts at (y, z). */
export const tailOf = (tail: Tail, y: number, z: number): Knot[] => {
  const { length = 0.48, r = 0.074 } = tail;
  return SHAPES[tail.kind].map(([back, up, thick]) => [0, y + up * length, z - back * length, r * thick]);
};

export const filled = (b: Build) => ({
  length: 1.06,
  chest: 0.5,
  width: 0.4,
  tuck: 0.35,
  bone: 1,
  paw: 1,
  croup: 0.985,
  angles: 1,
  tail: { kind: 'otter' } as Tail,
  ...b,
  neck: { forward: 0.26, up: 0.16, top: 0.118, base: 0.175, ...b.neck },
});
export type Filled = ReturnType<typeof filled>;
