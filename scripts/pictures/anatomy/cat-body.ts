import type { Knot } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';
import { type Build, type Filled, filled } from './build.ts';
import type { Frame, Leg } from './quadruped.ts';

/** A cat's body in withers heights. */
export type CatBuild = Build & {
  /** Long hair: 0 short … 1 persian. Adds ruff, belly curtain, breeches and plume to the form. */
  fluff?: number;
};
export type CatPose = (build: CatBuild) => Frame;
export type CatTail = 'low' | 'level' | 'up' | 'question' | 'wrap' | 'side' | 'short';

export type Cats = Filled & { fluff: number };
export const catFilled = (build: CatBuild): Cats => ({ ...filled(build), fluff: build.fluff ?? 0 });

/** Backwards, up, aside, thickness; of the tail's length. */
const TAILS: Record<CatTail, readonly (readonly [back: number, up: number, aside: number, thick: number])[]> = {
  low: [
    [0, 0, 0, 1],
    [0.2, -0.06, 0, 0.96],
    [0.42, -0.28, 0, 0.92],
    [0.6, -0.54, 0.02, 0.88],
    [0.8, -0.68, 0.04, 0.8],
    [1, -0.66, 0.04, 0.55],
  ],
  level: [
    [0, 0, 0, 1],
    [0.24, 0.03, 0, 0.96],
    [0.5, -0.08, 0.02, 0.92],
    [0.76, -0.16, 0.05, 0.86],
    [0.98, -0.08, 0.06, 0.6],
  ],
  up: [
    [0, 0, 0, 1],
    [0.15, 0.1, 0, 0.98],
    [0.2, 0.36, 0, 0.94],
    [0.2, 0.66, 0, 0.88],
    [0.26, 0.9, 0, 0.62],
  ],
  question: [
    [0, 0, 0, 1],
    [0.16, 0.1, 0, 0.98],
    [0.2, 0.38, 0, 0.94],
    [0.2, 0.66, 0, 0.9],
    [0.3, 0.84, 0, 0.8],
    [0.44, 0.8, 0, 0.56],
  ],
  short: [
    [0, 0, 0, 1],
    [0.24, -0.14, 0, 1],
    [0.42, -0.4, 0, 0.96],
    [0.54, -0.7, 0, 0.86],
    [0.66, -0.86, 0, 0.6],
  ],
  // Along the floor round the feet: sitting and lying.
  wrap: [
    [0, 0, 0, 1],
    [0.16, -0.03, 0.16, 1],
    [0.06, -0.05, 0.38, 0.95],
    [-0.24, -0.06, 0.5, 0.9],
    [-0.56, -0.06, 0.5, 0.8],
    [-0.8, -0.06, 0.4, 0.56],
  ],
  side: [
    [0, 0, 0, 1],
    [0.26, -0.05, 0.12, 1],
    [0.46, -0.06, 0.34, 0.94],
    [0.52, -0.06, 0.6, 0.86],
    [0.4, -0.06, 0.84, 0.56],
  ],
};

/** Knots of a tail whose root is (y, z); lying tails (`wrap`, `side`) go down to the floor. */
export const catTail = (b: Cats, kind: CatTail, y: number, z: number, side = 1): Knot[] => {
  const { length = 0.78, r = 0.055, kind: shape } = b.tail;
  if (shape === 'none') return [];
  const floor = r * (1 + b.fluff);
  const lying = kind === 'wrap' || kind === 'side';
  return TAILS[kind].map(([back, up, aside, thick], i, all) => {
    const plume = 1 + 1.25 * b.fluff * Math.sin((Math.PI * (i + 0.4)) / all.length);
    const level = i === 0 ? y : i === 1 ? (y + floor) / 2 : floor;
    return [aside * length * side, lying ? level : y + up * length, z - back * length, r * thick * plume];
  });
};

/** How far each foot is forward, and how far lifted: [left, right]. */
export type Steps = {
  fore?: readonly [number, number];
  hind?: readonly [number, number];
  lift?: readonly [number, number];
  tail?: CatTail;
  /** Lowers the trunk between bent legs (stalking, a munchkin's short legs): heights. */
  low?: number;
  /** The neck's end: added forward and up. */
  head?: readonly [forward: number, up: number];
};

const foreLeg = (b: Cats, dz: number, lift: number, low: number): Leg => {
  const x = b.width * 0.3;
  const bone = b.bone;
  const at = (y: number, z: number, share: number): Vec => [x, y + lift * share, z + dz * share];
  const elbow = 0.5 - low * 0.9;
  const carpus = Math.min(0.21, elbow * 0.5);
  return {
    top: { at: [x * 0.82, 0.745 - low, 0.235], r: [0.078, 0.215, 0.135], pitch: -20 },
    joints: [
      at(0.63 - low, 0.335, 0.2),
      at(elbow, 0.19 - low * 0.2, 0.5),
      at(carpus, 0.235 + lift * 0.55, 0.95),
      at(0.075, 0.252 - lift * 0.4, 1),
    ],
    r: [0.112 * bone, 0.086 * bone, 0.06 * bone, 0.053 * bone],
    paw: { at: at(0.037 * b.paw, 0.288 - lift * 0.5, 1), r: [0.029 * b.paw * bone, 0.04 * b.paw, 0.062 * b.paw] },
  };
};

const hindLeg = (b: Cats, dz: number, low: number): Leg => {
  const x = b.width * 0.29;
  const rear = 0.44 - b.length;
  const { bone, fluff: f, croup } = b;
  const at = (y: number, z: number, share: number): Vec => [x, y, rear + z + dz * share];
  return {
    top: {
      at: at(0.62 * croup - low * 0.95, 0.2 + low * 0.2, 0.3),
      r: [0.098 + 0.02 * f, 0.245, 0.172 + 0.03 * f],
      pitch: 14,
    },
    joints: [
      at(0.45 - low * 0.55, 0.27 + low * 0.3, 0.55),
      at(0.255 - low * 0.35, 0.035 - low * 0.1, 1),
      at(0.075, 0.07, 1),
    ],
    r: [(0.122 + 0.02 * f) * bone, (0.062 + 0.015 * f) * bone, 0.051 * bone],
    paw: { at: at(0.036 * b.paw, 0.112, 1), r: [0.029 * b.paw * bone, 0.039 * b.paw, 0.064 * b.paw] },
  };
};

/** Standing or walking: shoulder blades and haunches are masses of the trunk, the neck short and carried forward. */
export const catStand = (build: CatBuild, steps: Steps = {}): Frame => {
  const b = catFilled(build);
  const { fore = [0, 0.09], hind = [-0.02, 0.12], lift = [0, 0], tail = 'low', low = 0, head = [0, 0] } = steps;
  const { fluff: f, width: w } = b;
  const rear = 0.44 - b.length;
  const half = b.chest / 2;
  const top = 0.965 - low;
  const croup = b.croup - low;
  const loin = half * (0.94 - 0.22 * b.tuck);
  const end: Vec = [0, 0.93 + b.neck.up - low + head[1], 0.34 + b.neck.forward + head[0]];
  return {
    soft: 0.085,
    spine: [[0, croup - 0.16, rear + 0.05], [0, croup - half, rear + 0.34], [0, top - half * 0.9, 0.14], end],
    torso: [
      { at: [0, top - half, 0.04], r: [w / 2 + 0.02 * f, half + 0.02 * f, b.length * 0.33], pitch: 2 },
      { at: [0, top - b.chest * 0.62, 0.29], r: [w * 0.42 + 0.03 * f, b.chest * 0.42, 0.15 + 0.03 * f] },
      { at: [0, croup - 0.195, rear + 0.19], r: [w * 0.44 + 0.02 * f, 0.19, 0.19] },
      ...(f > 0
        ? [
            { at: [0, top - b.chest * 0.8, 0.33] as Vec, r: [0.14, 0.2, 0.12 + 0.03 * f] as Vec },
            { at: [0, top - b.chest - 0.02 * f, -0.16] as Vec, r: [0.12, 0.1 + 0.05 * f, b.length * 0.34] as Vec },
            { at: [0, croup - 0.36, rear + 0.06] as Vec, r: [w * 0.42, 0.2, 0.1 + 0.04 * f] as Vec, pitch: -8 },
          ]
        : []),
    ],
    loin: [
      [0, top - half, 0.02, half * 0.96],
      [0, top - loin - 0.015, (rear + 0.3) / 2, loin],
      [0, croup - 0.02 - loin * 0.95, rear + 0.26, loin * 0.95],
    ],
    neck: [
      [0, 0.76 - low, 0.22, b.neck.base + 0.03 * f],
      [0, (0.76 - low + end[1]) / 2 + 0.015, (0.24 + end[2]) / 2, (b.neck.base + b.neck.top) / 2 + 0.05 * f],
      [...end, b.neck.top + 0.04 * f],
    ],
    fore: [foreLeg(b, fore[0], lift[0], low), foreLeg(b, fore[1], lift[1], low)],
    hind: [hindLeg(b, hind[0], low), hindLeg(b, hind[1], low)],
    tail: catTail(b, tail, croup - 0.1, rear + 0.05),
  };
};
