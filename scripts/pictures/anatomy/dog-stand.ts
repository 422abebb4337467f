import type { Vec } from '../engine/vector.ts';
import { type Build, filled, tailOf } from './build.ts';
import { type DogMeasures, dogMeasures, neckMasses, smoothChain } from './dog-measures.ts';
import type { Frame, Leg } from './quadruped.ts';
import type { Stride } from './stand.ts';

/** Shoulder blade, upper arm and a straight column under the withers. */
const foreLeg = (b: DogMeasures, dz: number, lift: number): Leg => {
  const { x, elbow, muscle: m, bone } = b;
  const carpus = elbow * 0.42;
  const fold = lift * 0.55;
  const at = (y: number, z: number, share: number, up = share): Vec => [x, y + lift * up, z + dz * share];
  /** The upper arm hangs between the point of the shoulder and the elbow. */
  const point = elbow + (1 - elbow) * 0.36;
  return {
    top: { at: [x * 0.82, 0.79 - (0.5 - elbow) * 0.2, 0.235 + dz * 0.08], r: [0.055 * m, 0.19, 0.088], pitch: 26 },
    joints: [
      at(point, 0.345, 0.2, 0.1),
      at(elbow + 0.01, 0.2, 0.4, 0.4),
      at(carpus, 0.222 + fold * 0.7, 0.92),
      at(0.078, 0.246 - fold * 0.5, 1),
    ],
    r: [0.083 * m, 0.064 * bone, 0.045 * bone, 0.038 * bone],
    mass: [
      {
        part: 'arm',
        at: [x * 1.02, elbow + 0.11, 0.185 + dz * 0.25],
        r: [0.052 * m, 0.13, 0.085],
        pitch: 8,
        blend: 0.05,
      },
      { part: 'arm', at: at(elbow + 0.035, 0.165, 0.4, 0.4), r: [0.036 * bone, 0.04, 0.036], blend: 0.05 },
      {
        part: 'forearm',
        at: at(elbow - 0.085, 0.205 + fold * 0.25, 0.5, 0.55),
        r: [0.05 * bone, 0.1, 0.057 * bone],
        blend: 0.04,
      },
      { part: 'pastern', at: at(carpus, 0.23 + fold * 0.7, 0.92), r: [0.043 * bone, 0.04, 0.043 * bone], blend: 0.012 },
    ],
    paw: { at: at(0.036 * b.paw, 0.28 - lift * 0.6, 1), r: [0.028 * b.paw * bone, 0.037 * b.paw, 0.058 * b.paw] },
  };
};

/** Thigh, stifle, second thigh, the point of the hock and an upright cannon. */
const hindLeg = (b: DogMeasures, dz: number, lift: number): Leg => {
  const { hind: x, rear, angles: a, muscle: m, bone, drop } = b;
  const k = b.elbow / 0.5;
  const stifle = 0.06 + 0.44 * k;
  const hock = 0.04 + 0.235 * k;
  const at = (y: number, z: number, share: number): Vec => [
    x,
    y - drop * (y > 0.4 ? 1 : 0) + lift * share,
    rear + z + dz * share,
  ];
  const back = 0.035 - 0.055 * (a - 1) - 0.02;
  return {
    top: { at: at(0.675, 0.205, 0.2), r: [0.088 * m, 0.2, 0.148], pitch: 12 },
    joints: [at(stifle, 0.225 + 0.07 * a, 0.5), at(hock, back + 0.02, 1), at(0.078, 0.05 - 0.01 * a, 1)],
    r: [0.082 * m, 0.041 * bone, 0.036 * bone],
    mass: [
      { part: 'thigh', at: at(0.68, 0.1, 0.2), r: [0.072 * m, 0.16, 0.088], pitch: -4, blend: 0.07 },
      { part: 'thigh', at: at(0.54, 0.13, 0.4), r: [0.066 * m, 0.14, 0.082], pitch: -14, blend: 0.08 },
      {
        part: 'shank',
        at: at((stifle + hock) / 2 + 0.035, 0.165 + back * 0.4, 0.7),
        r: [0.05 * m, 0.125, 0.06 * m],
        pitch: -46,
        blend: 0.05,
      },
      {
        part: 'shank',
        from: at(stifle - 0.03, 0.09 + back * 0.3, 0.65),
        to: at(hock + 0.03, back - 0.018, 1),
        r: [0.034 * m, 0.024 * bone],
        blend: 0.05,
      },
      { part: 'hock', at: at(hock + 0.018, back - 0.012, 1), r: [0.029 * bone, 0.034, 0.029 * bone], blend: 0.025 },
    ],
    paw: { at: at(0.036 * b.paw, 0.088, 1), r: [0.027 * b.paw * bone, 0.036 * b.paw, 0.056 * b.paw] },
  };
};

/** A dog that stands; with a stride, it walks. */
export const dogStand = (build: Build, stride: Stride = {}): Frame => {
  const b = dogMeasures(filled(build));
  const { fore = [0, 0.05], hind = [0.02, -0.06], lift = [0, 0], rise = [0, 0] } = stride;
  const { rear, chest, width, croup, tuck, slope } = b;
  const half = chest / 2;
  const loin = chest * (0.36 - 0.1 * tuck);
  const neckEnd: Vec = [0, 1 + b.neck.up, 0.24 + b.neck.forward];
  const pelvis = croup - 0.16 - slope * 0.05;
  return {
    soft: 0.06,
    spine: [[0, croup - 0.15, rear + 0.06], [0, croup - 0.17, rear + 0.3], [0, 0.78, 0.16], neckEnd],
    torso: [
      { at: [0, 0.975 - half, 0.07], r: [width / 2, half + 0.005, b.length * 0.32], pitch: 2 },
      { at: [0, 0.69 + (0.5 - chest) * 0.3, 0.29], r: [width * 0.4, chest * 0.4, 0.145], blend: 0.1 },
      { at: [0, 0.932, 0.13], r: [width * 0.19, 0.07, 0.15], pitch: 0, blend: 0.08 },
      { at: [0, pelvis, rear + 0.2], r: [width * 0.37, 0.145, 0.185], pitch: 4 + slope * 14, blend: 0.1 },
    ],
    loin: [
      [0, 0.968 - loin, 0.0, loin],
      [0, croup - 0.012 - loin * 0.86, rear + 0.25, loin * 0.86],
    ],
    neck: [
      [0, 0.82, 0.24, b.neck.base * 0.86],
      [0, 0.82 + (neckEnd[1] - 0.82) * 0.55, 0.24 + b.neck.forward * 0.55, (b.neck.base + b.neck.top) / 2.3],
      [...neckEnd, b.neck.top],
    ],
    mass: neckMasses(b, [0, 0.9, 0.12], [0, 0.72, 0.33], neckEnd),
    fore: [foreLeg(b, fore[0], lift[0]), foreLeg(b, fore[1], lift[1])],
    hind: [hindLeg(b, hind[0], rise[0]), hindLeg(b, hind[1], rise[1])],
    tailSeam: 0.003,
    tail: smoothChain(tailOf(b.tail, croup - 0.1 - slope * 0.07 + (b.tail.set ?? 0), rear + 0.055)),
  };
};
