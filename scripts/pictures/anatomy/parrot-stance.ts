import type { Coat, Sample } from '../engine/scene.ts';
import type { Sculpt } from '../engine/sculpt.ts';
import type { Section } from '../engine/sweep.ts';
import { add, apply, applyBack, dot, sub, times, unit, type Vec } from '../engine/vector.ts';
import { type Lifted, type ParrotBody, tailOf } from './parrot-body.ts';
import { type Grip, grip } from './parrot-feet.ts';
import { type Perch, perchRadius, perchUnder } from './perch.ts';

/** The trunk from the neck down: height, breast, back, half width; head units of a bird of girth and length 1. */
const TRUNK = [
  [0.8, 0.34, -0.4, 0.44],
  [-0.1, 0.75, -0.64, 0.71],
  [-0.8, 1.02, -0.78, 0.9],
  [-1.5, 1.06, -0.83, 0.93],
  [-2.2, 0.85, -0.85, 0.8],
  [-3.0, 0.31, -0.81, 0.53],
  [-4.0, -0.4, -0.66, 0.26],
] as const;

/** The folded wing from its wrist down: height, leading edge, trailing edge, how far out, half thickness. */
const WING = [
  [-0.02, 0.34, -0.14, 0.6, 0.1],
  [-0.4, 0.63, -0.54, 0.79, 0.21],
  [-1.1, 0.65, -0.84, 0.88, 0.22],
  [-2.0, 0.32, -1.0, 0.8, 0.21],
  [-3.0, -0.25, -1.04, 0.56, 0.14],
  [-4.05, -0.78, -0.94, 0.24, 0.05],
] as const;

/** From the hip down to the pad. */
const LEG = 0.96;

/** Hip in body units, and where straight below (or, hanging, straight along the body) the feet hold. */
const hipOf = ({ long = 1 }: ParrotBody): Vec => [0, -2.32 * long, 0.34];
/** Where the feet hold, body units; the group `body` stands already. */
export const footOf = (sculpt: Sculpt, body: ParrotBody): Vec => {
  const { matrix } = sculpt.groupOf('body');
  const down = applyBack(matrix, [0, -1, 0]);
  const way: Vec = down[1] < -0.2 ? unit([0, down[1], down[2]]) : [0, -1, 0.12];
  return add(hipOf(body), times(way, LEG));
};

/** Trunk, folded wings and tail. Part `trunk` is told apart by `namedTrunk`. */
export const wholeParrot = (sculpt: Sculpt, o: ParrotBody, wings: 'closed' | 'none'): void => {
  const { round: g = 1, long: l = 1, wing = 1 } = o;
  const { top = 0.58, base = 0.8 } = o.neck ?? {};
  /** Girth at a height: the neck has its own. */
  const girth = (y: number) => (y > 0.5 ? top / 0.58 : y > 0 ? (0.5 * top) / 0.58 + (0.5 * base * g) / 0.8 : g);
  const trunk = TRUNK.map(([y, front, back, half]): Section => {
    const k = girth(y);
    const at = y < 0 ? y * l : y;
    return [[0, at, front * k], [0, at, back * (y < -2.8 ? 1 : k)], half * k];
  });
  sculpt.sweep('body', 'trunk', trunk, { blend: 0.3, cap: 0.5, steps: 2 });
  tailOf(sculpt, o.tail ?? {}, -3.1 * l);
  if (wings === 'none') return;
  for (const side of [1, -1] as const) {
    const rows = WING.map(([y, front, back, out, half]): Section => {
      const at = y < -2 ? (-2 + (y + 2) * (1 + (wing - 1) * 2)) * l : y * l;
      const x = out * (y > -2.6 ? g : 1);
      return [[x * 0.97, at, front], [x * 0.9, at - 0.06, back], half];
    });
    sculpt.sweep('body', 'wing', rows, { side, blend: 0.05, cap: 0.5, steps: 2 });
  }
};

/** The leg from the hip, through a thigh hidden in feathers, to the pad of a foot. */
const leg = (sculpt: Sculpt, g: Grip, hip: Vec, knee: Vec) => {
  const pad = sculpt.toGroup('body', sculpt.toWorld(g.group, [g.x, g.r + 0.12 * g.size, 0]));
  sculpt.capsule('body', 'thigh', { from: hip, to: knee, r: [0.44, 0.25], blend: 0.22 });
  sculpt.chain(
    'body',
    'foot',
    [
      [knee[0], knee[1], knee[2], 0.15],
      [pad[0], pad[1], pad[2], 0.115 * g.size],
    ],
    { blend: 0.05, inner: 0.05 },
  );
};

/** The bird on its perch: groups `perch` and, for a foot that holds something, `held`. Gives what each foot grips. */
export const standOn = (sculpt: Sculpt, o: ParrotBody, perch: Perch, lifted?: Lifted): Grip[] => {
  const { round: g = 1 } = o;
  const r = perchRadius(perch);
  const size = 1;
  const foot = footOf(sculpt, o);
  const slope = (perch.slope ?? 0) * (Math.PI / 180);
  const lift: Vec = [-Math.sin(slope) * (r + 0.1), Math.cos(slope) * (r + 0.1), 0];
  perchUnder(sculpt, perch, sub(sculpt.toWorld('body', foot), lift));
  const ahead = applyBack(sculpt.groupOf('perch').matrix, apply(sculpt.groupOf('body').matrix, [0, 0, 1]));
  const front = ahead[2] >= 0 ? 1 : -1;
  const grips: Grip[] = [];
  for (const side of [1, -1] as const) {
    const hip: Vec = [0.4 * g * side, hipOf(o)[1], hipOf(o)[2]];
    if (lifted?.side === side) {
      grips.push(liftFoot(sculpt, lifted, hip, size));
      continue;
    }
    const wanted = sculpt.toGroup('perch', sculpt.toWorld('body', [0.42 * g * side, foot[1], foot[2]]))[0];
    const way = Math.abs(wanted) < 0.02 ? side : (Math.sign(wanted) as 1 | -1);
    const x = way * Math.max(lifted ? 0.2 : 0.36 * size, Math.abs(wanted));
    const it: Grip = { group: 'perch', x, r, front, inner: x > 0 ? -1 : 1, size };
    grip(sculpt, it);
    const knee: Vec = [0.4 * g * side, hip[1] + (foot[1] - hip[1]) * 0.58, hip[2] + (foot[2] - hip[2]) * 0.58 + 0.02];
    leg(sculpt, it, hip, knee);
    grips.push(it);
  }
  return grips;
};

/** A foot taken from the perch: thigh along the belly, a thin shank up, four toes round what it holds. */
const liftFoot = (sculpt: Sculpt, { side, at, food }: Lifted, hip: Vec, size: number): Grip => {
  const r = food ? food.r * 0.86 : 0.1;
  sculpt.group('held', {
    at: sculpt.toWorld('body', at),
    yaw: 0,
    roll: 180,
  });
  const up = dot(apply(sculpt.groupOf('body').matrix, [0, 0, 1]), [0, 0, 1]);
  const it: Grip = { group: 'held', x: 0, r, front: up >= 0 ? -1 : 1, inner: side === 1 ? 1 : -1, size: size * 0.92 };
  const knee: Vec = [hip[0] * 1.25, hip[1] + 0.72, hip[2] + 0.78];
  grip(sculpt, it);
  leg(sculpt, it, hip, knee);
  if (food)
    sculpt.ellipsoid('held', 'food', { at: [0, 0, 0], r: [food.r * (food.long ?? 1.1), food.r, food.r], blend: 0.01 });
  return it;
};

/** A pixel of the trunk under the name that coats know: neck, breast, belly or vent. */
export const namedTrunk = (coat: Coat, { long = 1 }: ParrotBody): Coat => {
  const nameOf = (y: number) => (y > 0.1 ? 'neck' : y > -1.9 ? 'breast' : y > -2.75 ? 'belly' : 'vent');
  return (s: Sample) => coat(s.part === 'trunk' ? { ...s, part: nameOf(s.p[1] / long) } : s);
};
