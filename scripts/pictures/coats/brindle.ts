import { cloud, noise } from '../engine/noise.ts';
import { ramp } from '../engine/number.ts';
import { LEGS, onHead, onTrunk } from './areas.ts';
import type { Ink } from './ink.ts';
import type { Row } from './markings.ts';

/**
 * A dog's brindle: fine dark stripes, ragged and broken, that run down the sides and meet; finer on head and legs.
 * `share` is how much of the coat is dark, `size` the distance of stripes, times.
 */
export const dogBrindle = (ink: Ink, { share = 0.45, size = 1, amount = 0.72 } = {}): Row => [
  (s) => {
    const body = s.group === 'body';
    const k = (body ? 7.5 : 1) / size;
    const [x, y, z] = [s.p[0] * k, s.p[1] * k, s.p[2] * k];
    const wander = (cloud(x * 0.9, y * 0.8, z * 0.9) - 0.5) * 1.1 + (noise(x * 3.4, y * 2, z * 3.4) - 0.5) * 0.16;
    const trunk = body && !LEGS.has(s.part) && s.part !== 'tail';
    const way = trunk
      ? (onTrunk(s).along * 9.2) / size
      : body
        ? y + z * 0.3
        : onHead(s)
          ? z * 0.75 + Math.abs(x) * 0.7
          : z;
    const wave = Math.sin(((way + wander) / 0.2) * 6.28);
    const broken = (noise(x * 5.5, y * 2.4, z * 5.5) - 0.5) * 1.9;
    const edge = 1 - share * 2;
    return ramp(edge - 0.3, edge + 0.35, wave + broken);
  },
  ink,
  amount,
];
