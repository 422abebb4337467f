import { DEGREE, mix } from './number.ts';

/** A point or direction: x to the animal's left, y up, z to the front. */
export type Vec = readonly [x: number, y: number, z: number];
/** Rows of a rotation. */
export type Matrix = readonly [Vec, Vec, Vec];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, s: number): Vec => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const between = (a: Vec, b: Vec, share: number): Vec => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
];

/** Same direction, length 1; the zero vector stays. */
export const unit = (a: Vec): Vec => times(a, 1 / (length(a) || 1));

export const multiply = (a: Matrix, b: Matrix): Matrix => {
  const row = (r: Vec): Vec => [
    r[0] * b[0][0] + r[1] * b[1][0] + r[2] * b[2][0],
    r[0] * b[0][1] + r[1] * b[1][1] + r[2] * b[2][1],
    r[0] * b[0][2] + r[1] * b[1][2] + r[2] * b[2][2],
  ];
  return [row(a[0]), row(a[1]), row(a[2])];
};
export const apply = (m: Matrix, v: Vec): Vec => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];
/** By the transposed matrix: the way back of a rotation. */
export const applyBack = (m: Matrix, v: Vec): Vec => [
  m[0][0] * v[0] + m[1][0] * v[1] + m[2][0] * v[2],
  m[0][1] * v[0] + m[1][1] * v[1] + m[2][1] * v[2],
  m[0][2] * v[0] + m[1][2] * v[1] + m[2][2] * v[2],
];

/** Degrees: yaw (− looks to the viewer's left), pitch (+ nose up), roll (+ leans to the viewer's left). */
export const turn = (yaw = 0, pitch = 0, roll = 0): Matrix => {
  const [cy, sy] = [Math.cos(yaw * DEGREE), Math.sin(yaw * DEGREE)];
  const [cx, sx] = [Math.cos(-pitch * DEGREE), Math.sin(-pitch * DEGREE)];
  const [cz, sz] = [Math.cos(roll * DEGREE), Math.sin(roll * DEGREE)];
  const about_y: Matrix = [
    [cy, 0, sy],
    [0, 1, 0],
    [-sy, 0, cy],
  ];
  const about_x: Matrix = [
    [1, 0, 0],
    [0, cx, -sx],
    [0, sx, cx],
  ];
  const about_z: Matrix = [
    [cz, -sz, 0],
    [sz, cz, 0],
    [0, 0, 1],
  ];
  return multiply(multiply(about_y, about_x), about_z);
};

/** Distance from a centre in radii: 1 on the skin of the ellipsoid. */
export const radii = (p: Vec, centre: Vec, r: Vec): number =>
  Math.hypot((p[0] - centre[0]) / r[0], (p[1] - centre[1]) / r[1], (p[2] - centre[2]) / r[2]);
