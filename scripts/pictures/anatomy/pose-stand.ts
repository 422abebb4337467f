import { mix } from '../engine/number.ts';
import { length, sub, type Vec } from '../engine/vector.ts';
import { KNUCKLE } from './paw.ts';
import type { Fore, Hind, Plan, Pose, Posed } from './plan.ts';
import { curved, joint, middle, type Neck, nape, neckOf } from './pose-parts.ts';
import type { TailCurve } from './tail-curves.ts';

/** How far each foot stands forward of its place and how high it is lifted: [left, right]. Without steps the animal stands square. */
export type Steps = {
  fore?: readonly [number, number];
  hind?: readonly [number, number];
  lift?: readonly [number, number];
  rise?: readonly [number, number];
  /** Another carriage of the neck: degrees over the level, length. */
  neck?: { angle?: number; length?: number };
  tail?: TailCurve;
  /** Lowers the trunk over bent legs. */
  low?: number;
};

const FOREMOST = 0.49;

/** Back line above, belly line below: nine sections from the root of the tail to the base of the neck. */
const trunkOf = (plan: Plan, neck: Neck, low: number): [Vec, Vec, number][] => {
  const { back, croup, slope, tuck, pouch, ruff, width: w } = plan;
  const rear = FOREMOST - plan.length;
  const k = plan.length / 1.06;
  const brisket = 1 - plan.chest;
  const flank = brisket + tuck;
  const withers: Vec = [0, plan.kind === 'cat' ? 0.995 : 1.018, 0.215];
  const y = (v: number) => v - low;
  const at = (zTop: number, top: number, zLow: number, bottom: number, half: number): [Vec, Vec, number] => [
    [0, y(top), zTop],
    [0, y(bottom), zLow],
    half,
  ];
  return [
    at(rear + 0.03, croup - 0.12 - slope * 0.07, rear + 0.075, croup - 0.29 - slope * 0.03, w * 0.22),
    at(rear + 0.11, croup - 0.035 - slope * 0.04, rear + 0.14 * k, flank + 0.07, w * 0.36),
    at(rear + 0.225 * k, croup - 0.004, rear + 0.29 * k, flank + 0.025, w * 0.4),
    at(rear + 0.37 * k, (croup + back) / 2 + 0.004, rear + 0.42 * k, flank - pouch * 0.4, w * 0.42),
    at(rear + 0.52 * k, back, rear + 0.55 * k, brisket + tuck * 0.4 - pouch, w * 0.485),
    at(0.04, mix(back, 1, 0.3), 0.09, brisket - 0.004, w * 0.515),
    at(0.14, mix(back, 1, 0.85), 0.235, brisket, w * 0.47),
    at(withers[2], withers[1], 0.375, brisket + 0.05, w * 0.42),
    [nape(withers, neck, low), [0, y(brisket + 0.14), 0.472 + ruff * 0.3], w * 0.38 + ruff * 0.3],
  ];
};

const foreLeg = (plan: Plan, dz: number, up: number, low: number): Fore => {
  const cat = plan.kind === 'cat';
  const x = plan.front;
  const foot: Vec = [x * 0.96, KNUCKLE + up, (cat ? 0.222 : 0.262) + dz];
  const forearm = plan.elbow * 0.615;
  const cannon = plan.elbow - forearm - 0.082;
  // The elbow swings a little with the step, and gives way when the leg would be too long.
  let elbow: Vec = [x, plan.elbow - low + up * 0.25, (cat ? 0.185 : 0.215) + dz * 0.32];
  const over = length(sub(elbow, foot)) / (forearm + cannon);
  if (over > 1) elbow = [x, foot[1] + (elbow[1] - foot[1]) / over, elbow[2]];
  return {
    w: [x * 0.6, (cat ? 0.91 : 0.9) - low, 0.185 - dz * 0.1],
    s: [x * 0.85, plan.elbow + 0.145 - low, (cat ? 0.33 : 0.395) + dz * 0.08],
    e: elbow,
    c: joint(elbow, foot, forearm, cannon),
    f: foot,
    tilt: up > 0 ? 50 : 0,
  };
};

const hindLeg = (plan: Plan, dz: number, rise: number, low: number): Hind => {
  const cat = plan.kind === 'cat';
  const x = plan.rear;
  const rear = FOREMOST - plan.length;
  const toe = rear + KNUCKLE - (plan.angulation - 1) * 0.16;
  const cannon = plan.hock - KNUCKLE;
  const knuckle: Vec = [x, KNUCKLE + rise, toe + dz];
  const lean = -dz * 0.9 - 0.02 - rise * 2 - (cat ? 0.06 : 0);
  const hock: Vec = [x, knuckle[1] + cannon * Math.cos(lean), knuckle[2] + cannon * Math.sin(lean)];
  // Bones as the standing leg has them: steps cannot change their length.
  const hip: Vec = [x, plan.croup - 0.2, rear + 0.15];
  const stifle: Vec = [x, plan.stifle, rear + (cat ? 0.34 : 0.315)];
  const thigh = length(sub(hip, stifle));
  const shank = length(sub(stifle, [x, plan.hock, toe - cannon * (cat ? 0.08 : 0.02)]));
  const top: Vec = [x * 0.95, hip[1] - low, hip[2]];
  return { h: top, k: joint(top, hock, thigh, shank), t: hock, m: knuckle, tilt: rise > 0 ? 40 : 0 };
};

/** A plan that stands; with steps, it walks. */
export const standing = (plan: Plan, steps: Steps = {}): Posed => {
  const { fore = [0, 0.1], hind = [0, 0.14], lift = [0, 0], rise = [0, 0], low = 0 } = steps;
  const base: Vec = plan.kind === 'cat' ? [0, 0.86, 0.335] : [0, 0.9, 0.36];
  const { angle = plan.neck.angle, length: long = plan.neck.length } = steps.neck ?? {};
  const neck = neckOf(plan, base, angle, long);
  const lowered = ([x, y, z]: Vec): Vec => [x, y - low, z];
  const trunk = [
    ...trunkOf(plan, neck, low),
    ...neck.rows.map(([a, b, w]): [Vec, Vec, number] => [lowered(a), lowered(b), w]),
  ];
  const spine = [0, 3, 6].map((i) => {
    const [a, b] = trunk[i] as [Vec, Vec, number];
    return middle(a, b);
  });
  const root: Vec = [0, plan.croup - 0.155 - plan.slope * 0.06 + plan.tail.set - low, FOREMOST - plan.length + 0.05];
  const poll = lowered(neck.poll);
  return {
    trunk,
    fore: [foreLeg(plan, fore[0], lift[0], low), foreLeg(plan, fore[1], lift[1], low)],
    hind: [hindLeg(plan, hind[0], rise[0], low), hindLeg(plan, hind[1], rise[1], low)],
    poll,
    tail: curved(steps.tail ? { ...plan, tail: { ...plan.tail, curve: steps.tail } } : plan, root),
    spine: [...spine, poll],
    collar: { at: lowered(neck.at(0.1)), way: neck.way },
  };
};

/** `standing` as a pose: `stand({ fore: [0, .2] })`. */
export const stand =
  (steps: Steps = {}): Pose =>
  (plan) =>
    standing(plan, steps);
