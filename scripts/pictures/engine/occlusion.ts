import type { Painter } from './painter.ts';
import type { Sample } from './scene.ts';

/** How far from the skin openness is asked again (shares of the group's unit), and what each counts. */
const REACHES = [
  [0.06, 0.5],
  [0.13, 0.5],
  [0.22, 0.4],
] as const;

/** Darkens in the buffer what a group keeps from the sky at large: belly, groin, inner legs. `openness` alone reaches .4 units of the world. */
export const occludeAtLarge = (painter: Painter, s: Sample): void => {
  const { buffer, field, scene } = painter;
  const { scale } = scene.sculpt.groupOf(s.group);
  const [x, y, z] = s.world;
  let closed = 0;
  for (const [k, weight] of REACHES) {
    const t = k * scale;
    const d = field.distance(x + s.normal[0] * t, y + s.normal[1] * t, z + s.normal[2] * t);
    closed += weight * Math.max(0, 1 - d / t);
  }
  buffer.open[s.index] = (buffer.open[s.index] as number) * (1 - 0.5 * Math.min(1, closed));
};
