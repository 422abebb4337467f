import { px } from './number.ts';

/** A rectangle of numbers, row by row; `left` and `top` say where it stands in the buffer. */
export type Patch = { left: number; top: number; width: number; height: number; values: Float32Array };
type Point = readonly [x: number, y: number];

const OUT = -1e6;

/** Averages three neighbours along one direction: `stride` to the next, `span` in a row of them. */
const averaged = (from: Float32Array, stride: number, span: number): Float32Array =>
  from.map((value, at) => {
    const place = Math.floor(at / stride) % span;
    const before = place > 0 ? (from[at - stride] as number) : value;
    const after = place < span - 1 ? (from[at + stride] as number) : value;
    return (before + value + after) / 3;
  });

/** Averages over 3×3 pixels, `times` over. */
export const blur = (patch: Patch, times: number): Patch => {
  let { values } = patch;
  for (let pass = 0; pass < times; pass++)
    values = averaged(averaged(values, 1, patch.width), patch.width, patch.height);
  return { ...patch, values };
};

/** Which edges of a cell the line joins, by the corners above the threshold (bits: tl 1, tr 2, br 4, bl 8). Edges: 0 top, 1 right, 2 bottom, 3 left. */
const JOINS: readonly (readonly [number, number])[][] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 2],
    [1, 0],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** Closed lines around everything above `threshold`, in buffer pixels. */
export const rings = ({ left, top, width, height, values }: Patch, threshold: number): Point[][] => {
  const value = (i: number, j: number) =>
    i < 0 || j < 0 || i >= width || j >= height ? OUT : (values[j * width + i] as number);
  const stride = width + 2;
  /** Number of an edge: the two to the right of and below each corner. */
  const edge = (i: number, j: number, side: number) => {
    const [x, y, down] = side === 0 ? [i, j, 0] : side === 1 ? [i + 1, j, 1] : side === 2 ? [i, j + 1, 0] : [i, j, 1];
    return ((y + 1) * stride + (x + 1)) * 2 + down;
  };
  const next = new Map<number, number>();
  for (let j = -1; j < height; j++)
    for (let i = -1; i < width; i++) {
      const bits =
        Number(value(i, j) > threshold) +
        2 * Number(value(i + 1, j) > threshold) +
        4 * Number(value(i + 1, j + 1) > threshold) +
        8 * Number(value(i, j + 1) > threshold);
      for (const [from, to] of JOINS[bits] ?? []) next.set(edge(i, j, from), edge(i, j, to));
    }
  const pointOf = (id: number): Point => {
    const cell = id >> 1;
    const [i, j] = [(cell % stride) - 1, Math.floor(cell / stride) - 1];
    const [u, v] = id % 2 === 1 ? [0, 1] : [1, 0];
    const [a, b] = [Math.max(-1, value(i, j)), Math.max(-1, value(i + u, j + v))];
    const share = a === b ? 0.5 : (threshold - a) / (b - a);
    return [left + i + 0.5 + u * share, top + j + 0.5 + v * share];
  };
  const out: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let at: number | undefined = start; at !== undefined; ) {
      const to: number | undefined = next.get(at);
      next.delete(at);
      if (to !== undefined) ring.push(pointOf(to));
      at = to;
    }
    if (ring.length >= 8) out.push(ring);
  }
  return out;
};

/** Svg path of rings, smoothed; `zoom` is the drawing's pixels a buffer pixel. */
export const pathOf = (lines: Point[][], zoom: number): string =>
  lines
    .map((ring) => {
      const count = ring.length;
      const step = Math.max(1, Math.floor(count / (count > 400 ? 220 : count > 120 ? 90 : 40)));
      const points: Point[] = [];
      for (let i = 0; i < count; i += step) {
        let [sx, sy] = [0, 0];
        for (let k = -step; k <= step; k++) {
          const [x, y] = ring[(i + k + count) % count] as Point;
          [sx, sy] = [sx + x, sy + y];
        }
        points.push([(sx / (2 * step + 1)) * zoom, (sy / (2 * step + 1)) * zoom]);
      }
      const middle = (i: number): Point => {
        const [a, b] = [points[i % points.length] as Point, points[(i + 1) % points.length] as Point];
        return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      };
      const [x0, y0] = middle(0);
      const curves = points.map((_, i) => {
        const control = points[(i + 1) % points.length] as Point;
        const [x, y] = middle(i + 1);
        return `Q${px(control[0])} ${px(control[1])} ${px(x)} ${px(y)}`;
      });
      return `M${px(x0)} ${px(y0)}${curves.join('')}Z`;
    })
    .join('');
