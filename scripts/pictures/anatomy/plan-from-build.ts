import type { Build, Tail } from './build.ts';
import { CAT, DOG, type Plan, type PlanOptions, planOf } from './plan.ts';
import { CURL, FLAG, OTTER, PLUME, SABRE, SCREW, SICKLE, type TailCurve, UP, WHIP } from './tail-curves.ts';

/** Tails by their name in a build; `hang` is a long coat's. */
const TAILS: Record<
  Exclude<Tail['kind'], 'cat'>,
  { curve: TailCurve; tip?: number; stiff?: boolean; hang?: number; r?: number }
> = {
  otter: { curve: OTTER },
  sabre: { curve: SABRE, tip: 0.02 },
  whip: { curve: WHIP, tip: 0.008 },
  plume: { curve: PLUME, tip: 0.02, hang: 0.09 },
  sickle: { curve: SICKLE, tip: 0.02 },
  curl: { curve: CURL, tip: 0.035, stiff: true },
  up: { curve: FLAG, tip: 0.014 },
  screw: { curve: SCREW, tip: 0.022, stiff: true },
  docked: { curve: UP, tip: 0.03, stiff: true },
  none: { curve: [] },
};

const sizes = ({ heightCm, headCm, bone = 1, paw = 1, chest, width }: Build): PlanOptions => ({
  heightCm,
  headCm,
  bone,
  paw: paw * Math.sqrt(bone),
  ...(chest === undefined ? {} : { chest }),
  ...(width === undefined ? {} : { width }),
});

/** A dog's plan: its build's measures, then what its breed says of the body alone. */
export const dogPlan = (build: Build, body?: PlanOptions): Plan => {
  const { length, chest = DOG.chest, tuck = 0.35, croup, angles = 1, front, muscle, slope, elbow } = build;
  const width = build.width ?? DOG.width;
  const { kind, length: long, r, set = 0 } = build.tail ?? { kind: 'otter' };
  const tail = kind === 'cat' ? {} : TAILS[kind];
  const from: PlanOptions = {
    ...sizes(build),
    ...(length === undefined ? {} : { length: length - 0.01 }),
    ...(muscle === undefined ? {} : { muscle: 1 + (muscle - 1) * 0.55 }),
    ...(slope === undefined ? {} : { slope }),
    ...(croup === undefined ? {} : { croup }),
    elbow: elbow ?? 1.025 - chest,
    width: width * 0.97,
    tuck: 0.02 + tuck * 0.13,
    angulation: 1 + (angles - 1) * 0.75,
    front: Math.max(0.095, (front ?? width * 0.56) / 2),
    rear: Math.max(0.09, Math.min(0.15, (front ?? width * 0.52) / 2)),
    tail: {
      ...tail,
      set,
      ...(long === undefined ? {} : { length: long }),
      ...(r === undefined ? {} : { r: r * 0.94 }),
    },
  };
  return planOf(DOG, from, body);
};

/** A cat's plan; `fluff` is how long its hair is, 0 short … 1 persian. */
export const catPlan = (build: Build & { fluff?: number }, body?: PlanOptions): Plan => {
  const { length, chest = CAT.chest, tuck = 0.1, fluff = 0, tail, neck } = build;
  const from: PlanOptions = {
    ...sizes(build),
    ...(length === undefined ? {} : { length: length - 0.12 }),
    elbow: Math.max(0.44, 0.94 - chest),
    tuck: 0.01 + tuck * 0.12,
    pouch: 0.03 * (1 - tuck) + 0.02 * fluff,
    hair: 0.03 * fluff,
    ruff: 0.05 * fluff,
    breech: 0.045 * fluff,
    feather: 0.012 * fluff,
    neck: { top: Math.min(0.13, neck?.top ?? CAT.neck.top), base: Math.min(0.17, neck?.base ?? CAT.neck.base) },
    tail: {
      length: (tail?.length ?? 0.78) * 0.95,
      r: (tail?.r ?? 0.05) * (1 + 0.2 * fluff),
      tip: (tail?.r ?? 0.05) * 0.48,
      hang: 0.04 * fluff,
    },
  };
  return planOf(CAT, from, body);
};
