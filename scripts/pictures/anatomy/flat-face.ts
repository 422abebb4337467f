import { eyes, OPENINGS } from '../engine/eye.ts';
import type { Line } from '../engine/lines.ts';
import type { Painter } from '../engine/painter.ts';
import { skinLine, unitOf } from '../engine/pin.ts';
import type { Vec } from '../engine/vector.ts';
import { type DogFace, noseLeather } from './dog-face.ts';

/** Lines of a face whose own head says where they run: points of the dog's left side, mirrored. Widths in head units. */
export type Features = {
  nose: { width: number; y: number };
  /** From under the nose to the meeting of the lips, then along one lip to its corner. */
  philtrum?: readonly Vec[];
  lips?: readonly Vec[];
  /** Folds of skin. */
  creases?: readonly { points: readonly Vec[]; width?: number; opacity?: number; color?: string; single?: boolean }[];
  lipWidth?: number;
};

export const mirrored = (points: readonly Vec[], side: number): Vec[] => points.map(([x, y, z]) => [x * side, y, z]);

/** Draws a face by such lines: what `Dog.faceOf` wants. */
export const facedBy =
  (o: Features) =>
  (painter: Painter, face: DogFace): void => {
    const k = unitOf(painter, 'head');
    const { nose = '#2b2226', lips = '#20151a' } = face;
    const draw = (points: readonly Vec[], style: Line & { slack?: number }) =>
      skinLine(painter, 'head', points, { slack: 0.07, ...style });
    for (const { points, width = 0.022, opacity = 0.6, color = lips, single } of o.creases ?? [])
      for (const side of single ? [1] : [-1, 1])
        draw(mirrored(points, side), { width: k * width, color, opacity, taper: [0.15, 1, 0.8, 0.1] });
    noseLeather(painter, nose, o);
    const width = k * (o.lipWidth ?? 0.026);
    if (o.philtrum) draw(o.philtrum, { width: width * 0.8, color: lips, taper: [0.7, 1, 0.8] });
    if (o.lips)
      for (const side of [-1, 1])
        draw(mirrored(o.lips, side), { width, color: lips, taper: [0.8, 0.9, 1, 0.9, 0.6, 0.2] });
    eyes(painter, { at: [0.435, 0.135, 0.585], r: 0.168, open: OPENINGS.dog, out: 15, up: 2, ...face.eye });
  };
