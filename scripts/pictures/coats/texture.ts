import { ramp } from '../engine/number.ts';
import type { Coat, Hair, Sample } from '../engine/scene.ts';
import { LEGS, onHead } from './areas.ts';
import { type Ink, inkAt } from './ink.ts';

/** How a coat feels: lengths in head units on the neck; face, legs, ears and tail as shares of it. */
export type Texture = Omit<Hair, 'color'> & {
  length: number;
  width: number;
  lift: number;
  face?: number;
  leg?: number;
  ear?: number;
  tail?: number;
  ruff?: number;
};

export const TEXTURES = {
  sleek: { length: 0.1, width: 0.024, lift: 0.04, face: 0.6, leg: 0.8, variance: 3 },
  short: { length: 0.16, width: 0.03, lift: 0.07, face: 0.6, leg: 0.8, variance: 4 },
  double: { length: 0.3, width: 0.034, lift: 0.18, face: 0.4, leg: 0.5, tail: 1.3, variance: 5 },
  plush: { length: 0.2, width: 0.03, lift: 0.3, face: 0.5, leg: 0.7, mess: 1.3, variance: 4 },
  long: { length: 0.46, width: 0.036, lift: 0.24, face: 0.28, leg: 0.6, tail: 1.2, bend: 0.25, variance: 6 },
  silky: { length: 0.6, width: 0.03, lift: 0.06, face: 0.5, leg: 0.7, bend: 0.12, mess: 0.7, variance: 6 },
  wire: { length: 0.2, width: 0.028, lift: 0.3, face: 0.7, leg: 0.9, shape: 'wire', mess: 2.4, variance: 9 },
  corded: { length: 0.9, width: 0.06, lift: 0.03, face: 0.7, leg: 0.8, mess: 0.6, bend: 0.1, variance: 8 },
  peach: { length: 0.05, width: 0.034, lift: 0, face: 1, leg: 1, ear: 1, mess: 0.6, variance: 2 },
  curly: { length: 0.115, width: 0.036, lift: 0.1, face: 1, leg: 1, shape: 'curl', mess: 2.4, variance: 7 },
} satisfies Record<string, Texture>;

/** Share of the full length at a point. */
const shareAt = (t: Texture, s: Sample): number => {
  if (s.part === 'ear') return t.ear ?? (t.face ?? 0.6) * 1.3;
  if (onHead(s)) {
    const front = ramp(0, 0.9, s.p[2]);
    const face = t.face ?? 0.6;
    return (1 - front) * Math.min(1, face * 1.5) + front * face * 0.75;
  }
  if (LEGS.has(s.part)) return t.leg ?? 0.8;
  if (s.part === 'tail') return t.tail ?? 1;
  if (s.part === 'neck') return t.ruff ?? 1;
  return 1;
};

const BARE = new Set(['nose', 'mouth', 'tongue', 'beak', 'lower', 'cere', 'claw', 'foot', 'paw', 'skin']);

/** A coat of one texture in the colours of an ink. */
export const coat =
  (texture: Texture, ink: Ink, more?: (s: Sample) => Partial<Hair> | null): Coat =>
  (s) => {
    if (BARE.has(s.part)) return { color: inkAt(ink, s), bare: true };
    const share = shareAt(texture, s);
    return {
      ...texture,
      color: inkAt(ink, s),
      length: texture.length * share,
      width: texture.width * (0.6 + 0.4 * Math.min(1, share)),
      ...more?.(s),
    };
  };
