import type { Vec } from '../engine/vector.ts';
import { type Build, filled } from './build.ts';
import { dogMeasures, neckMasses, smoothChain } from './dog-measures.ts';
import type { Frame, Leg } from './quadruped.ts';
import { sit } from './sit.ts';

/** A dog that sits: shoulders, elbows and wrists show, the thigh is folded on the floor. */
export const dogSit = (build: Build): Frame => {
  const b = dogMeasures(filled(build));
  const frame = sit(build);
  const { muscle: m, bone } = b;
  const w = b.width / 0.4;
  const x = b.x;
  const low = (b.elbow - 0.5) * 0.9;
  const elbow = 0.43 + low;
  const end: Vec = [0, 0.92 + b.neck.up, 0.1 + b.neck.forward * 0.75];
  const fore: Leg = {
    top: { at: [x * 0.88, 0.73, 0.12], r: [0.058 * m, 0.175, 0.095], pitch: 30 },
    joints: [
      [x, 0.63, 0.225],
      [x, elbow, 0.15],
      [x * 0.98, 0.17 + low * 0.3, 0.235],
      [x * 0.98, 0.075, 0.268],
    ],
    r: [0.084 * m, 0.064 * bone, 0.046 * bone, 0.04 * bone],
    mass: [
      { part: 'arm', at: [x * 1.04, elbow + 0.12, 0.125], r: [0.055 * m, 0.13, 0.085], pitch: 8, blend: 0.05 },
      { part: 'arm', at: [x, elbow + 0.02, 0.115], r: [0.036 * bone, 0.04, 0.036], blend: 0.05 },
      { part: 'forearm', at: [x, elbow - 0.09, 0.175], r: [0.05 * bone, 0.1, 0.056 * bone], pitch: -16, blend: 0.04 },
      { part: 'pastern', at: [x * 0.98, 0.17 + low * 0.3, 0.243], r: [0.043 * bone, 0.04, 0.043 * bone], blend: 0.012 },
    ],
    paw: { at: [x * 0.98, 0.036 * b.paw, 0.3], r: [0.03 * b.paw * bone, 0.038 * b.paw, 0.06 * b.paw] },
  };
  const thigh: Leg = {
    top: { at: [0.178 * w, 0.25, -0.1], r: [0.1 * m, 0.19, 0.2], pitch: 22 },
    joints: [
      [0.2 * w, 0.24, 0.055],
      [0.208 * w, 0.062, -0.165],
      [0.22 * w, 0.05, 0.03],
    ],
    r: [0.085 * m, 0.045 * bone, 0.042 * bone],
    mass: [
      { part: 'thigh', at: [0.18 * w, 0.2, -0.23], r: [0.085 * m, 0.15, 0.13], blend: 0.08 },
      { part: 'hock', at: [0.21 * w, 0.052, -0.2], r: [0.036 * bone, 0.038, 0.04], blend: 0.03 },
    ],
    paw: { at: [0.226 * w, 0.036 * b.paw, 0.1], r: [0.028 * b.paw * bone, 0.037 * b.paw, 0.06 * b.paw], yaw: 12 },
  };
  return {
    ...frame,
    soft: 0.066,
    torso: [
      { at: [0, 0.655, 0.09], r: [0.192 * w, 0.235 * (b.chest / 0.5), 0.16 * (b.chest / 0.5)], pitch: 12 },
      { at: [0, 0.64, 0.2], r: [0.135 * w, 0.15, 0.085], blend: 0.08 },
      { at: [0, 0.25, -0.27], r: [0.215 * w, 0.225, 0.2], blend: 0.1 },
      { at: [0, 0.8, 0.01], r: [0.08 * w, 0.13, 0.07], pitch: 40, blend: 0.1 },
    ],
    neck: [
      [0, 0.78, 0.11, b.neck.base * 0.9],
      [0, 0.8 + (0.12 + b.neck.up) * 0.6, 0.1 + b.neck.forward * 0.4, (b.neck.base + b.neck.top) / 2.25],
      [...end, b.neck.top],
    ],
    mass: neckMasses(b, [0, 0.84, 0.02], [0, 0.71, 0.2], end),
    fore: [fore, fore],
    hind: [thigh, thigh],
    tailSeam: 0.003,
    tail: smoothChain(frame.tail),
  };
};
