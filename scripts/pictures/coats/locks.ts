import { cloud, noise } from '../engine/noise.ts';
import { ramp } from '../engine/number.ts';
import type { Flow, Sample } from '../engine/scene.ts';
import { add, cross, times, unit, type Vec } from '../engine/vector.ts';
import type { Area } from './ink.ts';

/** Bumps for sculpts (`Shaping.bumps`, units of the group; .1 is the most). `k` bumps a unit, about. */
const f = (value: number) => value.toFixed(3);
/** Hanging hair parts into locks: grooves from above to below. */
export const grooves = (k = 14, depth = 0.03): string =>
  `${f(depth / 2)}*(Math.sin(X*${f(k)}+1.5*Math.sin(Y*2.3))+Math.sin(Z*${f(k * 0.83)}+1.5*Math.sin(Y*1.9+2)))`;
/** Locks that wave as they hang: ears of cockers. */
export const waves = (k = 9, depth = 0.04): string =>
  `${f(depth)}*Math.sin(Y*${f(k)}+1.2*Math.sin(Z*${f(k * 0.5)}))+${grooves(k * 1.5, depth * 0.7)}`;
/** Wool in curls: poodles. */
export const curls = (k = 9, depth = 0.045): string =>
  `${f(depth)}*Math.sin(X*${f(k)}+Math.sin(Y*${f(k * 0.8)}))*Math.sin(Y*${f(k)}+2)*Math.sin(Z*${f(k)}+1)+${f(depth * 0.45)}*Math.sin(X*${f(k * 2.1)})*Math.sin(Y*${f(k * 2.3)})*Math.sin(Z*${f(k * 1.9)})`;

/** Locks as an area for `layers`: streaks along hair that hangs; `k` across, a tenth of it along. */
export const locks =
  (k = 12, from = 0.5, soft = 0.16): Area =>
  ({ p, group }) => {
    const scale = group === 'body' ? k * 4 : k;
    return ramp(from - soft, from + soft, noise(p[0] * scale, p[1] * scale * 0.14, p[2] * scale));
  };

/** Hair that turns every way, crescent by crescent, where `curly` says so. */
export const swirl =
  (usual: Flow, curly: (s: Sample) => boolean, k = 4): Flow =>
  (s) => {
    if (!curly(s)) return usual(s);
    const q = times(s.p, s.group === 'body' ? k * 3 : k);
    const turn = cloud(...q) * 14;
    const u = unit(cross(s.n, [0.2, 1, 0.3]));
    return add(times(u, Math.cos(turn)), times(cross(s.n, u), Math.sin(turn)));
  };

/** Hair of these parts falls one way: beards, fringes, falls. `way` is for the animal's left and mirrored. */
export const falling =
  (usual: Flow, ways: Readonly<Record<string, Vec>>): Flow =>
  (s) => {
    const way = ways[s.part];
    return way ? [way[0] * Math.sign(s.p[0] || 1) * ramp(0, 0.12, Math.abs(s.p[0])), way[1], way[2]] : usual(s);
  };
