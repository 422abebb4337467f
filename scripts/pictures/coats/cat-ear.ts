import { blend, rgb } from '../engine/color.ts';
import { clamp, ramp } from '../engine/number.ts';
import type { Coat } from '../engine/scene.ts';
import { cross, dot, sub, unit, type Vec } from '../engine/vector.ts';

/** The ear's plane, as `catEars` builds it. */
type Plane = { root: Vec; width: number; height: number; lean: number; forward: number };

/** Skin inside a standing ear: framed by the coat's own hair, darker towards its depth. */
export const withEarSkin = (coat: Coat, ear: Plane, skin: string, deep: string): Coat => {
  const across = unit([1, -0.12, -ear.forward]);
  const out = unit(cross(across, [ear.lean, 1, -0.04]));
  const along = cross(out, across);
  return (s) => {
    const hair = coat(s);
    if (s.part !== 'ear') return hair;
    const side = Math.sign(s.p[0]) || 1;
    const p = sub([s.p[0] * side, s.p[1], s.p[2]], ear.root);
    const [u, v] = [dot(p, across), dot(p, along) / ear.height];
    const facing = ramp(-0.05, 0.25, dot([s.n[0] * side, s.n[1], s.n[2]], out));
    const half = ear.width * (1.02 - 0.95 * clamp(v, 0, 1) ** 1.15);
    const open = facing * ramp(0.9, 0.66, Math.abs(u) / half) * ramp(0.9, 0.72, v);
    if (open < 0.02) return hair;
    const color = blend(rgb(deep), rgb(skin), ramp(-0.1, 0.55, v + 0.25 * Math.abs(u / half)));
    return { ...hair, color: blend(hair.color, color, open), length: (hair.length ?? 0.1) * 0.7, shade: undefined };
  };
};
