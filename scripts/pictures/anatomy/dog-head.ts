import type { Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';

/**
 * A dog's head in head units: 1 = half the width of its skull at the cheek bones. Origin in the middle of the skull,
 * +z nose, +y up, +x the dog's left. Defaults are a labrador's.
 */
export type DogHead = {
  /** Radii of the brain case, its middle, and how far it rises to a dome. */
  skull?: { r?: Vec; at?: Vec; dome?: number };
  /** Ridges over the eyes: they make the stop. */
  brow?: { at?: Vec; r?: Vec };
  cheek?: { at?: Vec; r?: Vec };
  muzzle?: {
    /** From the stop (z .5) to the tip. */
    length?: number;
    /** Half width and half height at the root; share of both that is left at the tip. */
    width?: number;
    height?: number;
    tip?: number;
    /** Height of its middle line at root and tip. */
    y?: readonly [number, number];
    /** 0 round, 1 a box. */
    square?: number;
  };
  /** Upper lips: how far they hang, how wide and long they are. */
  flews?: { depth?: number; width?: number; length?: number; y?: number };
  jaw?: { depth?: number; width?: number; length?: number; y?: number };
  nose?: { width?: number; height?: number; y?: number; z?: number };
  /** Depth of the groove between the brows; 0 none. */
  furrow?: number;
  /** Depth of the eye sockets and where they stand. */
  socket?: { at?: Vec; r?: Vec };
  /** Degrees the lower jaw hangs open; with a tongue from about 12. */
  open?: number;
};

const rooted = (o: DogHead) => {
  const muzzle = {
    length: 1.42,
    width: 0.44,
    height: 0.39,
    tip: 0.84,
    y: [-0.26, -0.36] as const,
    square: 0.8,
    ...o.muzzle,
  };
  const tip = 0.5 + muzzle.length;
  const flews = { depth: 0.3, width: 0.25, length: 0.56, y: muzzle.y[1] - 0.2, ...o.flews };
  const jaw = { depth: 0.17, width: 0.3, length: 0.72, y: flews.y - flews.depth * 0.86, ...o.jaw };
  const nose = {
    width: 0.26,
    height: 0.2,
    y: muzzle.y[1] + muzzle.height * muzzle.tip * 0.62,
    z: tip + 0.1,
    ...o.nose,
  };
  return { muzzle, tip, flews, jaw, nose };
};
export type RootedHead = ReturnType<typeof rooted>;

/** The measures that follow from a spec: features are pinned by them. */
export const measuresOf = rooted;

const muzzleOf = (sculpt: Sculpt, h: string, { muzzle, tip, flews, nose }: RootedHead) => {
  const { width, height, y, square } = muzzle;
  const [w1, h1] = [width * muzzle.tip, height * muzzle.tip];
  const flat = width / height;
  const r = [height, h1] as const;
  sculpt.capsule(h, 'muzzle', { from: [0, y[0], 0.45], to: [0, y[1], tip - h1 * 0.8], r, flat, blend: 0.26 });
  if (square > 0) {
    const half: Vec = [w1 * 0.55 * square, h1 * 0.5 * square, muzzle.length * 0.28];
    sculpt.box(h, 'muzzle', {
      at: [0, y[1] + 0.02, tip - muzzle.length * 0.28 - h1 * 0.35],
      half,
      round: h1 * 0.5,
      blend: 0.2,
    });
  }
  sculpt.ellipsoid(h, 'flew', {
    at: [w1 * 0.6, flews.y, tip - flews.length * 0.86],
    r: [flews.width, flews.depth, flews.length],
    side: 'both',
    blend: 0.16,
  });
  sculpt.ellipsoid(h, 'nose', { at: [0, nose.y, nose.z], r: [nose.width, nose.height, 0.15], blend: 0.05 });
  sculpt.ellipsoid(h, 'nose', {
    at: [0, nose.y - nose.height * 0.7, nose.z - 0.04],
    r: [nose.width * 0.46, nose.height * 0.65, 0.12],
    blend: 0.06,
  });
};

const jawOf = (sculpt: Sculpt, h: string, { jaw, tip, muzzle }: RootedHead, open: number) => {
  const hinge: Vec = [0, -0.42, 0.25];
  sculpt.group('jaw', { parent: h, at: hinge, pivot: hinge, pitch: -open });
  sculpt.ellipsoid('jaw', 'jaw', {
    at: [0, jaw.y, tip - 0.16 - jaw.length * 0.98],
    r: [jaw.width, jaw.depth, jaw.length],
    blend: open > 0 ? 0.04 : 0.09,
  });
  if (open === 0) return;
  const { width, y } = muzzle;
  const back = tip - muzzle.length * 0.72;
  sculpt.ellipsoid(h, 'mouth', {
    at: [0, jaw.y + 0.12, back],
    r: [width * 0.72, 0.24, muzzle.length * 0.5],
    blend: 0.02,
  });
  sculpt.chain(
    'jaw',
    'tongue',
    [
      [0, jaw.y + 0.13, back - 0.1, 0.17],
      [0, jaw.y + 0.2, tip - 0.62, 0.19],
      [0, jaw.y + 0.16, tip - 0.28, 0.17],
      [0.02, jaw.y - 0.06 - y[1] * 0.1, tip - 0.1, 0.14],
    ],
    { blend: 0.02, inner: 0.1, flat: 1.25 },
  );
};

/** Adds skull, muzzle, jaw and nose to group `h`. Ears are an affair of their own (`dog-ears.ts`). */
export const dogHead = (sculpt: Sculpt, o: DogHead, h = 'head'): void => {
  const m = rooted(o);
  const { at = [0, 0.02, -0.36], r = [0.88, 0.66, 1], dome = 0 } = o.skull ?? {};
  sculpt.ellipsoid(h, 'skull', { at, r });
  if (dome > 0)
    sculpt.ellipsoid(h, 'skull', {
      at: [0, at[1] + 0.26, at[2] + 0.3],
      r: [r[0] * 0.86, r[1] * 0.6 + dome, r[2] * 0.62],
      blend: 0.25,
    });
  sculpt.ellipsoid(h, 'brow', { at: [0.36, 0.27, 0.36], r: [0.37, 0.29, 0.36], ...o.brow, side: 'both', blend: 0.25 });
  sculpt.ellipsoid(h, 'cheek', { at: [0.54, -0.28, 0.1], r: [0.42, 0.48, 0.58], ...o.cheek, side: 'both', blend: 0.3 });
  muzzleOf(sculpt, h, m);
  const furrow = o.furrow ?? 0.06;
  if (furrow > 0)
    sculpt.ellipsoid(h, 'skull', {
      at: [0, at[1] + r[1] * 0.6, at[2] + r[2] * 1.02],
      r: [0.06 + furrow, 0.26, 0.16],
      blend: 0.2,
      carve: true,
    });
  jawOf(sculpt, h, m, o.open ?? 0);
  sculpt.ellipsoid(h, 'skull', {
    at: [0.49, 0.12, 0.8],
    r: [0.22, 0.15, 0.17],
    ...o.socket,
    side: 'both',
    blend: 0.14,
    carve: true,
  });
};
