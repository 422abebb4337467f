import { rgb } from './color.ts';
import { clamp } from './number.ts';
import { HEIGHT, type Painter, WIDTH } from './painter.ts';
import { unit, type Vec } from './vector.ts';

/** Pixels of the drawing for one of the shadow's. */
const COARSE = 4;
const DARKEST = 0.74;

/** How closed the floor is above a point, by the distances over it: black under toes, soft under a belly. */
const closedAt = (painter: Painter, p: Vec, up: Vec, size: number): number => {
  let closed = 0;
  for (const k of [0.012, 0.03, 0.07, 0.14, 0.26]) {
    const t = k * size;
    const d = painter.field.distance(p[0] + up[0] * t, p[1] + up[1] * t, p[2] + up[2] * t);
    closed += Math.max(0, 1 - d / t);
  }
  return closed;
};

/** How much of the lamp a point of the floor sees; what is thrown from high up is weak. */
const seenFrom = (painter: Painter, p: Vec, lamp: Vec, size: number): number => {
  let seen = 1;
  for (let t = size * 0.02; t < size * 0.9; ) {
    const d = painter.field.distance(p[0] + lamp[0] * t, p[1] + lamp[1] * t, p[2] + lamp[2] * t);
    seen = Math.min(seen, 1 - (1 - clamp(0.5 + (d * 4) / t)) * Math.max(0, 1 - t / (size * 0.75)));
    if (d < 0.01) break;
    t += Math.max(0.06, d);
  }
  return seen;
};

/**
 * The animal's shadow on its floor, read from the sculpt: every point asks how closed it is above and walks to the lamp. The
 * floor is y = 0 of group `camera`, whose pitch is the height of the eye; `body` gives the size. Without a pitch there is no floor.
 */
export const floorShadow = (painter: Painter, color: string, light: Vec): void => {
  const { view, sculpt } = painter.scene;
  const camera = sculpt.groupOf('camera').matrix;
  const [slope, deep] = [camera[1][2], camera[2][2]];
  if (Math.abs(slope) < 1e-3) return;
  const up: Vec = [camera[0][1], camera[1][1], camera[2][1]];
  const size = sculpt.groupOf('body').scale;
  const lamp = unit(light);
  const [width, height] = [WIDTH / COARSE, HEIGHT / COARSE];
  const pixels = new Uint8ClampedArray(width * height * 4);
  const [r, g, b] = rgb(color);
  for (let at = 0; at < width * height; at++) {
    const x = (((at % width) + 0.5) * COARSE - view.cx) / view.scale;
    const y = -((Math.floor(at / width) + 0.5) * COARSE - view.cy) / view.scale;
    // A point (x, 0, z) of the floor stands at screen height z · slope.
    const z = y / slope;
    if (Math.abs(z) > size * 0.8) continue;
    const p: Vec = [x, y, z * deep];
    if (painter.field.distance(...p) > size * 0.6) continue;
    const dark = 0.42 * closedAt(painter, p, up, size) + 0.26 * (1 - seenFrom(painter, p, lamp, size));
    pixels.set([r, g, b, 255 * DARKEST * (1 - Math.exp(-dark))], at * 4);
  }
  painter.out.push({ width, height, pixels });
};
