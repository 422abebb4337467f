import { type Group, Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';
import { type Frame, quadruped } from './quadruped.ts';

export type Angles = { yaw?: number; pitch?: number; roll?: number };

/** Where the neck enters the skull, head units. */
const ATLAS: Vec = [0, -0.28, -0.72];

/** A sculpt with a body standing on y = 0 and an empty group `head` at the end of its neck. World unit: the head unit. */
export const animal = (
  frame: Frame,
  size: { heightCm: number; headCm: number },
  turned: { body?: Angles; head?: Angles },
  atlas = ATLAS,
): Sculpt => {
  const sculpt = new Sculpt();
  sculpt.group('body', { ...turned.body, scale: size.heightCm / size.headCm });
  const [x, y, z] = frame.neck.at(-1) ?? [0, 1, 0];
  sculpt.group('head', { ...turned.head, at: sculpt.toWorld('body', [x, y, z]), pivot: atlas });
  quadruped(sculpt, frame);
  return sculpt;
};

/** The view in which a point of a group stands at `on` (pixels of the drawing), `scale` pixels a head unit. */
export const look = (sculpt: Sculpt, group: Group['name'], p: Vec, on: readonly [number, number], scale: number) => {
  const [x, y, z] = sculpt.toWorld(group, p);
  return { scale, cx: on[0] - x * scale, cy: on[1] + y * scale, near: z + 8, far: z - 10 };
};
