import type { Knot, Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';

/** A parrot's head in head units (1 ≈ 1.6 times half its width; a macaw's is some 5.2 cm). */
export type ParrotHead = {
  skull?: { r?: Vec; at?: Vec };
  nape?: { r?: Vec; at?: Vec };
  cheek?: { r?: Vec; at?: Vec };
  beak?: {
    /** 1 = a macaw's; a budgerigar's .42. */
    size?: number;
    /** Times its length forward; times how far the hook comes down. */
    long?: number;
    hook?: number;
    /** Flatness: width over height. */
    flat?: number;
    at?: Vec;
    /** Degrees it is open. */
    open?: number;
  };
  cere?: { at?: Vec; r?: Vec } | null;
};

const UPPER: readonly Knot[] = [
  [0, 0.05, 0, 0.36],
  [0, 0.11, 0.26, 0.345],
  [0, 0.01, 0.54, 0.3],
  [0, -0.25, 0.77, 0.225],
  [0, -0.55, 0.88, 0.14],
  [0, -0.83, 0.85, 0.055],
  [0, -0.98, 0.79, 0.02],
];
const LOWER: readonly Knot[] = [
  [0, -0.43, 0.02, 0.25],
  [0, -0.57, 0.26, 0.235],
  [0, -0.61, 0.48, 0.17],
  [0, -0.53, 0.62, 0.08],
];

/** Root of the beak on the face. */
export const beakRoot = (o: ParrotHead): Vec => o.beak?.at ?? [0, 0.06, 0.48];

export const parrotHead = (sculpt: Sculpt, o: ParrotHead, h = 'head'): void => {
  sculpt.ellipsoid(h, 'skull', { at: [0, 0.14, -0.12], r: [0.62, 0.6, 0.74], ...o.skull });
  sculpt.ellipsoid(h, 'skull', { at: [0, -0.16, 0.02], r: [0.58, 0.56, 0.62], ...o.nape, blend: 0.3 });
  sculpt.ellipsoid(h, 'cheek', { at: [0.3, -0.14, 0.26], r: [0.3, 0.4, 0.36], ...o.cheek, side: 'both', blend: 0.2 });
  const { size = 1, long = 1, hook = 1, flat = 0.8, open = 0 } = o.beak ?? {};
  const root = beakRoot(o);
  const grown = (knots: readonly Knot[]): Knot[] =>
    knots.map(([x, y, z, r]) => [x, root[1] + (y < 0 ? y * hook : y) * size, root[2] + z * size * long, r * size]);
  sculpt.chain(h, 'beak', grown(UPPER), { blend: 0.03, inner: 0.14 * size, flat });
  const hinge: Vec = [0, root[1] - 0.4 * size, root[2]];
  sculpt.group('jaw', { parent: h, at: hinge, pivot: hinge, pitch: -open });
  sculpt.chain('jaw', 'lower', grown(LOWER.map(([x, y, z, r]) => [x, y, z / long, r] as const)), {
    blend: 0.03,
    inner: 0.12 * size,
    flat: flat * 1.14,
  });
  if (open > 0)
    sculpt.ellipsoid('jaw', 'tongue', {
      at: [0, root[1] - 0.38 * size, root[2] + 0.26 * size],
      r: [0.12 * size, 0.12 * size, 0.24 * size],
      blend: 0.02,
    });
  if (o.cere)
    sculpt.ellipsoid(h, 'cere', {
      at: [0, root[1] + 0.2 * size, root[2] + 0.06],
      r: [0.2, 0.12, 0.1],
      ...o.cere,
      blend: 0.06,
    });
};
