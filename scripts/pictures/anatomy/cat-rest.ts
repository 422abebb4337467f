import type { Vec } from '../engine/vector.ts';
import { type CatBuild, type Cats, type CatTail, catFilled, catTail } from './cat-body.ts';
import type { Frame, Leg } from './quadruped.ts';

export type Sit = {
  tail?: CatTail;
  side?: 1 | -1;
  /** A forepaw lifted: [left, right], 0 … 1. */
  paw?: readonly [number, number];
  /** The neck's end: added forward and up. */
  head?: readonly [forward: number, up: number];
  /** Times the length of the legs (munchkin .6). */
  legs?: number;
};

const sittingFore = (b: Cats, w: number, paw: number, drop: number): Leg => {
  const { bone } = b;
  const mixed = (a: Vec, c: Vec): Vec => [
    a[0] + (c[0] - a[0]) * paw,
    a[1] + (c[1] - a[1]) * paw,
    a[2] + (c[2] - a[2]) * paw,
  ];
  return {
    top: { at: [0.112 * w, 0.71 - drop, 0.12], r: [0.088, 0.2, 0.135], pitch: -12 },
    joints: [
      [0.118 * w, 0.64 - drop, 0.2],
      mixed([0.112 * w, 0.46 - drop * 0.8, 0.17], [0.12 * w, 0.5 - drop, 0.3]),
      mixed([0.096 * w, Math.min(0.19, 0.3 - drop * 0.5), 0.232], [0.09 * w, 0.52 - drop, 0.5]),
      mixed([0.09 * w, 0.078, 0.252], [0.085 * w, 0.6 - drop, 0.56]),
    ],
    r: [0.108 * bone, 0.084 * bone, 0.06 * bone, 0.054 * bone],
    paw: {
      at: mixed([0.088 * w, 0.037 * b.paw, 0.29], [0.08 * w, 0.63 - drop, 0.6]),
      r: [0.03 * b.paw * bone, 0.04 * b.paw, 0.062 * b.paw],
    },
  };
};

/** Sitting upright on the haunches, forelegs straight and close. */
export const catSit = (
  build: CatBuild,
  { tail = 'wrap', side = 1, paw = [0, 0], head = [0, 0], legs = 1 }: Sit = {},
): Frame => {
  const b = catFilled(build);
  const w = b.width / 0.36;
  const f = b.fluff;
  const drop = (1 - legs) * 0.5;
  const { bone } = b;
  const hind: Leg = {
    top: { at: [0.162 * w, 0.25, -0.1], r: [0.1 + 0.02 * f, 0.2, 0.215], pitch: -14 },
    joints: [
      [0.19 * w, 0.29, 0.07],
      [0.2 * w, 0.07, -0.18],
      [0.205 * w, 0.05, 0.04],
    ],
    r: [0.1 * bone, 0.064 * bone, 0.054 * bone],
    paw: { at: [0.21 * w, 0.037 * b.paw, 0.11], r: [0.03 * b.paw * bone, 0.04 * b.paw, 0.066 * b.paw], yaw: 12 },
  };
  const end: Vec = [0, 1.0 + b.neck.up - drop + head[1], 0.12 + b.neck.forward * 0.5 + head[0]];
  return {
    soft: 0.065,
    spine: [[0, 0.16, -0.4], [0, 0.36, -0.22], [0, 0.7 - drop, 0.04], end],
    torso: [
      { at: [0, 0.69 - drop, 0.13], r: [0.172 * w + 0.03 * f, 0.23, 0.165 + 0.02 * f] },
      { at: [0, 0.24, -0.25], r: [0.205 * w + 0.03 * f, 0.235, 0.2], blend: 0.1 },
      { at: [0, 0.55 - drop, 0.15], r: [0.13 * w + 0.03 * f, 0.2, 0.15 + 0.05 * f] },
      ...(f > 0 ? [{ at: [0, 0.86 - drop, 0.18] as Vec, r: [0.14 + 0.07 * f, 0.2, 0.12 + 0.07 * f] as Vec }] : []),
    ],
    loin: [
      [0, 0.26, -0.23, 0.2 * (0.5 + 0.5 * w)],
      [0, 0.46 - drop * 0.5, -0.12, 0.195 * (0.5 + 0.5 * w)],
      [0, 0.7 - drop, 0.05, 0.175 * (0.5 + 0.5 * w)],
    ],
    neck: [
      [0, 0.79 - drop, 0.1, b.neck.base + 0.03 * f],
      [0, (0.8 - drop + end[1]) / 2, (0.12 + end[2]) / 2, (b.neck.base + b.neck.top) / 2 + 0.04 * f],
      [...end, b.neck.top + 0.04 * f],
    ],
    fore: [sittingFore(b, w, paw[0], drop), sittingFore(b, w, paw[1], drop)],
    hind: [hind, hind],
    tail: catTail(b, tail, 0.11, -0.41, side),
  };
};

type Lie = {
  tail?: CatTail;
  side?: 1 | -1 /** 0 forelegs stretched out … 1 tucked under: the loaf. */;
  tucked?: number;
  head?: readonly [forward: number, up: number];
};

/** Lying on the chest, back arched, haunches up: as short as a lying cat is. */
export const catLie = (build: CatBuild, { tail = 'wrap', side = 1, tucked = 0, head = [0, 0] }: Lie = {}): Frame => {
  const b = catFilled(build);
  const w = b.width / 0.36;
  const { fluff: f, bone } = b;
  const rear = 0.4 - b.length * 0.82;
  const reach = 1 - tucked;
  const fore: Leg = {
    top: { at: [0.13 * w, 0.26, 0.2], r: [0.085, 0.19, 0.14], pitch: -26 },
    joints: [
      [0.135 * w, 0.21, 0.31],
      [0.15 * w, 0.075, 0.16],
      [0.12 * w, 0.06, 0.28 + 0.14 * reach],
      [0.1 * w, 0.05, 0.33 + 0.19 * reach],
    ],
    r: [0.112 * bone, 0.084 * bone, 0.062 * bone, 0.055 * bone],
    paw: { at: [0.095 * w, 0.038 * b.paw, 0.35 + 0.23 * reach], r: [0.03 * b.paw * bone, 0.04 * b.paw, 0.062 * b.paw] },
  };
  const hind: Leg = {
    top: { at: [0.17 * w, 0.23, rear + 0.24], r: [0.095 + 0.02 * f, 0.215, 0.215], pitch: -10 },
    joints: [
      [0.195 * w, 0.22, rear + 0.42],
      [0.2 * w, 0.06, rear + 0.16],
      [0.205 * w, 0.05, rear + 0.4],
    ],
    r: [0.105 * bone, 0.062 * bone, 0.054 * bone],
    paw: { at: [0.205 * w, 0.037 * b.paw, rear + 0.47], r: [0.03 * b.paw * bone, 0.04 * b.paw, 0.066 * b.paw], yaw: 8 },
  };
  const end: Vec = [0, 0.52 + b.neck.up + head[1], 0.27 + b.neck.forward * 0.5 + head[0]];
  const back = 0.225 + b.chest * 0.06;
  return {
    soft: 0.09,
    spine: [[0, 0.2, rear + 0.05], [0, back, rear + 0.3], [0, back, 0.1], end],
    torso: [
      { at: [0, 0.24, 0.08], r: [w * 0.18 + 0.03 * f, 0.235, 0.26] },
      { at: [0, 0.27, 0.24], r: [w * 0.155 + 0.03 * f, 0.22, 0.16 + 0.03 * f] },
      { at: [0, 0.235, rear + 0.22], r: [w * 0.19 + 0.03 * f, 0.235, 0.22] },
      ...(f > 0 ? [{ at: [0, 0.4, 0.27] as Vec, r: [0.14 + 0.06 * f, 0.2, 0.12 + 0.06 * f] as Vec }] : []),
    ],
    loin: [
      [0, 0.25, 0.02, 0.225],
      [0, 0.255, (rear + 0.26) / 2, 0.23],
      [0, 0.245, rear + 0.26, 0.225],
    ],
    neck: [
      [0, 0.35, 0.2, b.neck.base + 0.02 + 0.02 * f],
      [0, (0.37 + end[1]) / 2, (0.22 + end[2]) / 2, (b.neck.base + b.neck.top) / 2 + 0.03 * f],
      [...end, b.neck.top + 0.03 * f],
    ],
    fore: [fore, fore],
    hind: [hind, hind],
    tail: catTail(b, tail, 0.1, rear + 0.04, side),
  };
};
