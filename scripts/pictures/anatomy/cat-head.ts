import type { Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';

/** A cat's head in head units (1 ≈ half its width at the cheeks, some 4.6 cm). Defaults are a criollo's: neither round nor long. */
export type CatHead = {
  skull?: { r?: Vec; at?: Vec };
  brow?: { at?: Vec; r?: Vec };
  cheek?: { at?: Vec; r?: Vec };
  muzzle?: {
    /** Where it ends (z), how broad and high it is at root and tip. */
    tip?: number;
    root?: number;
    end?: number;
    /** Height of its middle line at root and tip. */
    y?: readonly [number, number];
    /** 0 round or wedge … 1 a box (maine coon). */
    square?: number;
  };
  /** Whisker pads. */
  pads?: { at?: Vec; r?: Vec };
  chin?: { at?: Vec; r?: Vec };
  /** Ridge of the nose from between the eyes to the leather: its height there makes profile and stop. */
  bridge?: { from?: Vec; to?: Vec; r?: readonly [number, number] } | null;
  /** A break in the bridge: persian, exotic, less in the british. */
  stop?: { at: Vec; r: Vec };
  socket?: { at?: Vec; r?: Vec } | null;
};

export type CatEar = {
  root?: Vec;
  width?: number;
  height?: number;
  /** Leans outwards; opens forward. */
  lean?: number;
  forward?: number;
  /** Roundness of the tip. */
  tip?: number;
  /** Folded over the brow (scottish fold). */
  fold?: boolean;
  side?: 'both' | 1 | -1;
};

export const catMeasures = (o: CatHead) => {
  const muzzle = {
    tip: 0.86,
    root: 0.4,
    end: 0.24,
    y: [-0.14, -0.34] as readonly [number, number],
    square: 0,
    ...o.muzzle,
  };
  const pads = { at: [0.15, muzzle.y[1] - 0.06, muzzle.tip + 0.04] as Vec, r: [0.19, 0.155, 0.165] as Vec, ...o.pads };
  const chin = { at: [0, muzzle.y[1] - 0.26, muzzle.tip - 0.08] as Vec, r: [0.17, 0.13, 0.18] as Vec, ...o.chin };
  return { muzzle, pads, chin };
};

/** Adds skull, muzzle, pads and chin to the group. */
export const catHead = (sculpt: Sculpt, o: CatHead, h = 'head'): void => {
  const { muzzle, pads, chin } = catMeasures(o);
  sculpt.ellipsoid(h, 'skull', { at: [0, 0.06, -0.24], r: [0.8, 0.64, 0.8], ...o.skull });
  sculpt.ellipsoid(h, 'brow', { at: [0.27, 0.28, 0.34], r: [0.3, 0.24, 0.28], ...o.brow, side: 'both', blend: 0.22 });
  sculpt.ellipsoid(h, 'cheek', { at: [0.46, -0.22, 0.08], r: [0.4, 0.4, 0.48], ...o.cheek, side: 'both', blend: 0.3 });
  sculpt.capsule(h, 'muzzle', {
    from: [0, muzzle.y[0], 0.3],
    to: [0, muzzle.y[1], muzzle.tip - muzzle.end * 0.4],
    r: [muzzle.root, muzzle.end],
    blend: 0.28,
  });
  if (muzzle.square > 0)
    sculpt.box(h, 'muzzle', {
      at: [0, muzzle.y[1] + 0.02, muzzle.tip - 0.12],
      half: [0.17 * muzzle.square, 0.1, 0.18],
      round: 0.18,
      blend: 0.18,
    });
  sculpt.ellipsoid(h, 'pad', { ...pads, side: 'both', blend: 0.09 });
  sculpt.ellipsoid(h, 'chin', { ...chin, blend: 0.09 });
  const bridge =
    o.bridge === null
      ? null
      : {
          from: [0, 0.16, 0.55] as Vec,
          to: [0, muzzle.y[1] + 0.14, muzzle.tip + 0.08] as Vec,
          r: [0.17, 0.11] as const,
          ...o.bridge,
        };
  if (bridge) sculpt.capsule(h, 'bridge', { ...bridge, blend: 0.14 });
  if (o.stop) sculpt.ellipsoid(h, 'skull', { ...o.stop, blend: 0.12, carve: true });
  if (o.socket !== null)
    sculpt.ellipsoid(h, 'skull', {
      at: [0.37, 0.07, 0.74],
      r: [0.2, 0.15, 0.14],
      ...o.socket,
      side: 'both',
      blend: 0.12,
      carve: true,
    });
};

/** A criollo's ear. */
export const EAR = { root: [0.5, 0.5, -0.14] as Vec, width: 0.34, height: 0.56, lean: 0.34, forward: 0.42 };

/** Scottish fold: a low base on the corner of the skull, the leaf folded down over its front like a cap. */
const foldedEars = (
  sculpt: Sculpt,
  { root, width: w, height: y }: { root: Vec; width: number; height: number },
  h: string,
) => {
  sculpt.ellipsoid(h, 'ear', {
    at: [root[0] + 0.02, root[1] - 0.06, root[2] - 0.08],
    r: [w * 0.92, 0.13, 0.15],
    turned: [20, 0, -24],
    side: 'both',
    blend: 0.14,
  });
  sculpt.flap(h, 'ear', {
    root,
    across: [1, -0.42, -0.5],
    along: [0.22, -0.8, 0.62],
    outline: [
      [-w * 0.95, -0.06],
      [-w * 0.8, y * 0.3],
      [-w * 0.34, y * 0.82],
      [0.02, y],
      [w * 0.4, y * 0.82],
      [w * 0.9, y * 0.34],
      [w, -0.06],
      [0, -0.12],
    ],
    thick: 0.02,
    round: 0.035,
    bend: '(-.5*u*u+.1*v-.45*v*v)',
    blend: 0.05,
    side: 'both',
  });
};

/** Adds ears, part `ear`. */
export const catEars = (sculpt: Sculpt, o: CatEar = {}, h = 'head'): void => {
  const { root, width: w, height: y, lean, forward, tip = 0.06, side = 'both' } = { ...EAR, ...o };
  if (o.fold) {
    foldedEars(sculpt, { root, width: w, height: y }, h);
    return;
  }
  const outline = [
    [-w, -0.18],
    [-w * 0.86, y * 0.3],
    [-w * 0.42, y * 0.74],
    [tip * 0.2, y],
    [tip, y * 0.98],
    [w * 0.52, y * 0.62],
    [w * 0.92, y * 0.22],
    [w * 1.05, -0.22],
    [0, -0.3],
  ] as const;
  const cup = '(1.05*u*u-.1+.1*v*v)';
  sculpt.flap(h, 'ear', {
    root,
    across: [1, -0.12, -forward],
    along: [lean, 1, -0.04],
    outline,
    thick: 0.02,
    round: 0.034,
    bend: cup,
    blend: 0.14,
    side,
  });
};
