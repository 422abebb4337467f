import type { Vec } from '../engine/vector.ts';
import { type Build, type Filled, filled, tailOf } from './build.ts';
import type { Frame, Leg } from './quadruped.ts';

/** How far each foot is forward, and how far it is lifted: [left, right]. */
export type Stride = {
  fore?: readonly [number, number];
  hind?: readonly [number, number];
  lift?: readonly [number, number];
  /** Dogs: how far the hind feet are lifted. */
  rise?: readonly [number, number];
};

const foreLeg = (b: Filled, dz: number, lift: number): Leg => {
  const x = b.width * 0.31;
  const elbow = 1 - b.chest + 0.035;
  const carpus = elbow * 0.4;
  const bone = b.bone;
  const shift = (y: number, z: number, share: number): Vec => [x, y + lift * share, z + dz * share];
  return {
    top: { at: [x * 0.86, 0.81 - b.chest * 0.02, 0.27 + dz * 0.2], r: [0.072, 0.21, 0.12], pitch: -28 },
    joints: [
      shift(0.665, 0.375, 0.25),
      shift(elbow, 0.225, 0.5),
      shift(carpus, 0.262 + lift * 0.4, 0.95),
      shift(0.085, 0.288 - lift * 0.5, 1),
    ],
    r: [0.112 * bone, 0.084 * bone, 0.052 * bone, 0.047 * bone],
    paw: { at: shift(0.036 * b.paw, 0.318 - lift * 0.7, 1), r: [0.029 * b.paw * bone, 0.038 * b.paw, 0.062 * b.paw] },
  };
};

const hindLeg = (b: Filled, dz: number): Leg => {
  const x = b.width * 0.29;
  const rear = 0.44 - b.length;
  const a = b.angles;
  const bone = b.bone;
  const at = (y: number, z: number, share: number): Vec => [x, y, rear + z + dz * share];
  return {
    top: { at: at(0.67 * b.croup, 0.21, 0.3), r: [0.095, 0.215, 0.155], pitch: 12 * a },
    joints: [at(0.51, 0.21 + 0.08 * a, 0.55), at(0.265, 0.09 - 0.05 * a, 1), at(0.085, 0.062 - 0.005 * a, 1)],
    r: [0.102 * bone, 0.05 * bone, 0.045 * bone],
    paw: { at: at(0.036 * b.paw, 0.098, 1), r: [0.028 * b.paw * bone, 0.037 * b.paw, 0.06 * b.paw] },
  };
};

/** Standing; with a stride, walking. */
export const stand = (build: Build, stride: Stride = {}): Frame => {
  const b = filled(build);
  const { fore = [0, 0.08], hind = [0, 0.1], lift = [0, 0] } = stride;
  const rear = 0.44 - b.length;
  const half = b.chest / 2;
  const loin = b.chest * (0.39 - 0.1 * b.tuck);
  const top = 0.975;
  const neckEnd: Vec = [0, 1 + b.neck.up, 0.24 + b.neck.forward];
  return {
    soft: 0.078,
    spine: [[0, b.croup - 0.15, rear + 0.06], [0, b.croup - 0.17, rear + 0.3], [0, 0.78, 0.16], neckEnd],
    torso: [
      { at: [0, top - half + 0.005, 0.085], r: [b.width / 2, half, b.length * 0.33], pitch: 3 },
      { at: [0, 1 - b.chest * 0.6, 0.31], r: [b.width * 0.41, b.chest * 0.43, 0.155] },
      { at: [0, b.croup - 0.2, rear + 0.19], r: [b.width * 0.41, 0.17, 0.18] },
    ],
    loin: [
      [0, top - loin, 0.03, loin],
      [0, b.croup - 0.012 - loin * 0.93, rear + 0.26, loin * 0.93],
    ],
    neck: [
      [0, 0.8, 0.24, b.neck.base],
      [0, 0.8 + (neckEnd[1] - 0.8) * 0.5, 0.24 + b.neck.forward * 0.58, (b.neck.base + b.neck.top) / 2.1],
      [...neckEnd, b.neck.top],
    ],
    fore: [foreLeg(b, fore[0], lift[0]), foreLeg(b, fore[1], lift[1])],
    hind: [hindLeg(b, hind[0]), hindLeg(b, hind[1])],
    tail: tailOf(b.tail, b.croup - 0.12, rear + 0.05),
  };
};
