import { blend, tones } from '../engine/color.ts';
import { mix, ramp } from '../engine/number.ts';
import type { Coat, Flow, Sample } from '../engine/scene.ts';
import type { Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';
import { alongLine } from './flow.ts';
import { KNUCKLE } from './paw.ts';
import type { Plan } from './plan.ts';

const LIMBS = new Set(['arm', 'forearm', 'forepaw', 'shank', 'hock', 'hindpaw', 'thigh', 'shoulder', 'claw']);
const UPPER = new Set(['thigh', 'arm', 'shoulder']);
const REAR = /thigh|shank|hock|hindpaw/;

/** Where a point is on its leg's line of joints: direction of the bone, and 0 at the top … 1 at the knuckle. */
const onLeg = (s: Sample): { way: Vec; share: number } | null => {
  const line = s.sculpt.lines.get(`body/${REAR.test(s.part) ? 'hind' : 'fore'}${s.p[0] >= 0 ? 1 : -1}`);
  return line ? alongLine(line, [Math.abs(s.p[0]), s.p[1], s.p[2]]) : null;
};

/** Whether a point of a folded hind leg lies on the upper half of the shank: one skin with the thigh. */
export const inThigh = (s: Sample): boolean => s.part === 'shank' && (onLeg(s)?.share ?? 1) < 0.49;

/** Hair lies along the bones of the legs, whatever the pose. */
export const limbFlow =
  (usual: Flow): Flow =>
  (s) => {
    if (s.group !== 'body' || !LIMBS.has(s.part)) return usual(s);
    if (s.part === 'forepaw' || s.part === 'hindpaw') return [0, -0.35, 1];
    const leg = onLeg(s);
    if (!leg) return usual(s);
    const back = UPPER.has(s.part) ? 0.75 : 0.12;
    return [0, leg.way[1] - back * 0.35, leg.way[2] * 0.6 - back];
  };

/** Coats ask how high on a leg they are: resting animals are asked with the height that the place has when they stand. */
const asStanding = (s: Sample, plan: Plan): Sample => {
  if (s.group !== 'body' || !LIMBS.has(s.part) || /paw|claw/.test(s.part)) return s;
  const leg = onLeg(s);
  if (!leg) return s;
  const high = REAR.test(s.part)
    ? [plan.croup - 0.2, plan.stifle, plan.hock, KNUCKLE]
    : [plan.elbow + 0.145, plan.elbow, 0.2, KNUCKLE];
  const i = Math.min(2, Math.floor(leg.share * 3));
  return { ...s, folded: s.p, p: [s.p[0], mix(high[i] as number, high[i + 1] as number, leg.share * 3 - i), s.p[2]] };
};

/** The coat on a posed body: legs by their standing height, far ones in the coat's own shade (`near`: the near side, ±1). */
export const onFigure =
  (coat: Coat, plan: Plan, o: { resting: boolean; near: 1 | -1; far: number }): Coat =>
  (s) => {
    const hair = coat(o.resting ? asStanding(s, plan) : s);
    if (s.group !== 'body' || !LIMBS.has(s.part)) return hair;
    const high = UPPER.has(s.part) ? ramp(0.62, 0.46, s.p[1]) : 1;
    const k = o.far * high * ramp(0.005, 0.06, -s.p[0] * o.near);
    if (k <= 0) return hair;
    const t = tones(hair.color);
    const shade = hair.shade ?? t.shade;
    return {
      ...hair,
      color: blend(hair.color, shade, 0.72 * k),
      shade: blend(shade, blend(t.deep, shade, 0.45), k),
      light: blend(hair.light ?? t.light, blend(hair.color, shade, 0.45), k),
    };
  };

/** Parts of legs and tail that a line may part from what stands behind. */
export const LOWER = new Set(['forearm', 'shank', 'hock', 'forepaw', 'hindpaw', 'tail']);
export const PAWS = new Set(['forepaw', 'hindpaw']);

/** Number of a part of the body in the buffer. */
export const numberOf = (sculpt: Sculpt, name: string): number =>
  sculpt.parts.findIndex((part) => part.group === 'body' && part.name === name);
