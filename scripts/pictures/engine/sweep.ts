import { smooth } from './curve.ts';
import { add, cross, dot, length, sub, times, unit, type Vec } from './vector.ts';

/** A section: the two points where the contour passes (front and back, or top and bottom), and half the width across. */
export type Section = readonly [a: Vec, b: Vec, half: number];

/** Numbers a sample carries: middle, normal, both axes, both radii. */
const STRIDE = 14;

type Row = readonly number[];
const firstOf = (r: Row): Vec => [r[0] as number, r[1] as number, r[2] as number];
const secondOf = (r: Row): Vec => [r[3] as number, r[4] as number, r[5] as number];

/** The frame of every sample: never turned over from one to the next, or a curling tail breaks into discs. */
const framed = (fine: readonly Row[], middles: readonly Vec[]): number[] => {
  const out: number[] = [];
  let last: Vec | null = null;
  fine.forEach((r, i) => {
    const axis = sub(firstOf(r), secondOf(r));
    const u = unit(axis);
    const way = sub(middles[Math.min(i + 1, middles.length - 1)] as Vec, middles[Math.max(i - 1, 0)] as Vec);
    let v = unit(cross(u, way));
    if (last ? dot(v, last) < 0 : v[0] < 0) v = times(v, -1);
    last = v;
    let n = unit(cross(u, v));
    if (dot(n, way) < 0) n = times(n, -1);
    out.push(...(middles[i] as Vec), ...n, ...u, ...v, length(axis) / 2, r[6] as number);
  });
  return out;
};

/**
 * Samples a smooth surface through the sections, ready for `toSweep`: `steps` samples a stretch, round ends `cap` times as long
 * as thick. Also a ball round it all. The contour passes exactly through the points of the sections.
 */
export const sectionsOf = (rows: readonly Section[], steps: number, cap: number) => {
  const fine = smooth(
    rows.map(([a, b, w]) => [...a, ...b, w]),
    false,
    steps,
  );
  const middles = fine.map((r) => times(add(firstOf(r), secondOf(r)), 0.5));
  const centre = times(
    middles.reduce<Vec>((a, b) => add(a, b), [0, 0, 0]),
    1 / middles.length,
  );
  const reach = Math.max(
    ...fine.map((r, i) => {
      const half = length(sub(firstOf(r), secondOf(r))) / 2;
      return length(sub(middles[i] as Vec, centre)) + Math.max(half, r[6] as number) * 1.05;
    }),
  );
  return { sections: Float64Array.from([cap, ...framed(fine, middles)]), centre, reach };
};

/** Distance to an ellipse with radii a, b (and c along the body, beyond its ends). */
const oval = (p: number, q: number, r: number, a: number, b: number, c: number): number => {
  const [u, v, w] = [p / a, q / b, r / c];
  const e = Math.sqrt(u * u + v * v + w * w);
  const g = Math.sqrt((u / a) * (u / a) + (v / b) * (v / b) + (w / c) * (w / c)) + 1e-9;
  return (e * (e - 1)) / g;
};

const share = (s: Float64Array, p: number, o: number, k: number, t: number, at: number): number =>
  (s[p + at] as number) * k + (s[o + at] as number) * t;

/** The oval of the plane through the point, `t` of the way from sample `p` to sample `o`. */
const between = (s: Float64Array, p: number, o: number, t: number, x: number, y: number, z: number): number => {
  const k = 1 - t;
  const ex = x - share(s, p, o, k, t, 0);
  const ey = y - share(s, p, o, k, t, 1);
  const ez = z - share(s, p, o, k, t, 2);
  const du = ex * share(s, p, o, k, t, 6) + ey * share(s, p, o, k, t, 7) + ez * share(s, p, o, k, t, 8);
  const dv = ex * share(s, p, o, k, t, 9) + ey * share(s, p, o, k, t, 10) + ez * share(s, p, o, k, t, 11);
  return oval(du, dv, 0, share(s, p, o, k, t, 12), share(s, p, o, k, t, 13), 1);
};

/** Distance to the round end at sample `o`; `side` is how far beyond its plane the point is. */
const toEnd = (s: Float64Array, o: number, cap: number, side: number, dx: number, dy: number, dz: number): number => {
  const du = dx * (s[o + 6] as number) + dy * (s[o + 7] as number) + dz * (s[o + 8] as number);
  const dv = dx * (s[o + 9] as number) + dy * (s[o + 10] as number) + dz * (s[o + 11] as number);
  const [a, b] = [s[o + 12] as number, s[o + 13] as number];
  return oval(du, dv, side, a, b, Math.min(a, b) * cap + 1e-4);
};

/** Distances in planes that are not square to the skin come out long: this keeps the march outside. */
const CAREFUL = 0.86;

/** Distance to a sweep. Hot: the plane through the point is found between two samples and its oval measured; no closures. */
export const toSweep = (s: Float64Array, x: number, y: number, z: number): number => {
  const last = s.length - STRIDE;
  let best = 1e9;
  let before = 0;
  for (let o = 1; o <= last; o += STRIDE) {
    const dx = x - (s[o] as number);
    const dy = y - (s[o + 1] as number);
    const dz = z - (s[o + 2] as number);
    const side = dx * (s[o + 3] as number) + dy * (s[o + 4] as number) + dz * (s[o + 5] as number);
    if ((o === 1 && side < 0) || (o === last && side > 0)) {
      const d = toEnd(s, o, s[0] as number, side, dx, dy, dz);
      if (d < best) best = d;
    }
    if (o > 1 && before >= 0 && side <= 0) {
      const d = between(s, o - STRIDE, o, before / (before - side + 1e-12), x, y, z);
      if (d < best) best = d;
    }
    before = side;
  }
  return best * CAREFUL;
};
