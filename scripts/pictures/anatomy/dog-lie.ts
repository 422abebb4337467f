import type { Vec } from '../engine/vector.ts';
import { type Build, filled } from './build.ts';
import { dogMeasures, neckMasses, smoothChain } from './dog-measures.ts';
import { lie } from './lie.ts';
import type { Frame, Leg } from './quadruped.ts';

/** A dog that lies on its breast, head up: elbows and hocks on the floor. */
export const dogLie = (build: Build): Frame => {
  const b = dogMeasures(filled(build));
  const frame = lie(build);
  const { muscle: m, bone, rear } = b;
  const w = b.width / 0.4;
  const half = b.chest / 2;
  const x = Math.max(b.x, 0.11 * w);
  const reach = 0.4 + (0.5 - b.elbow) * -0.5;
  const end: Vec = [0, b.chest * 0.74 + 0.2 + b.neck.up, 0.2 + b.neck.forward];
  const fore: Leg = {
    top: { at: [x * 0.95, half * 1.25, 0.19], r: [0.06 * m, 0.17, 0.1], pitch: 32 },
    joints: [
      [x * 1.05, half * 0.84, 0.33],
      [x * 1.28, 0.07, 0.16],
      [x * 1.12, 0.045, 0.16 + reach * 0.66],
      [x * 1.08, 0.04, 0.16 + reach * 0.86],
    ],
    r: [0.086 * m, 0.062 * bone, 0.045 * bone, 0.04 * bone],
    mass: [
      { part: 'arm', at: [x * 1.25, 0.17, 0.17], r: [0.06 * m, 0.12, 0.095], pitch: 14, blend: 0.05 },
      { part: 'forearm', at: [x * 1.22, 0.07, 0.25], r: [0.05 * bone, 0.048 * bone, 0.1], blend: 0.04 },
    ],
    paw: { at: [x * 1.06, 0.036 * b.paw, 0.16 + reach], r: [0.029 * b.paw * bone, 0.037 * b.paw, 0.06 * b.paw] },
  };
  const thigh: Leg = {
    top: { at: [0.185 * w, 0.2, rear + 0.24], r: [0.098 * m, 0.175, 0.2], pitch: 26 },
    joints: [
      [0.215 * w, 0.17, rear + 0.42],
      [0.225 * w, 0.055, rear + 0.17],
      [0.235 * w, 0.046, rear + 0.37],
    ],
    r: [0.084 * m, 0.045 * bone, 0.042 * bone],
    mass: [
      { part: 'thigh', at: [0.18 * w, 0.17, rear + 0.13], r: [0.08 * m, 0.13, 0.11], blend: 0.08 },
      { part: 'hock', at: [0.226 * w, 0.05, rear + 0.135], r: [0.036 * bone, 0.038, 0.04], blend: 0.03 },
    ],
    paw: {
      at: [0.24 * w, 0.036 * b.paw, rear + 0.44],
      r: [0.028 * b.paw * bone, 0.037 * b.paw, 0.06 * b.paw],
      yaw: 10,
    },
  };
  return {
    ...frame,
    soft: 0.066,
    spine: [frame.spine[0], frame.spine[1], frame.spine[2], end],
    torso: [
      { at: [0, half + 0.005, 0.05], r: [b.width / 2, half, b.length * 0.3], pitch: 6 },
      { at: [0, half * 0.98, 0.27], r: [b.width * 0.39, half * 0.84, 0.14], blend: 0.1 },
      { at: [0, b.chest * 0.92, 0.12], r: [b.width * 0.2, 0.066, 0.15], blend: 0.1 },
      { at: [0, 0.2, rear + 0.21], r: [b.width * 0.45, 0.185, 0.2], blend: 0.1 },
    ],
    neck: [
      [0, b.chest * 0.72, 0.22, b.neck.base * 0.86],
      [0, b.chest * 0.73 + 0.11, 0.24 + b.neck.forward * 0.45, (b.neck.base + b.neck.top) / 2.3],
      [...end, b.neck.top],
    ],
    mass: neckMasses(b, [0, b.chest * 0.9, 0.1], [0, b.chest * 0.55, 0.31], end),
    fore: [fore, fore],
    hind: [thigh, thigh],
    tailSeam: 0.003,
    tail: smoothChain(frame.tail),
  };
};
