import type { Vec } from '../engine/vector.ts';
import type { Fore, Hind, Plan, Pose } from './plan.ts';
import { curved, framed, neckOf, type Row } from './pose-parts.ts';

export type Rest = {
  /** Degrees of the neck over the level. */
  angle?: number;
  /** The tail's middle line on the floor. */
  tail?: readonly Vec[];
  /** The side that the tail lies on: 1 the animal's left, near when it looks to the viewer's left. */
  side?: 1 | -1;
  /** Lying: how far each forefoot is stretched forward, [left, right]; negative ones are tucked under the breast. */
  reach?: readonly [number, number];
};

const scaled = (line: readonly Vec[], root: Vec, k: number, side: 1 | -1): Vec[] =>
  line.map(([x, y, z]): Vec => [root[0] + x * k * side, y, root[2] + z * k]);

/** Stretched out behind on the floor, in lengths of the tail. */
const BEHIND: readonly Vec[] = [
  [0, 0.12, 0],
  [0.08, 0.07, -0.28],
  [0.28, 0.055, -0.58],
  [0.56, 0.05, -0.76],
];
/** Sitting dogs: round the near hip. */
const BESIDE: readonly Vec[] = [
  [0, 0.11, 0],
  [0.2, 0.065, -0.13],
  [0.47, 0.052, -0.08],
  [0.64, 0.048, 0.16],
  [0.66, 0.044, 0.4],
];
/** Round the hip and forward along the near side. */
const AROUND: readonly Vec[] = [
  [0, 0.08, 0],
  [0.14, 0.055, -0.14],
  [0.34, 0.048, -0.08],
  [0.46, 0.044, 0.16],
  [0.46, 0.04, 0.44],
  [0.36, 0.036, 0.66],
];

const tailOf = (plan: Plan, root: Vec, { tail, side = 1 }: Rest, line = plan.kind === 'cat' ? AROUND : BEHIND) => {
  if (tail) return tail;
  if (plan.tail.stiff) return curved(plan, root);
  return plan.tail.curve.length === 0 ? [] : scaled(line, root, plan.tail.length, side);
};

/** Lying on the breast, head up: elbows, hocks and brisket on the floor. */
export const lie =
  (o: Rest = {}): Pose =>
  (plan) => {
    const { angle, reach = [0, 0.05] } = o;
    const c = plan.chest;
    const cat = plan.kind === 'cat';
    const rear = 0.46 - plan.length * 0.97;
    const k = plan.length / 1.06;
    const x = plan.front / 0.105;
    const neck = neckOf(plan, [0, c * 0.89, 0.345], angle ?? plan.neck.angle + 8, plan.neck.length);
    const rows: Row[] = [
      [rear + 0.045, 0.23, rear + 0.08, 0.06, 0.2],
      [rear + 0.11, 0.35, rear + 0.14, 0.012, 0.4],
      [rear + 0.22 * k, 0.41, rear + 0.26 * k, 0.006, 0.5],
      [rear + 0.37 * k, c * 0.9, rear + 0.42 * k, 0.006, 0.5],
      [rear + 0.53 * k, c * 0.95, rear + 0.56 * k, 0, 0.52],
      [0.04, c, 0.09, -0.006, 0.535],
      [0.13, c * 1.045, 0.235, 0, 0.5],
      [0.205, c * 1.11, 0.375, 0.06, 0.44],
      [0.262, c * 1.21, 0.455 + plan.ruff * 0.3, 0.15, 0.39],
    ];
    const fore = (dz: number): Fore => ({
      w: [0.07, c * 0.84, 0.16],
      s: [0.1 * x, c * 0.5, 0.36],
      e: [0.155 * x, 0.08, 0.15 + dz * 0.5],
      c: [0.14 * x, 0.056, 0.46 + dz],
      f: [0.135 * x, 0.05, 0.55 + dz],
    });
    // A cat's haunch stands out beside its narrow trunk.
    const hind: Hind = cat
      ? {
          h: [0.115, 0.26, rear + 0.19],
          k: [0.185, 0.26, rear + 0.46 * k],
          t: [0.19, 0.058, rear + 0.16],
          m: [0.205, 0.05, rear + 0.36],
          yaw: 8,
        }
      : {
          h: [0.13, 0.25, rear + 0.185],
          k: [0.212, 0.26, rear + 0.47 * k],
          t: [0.21, 0.06, rear + 0.17],
          m: [0.225, 0.05, rear + 0.37],
          yaw: 10,
        };
    const root: Vec = [0, plan.tail.stiff ? 0.27 : 0.14, rear + 0.05];
    return framed(plan, rows, neck, {
      fore: [fore(reach[0]), fore(reach[1])],
      hind: [hind, hind],
      tail: tailOf(plan, root, o),
    });
  };

/** A cat that sits: back in one arc, forelegs straight under the shoulders, the tail round the feet. */
const catSitting = (plan: Plan, o: Rest) => {
  const neck = neckOf(plan, [0, 0.765, 0.06], o.angle ?? 66, plan.neck.length * 0.74);
  const x = plan.front * 0.86;
  const fore = (dz: number): Fore => ({
    w: [x * 0.6, 0.71, -0.06],
    s: [x * 0.85, 0.585, 0.105],
    e: [x, 0.45, 0.005],
    c: [x * 0.95, 0.2, 0.075 + dz * 0.8],
    f: [x * 0.95, 0.085, 0.095 + dz],
  });
  const hind: Hind = {
    h: [0.1, 0.2, -0.245],
    k: [0.145, 0.275, 0],
    t: [0.14, 0.062, -0.215],
    m: [0.16, 0.055, -0.05],
    yaw: 10,
  };
  const rows: Row[] = [
    [-0.31, 0.05, -0.22, 0.012, 0.28],
    [-0.4, 0.15, -0.1, 0.005, 0.48],
    [-0.405, 0.3, 0.015, 0.015, 0.52],
    [-0.355, 0.45, 0.055, 0.12, 0.49],
    [-0.27, 0.6, 0.08, 0.29, 0.48],
    [-0.175, 0.72, 0.11, 0.45, 0.47],
    [-0.085, 0.805, 0.15, 0.525, 0.44],
    [-0.015, 0.87, 0.185 + plan.ruff * 0.4, 0.61, 0.4],
  ];
  return framed(plan, rows, neck, {
    fore: [fore(0), fore(0.03)],
    hind: [hind, hind],
    tail: tailOf(plan, [0, 0.08, -0.32], o),
  });
};

/** A dog that sits: withers high, croup on the floor, hocks folded beside it. */
const dogSitting = (plan: Plan, o: Rest) => {
  const neck = neckOf(plan, [0, 0.8, 0.13], o.angle ?? plan.neck.angle + 12, plan.neck.length * 0.95);
  const x = plan.front;
  const c = plan.chest / 0.5;
  const fore = (dz: number): Fore => ({
    w: [x * 0.6, 0.76, -0.04],
    s: [x * 0.86, 0.62, 0.19],
    e: [x, 0.47, 0.045],
    c: [x * 0.97, 0.2, 0.13 + dz * 0.8],
    f: [x * 0.96, 0.085, 0.16 + dz],
  });
  const hind: Hind = {
    h: [0.12, 0.235, -0.36],
    k: [0.175, 0.28, -0.06],
    t: [0.17, 0.06, -0.33],
    m: [0.185, 0.055, -0.14],
    yaw: 12,
  };
  const rows: Row[] = [
    [-0.46, 0.06, -0.36, 0.012, 0.26],
    [-0.535, 0.19, -0.25, 0.03, 0.46],
    [-0.51, 0.34, -0.12, 0.07, 0.49],
    [-0.43, 0.49, -0.03, 0.18, 0.48],
    [-0.325, 0.62, 0.04 * c, 0.31, 0.5],
    [-0.21, 0.735, 0.11 * c, 0.42, 0.515],
    [-0.1, 0.83, 0.175 * c, 0.485, 0.48],
    [-0.015, 0.91, 0.235, 0.57, 0.43],
    [0.04, 0.975, 0.26 + plan.ruff * 0.4, 0.66, 0.38],
  ];
  return framed(plan, rows, neck, {
    fore: [fore(0), fore(0.04)],
    hind: [hind, hind],
    tail: tailOf(plan, [0, plan.tail.stiff ? 0.2 : 0.1, plan.tail.stiff ? -0.5 : -0.48], o, BESIDE),
  });
};

/** Sitting upright on the haunches. */
export const sit =
  (o: Rest = {}): Pose =>
  (plan) =>
    plan.kind === 'cat' ? catSitting(plan, o) : dogSitting(plan, o);
