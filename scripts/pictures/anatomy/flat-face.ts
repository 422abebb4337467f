import { smooth } from '../engine/curve.ts';
import { eyes, OPENINGS } from '../engine/eye.ts';
import { type Line, line } from '../engine/lines.ts';
import type { Painter } from '../engine/painter.ts';
import { front, seen, skinLine, unitOf } from '../engine/pin.ts';
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

/** Seen from before, so that a lip does not jump from flew to jaw; it ends where it goes out of sight. */
const frontLine = (painter: Painter, points: readonly Vec[], style: Line): void => {
  const along = smooth(points, false, 5).map(([x, y]) => front(painter, 'head', x as number, y as number));
  const end = along.findIndex((p) => !seen(painter, p, 0.12));
  const run = (end < 0 ? along : along.slice(0, end)).filter((_, i, all) => i % 4 === 0 || i === all.length - 1);
  if (run.length > 2) line(painter, run, style);
};

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
        frontLine(painter, mirrored(o.lips, side), { width, color: lips, taper: [0.8, 0.9, 1, 0.9, 0.6, 0.2] });
    eyes(painter, { at: [0.435, 0.135, 0.585], r: 0.168, open: OPENINGS.dog, out: 15, up: 2, ...face.eye });
  };
