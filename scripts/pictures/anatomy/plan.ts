import type { Vec } from '../engine/vector.ts';
import { CAT_LOW, OTTER, type TailCurve } from './tail-curves.ts';

/** A breed's skeleton and flesh: all that a standard says about build. Unit: the height at the withers. Defaults: a labrador, a house cat. */
export type Plan = {
  kind: 'dog' | 'cat';
  heightCm: number;
  /** Half the skull's width, cm: one head unit; `headScale` corrects a portrait's head for the whole figure. */
  headCm: number;
  headScale: number;
  /** Forechest to buttock. */
  length: number;
  /** Withers to brisket; full width of the ribs. */
  chest: number;
  width: number;
  /** Rise of the belly to the flank. */
  tuck: number;
  /** Heights of the middle of the back and of the croup; how the croup falls to the tail: 0 level … 1 german shepherd. */
  back: number;
  croup: number;
  slope: number;
  elbow: number;
  /** Length, angle over the level, half depth below the shoulders and behind the head, half width. */
  neck: { length: number; angle: number; base: number; top: number; width: number };
  /** Times the thickness of legs, of shoulder and thigh; size of a paw. */
  bone: number;
  muscle: number;
  paw: number;
  /** How far the hind foot stands behind the buttock (1 labrador, 1.45 german shepherd); heights of stifle and hock. */
  angulation: number;
  stifle: number;
  hock: number;
  /** Half the distance of the legs. */
  front: number;
  rear: number;
  tail: {
    length: number;
    /** Radii at root and tip. */
    r: number;
    tip: number;
    /** How much higher the root stands. */
    set: number;
    curve: TailCurve;
    /** Hair below it. */
    hang?: number;
    /** It keeps its curve when the animal rests: curls, screws, docked ones. */
    stiff?: boolean;
  };
  /** Thickness of long hair: everywhere, on the breast and neck, behind thighs and forelegs, below the belly. */
  hair: number;
  ruff: number;
  breech: number;
  feather: number;
  pouch: number;
  /** Curls or grooves of the coat on trunk and legs: an expression as `Shaping.bumps`. */
  bumps?: string;
  /** Hair over the feet hides the claws. */
  claws?: boolean;
};

/** What a breed says of its body; sizes come from its build. `neck` and `tail` may be partly said. */
export type PlanOptions = Partial<Omit<Plan, 'kind' | 'neck' | 'tail'>> & {
  neck?: Partial<Plan['neck']>;
  tail?: Partial<Plan['tail']>;
};

export const DOG: Plan = {
  kind: 'dog',
  heightCm: 57,
  headCm: 8,
  headScale: 1.14,
  length: 1.05,
  chest: 0.5,
  width: 0.37,
  tuck: 0.06,
  back: 0.972,
  croup: 0.978,
  slope: 0.35,
  elbow: 0.52,
  neck: { length: 0.3, angle: 52, base: 0.17, top: 0.118, width: 0.105 },
  bone: 1,
  muscle: 1,
  paw: 1,
  angulation: 1,
  stifle: 0.5,
  hock: 0.265,
  front: 0.105,
  rear: 0.1,
  tail: { length: 0.5, r: 0.058, tip: 0.012, set: 0, curve: OTTER },
  hair: 0,
  ruff: 0,
  breech: 0,
  feather: 0,
  pouch: 0,
};

export const CAT: Plan = {
  ...DOG,
  kind: 'cat',
  heightCm: 26,
  headCm: 4.95,
  headScale: 1.1,
  length: 1.18,
  chest: 0.44,
  width: 0.34,
  tuck: 0.02,
  back: 0.955,
  croup: 0.975,
  slope: 0.5,
  elbow: 0.5,
  neck: { length: 0.27, angle: 42, base: 0.155, top: 0.115, width: 0.1 },
  stifle: 0.5,
  hock: 0.235,
  front: 0.085,
  rear: 0.085,
  tail: { length: 0.82, r: 0.05, tip: 0.026, set: 0, curve: CAT_LOW },
  pouch: 0.03,
};

const over = (plan: Plan, o: PlanOptions): Plan => ({
  ...plan,
  ...o,
  neck: { ...plan.neck, ...o.neck },
  tail: { ...plan.tail, ...o.tail },
});

/** A plan with what a build and then a breed say over it. */
export const planOf = (from: Plan, build: PlanOptions, breed: PlanOptions = {}): Plan => over(over(from, build), breed);

/** Joints of one leg: withers, point of shoulder, elbow, wrist, knuckle; x for the left side. */
export type Fore = { w: Vec; s: Vec; e: Vec; c: Vec; f: Vec; tilt?: number; yaw?: number };
/** Hip, stifle, hock, knuckle. */
export type Hind = { h: Vec; k: Vec; t: Vec; m: Vec; tilt?: number; yaw?: number };

/** A plan in a pose: joints, and the sections of trunk and neck. */
export type Posed = {
  /** [top, bottom, half width] from the tail to behind the head. */
  trunk: readonly (readonly [Vec, Vec, number])[];
  /** [left, right] */
  fore: readonly [Fore, Fore];
  hind: readonly [Hind, Hind];
  poll: Vec;
  tail: readonly Vec[];
  spine: readonly Vec[];
  /** Sitting or lying: legs are folded, the tail is on the floor. */
  resting?: boolean;
  /** Where the neck begins: a point of its plane and its direction. */
  collar: { at: Vec; way: Vec };
};
export type Pose = (plan: Plan) => Posed;
