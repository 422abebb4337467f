import type { Knot, Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';

/** A parrot's body in head units; its origin is the root of the neck, y up along the body, z to the breast. */
export type ParrotBody = {
  /** Times girth and length of the trunk. */
  round?: number;
  long?: number;
  /** Length of the tail past the wing tips' root, its half width there, and how it ends. */
  tail?: { length?: number; width?: number; kind?: 'graded' | 'square' | 'fan' | 'wedge' };
  /** Length of the closed wing. */
  wing?: number;
  neck?: { top?: number; base?: number };
};

/** How deep the feet of the bust and of the bird on the wing are. */
const FEET_Y = -3.62;

/** A foot taken from the perch: where it is held (body units), and what it holds. */
export type Lifted = { side: 1 | -1; at: Vec; food?: { r: number; color: string; long?: number } };

const toes = (sculpt: Sculpt, x: number, y: number, side: 1 | -1, k: number) => {
  const toe = (knots: Knot[]) => sculpt.chain('body', 'foot', knots, { side, blend: 0.05, inner: 0.05 });
  // Two toes forward, two back: all parrots.
  for (const dx of [-0.11, 0.11]) {
    toe([
      [x + dx * 0.5, y + 0.1, 0.2, 0.105 * k],
      [x + dx * 1.5, y + 0.13, 0.42, 0.09 * k],
      [x + dx * 1.9, y - 0.08, 0.54, 0.075 * k],
    ]);
    sculpt.capsule('body', 'claw', {
      from: [x + dx * 1.9, y - 0.08, 0.54],
      to: [x + dx * 1.9, y - 0.26, 0.47],
      r: [0.05 * k, 0.014],
      side,
      blend: 0.02,
    });
    toe([
      [x + dx * 0.5, y + 0.1, 0.1, 0.1 * k],
      [x + dx * 1.3, y + 0.06, -0.16, 0.08 * k],
    ]);
  }
};

export const tailOf = (
  sculpt: Sculpt,
  { length = 4.6, width = 0.42, kind = 'graded' }: NonNullable<ParrotBody['tail']>,
  y: number,
) => {
  const w = width;
  const ends: Record<typeof kind, [number, number][]> = {
    graded: [
      [-w, 0.2],
      [-w * 1.05, length * 0.42],
      [-w * 0.5, length * 0.82],
      [-0.05, length],
      [0.05, length],
      [w * 0.5, length * 0.82],
      [w * 1.05, length * 0.42],
      [w, 0.2],
    ],
    wedge: [
      [-w, 0.2],
      [-w * 1.15, length * 0.62],
      [-w * 0.7, length * 0.9],
      [0, length],
      [w * 0.7, length * 0.9],
      [w * 1.15, length * 0.62],
      [w, 0.2],
    ],
    square: [
      [-w, 0.2],
      [-w * 1.15, length * 0.6],
      [-w * 1.1, length * 0.95],
      [0, length],
      [w * 1.1, length * 0.95],
      [w * 1.15, length * 0.6],
      [w, 0.2],
    ],
    fan: [
      [-w, 0.2],
      [-w * 1.6, length * 0.7],
      [-w * 1.4, length * 0.92],
      [0, length],
      [w * 1.4, length * 0.92],
      [w * 1.6, length * 0.7],
      [w, 0.2],
    ],
  };
  sculpt.flap('body', 'tail', {
    root: [0, y, -0.52],
    across: [1, 0, 0],
    along: [0, -1, -0.16],
    outline: [[0, -0.1], ...ends[kind]],
    thick: 0.05,
    round: 0.05,
    bend: '(-.25*u*u)',
    blend: 0.12,
  });
};

export const parrotBody = (sculpt: Sculpt, o: ParrotBody, wings: 'closed' | 'none' = 'closed'): void => {
  const g = o.round ?? 1;
  const l = o.long ?? 1;
  const { top = 0.58, base = 0.8 } = o.neck ?? {};
  sculpt.capsule('body', 'neck', { from: [0, 0.9, 0.05], to: [0, -0.2, 0.1], r: [top, base * g], blend: 0.35 });
  sculpt.ellipsoid('body', 'breast', { at: [0, -1.2 * l, 0.16], r: [0.94 * g, 1.28 * l, 0.9 * g], blend: 0.45 });
  sculpt.ellipsoid('body', 'breast', { at: [0, -0.62 * l, -0.2], r: [0.8 * g, 0.8 * l, 0.64 * g], blend: 0.45 });
  sculpt.ellipsoid('body', 'belly', { at: [0, -2.2 * l, -0.02], r: [0.76 * g, 1.05 * l, 0.7 * g], blend: 0.4 });
  sculpt.capsule('body', 'vent', {
    from: [0, -2.6 * l, -0.2],
    to: [0, -3.5 * l, -0.46],
    r: [0.56 * g, 0.34],
    blend: 0.3,
  });
  tailOf(sculpt, o.tail ?? {}, -3.1 * l);
  for (const side of [1, -1] as const) {
    const x = 0.4 * g;
    sculpt.ellipsoid('body', 'thigh', { at: [x, -2.76 * l, 0.24], r: [0.32, 0.52, 0.36], side, blend: 0.2 });
    sculpt.capsule('body', 'foot', {
      from: [x, -3.1 * l, 0.24],
      to: [x, FEET_Y * l + 0.2, 0.18],
      r: [0.15, 0.12],
      side,
      blend: 0.08,
    });
    toes(sculpt, x, FEET_Y * l + 0.1, side, 1);
  }
  if (wings === 'none') return;
  const wing = o.wing ?? 1;
  sculpt.ellipsoid('body', 'wing', {
    at: [0.8 * g, -1.2 * l, -0.16],
    r: [0.32, 1.2 * l, 0.72],
    turned: [0, -4, 0],
    side: 'both',
    blend: 0.1,
  });
  const tip: Vec = [0.3, -4.05 * l * wing, -0.72];
  sculpt.capsule('body', 'wing', {
    from: [0.76 * g, -1.9 * l, -0.3],
    to: tip,
    r: [0.5, 0.1],
    flat: 0.55,
    side: 'both',
    blend: 0.2,
  });
};
