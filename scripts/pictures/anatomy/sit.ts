import { type Build, filled } from './build.ts';
import type { Frame, Leg } from './quadruped.ts';

/** Sitting upright on the haunches, forelegs straight. The point under the forepaws is z ≈ .3. */
export const sit = (build: Build): Frame => {
  const b = filled(build);
  const w = b.width / 0.4;
  const c = b.chest / 0.5;
  const x = 0.122 * w;
  /** Slender animals are slender all round. */
  const trunk = 0.45 + 0.55 * w;
  const fore: Leg = {
    top: { at: [0.122 * w, 0.7, 0.13], r: [0.09, 0.19, 0.14], pitch: -14 },
    joints: [
      [0.13 * w, 0.63, 0.185],
      [x, 0.42, 0.2],
      [x * 0.97, 0.155, 0.255],
      [x * 0.97, 0.075, 0.282],
    ],
    r: [0.1 * b.bone, 0.08 * b.bone, 0.053 * b.bone, 0.05 * b.bone],
    paw: { at: [x * 0.97, 0.036 * b.paw, 0.32], r: [0.03 * b.paw * b.bone, 0.04 * b.paw, 0.066 * b.paw] },
  };
  const hind: Leg = {
    top: { at: [0.185 * w, 0.26, -0.08], r: [0.112, 0.2, 0.215], pitch: 0 },
    joints: [
      [0.21 * w, 0.2, 0.06],
      [0.215 * w, 0.065, -0.15],
      [0.228 * w, 0.055, 0.06],
    ],
    r: [0.09 * b.bone, 0.058 * b.bone, 0.05 * b.bone],
    paw: { at: [0.232 * w, 0.036 * b.paw, 0.125], r: [0.029 * b.paw * b.bone, 0.039 * b.paw, 0.064 * b.paw], yaw: 12 },
  };
  const { length = 0.48, r = 0.074 } = b.tail;
  return {
    soft: 0.08,
    spine: [
      [0, 0.16, -0.42],
      [0, 0.38, -0.24],
      [0, 0.7, 0.04],
      [0, 0.92 + b.neck.up, 0.1 + b.neck.forward * 0.75],
    ],
    torso: [
      { at: [0, 0.67, 0.14], r: [0.2 * w, 0.235 * c, 0.17 * c] },
      { at: [0, 0.25, -0.28], r: [0.225 * w, 0.24, 0.22], blend: 0.1 },
    ],
    loin: [
      [0, 0.27, -0.26, 0.22 * trunk],
      [0, 0.46, -0.14, 0.215 * c * trunk],
      [0, 0.7, 0.05, 0.21 * c * trunk],
    ],
    neck: [
      [0, 0.8, 0.1, b.neck.base],
      [0, 0.8 + (0.12 + b.neck.up) * 0.6, 0.1 + b.neck.forward * 0.4, (b.neck.base + b.neck.top) / 2.05],
      [0, 0.92 + b.neck.up, 0.1 + b.neck.forward * 0.75, b.neck.top],
    ],
    fore: [fore, fore],
    hind: [hind, hind],
    tail:
      b.tail.kind === 'none' || b.tail.kind === 'docked'
        ? []
        : [
            [0, 0.12, -0.46, r],
            [0.1, 0.08, -0.46 - length * 0.3, r * 0.95],
            [0.26, 0.065, -0.46 - length * 0.42, r * 0.85],
            [0.42, 0.06, -0.46 - length * 0.2, r * 0.65],
            [0.5, 0.06, -0.4, r * 0.34],
          ],
  };
};
