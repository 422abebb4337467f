import { ramp } from '../engine/number.ts';
import type { Flow, Sample } from '../engine/scene.ts';
import type { Sculpt } from '../engine/sculpt.ts';
import { add, sub, unit, type Vec } from '../engine/vector.ts';

const HEAD = new Set(['head', 'jaw']);

/** Hair of the face runs from the nose backwards and, on the lips, down. */
const faceFlow = ({ p }: Sample): Vec => {
  const back = unit([p[0] * 0.7, (p[1] + 0.15) * 0.7, -1]);
  const down = ramp(0.35, -0.15, p[1]) * ramp(0.85, 0.2, p[2]);
  return add(back, [0, -0.8 * down, 0]);
};

/** Along a chain of the sculpt, root to tip. */
export const alongLine = (line: readonly Vec[], p: Vec): { way: Vec; share: number } => {
  let best = { d: 1e9, way: [0, 0, -1] as Vec, share: 0 };
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i] as Vec, line[i + 1] as Vec];
    const [ab, ap] = [sub(b, a), sub(p, a)];
    const t = Math.min(
      1,
      Math.max(0, (ab[0] * ap[0] + ab[1] * ap[1] + ab[2] * ap[2]) / (ab[0] ** 2 + ab[1] ** 2 + ab[2] ** 2 || 1)),
    );
    const d = Math.hypot(ap[0] - ab[0] * t, ap[1] - ab[1] * t, ap[2] - ab[2] * t);
    if (d < best.d) best = { d, way: unit(ab), share: (i + t) / (line.length - 1) };
  }
  return { way: best.way, share: best.share };
};

const LEGS = new Set(['arm', 'forearm', 'pastern', 'shank', 'hock']);

const bodyFlow = ({ part, p }: Sample): Vec => {
  if (LEGS.has(part)) return [0, -1, -0.14];
  if (part === 'forepaw' || part === 'hindpaw') return [0, -0.4, 0.8];
  if (part === 'neck') return [p[0] * 0.6, -0.85, -0.55];
  if (part === 'thigh' || part === 'shoulder') return [0, -1, -0.5];
  return [p[0] * 0.8, -0.3 - 0.5 * ramp(0.75, 0.5, p[1]) - 0.6 * ramp(0.2, 0.42, p[2]), -1];
};

/** Hair of a four-legged animal. `ears` says how ear hair lies: down on hanging ears, up on standing ones. */
export const coatFlow = (sculpt: Sculpt, ears: 'down' | 'up'): Flow => {
  const tail = sculpt.lines.get('body/tail');
  return (s) => {
    if (s.part === 'ear')
      return ears === 'down' ? [0, -1, -0.15] : [s.n[2] > 0.25 ? Math.sign(s.p[0]) * 0.5 : 0, 1, 0.1];
    if (HEAD.has(s.group)) return faceFlow(s);
    if (s.part === 'tail' && tail) return alongLine(tail, s.p).way;
    return bodyFlow(s);
  };
};
