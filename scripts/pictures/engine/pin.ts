import { smooth } from './curve.ts';
import { type Line, line } from './lines.ts';
import type { Painter } from './painter.ts';
import { add, length, sub, times, unit, type Vec } from './vector.ts';

/** Moves a world point onto the nearest skin. */
const settle = (painter: Painter, world: Vec): Vec => {
  const { distance } = painter.field;
  let p = world;
  for (let step = 0; step < 24; step++) {
    const d = distance(...p);
    if (Math.abs(d) < 0.003) break;
    const e = 0.01;
    const slope: Vec = [
      distance(p[0] + e, p[1], p[2]) - distance(p[0] - e, p[1], p[2]),
      distance(p[0], p[1] + e, p[2]) - distance(p[0], p[1] - e, p[2]),
      distance(p[0], p[1], p[2] + e) - distance(p[0], p[1], p[2] - e),
    ];
    p = sub(p, times(unit(slope), d * 0.8));
  }
  return p;
};

/** A point of a group moved onto the skin: pixels and depth. */
export const pin = (painter: Painter, group: string, p: Vec): Vec =>
  painter.project(settle(painter, painter.scene.sculpt.toWorld(group, p)));

const cast = (painter: Painter, group: string, from: Vec, towards: Vec): Vec => {
  const { sculpt } = painter.scene;
  const start = sculpt.toWorld(group, from);
  const way = unit(sub(sculpt.toWorld(group, add(from, towards)), start));
  let p = start;
  for (let step = 0; step < 200; step++) {
    const d = painter.field.distance(...p);
    if (d < 0.003) break;
    p = add(p, times(way, d * 0.85));
  }
  return painter.project(p);
};

/** Where the skin is met from the front at (x, y) of a group. */
export const front = (painter: Painter, group: string, x: number, y: number): Vec =>
  cast(painter, group, [x, y, 5], [0, 0, -1]);

/** Where it is met from the side at (y, z); side 1 is the animal's left. */
export const beside = (painter: Painter, group: string, y: number, z: number, side = 1): Vec =>
  cast(painter, group, [5 * side, y, z], [-side, 0, 0]);

/** Does nothing stand before this projected point? */
export const seen = (painter: Painter, [x, y, z]: Vec, slack = 0.12): boolean => {
  const depth = painter.buffer.z[painter.indexAt(x, y)] as number;
  return depth < z + slack;
};

/** A line over the skin through points of a group; where it goes out of sight it ends. */
export const skinLine = (
  painter: Painter,
  group: string,
  points: readonly Vec[],
  o: Line & { slack?: number } = {},
) => {
  const along = smooth(points, false, 6).map((p) => pin(painter, group, p as Vec));
  let run: Vec[] = [];
  const flush = () => {
    if (run.length > 3) line(painter, run, { ...o, steps: 2 });
    run = [];
  };
  for (const p of along) {
    if (seen(painter, p, o.slack)) run.push(p);
    else flush();
  }
  flush();
};

/** Pixels of one unit of a group. */
export const unitOf = (painter: Painter, group: string): number =>
  painter.scene.sculpt.groupOf(group).scale * painter.scale;

export const apart = (a: Vec, b: Vec): number => length([a[0] - b[0], a[1] - b[1], 0]);
