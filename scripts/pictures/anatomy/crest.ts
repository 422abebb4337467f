import { tint } from '../engine/color.ts';
import { tapered } from '../engine/lines.ts';
import type { Painter } from '../engine/painter.ts';
import { unitOf } from '../engine/pin.ts';
import type { Vec } from '../engine/vector.ts';

/** One long feather of the head: points from root to tip (head units), width in head units. */
export type CrestFeather = { knots: readonly Vec[]; width: number; color: string; shade?: string };

/** Feathers of a crest, far ones first: each a shadowed vane, its light side and its shaft. Drawn before the plumage covers the roots. */
export const crest = (painter: Painter, feathers: readonly CrestFeather[]): void => {
  const k = unitOf(painter, 'head');
  const placed = feathers.map((f) => {
    const points = f.knots.map((knot) => painter.at('head', knot));
    return { ...f, points, depth: (points[1] ?? points[0])?.[2] ?? 0 };
  });
  for (const { points, width, color, shade = tint(color, '#30242c', 0.32) } of placed.sort(
    (a, b) => a.depth - b.depth,
  )) {
    const w = width * k;
    painter.push(tapered(points, { width: w, color: shade, taper: [0.55, 1, 0.95, 0.7, 0.12] }));
    const lit = points.map(([x, y]) => [x - w * 0.1, y - w * 0.06] as const);
    painter.push(tapered(lit, { width: w * 0.74, color, taper: [0.5, 1, 0.92, 0.62, 0.06] }));
    painter.push(tapered(points, { width: Math.max(1.2, w * 0.06), color: shade, taper: [1, 0.8, 0.2], opacity: 0.6 }));
  }
};

/** A row of roots over the crown's ridge, front to back, bent backwards: `raise` 0 lying … 1 standing. */
export const crestRow = (o: {
  count: number;
  /** First and last root on the crown. */
  from: Vec;
  to: Vec;
  /** Length of the first, the longest (in the middle of the row) and the last feather. */
  long: readonly [number, number, number];
  width: number;
  raise: number;
  /** How strongly the tips curl: positive forwards (cockatoo), negative backwards (cockatiel). */
  curl: number;
  color: (i: number) => string;
  spread?: number;
}): CrestFeather[] =>
  Array.from({ length: o.count }, (_, i) => {
    const t = o.count === 1 ? 0 : i / (o.count - 1);
    const [a, m, b] = o.long;
    const length = t < 0.5 ? a + (m - a) * t * 2 : m + (b - m) * (t * 2 - 1);
    const root: Vec = [
      o.from[0] + (o.to[0] - o.from[0]) * t + (i % 2 ? 1 : -1) * (o.spread ?? 0.06),
      o.from[1] + (o.to[1] - o.from[1]) * t,
      o.from[2] + (o.to[2] - o.from[2]) * t,
    ];
    const angle = (o.raise * 62 + 14 - t * 26) * (Math.PI / 180);
    const at = (share: number): Vec => {
      const bent = angle + o.curl * share * share;
      return [
        root[0] * (1 + share * 1.6),
        root[1] + Math.sin(bent) * length * share,
        root[2] - Math.cos(bent) * length * share,
      ];
    };
    return { knots: [0, 0.3, 0.6, 0.85, 1].map(at), width: o.width * (1 - 0.25 * t), color: o.color(i) };
  });
