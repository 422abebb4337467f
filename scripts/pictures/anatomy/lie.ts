import { type Build, filled } from './build.ts';
import type { Frame, Leg } from './quadruped.ts';

/** Lying on the chest, head up, forelegs stretched out. */
export const lie = (build: Build): Frame => {
  const b = filled(build);
  const w = b.width / 0.4;
  const half = b.chest / 2;
  const rear = 0.44 - b.length;
  const fore: Leg = {
    top: { at: [0.135 * w, half * 1.05, 0.24], r: [0.085, 0.19, 0.13], pitch: -20 },
    joints: [
      [0.15 * w, 0.2, 0.34],
      [0.175 * w, 0.085, 0.2],
      [0.15 * w, 0.055, 0.46],
      [0.14 * w, 0.047, 0.54],
    ],
    r: [0.1 * b.bone, 0.078 * b.bone, 0.052 * b.bone, 0.047 * b.bone],
    paw: { at: [0.138 * w, 0.036 * b.paw, 0.59], r: [0.029 * b.paw * b.bone, 0.038 * b.paw, 0.066 * b.paw] },
  };
  const hind: Leg = {
    top: { at: [0.19 * w, 0.19, rear + 0.26], r: [0.105, 0.18, 0.22], pitch: 0 },
    joints: [
      [0.22 * w, 0.14, rear + 0.42],
      [0.23 * w, 0.06, rear + 0.18],
      [0.24 * w, 0.05, rear + 0.42],
    ],
    r: [0.09 * b.bone, 0.055 * b.bone, 0.048 * b.bone],
    paw: {
      at: [0.245 * w, 0.036 * b.paw, rear + 0.49],
      r: [0.028 * b.paw * b.bone, 0.038 * b.paw, 0.062 * b.paw],
      yaw: 10,
    },
  };
  const { length = 0.48, r = 0.074 } = b.tail;
  return {
    soft: 0.078,
    spine: [
      [0, 0.2, rear + 0.05],
      [0, 0.23, rear + 0.3],
      [0, half + 0.05, 0.14],
      [0, b.chest * 0.74 + 0.26 + b.neck.up, 0.26 + b.neck.forward],
    ],
    torso: [
      { at: [0, half + 0.01, 0.07], r: [b.width / 2, half, b.length * 0.32] },
      { at: [0, half, 0.29], r: [b.width * 0.42, half * 0.9, 0.16] },
      { at: [0, 0.2, rear + 0.22], r: [b.width * 0.46, 0.2, 0.21] },
    ],
    loin: [
      [0, half * 0.98, 0.03, b.chest * 0.4],
      [0, 0.21, rear + 0.28, 0.19],
    ],
    neck: [
      [0, b.chest * 0.72, 0.24, b.neck.base],
      [0, b.chest * 0.74 + 0.13, 0.27 + b.neck.forward * 0.5, (b.neck.base + b.neck.top) / 2.05],
      [0, b.chest * 0.74 + 0.26 + b.neck.up, 0.26 + b.neck.forward, b.neck.top],
    ],
    fore: [fore, fore],
    hind: [hind, hind],
    tail:
      b.tail.kind === 'none' || b.tail.kind === 'docked'
        ? []
        : [
            [0, 0.12, rear + 0.03, r],
            [0.08, 0.075, rear - length * 0.34, r * 0.92],
            [0.2, 0.062, rear - length * 0.66, r * 0.72],
            [0.32, 0.058, rear - length * 0.78, r * 0.36],
          ],
  };
};
