import { cloud, noise } from '../engine/noise.ts';
import { ramp } from '../engine/number.ts';
import type { Area } from './ink.ts';

/** Brindle at the scale of a short coat: fine dark stripes that meet and part, on head and body alike (bulldogs). */
export const fineBrindle: Area = ({ p, group }) => {
  const k = group === 'body' ? 5 : 1;
  const [x, y, z] = [Math.abs(p[0]) * k, p[1] * k, p[2] * k];
  const wave = Math.sin((x * 0.9 + z * 0.7 + y * 0.25 + (cloud(x * 2.2, y * 2.2, z * 2.2) - 0.5) * 0.7) * 26);
  return ramp(-0.3, 0.5, wave + (noise(x * 9, y * 4, z * 9) - 0.45) * 1.5);
};
