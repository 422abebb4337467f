import { mix } from './number.ts';

/** A source of numbers 0…1 that gives the same row for the same seed. */
export const randomFrom = (seed: number): (() => number) => {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
};

const lattice = (x: number, y: number, z: number): number => {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x1b873593);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Smooth noise 0…1, one bump a unit. */
export const noise = (x: number, y: number, z: number): number => {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const soft = (t: number) => t * t * (3 - 2 * t);
  const [u, v, w] = [soft(x - i), soft(y - j), soft(z - k)];
  const edge = (b: number, c: number) => mix(lattice(i, j + b, k + c), lattice(i + 1, j + b, k + c), u);
  return mix(mix(edge(0, 0), edge(1, 0), v), mix(edge(0, 1), edge(1, 1), v), w);
};

/** Three octaves of noise, 0…1: borders of patches, wandering of stripes. */
export const cloud = (x: number, y: number, z: number): number =>
  noise(x, y, z) * 0.57 + noise(x * 2.1 + 5.2, y * 2.1, z * 2.1) * 0.29 + noise(x * 4.3, y * 4.3 + 9.1, z * 4.3) * 0.14;
