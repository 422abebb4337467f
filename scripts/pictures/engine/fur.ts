import { hexOf, type Rgb } from './color.ts';
import { mix } from './number.ts';
import type { Painter } from './painter.ts';
import type { Hair, Sample } from './scene.ts';
import { crescent, leaf, type Stroke, wire } from './strokes.ts';
import { add, times, unit, type Vec } from './vector.ts';

export type Pass = {
  /** Distance between roots, px of the drawing. */
  step: number;
  /** Times the hair's width and length. */
  wide?: number;
  long?: number;
  /** Light of single hairs, ± levels: the accents. */
  contrast?: number;
  /** Jitter of the light before the tones part: how ragged a tone's border is. */
  ragged?: number;
  share?: number;
  lift?: number;
  /** Shortest stroke, px. */
  least?: number;
  angle?: number;
  only?: (s: Sample) => boolean;
};

/** Where a hair lies that grows at (x, y): null when its tip would cross something that stands before it. */
const layHair = (painter: Painter, s: Sample, hair: Hair, pass: Pass, x: number, y: number): Stroke | null => {
  const { long = 1, wide = 1, lift = 1, least = 5, angle = 0.18 } = pass;
  const length = Math.max(least / painter.scale, (hair.length ?? 0.12) * long * mix(0.7, 1.25, painter.random()));
  const swing = painter.spread() * angle * (hair.mess ?? 1);
  const rise = (hair.lift ?? 0.1) * lift;
  const d = unit(add(painter.flowOf(s), times(s.normal, rise)));
  const [c, sn] = [Math.cos(swing), Math.sin(swing)];
  const [dx, dy] = [d[0] * c - d[1] * sn, d[0] * sn + d[1] * c];
  const q = length * painter.scale;
  const [x1, y1] = [x + dx * q * 0.5, y - dy * q * 0.5];
  const beyond = painter.sample(x + dx * q, y - dy * q);
  if (beyond && beyond.world[2] > s.world[2] + 0.3) return null;
  let [ex, ey] = [dx, dy];
  if (beyond && beyond.part === s.part && Math.abs(beyond.world[2] - s.world[2]) < 0.4) {
    const e: Vec = unit(add(painter.flowOf(beyond), times(beyond.normal, rise)));
    [ex, ey] = [mix(dx, e[0], 0.8), mix(dy, e[1], 0.8)];
  }
  const bend = (hair.bend ?? 0) * painter.spread();
  const [bc, bs] = [Math.cos(bend), Math.sin(bend)];
  return {
    x0: x,
    y0: y,
    x1,
    y1,
    x2: x1 + (ex * bc - ey * bs) * q * 0.5,
    y2: y1 - (ex * bs + ey * bc) * q * 0.5,
    width: (hair.width ?? 0.02) * painter.scale * wide * mix(0.75, 1.25, painter.random()),
  };
};

const hairColor = (painter: Painter, s: Sample, hair: Hair, { contrast = 0, ragged = 0.06 }: Pass): Rgb => {
  let level = painter.level(s, painter.spread() * ragged);
  if (contrast > 0) level += (painter.random() < 0.5 ? -1 : 1) * contrast * mix(0.4, 1, painter.random());
  if (s.open > 0.4) level = Math.max(-0.3, level);
  const color = painter.colorOf(hair, level);
  const v = painter.spread() * (hair.variance ?? 5);
  return [color[0] + v, color[1] + v, color[2] + v * 0.8];
};

const draw = (painter: Painter, stroke: Stroke, hair: Hair, fill: string): string => {
  if (hair.shape === 'curl') {
    const l = Math.hypot(stroke.x2 - stroke.x0, stroke.y2 - stroke.y0);
    return crescent(stroke, (painter.random() < 0.5 ? -1 : 1) * l * (0.5 + 0.35 * painter.random()), fill);
  }
  if (hair.shape === 'wire') return wire(stroke, painter.spread() * stroke.width * 1.6, fill);
  return leaf(stroke, fill);
};

/** One pass of strokes over everything that grows hair, far ones first. */
export const fur = (painter: Painter, pass: Pass): void => {
  const { width, height } = {
    width: painter.buffer.width * painter.zoom,
    height: painter.buffer.height * painter.zoom,
  };
  const strokes: { z: number; svg: string }[] = [];
  const grow = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const s = painter.sample(x, y);
    if (!s || (pass.only && !pass.only(s))) return;
    const hair = painter.scene.coat(s);
    if (hair.bare || painter.random() > (pass.share ?? 1) * (hair.density ?? 1)) return;
    const stroke = layHair(painter, s, hair, pass, x, y);
    if (stroke)
      strokes.push({ z: s.world[2], svg: draw(painter, stroke, hair, hexOf(hairColor(painter, s, hair, pass))) });
  };
  for (let y = -pass.step; y < height + pass.step; y += pass.step)
    for (let x = 0; x < width; x += pass.step)
      grow(x + painter.random() * pass.step * 1.2, y + painter.random() * pass.step * 1.2);
  strokes.sort((a, b) => a.z - b.z);
  for (const { svg } of strokes) painter.push(svg);
};
