/** A tail's middle line in its own length: back, up, aside; the root is 0, 0. */
export type TailCurve = readonly (readonly [back: number, up: number, aside?: number])[];

/** Thick, straight, carried low: labrador. */
export const OTTER: TailCurve = [
  [0, 0],
  [0.2, -0.03],
  [0.5, -0.22],
  [0.8, -0.42],
  [1, -0.5],
];
/** Hanging, bent up at the end: german shepherd, collie. */
export const SABRE: TailCurve = [
  [0, 0],
  [0.12, -0.16],
  [0.26, -0.48],
  [0.42, -0.78],
  [0.66, -0.93],
];
/** Thin, carried low in a slight curve: pitbull, dalmatian, boxer. */
export const WHIP: TailCurve = [
  [0, 0],
  [0.22, -0.1],
  [0.5, -0.42],
  [0.74, -0.66],
  [0.98, -0.7],
];
/** Level with a slight sweep upwards: golden. */
export const PLUME: TailCurve = [
  [0, 0],
  [0.26, -0.02],
  [0.54, -0.1],
  [0.8, -0.08],
  [1.02, 0.06],
];
/** Carried up in a curve: beagle, mongrel. */
export const FLAG: TailCurve = [
  [0, 0],
  [0.16, 0.2],
  [0.26, 0.5],
  [0.28, 0.8],
  [0.2, 1],
];
/** Over the back in an open bow: husky. */
export const SICKLE: TailCurve = [
  [0, 0],
  [0.16, 0.24],
  [0.14, 0.56],
  [-0.08, 0.76],
  [-0.36, 0.74],
];
/** Curled over the hip: pug. */
export const CURL: TailCurve = [
  [0, 0],
  [0.2, 0.2, 0.02],
  [0.18, 0.5, 0.05],
  [-0.1, 0.62, 0.09],
  [-0.3, 0.42, 0.13],
  [-0.16, 0.2, 0.17],
];
/** Laid flat on the back: pomeranian. */
export const ON_BACK: TailCurve = [
  [0, 0],
  [0.05, 0.22],
  [-0.16, 0.46],
  [-0.46, 0.52],
  [-0.78, 0.46],
];
/** Short and bent on the croup: bulldogs. */
export const SCREW: TailCurve = [
  [0, 0],
  [0.3, -0.05],
  [0.44, -0.3],
  [0.32, -0.5],
];
/** A short stump or a straight little tail carried up. */
export const UP: TailCurve = [
  [0, 0],
  [0.24, 0.3],
  [0.38, 0.66],
  [0.42, 1],
];

export const CAT_LOW: TailCurve = [
  [0, 0],
  [0.18, -0.04],
  [0.38, -0.22],
  [0.56, -0.5],
  [0.74, -0.68],
  [0.98, -0.66],
];
export const CAT_LEVEL: TailCurve = [
  [0, 0],
  [0.2, 0.02],
  [0.45, -0.12],
  [0.7, -0.2],
  [0.92, -0.12],
  [1.04, 0],
];
/** Upright with a hooked tip: a cat that greets. */
export const CAT_UP: TailCurve = [
  [0, 0],
  [0.08, 0.045],
  [0.15, 0.16],
  [0.18, 0.4],
  [0.16, 0.66],
  [0.2, 0.86],
  [0.31, 0.95],
  [0.42, 0.9],
];
