import { blend, type Rgb, rgb } from '../engine/color.ts';
import { ramp } from '../engine/number.ts';
import type { Sample } from '../engine/scene.ts';
import { radii } from '../engine/vector.ts';
import { isFigure, onHead, onTrunk, ragged } from './areas.ts';

export type Points = {
  body: string;
  points: string;
  /** Colour half way: points never end in a line. */
  between: string;
  /** White feet up to this height (birman: .07 fore, .16 hind; ragdoll mitted), and white paint on the chin. */
  mitts?: { color: string; fore: number; hind: number };
  /** How far the mask reaches, 1 = over the face. */
  mask?: number;
};

const LIMB = /shoulder|arm|forearm|paw|thigh|shank|hock/;

/** How much of a point's colour stands here: 0 body, 1 point. Cold parts are dark. */
const depthAt = (s: Sample, mask: number): number => {
  const [x, y, z] = s.p;
  const a = Math.abs(x);
  const n = ragged(s) * 0.06;
  if (s.part === 'ear') return 1;
  if (onHead(s)) {
    const face = 1 - ramp(0.72, 1.16, radii(s.p, [0, -0.2, 0.86], [0.62 * mask, 0.62 * mask, 0.78 * mask]) + n);
    const eye = (1 - ramp(0.7, 1.25, Math.hypot((a - 0.36) / 0.3, (y - 0.08) / 0.22) + n)) * ramp(0, 0.3, z);
    const earRoot = ramp(0.42, 0.62, a + 0.3 * (y - 0.3)) * ramp(0.25, 0.5, y);
    return Math.max(face, 0.75 * eye * mask, 0.7 * earRoot, 0.22 * ramp(0.2, 0.6, y));
  }
  if (s.part === 'tail') return ramp(-0.05, 0.2, 0.4 + n);
  if (isFigure(s)) {
    // By height on the standing leg and by the skin's direction: no seams where parts meet.
    const leg = LIMB.test(s.part) ? 0.95 * ramp(0.44, 0.1, y + n * 0.3) : 0;
    return Math.max(leg, 0.13 * ramp(0.2, 0.9, s.n[1]) + 0.03);
  }
  if (/paw|pastern|hock/.test(s.part)) return 0.94;
  if (s.part === 'forearm' || s.part === 'shank') return ramp(0.5, 0.14, y + n * 0.3) * 0.9;
  return 0.1 * (1 - Math.abs(s.normal[2])) + 0.16 * ramp(0.5, 0.05, onTrunk(s).round);
};

const mittAt = (s: Sample, { fore, hind }: NonNullable<Points['mitts']>): number => {
  const front = s.part === 'forepaw' || s.part === 'pastern' || s.part === 'forearm';
  const rear = s.part === 'hindpaw' || s.part === 'hock' || s.part === 'shank';
  if (!front && !rear) return 0;
  return ramp(0.012, -0.012, s.p[1] + ragged(s, 4) * 0.012 - (front ? fore : hind));
};

/** Himalayan pattern: pale body, dark mask, ears, feet and tail, with soft borders. */
export const colourpoint =
  (o: Points) =>
  (s: Sample): Rgb => {
    const k = depthAt(s, o.mask ?? 1);
    const [body, half, dark] = [rgb(o.body), rgb(o.between), rgb(o.points)];
    const color = k < 0.5 ? blend(body, half, k * 2) : blend(half, dark, k * 2 - 1);
    return o.mitts ? blend(color, rgb(o.mitts.color), mittAt(s, o.mitts)) : color;
  };
