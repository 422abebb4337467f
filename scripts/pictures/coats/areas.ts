import { alongLine } from '../anatomy/flow.ts';
import { cloud } from '../engine/noise.ts';
import { inside, ramp } from '../engine/number.ts';
import type { Sample } from '../engine/scene.ts';
import { cross, dot, radii, sub, unit, type Vec } from '../engine/vector.ts';
import type { Area } from './ink.ts';

/** Ragged borders: −1 … 1, `size` bumps a head unit (or ten a body height). */
export const ragged = ({ p, group }: Sample, size = 5): number => {
  const k = group === 'body' ? size * 2 : size;
  return cloud(p[0] * k, p[1] * k, p[2] * k) * 2 - 1;
};

/** A whole animal (anatomy/figure.ts), whose legs are drawn joint by joint: areas follow skin and direction there, not the names of parts. */
export const isFigure = ({ sculpt }: Sample): boolean => sculpt.lines.has('body/fore1');

export const onHead = ({ group }: Sample): boolean => group === 'head' || group === 'jaw';
export const onPart =
  (...parts: string[]): Area =>
  ({ part }) =>
    parts.includes(part) ? 1 : 0;

/** An ellipsoid of the head, mirrored: masks, brows, cheeks. `soft` is the width of its border. */
export const spot =
  (at: Vec, r: Vec, soft = 0.3, rag = 0.12): Area =>
  (s) =>
    onHead(s) && s.part !== 'ear'
      ? inside(radii([Math.abs(s.p[0]), s.p[1], s.p[2]], at, r) + ragged(s) * rag, soft)
      : 0;

/**
 * Where a point of the body is: `along` 0 at the root of the tail, .33 loin, .67 withers, 1 behind the head; `round` 0 on the
 * back, 1 on the belly. The same in every pose.
 */
export const onTrunk = ({ p, sculpt }: Sample): { along: number; round: number } => {
  const spine = sculpt.lines.get('body/spine');
  if (!spine) return { along: 0.5, round: 0.5 };
  const { way, share } = alongLine(spine, p);
  const count = spine.length - 1;
  const i = Math.min(count - 1, Math.floor(share * count));
  const from = spine[i] as Vec;
  const up = unit(cross(way, [1, 0, 0]));
  const off = sub(p, from);
  const high = dot(off, up);
  return { along: share, round: Math.atan2(Math.abs(p[0]), high) / Math.PI };
};

const TRUNK = new Set(['torso', 'neck', 'shoulder', 'thigh', 'arm']);
/** Where belly and breast can be: limbs hang over both. */
const UNDER = new Set(['torso', 'neck']);
/** Parts of the legs that lie on the trunk. */
export const UPPER_LEGS = new Set(['thigh', 'arm', 'shoulder']);
export const LEGS = new Set(['forearm', 'pastern', 'forepaw', 'shank', 'hock', 'hindpaw']);

/** The back down to `to` of the way round (.5 = half the side). */
export const back =
  (to = 0.45, soft = 0.12, rag = 0.08): Area =>
  (s) =>
    s.group === 'body' && TRUNK.has(s.part)
      ? ramp(to + soft / 2, to - soft / 2, onTrunk(s).round + ragged(s, 2) * rag)
      : 0;

/** Belly and breast, from `from` of the way round. */
export const belly =
  (from = 0.7, soft = 0.2, rag = 0.06): Area =>
  (s) => {
    if (s.group !== 'body') return 0;
    const low = () => ramp(from - soft / 2, from + soft / 2, onTrunk(s).round + ragged(s, 2) * rag);
    if (UNDER.has(s.part)) return low();
    // The groin: what looks down on thigh and upper arm goes on with the belly, and ends with no border.
    return isFigure(s) && UPPER_LEGS.has(s.part) ? low() * ramp(0.1, -0.6, s.n[1]) : 0;
  };

/** The front of the breast: `half` its half width (withers heights). */
export const breast =
  (half = 0.09, low = 0.4, rag = 0.03): Area =>
  (s) => {
    if (s.group !== 'body' || !UNDER.has(s.part)) return 0;
    const { round } = onTrunk(s);
    return (
      ramp(half + 0.03, half - 0.03, Math.abs(s.p[0]) + ragged(s, 3) * rag) *
      ramp(0.55, 0.7, round) *
      ramp(low - 0.05, low + 0.05, s.p[1] + 0.3)
    );
  };

/** The legs up to `height` (withers heights), paws included. */
export const socks =
  (height = 0.12, rag = 0.03): Area =>
  (s) => {
    if (s.part === 'forepaw' || s.part === 'hindpaw')
      return height > 0.03 ? 1 : ramp(height + 0.02, height - 0.02, s.p[1] + ragged(s, 4) * rag);
    return LEGS.has(s.part) ? ramp(height + 0.03, height - 0.03, s.p[1] + ragged(s, 4) * rag) : 0;
  };
export const legs: Area = ({ part }) => (LEGS.has(part) ? 1 : 0);

/** The tail from `from` (0 root, 1 tip). */
export const tailTip =
  (from = 0.75, soft = 0.08): Area =>
  (s) => {
    const line = s.sculpt.lines.get('body/tail');
    return s.part === 'tail' && line
      ? ramp(from - soft, from + soft, alongLine(line, s.p).share + ragged(s, 4) * 0.04)
      : 0;
  };

export const ears: Area = ({ part }) => (part === 'ear' ? 1 : 0);
/** The side of a standing ear that is open to the front. */
export const earInside: Area = ({ part, n }) => (part === 'ear' ? ramp(0.1, 0.35, n[2]) : 0);
/** A line down the brow to the nose: `half` its half width. */
export const blaze =
  (half = 0.09, top = 0.6, rag = 0.03): Area =>
  (s) =>
    onHead(s) && s.part !== 'ear'
      ? ramp(half + 0.035, half - 0.035, Math.abs(s.p[0]) + ragged(s) * rag) *
        ramp(top + 0.06, top - 0.06, s.p[1]) *
        ramp(0, 0.3, s.p[2])
      : 0;
