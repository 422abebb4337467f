import { line } from './lines.ts';
import type { Painter } from './painter.ts';
import type { Sample } from './scene.ts';

export type Edges = {
  /** Least jump of depth, world units. */
  jump?: number;
  color?: string;
  width?: number;
  opacity?: number;
  /** On which side of a form the line stands (pixels' direction): away from the light. */
  side?: readonly [number, number];
  only?: (s: Sample) => boolean;
  /** Shortest line, buffer pixels. */
  least?: number;
};

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Pixels at a fall of depth, on the shaded side. */
const findEdges = (painter: Painter, { jump = 0.13, side = [0.5, 0.6], only }: Edges): Set<number> => {
  const { width, height, z, part } = painter.buffer;
  const found = new Set<number>();
  const check = (i: number, j: number) => {
    const at = j * width + i;
    if (part[at] === 0) return;
    let [gx, gy] = [0, 0];
    for (const [u, v] of STEPS) {
      const other = at + v * width + u;
      if (part[other] !== 0 && (z[at] as number) - (z[other] as number) > jump) [gx, gy] = [gx + u, gy + v];
    }
    const size = Math.hypot(gx, gy);
    if (size === 0 || (gx * side[0] + gy * side[1]) / size < 0.05) return;
    const s = painter.sample((i + 0.5) * painter.zoom, (j + 0.5) * painter.zoom, at);
    if (s && (!only || only(s))) found.add(at);
  };
  for (let j = 2; j < height - 2; j++) for (let i = 2; i < width - 2; i++) check(i, j);
  return found;
};

/** Takes the pixels that follow each other, one way. */
const follow = (edges: Set<number>, start: number, width: number): number[] => {
  const path: number[] = [];
  for (let at: number | null = start; at !== null; ) {
    let best: number | null = null;
    let least = 9;
    for (let v = -2; v <= 2; v++)
      for (let u = -2; u <= 2; u++) {
        const other: number = at + v * width + u;
        if (u * u + v * v < least && edges.has(other)) [best, least] = [other, u * u + v * v];
      }
    if (best !== null) {
      edges.delete(best);
      path.push(best);
    }
    at = best;
  }
  return path;
};

/** A selective line: where one form stands before another, on the side away from the light, chained and smoothed. */
export const edges = (painter: Painter, o: Edges = {}): void => {
  const { width } = painter.buffer;
  const left = findEdges(painter, o);
  for (const start of [...left]) {
    if (!left.delete(start)) continue;
    const path = [...follow(left, start, width).reverse(), start, ...follow(left, start, width)];
    if (path.length < (o.least ?? 16)) continue;
    let points = path.map((at): [number, number] => [
      ((at % width) + 0.5) * painter.zoom,
      (Math.floor(at / width) + 0.5) * painter.zoom,
    ]);
    for (let pass = 0; pass < 3; pass++)
      points = points.map((_, i) => {
        const around = points.slice(Math.max(0, i - 4), i + 5);
        const mean = (k: 0 | 1) => around.reduce((sum, p) => sum + p[k], 0) / around.length;
        return [mean(0), mean(1)];
      });
    const few = points.filter((_, i) => i % 5 === 0 || i === points.length - 1);
    if (few.length > 2)
      line(painter, few, {
        width: o.width ?? 2.4,
        color: o.color ?? '#3a2430',
        opacity: o.opacity ?? 0.5,
        taper: [0.1, 1, 0.7, 1, 0.1],
        steps: 3,
      });
  }
};
