import { blend, hexOf, rgb } from '../engine/color.ts';
import { tapered } from '../engine/lines.ts';
import { mix } from '../engine/number.ts';
import type { Painter } from '../engine/painter.ts';
import { pin, seen, unitOf } from '../engine/pin.ts';
import { add, between, times, type Vec } from '../engine/vector.ts';

/** Long hairs that grow from a line of the skin and stand free of it: brows, moustaches, beards, wisps. Head units. */
export type Tufts = {
  group?: string;
  /** Roots: along this line, given for the animal's left and mirrored. */
  roots: readonly Vec[];
  /** How far roots stray from the line. */
  stray?: number;
  /** Way from root to tip; how far it differs from hair to hair. */
  way: Vec;
  spread?: number;
  /** How far the tip sinks below the straight line. */
  sag?: number;
  count: number;
  width?: number;
  /** From dark to light. */
  colors: readonly [string, string];
  /** Only one side, or both. */
  side?: 1 | -1 | 'both';
};

const along = (line: readonly Vec[], t: number): Vec => {
  const at = t * (line.length - 1);
  const i = Math.min(line.length - 2, Math.floor(at));
  return between(line[i] as Vec, line[i + 1] as Vec, at - i);
};

/** Draws them over the fur, far ones first. */
export const tufts = (painter: Painter, o: Tufts): void => {
  const { group = 'head', stray = 0.04, spread = 0.2, sag = 0.1, width = 0.03, side = 'both' } = o;
  const k = unitOf(painter, group);
  const drawn: { z: number; svg: string }[] = [];
  const [dark, light] = [rgb(o.colors[0]), rgb(o.colors[1])];
  for (let i = 0; i < o.count; i++) {
    const jitter = (): Vec => [painter.spread(), painter.spread(), painter.spread()];
    const root = add(along(o.roots, painter.random()), times(jitter(), stray));
    const way = times(add(o.way, times(jitter(), spread)), mix(0.6, 1.1, painter.random()));
    const [shade, thick] = [painter.random(), mix(0.7, 1.3, painter.random())];
    const level = painter.random();
    for (const s of side === 'both' ? [1, -1] : [side]) {
      const mirror = ([x, y, z]: Vec): Vec => [x * s, y, z];
      const at = pin(painter, group, mirror(root));
      if (!seen(painter, at, 0.1)) continue;
      const middle = painter.at(group, mirror(add(root, times(way, 0.5))));
      const tip = painter.at(group, mirror(add(add(root, way), [0, -sag, 0])));
      const color = hexOf(blend(dark, light, shade * 0.65 + level * 0.35));
      drawn.push({
        z: at[2] + shade * 0.1,
        svg: tapered([at, middle, tip], { width: k * width * thick, color, taper: [0.5, 1, 0.7, 0.05], steps: 4 }),
      });
    }
  }
  drawn.sort((a, b) => a.z - b.z);
  for (const { svg } of drawn) painter.push(svg);
};
