import type { Placement, Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';

/** Head units; the ground is y = 0. */
export type HamsterBody = {
  /** Times the length of the trunk on fours (chinese hamster 1.3), times its girth. */
  long?: number;
  round?: number;
  /** Length of the tail: a stub, or the chinese hamster's (over .5: furred, part `tail`). */
  tail?: number;
  /** Furred soles and feet (winter white, campbell, roborovski): no pink. */
  furredFeet?: boolean;
};
/** On the haunches, walking, or drawn together into a ball on four feet. */
export type HamsterPose = 'upright' | 'fours' | 'loaf';

const hand = (sculpt: Sculpt, at: Vec, side: 1 | -1) => {
  const o = { side, blend: 0.04 } as const;
  sculpt.ellipsoid('body', 'paw', { ...o, at, r: [0.075, 0.06, 0.085] });
  for (const [dx, dy] of [
    [-0.08, -0.05],
    [-0.03, -0.09],
    [0.03, -0.09],
    [0.08, -0.04],
  ] as const)
    sculpt.capsule('body', 'paw', { ...o, from: at, to: [at[0] + dx, at[1] + dy, at[2] + 0.1], r: [0.04, 0.026] });
};

const foot = (sculpt: Sculpt, at: Vec, side: 1 | -1, part: string) => {
  const o = { side, blend: 0.06 } as const;
  sculpt.ellipsoid('body', part, { ...o, at, r: [0.15, 0.085, 0.34] });
  for (const dx of [-0.13, -0.05, 0.04, 0.12])
    sculpt.capsule('body', part, {
      ...o,
      from: [at[0] + dx * 0.6, at[1] - 0.01, at[2] + 0.22],
      to: [at[0] + dx, at[1] - 0.04, at[2] + 0.44 - Math.abs(dx) * 0.5],
      r: [0.05, 0.03],
      blend: 0.03,
    });
};

/** The tail from a point of the rump: a stub, or a thin one that swings to the animal's left. */
const tailFrom = (sculpt: Sculpt, root: Vec, length: number) => {
  const [x, y, z] = root;
  const knots =
    length > 0.5
      ? ([
          [x, y, z, 0.13],
          [x + length * 0.14, y - 0.2, z - length * 0.34, 0.1],
          [x + length * 0.42, Math.max(0.09, y - 0.5), z - length * 0.62, 0.075],
          [x + length * 0.78, 0.07, z - length * 0.7, 0.055],
          [x + length, 0.07, z - length * 0.5, 0.025],
        ] as const)
      : ([
          [x, y, z, 0.11],
          [x, y - 0.08, z - length * 0.6, 0.085],
          [x, y - 0.16, z - length, 0.04],
        ] as const);
  sculpt.chain('body', length > 0.5 ? 'tail' : 'foot', knots, { blend: 0.08, inner: 0.05 });
};

const upright = (sculpt: Sculpt, b: HamsterBody): Vec => {
  const g = b.round ?? 1;
  const l = 1 + ((b.long ?? 1) - 1) * 0.7;
  sculpt.ellipsoid('body', 'trunk', { at: [0, 0.98 * l, -0.18], r: [1.2 * g, 1.0 * l, 1.1 * g], blend: 0.5 });
  sculpt.ellipsoid('body', 'trunk', { at: [0, 1.72 * l, 0], r: [0.98 * g, 0.92 * l, 0.84 * g], blend: 0.6 });
  sculpt.ellipsoid('body', 'trunk', { at: [0, 2.3 * l, -0.12], r: [0.74 * g, 0.56, 0.66], blend: 0.5 });
  sculpt.ellipsoid('body', 'haunch', { at: [0.78 * g, 0.6, 0.12], r: [0.46, 0.58, 0.66], side: 'both', blend: 0.3 });
  for (const side of [1, -1] as const) {
    sculpt.ellipsoid('body', 'arm', { at: [0.6 * g, 1.86 * l, 0.5], r: [0.28, 0.36, 0.3], side, blend: 0.24 });
    sculpt.capsule('body', 'arm', {
      from: [0.6 * g, 1.74 * l, 0.66],
      to: [0.28, 1.5 * l, 1.0],
      r: [0.22, 0.115],
      side,
      blend: 0.16,
    });
    hand(sculpt, [0.21, 1.46 * l, 1.1], side);
    foot(sculpt, [0.54 * g, 0.09, 0.78], side, b.furredFeet ? 'toes' : 'foot');
  }
  tailFrom(sculpt, [0.1, 0.3, -1.05 * g], b.tail ?? 0.3);
  return [0, 2.46 * l, 0.1];
};

const fours = (sculpt: Sculpt, b: HamsterBody): Vec => {
  const g = b.round ?? 1;
  const l = b.long ?? 1;
  sculpt.ellipsoid('body', 'long', { at: [0, 1.0 * g, -2.0 * l], r: [1.14 * g, 0.98 * g, 1.12 * l], blend: 0.5 });
  sculpt.ellipsoid('body', 'long', { at: [0, 0.95 * g, -1.1 * l], r: [1.06 * g, 0.9 * g, 1.1 * l], blend: 0.6 });
  sculpt.ellipsoid('body', 'long', { at: [0, 0.86 * g, -0.26], r: [0.88 * g, 0.74 * g, 0.82], blend: 0.5 });
  sculpt.ellipsoid('body', 'long', { at: [0, 1.08 * g, -0.36], r: [0.66, 0.52, 0.7], blend: 0.5 });
  sculpt.ellipsoid('body', 'haunch', {
    at: [0.74 * g, 0.64 * g, -2.0 * l],
    r: [0.46, 0.58, 0.76],
    side: 'both',
    blend: 0.3,
  });
  for (const side of [1, -1] as const) {
    const forward = side > 0 ? 0.16 : -0.14;
    sculpt.ellipsoid('body', 'arm', { at: [0.56 * g, 0.6, -0.1], r: [0.3, 0.38, 0.36], side, blend: 0.24 });
    sculpt.capsule('body', 'arm', {
      from: [0.54 * g, 0.42, 0.02],
      to: [0.48 * g, 0.16, 0.26 + forward],
      r: [0.22, 0.11],
      side,
      blend: 0.14,
    });
    hand(sculpt, [0.48 * g, 0.11, 0.36 + forward], side);
    foot(sculpt, [0.76 * g, 0.09, -1.62 * l - forward], side, b.furredFeet ? 'toes' : 'foot');
  }
  tailFrom(sculpt, [0, 0.62 * g, -3.02 * l], b.tail ?? 0.3);
  return [0, 0.98 * g, 0.08];
};

const loaf = (sculpt: Sculpt, b: HamsterBody): Vec => {
  const g = b.round ?? 1;
  const l = b.long ?? 1;
  sculpt.ellipsoid('body', 'long', { at: [0, 1.06 * g, -1.22 * l], r: [1.24 * g, 1.06 * g, 1.16 * l], blend: 0.5 });
  sculpt.ellipsoid('body', 'long', { at: [0, 0.92 * g, -0.42 * l], r: [1.06 * g, 0.88 * g, 0.9], blend: 0.6 });
  sculpt.ellipsoid('body', 'haunch', {
    at: [0.84 * g, 0.6, -1.0 * l],
    r: [0.46, 0.56, 0.78],
    side: 'both',
    blend: 0.34,
  });
  for (const side of [1, -1] as const) {
    sculpt.ellipsoid('body', 'arm', { at: [0.52 * g, 0.5, 0.02], r: [0.3, 0.36, 0.34], side, blend: 0.26 });
    sculpt.capsule('body', 'arm', {
      from: [0.44, 0.34, 0.2],
      to: [0.34, 0.14, 0.44],
      r: [0.18, 0.1],
      side,
      blend: 0.14,
    });
    hand(sculpt, [0.32, 0.1, 0.52], side);
    foot(sculpt, [0.8 * g, 0.09, -0.36], side, b.furredFeet ? 'toes' : 'foot');
  }
  tailFrom(sculpt, [0, 0.5, -2.3 * l], b.tail ?? 0.2);
  return [0, 1.16 * g, -0.06];
};

/** Adds a body; gives the point of its group where the neck holds the head. */
export const hamsterBody = (sculpt: Sculpt, pose: HamsterPose, b: HamsterBody, placed: Placement): Vec => {
  sculpt.group('body', placed);
  return (pose === 'upright' ? upright : pose === 'fours' ? fours : loaf)(sculpt, b);
};
