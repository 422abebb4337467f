import { DEGREE } from '../engine/number.ts';
import type { Sculpt } from '../engine/sculpt.ts';
import { add, type Vec } from '../engine/vector.ts';
import type { Plan } from './plan.ts';

/** Height of the knuckle over the floor under a foot that stands. */
export const KNUCKLE = 0.085;
/** Distance of two toes. */
const SPREAD = 0.0225;

type Knots = readonly (readonly [x: number, y: number, z: number])[];
/** A toe from the wrist to its tip (x in shares of its place), and the line between two toes. */
const SHAPES = {
  dog: {
    r: 0.0235,
    toe: [
      [0.75, 0.05, 0],
      [1, 0.055, 0.036],
      [1.05, 0.0245, 0.066],
    ],
    gap: [
      [1, 0.012, 0.082],
      [1, 0.04, 0.078],
      [0.9, 0.068, 0.045],
      [0.8, 0.076, 0.02],
    ],
  },
  cat: {
    r: 0.0245,
    toe: [
      [0.8, 0.052, 0.012],
      [1, 0.046, 0.045],
      [1.03, 0.026, 0.068],
    ],
    gap: [
      [1, 0.012, 0.082],
      [1, 0.04, 0.078],
      [0.9, 0.062, 0.05],
      [0.85, 0.07, 0.03],
    ],
  },
} satisfies Record<Plan['kind'], { r: number; toe: Knots; gap: Knots }>;

/** Turns a point of the foot about its place on the floor: the heel rises by `tilt`, the toes go out by `yaw` (degrees). */
const turned = ([x, y, z]: Vec, about: Vec, tilt: number, yaw: number): Vec => {
  const [c, s] = [Math.cos(tilt * DEGREE), Math.sin(tilt * DEGREE)];
  const [up, on] = [y * c - z * s, y * s + z * c];
  const [cy, sy] = [Math.cos(yaw * DEGREE), Math.sin(yaw * DEGREE)];
  return add(about, [x * cy + on * sy, up, -x * sy + on * cy]);
};

/** Lines `body/toe-…` lie in the gaps between toes: painted where they are seen (figure-coat.ts). */
const gapLine = (p: (x: number, y: number, z: number) => Vec, shape: Knots, i: number, side: 1 | -1): Vec[] =>
  shape.map(([x, y, z], knot) => {
    const long = i === 0 ? 0.012 : -0.004;
    const [a, b, c] = p(x * i * SPREAD, y, z + (knot < 3 ? long : 0));
    return [a * side, b, c];
  });

/** Four toes with an arched knuckle before a pad; dogs have claws (part `claw`). `at` is the knuckle joint over the paw. */
export const paw = (
  sculpt: Sculpt,
  g: string,
  plan: Plan,
  foot: { part: 'forepaw' | 'hindpaw'; at: Vec; side: 1 | -1; tilt?: number; yaw?: number },
): void => {
  const { part, at, side, tilt = 0, yaw = 0 } = foot;
  const shape = SHAPES[plan.kind];
  const k = plan.paw * (plan.kind === 'cat' ? 0.98 : 1);
  const standing = tilt === 0;
  const floor: Vec = standing ? [at[0], 0, at[2]] : [at[0], at[1] - KNUCKLE, at[2]];
  const p = (x: number, y: number, z: number): Vec =>
    turned([x * k, (y - KNUCKLE) * k + KNUCKLE * (standing ? k : 1), z * k], floor, tilt, yaw);
  const r = shape.r * k;
  for (const i of [-1, 0, 1]) sculpt.lines.set(`${g}/toe-${part}${side}${i}`, gapLine(p, shape.gap, i, side));
  sculpt.ellipsoid(g, part, {
    side,
    at: p(0, 0.036, 0.012),
    r: [0.04 * k, 0.034 * k, 0.045 * k],
    blend: 0.03,
    turned: [yaw, -tilt, 0],
  });
  for (const [place, long] of [
    [-1.5, -0.016],
    [1.5, -0.016],
    [-0.5, 0.008],
    [0.5, 0.008],
  ] as const) {
    const x = place * SPREAD;
    const [heel, arch, tip] = shape.toe.map(([share, y, z], i) => p(x * share, y, z + (i > 0 ? long : 0))) as [
      Vec,
      Vec,
      Vec,
    ];
    sculpt.capsule(g, part, { side, from: heel, to: arch, r: [r * 0.9, r * 1.02], blend: 0.006 });
    sculpt.capsule(g, part, { side, from: arch, to: tip, r: [r * 1.02, r * 0.96], blend: 0.004 });
    if (plan.kind === 'dog' && plan.claws !== false)
      sculpt.capsule(g, 'claw', {
        side,
        from: p(x * 1.06, 0.027, 0.083 + long),
        to: p(x * 1.08, 0.008, 0.094 + long),
        r: [0.0057 * k, 0.0035 * k],
        blend: 0.001,
      });
  }
};
