import type { Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';
import type { Angles } from './animal.ts';

/** Head units; the ground is y = 0. */
export type HamsterBody = {
  /** Times the length of the trunk on fours (chinese hamster 1.25), times its girth. */
  long?: number;
  round?: number;
  /** Length of the tail: a stub, or the chinese hamster's. */
  tail?: number;
  /** Furred soles and feet (winter white, campbell, roborovski): no pink. */
  furredFeet?: boolean;
};

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

const upright = (sculpt: Sculpt, b: HamsterBody) => {
  const g = b.round ?? 1;
  sculpt.ellipsoid('body', 'trunk', { at: [0, 2.0, -0.05], r: [0.88 * g, 0.95, 0.86 * g], blend: 0.4 });
  sculpt.ellipsoid('body', 'trunk', { at: [0, 1.1, -0.12], r: [1.16 * g, 1.08, 1.1 * g], blend: 0.5 });
  sculpt.ellipsoid('body', 'haunch', { at: [0.72 * g, 0.62, 0.1], r: [0.48, 0.58, 0.62], side: 'both', blend: 0.24 });
  for (const side of [1, -1] as const) {
    sculpt.capsule('body', 'arm', {
      from: [0.52 * g, 2.16, 0.56],
      to: [0.3, 1.66, 0.98],
      r: [0.19, 0.1],
      side,
      blend: 0.12,
    });
    hand(sculpt, [0.24, 1.6, 1.05], side);
    foot(sculpt, [0.5 * g, 0.09, 0.72], side, b.furredFeet ? 'toes' : 'foot');
  }
  return sculpt.toWorld('body', [0, 2.78, 0.16]);
};

const fours = (sculpt: Sculpt, b: HamsterBody) => {
  const g = b.round ?? 1;
  const l = b.long ?? 1;
  sculpt.ellipsoid('body', 'long', { at: [0, 1.16, -2.1 * l], r: [1.12 * g, 1.1 * g, 1.3 * l], blend: 0.4 });
  sculpt.ellipsoid('body', 'long', { at: [0, 1.1, -1.0 * l], r: [1.02 * g, 1.0 * g, 1.2 * l], blend: 0.5 });
  sculpt.ellipsoid('body', 'long', { at: [0, 1.0, -0.15], r: [0.84 * g, 0.82 * g, 0.8], blend: 0.4 });
  sculpt.ellipsoid('body', 'haunch', {
    at: [0.74 * g, 0.76, -2.3 * l],
    r: [0.42, 0.62, 0.72],
    side: 'both',
    blend: 0.24,
  });
  for (const side of [1, -1] as const) {
    const forward = side > 0 ? 0.12 : -0.16;
    sculpt.capsule('body', 'arm', {
      from: [0.55 * g, 0.8, -0.1],
      to: [0.5 * g, 0.16, 0.28 + forward],
      r: [0.24, 0.1],
      side,
      blend: 0.14,
    });
    hand(sculpt, [0.5 * g, 0.12, 0.38 + forward], side);
    foot(sculpt, [0.72 * g, 0.09, -2.0 * l - forward], side, b.furredFeet ? 'toes' : 'foot');
  }
  const tail = b.tail ?? 0.3;
  sculpt.chain(
    'body',
    'foot',
    [
      [0, 0.86, -3.25 * l, 0.11],
      [0, 0.78, -3.3 * l - tail * 0.5, 0.085],
      [0, 0.7, -3.3 * l - tail, 0.04],
    ],
    { blend: 0.08, inner: 0.05 },
  );
  return sculpt.toWorld('body', [0, 1.22, 0.42]);
};

/** Adds a body; gives the world point where the neck holds the head. */
export const hamsterBody = (sculpt: Sculpt, pose: 'upright' | 'fours', b: HamsterBody, turned: Angles): Vec => {
  sculpt.group('body', turned);
  return pose === 'upright' ? upright(sculpt, b) : fours(sculpt, b);
};
