import { blend, hexOf, type Rgb } from './color.ts';
import { mix } from './number.ts';
import { HEIGHT, type Painter, WIDTH } from './painter.ts';
import type { Hair, Sample } from './scene.ts';
import { feather } from './strokes.ts';
import { add, times, unit } from './vector.ts';

export type Plumage = {
  /** Distance between feathers of a row, px; rows stand .62 of it apart. */
  step: number;
  jitter?: number;
  long?: number;
  wide?: number;
  contrast?: number;
  ragged?: number;
  only?: (s: Sample) => boolean;
  /** What lies on top: larger is drawn later. Usual: nearer. */
  order?: (s: Sample) => number;
};

/** Svg of the feather that grows at (x, y). */
const oneFeather = (painter: Painter, s: Sample, hair: Hair, x: number, y: number, o: Plumage): string => {
  const { long = 1, wide = 1, contrast = 0.12, ragged = 0.05 } = o;
  const d = unit(add(painter.flowOf(s), times(s.normal, hair.lift ?? 0.06)));
  const length = (hair.length ?? 0.2) * long * painter.scale * mix(0.88, 1.12, painter.random());
  const width = (hair.width ?? 0.1) * wide * painter.scale * mix(0.92, 1.08, painter.random());
  const level = painter.level(s, painter.spread() * ragged) + painter.spread() * contrast;
  const shift = painter.spread() * (hair.variance ?? 5);
  const color = painter.colorOf(hair, level).map((part) => part + shift) as unknown as Rgb;
  const dark = painter.colorOf(hair, Math.max(-0.35, level - 0.6));
  const rim = hair.rim ? painter.colorOf({ color: hair.rim }, level) : blend(color, dark, 0.75);
  const stroke = { x0: x, y0: y, x1: x, y1: y, x2: x + d[0] * length, y2: y - d[1] * length, width };
  return feather(stroke, hexOf(color), hexOf(rim));
};

/** Rows of overlapping feathers on a staggered grid. */
export const feathers = (painter: Painter, o: Plumage): void => {
  const { step, jitter = 0.3 } = o;
  const list: { z: number; svg: string }[] = [];
  const grow = (x: number, y: number) => {
    const s = x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT ? null : painter.sample(x, y);
    if (!s || (o.only && !o.only(s))) return;
    const hair = painter.scene.coat(s);
    if (!hair.bare) list.push({ z: o.order ? o.order(s) : s.world[2], svg: oneFeather(painter, s, hair, x, y, o) });
  };
  let row = 0;
  for (let y = -step; y < HEIGHT + step * 2; y += step * 0.62, row++)
    for (let x = (row % 2) * step * 0.5; x < WIDTH; x += step)
      grow(x + painter.spread() * step * jitter, y + painter.spread() * step * jitter);
  list.sort((a, b) => a.z - b.z);
  for (const { svg } of list) painter.push(svg);
};
