// Longer than 200 lines: outlines of every kind of ear.
import type { Sculpt } from '../engine/sculpt.ts';
import { add, times, unit, type Vec } from '../engine/vector.ts';

/** Ears of dogs. `size` scales them; `root` moves them (head units); `side` leaves one out for a variation of the other. */
export type Ear = {
  kind: 'drop' | 'lobe' | 'button' | 'rose' | 'half' | 'tipped' | 'prick' | 'bat';
  /** Ears `tipped`: which way the tip falls. */
  tip?: Vec;
  size?: number;
  root?: Vec;
  /** Times the length alone. */
  long?: number;
  /** Turns the opening: 0 forward … 1 outward. */
  outward?: number;
  /** Leans the tip outward. */
  lean?: number;
  side?: 'both' | 1 | -1;
  /** Thin rims, for whole animals: standing ears are small there. */
  fine?: boolean;
};

type Plan = {
  root: Vec;
  across: Vec;
  along: Vec;
  outline: [number, number][];
  bend: string;
  thick?: number;
  round?: number;
  blend?: number;
  /** A second leaf that hangs from height `at` of the first. */
  tip?: { at: number; along: Vec; outline: [number, number][]; bend: string };
};

/** Every kind for the animal's left ear. */
const PLANS: Record<Ear['kind'], Plan> = {
  // Hangs close to the cheek, front edge forward: labrador, golden, pointer.
  drop: {
    root: [0.78, 0.34, -0.2],
    across: [-0.3, 0.12, 0.95],
    along: [0.1, -1, 0.06],
    outline: [
      [-0.44, -0.02],
      [-0.05, -0.16],
      [0.34, -0.04],
      [0.46, 0.22],
      [0.42, 0.56],
      [0.24, 0.96],
      [0.02, 1.1],
      [-0.22, 0.94],
      [-0.46, 0.5],
    ],
    bend: '(0.30*(1-Math.exp(-Math.pow((v+.16)/.26,2)))-.06*v*v-.14*u*u-.02)',
  },
  // Long and low, rounded at the tip: cocker, beagle, basset.
  lobe: {
    root: [0.8, 0.12, -0.26],
    across: [-0.22, 0.06, 0.97],
    along: [0.12, -1, 0.02],
    outline: [
      [-0.34, -0.02],
      [0, -0.12],
      [0.32, 0],
      [0.44, 0.4],
      [0.5, 0.9],
      [0.36, 1.32],
      [0.02, 1.5],
      [-0.3, 1.3],
      [-0.46, 0.86],
      [-0.42, 0.4],
    ],
    bend: '(0.26*(1-Math.exp(-Math.pow((v+.14)/.24,2)))-.05*v*v-.12*u*u)',
  },
  // Small, folded forward on the brow: pug, schnauzer, boxer uncropped.
  button: {
    root: [0.74, 0.56, 0],
    across: [0.72, -0.3, -0.62],
    along: [0.16, -1, 0.2],
    outline: [
      [-0.36, -0.04],
      [0, -0.14],
      [0.36, -0.02],
      [0.38, 0.3],
      [0.2, 0.66],
      [0.02, 0.84],
      [-0.2, 0.62],
      [-0.38, 0.26],
    ],
    bend: '-(.24*(1-Math.exp(-Math.pow((v+.14)/.2,2)))-.14*v*v-.10)',
  },
  // Folded back, showing the burr: bulldog, whippet.
  rose: {
    root: [0.72, 0.5, -0.2],
    across: [0.5, 0.2, -0.84],
    along: [0.82, 0.18, -0.5],
    outline: [
      [-0.3, -0.08],
      [-0.26, 0.2],
      [-0.12, 0.46],
      [0.06, 0.58],
      [0.2, 0.44],
      [0.3, 0.16],
      [0.28, -0.1],
    ],
    bend: '(.5*u*u+.9*Math.max(0,v-.2)*Math.max(0,v-.2)-.05)',
  },
  // Stands and tips over: collie, many criollos.
  half: {
    root: [0.58, 0.48, -0.2],
    across: [0.8, -0.14, -0.58],
    along: [0.5, 1, -0.02],
    outline: [
      [-0.36, -0.2],
      [-0.37, 0.14],
      [-0.26, 0.44],
      [-0.08, 0.7],
      [0.04, 0.76],
      [0.22, 0.52],
      [0.35, 0.16],
      [0.36, -0.2],
      [0, -0.3],
    ],
    bend: '(.55*u*u-.1+2.6*Math.max(0,v-.34)*Math.max(0,v-.34))',
  },
  // Stands three quarters; the tip falls forward in a fold: collie, many criollos.
  tipped: {
    root: [0.5, 0.46, -0.22],
    across: [0.86, -0.12, -0.48],
    along: [0.32, 1, 0.06],
    outline: [
      [-0.34, -0.22],
      [-0.34, 0.1],
      [-0.27, 0.36],
      [-0.12, 0.48],
      [0.08, 0.48],
      [0.24, 0.34],
      [0.34, 0.06],
      [0.34, -0.22],
      [0, -0.28],
    ],
    bend: '(.85*u*u-.1+.12*v*v)',
    thick: 0.022,
    round: 0.045,
    blend: 0.16,
    tip: {
      at: 0.45,
      along: [0.34, -0.72, 0.62],
      outline: [
        [-0.25, -0.06],
        [0, -0.1],
        [0.24, -0.06],
        [0.16, 0.16],
        [0.05, 0.36],
        [-0.04, 0.36],
        [-0.17, 0.16],
      ],
      bend: '(.5*u*u-.12+.1*Math.exp(-Math.pow((v+.06)/.1,2)))',
    },
  },
  prick: {
    root: [0.47, 0.54, -0.24],
    across: [0.92, -0.12, -0.4],
    along: [0.26, 1, -0.04],
    outline: [
      [-0.36, -0.24],
      [-0.35, 0.08],
      [-0.22, 0.38],
      [-0.03, 0.6],
      [0.06, 0.61],
      [0.22, 0.36],
      [0.34, 0.06],
      [0.36, -0.24],
      [0, -0.3],
    ],
    bend: '(1.1*u*u-.12+.15*v*v)',
    thick: 0.03,
    round: 0.05,
    blend: 0.18,
  },
  // Broad at the base, round at the tip: french bulldog, chihuahua.
  bat: {
    root: [0.56, 0.5, -0.2],
    across: [0.8, -0.14, -0.56],
    along: [0.42, 1, -0.08],
    outline: [
      [-0.42, -0.22],
      [-0.44, 0.2],
      [-0.32, 0.58],
      [-0.1, 0.84],
      [0.1, 0.86],
      [0.3, 0.62],
      [0.42, 0.24],
      [0.42, -0.22],
      [0, -0.3],
    ],
    bend: '(.8*u*u-.1+.06*v*v)',
    thick: 0.02,
    round: 0.045,
    blend: 0.16,
  },
};

const sized = (size: number, long: number, outline: [number, number][], bend: string) => ({
  outline: outline.map(([u, v]) => [u * size, v * size * long] as const),
  // The bend is written for size 1: other sizes measure u and v in its own unit.
  bend: `(${size.toFixed(3)}*${bend.replace(/\bu\b/g, `(u/${size.toFixed(3)})`).replace(/\bv\b/g, `(v/${(size * long).toFixed(3)})`)})`,
});

/** Adds one kind of ear, both by default, part `ear`. */
export const dogEars = (sculpt: Sculpt, o: Ear, h = 'head'): void => {
  const plan = PLANS[o.kind];
  const { size = 1, long = 1, side = 'both', lean = 0, outward = 0 } = o;
  const [ax, ay, az] = plan.across;
  const across: Vec = [ax * (1 - outward), ay, az - outward * Math.sign(ax) * 0.8];
  const along: Vec = [plan.along[0] + lean, plan.along[1], plan.along[2]];
  const { thick = 0.02, round = 0.04, blend = 0.1 } = plan;
  const root = o.root ?? plan.root;
  const rim = o.fine ? 0.62 : 1;
  const leaf = { thick: thick * size * rim, round: round * size * rim, side };
  sculpt.flap(h, 'ear', { ...leaf, ...sized(size, long, plan.outline, plan.bend), root, across, along, blend });
  if (!plan.tip) return;
  const { at, outline, bend } = plan.tip;
  const fold = add(root, times(unit(along), at * size * long));
  const hanging = { ...leaf, ...sized(size, long, outline, bend), root: fold, along: o.tip ?? plan.tip.along };
  sculpt.flap(h, 'ear', { ...hanging, across, blend: 0.06 });
};
