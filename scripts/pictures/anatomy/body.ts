import { smooth } from '../engine/curve.ts';
import type { Sculpt } from '../engine/sculpt.ts';
import type { Section } from '../engine/sweep.ts';
import { add, sub, times, unit, type Vec } from '../engine/vector.ts';
import { CAT_ROWS, DOG_ROWS, type Rows } from './limb-rows.ts';
import { paw } from './paw.ts';
import type { Fore, Hind, Plan, Posed } from './plan.ts';

/** Sections along a bone: `k` times the rows' flesh, and `hair` over it (before, behind, aside). */
const along = (from: Vec, to: Vec, rows: Rows, k: number, hair: Vec = [0, 0, 0]): Section[] => {
  const [dz, dy] = [to[2] - from[2], to[1] - from[1]];
  const d = Math.hypot(dz, dy) || 1;
  const [fz, fy] = [-dy / d, dz / d];
  return rows.map(([t, before, behind, half]): Section => {
    const [x, y, z] = [from[0] + (to[0] - from[0]) * t, from[1] + dy * t, from[2] + dz * t];
    const [f, b] = [before * k + hair[0], behind * k + hair[1]];
    return [[x, y + fy * f, z + fz * f], [x, y - fy * b, z - fz * b], half * k + hair[2]];
  });
};

/** More flesh or hair behind the middle rows. */
const fuller = (rows: Rows, amount: number): Rows =>
  amount === 0
    ? rows
    : rows.map(([t, f, b, w]) => [t, f, b + amount * Math.sin(Math.PI * Math.min(1, Math.max(0, t * 0.8 + 0.3))), w]);

const foreLeg = (sculpt: Sculpt, g: string, plan: Plan, l: Fore, side: 1 | -1) => {
  const rows = plan.kind === 'cat' ? CAT_ROWS : DOG_ROWS;
  const { bone: b, muscle: m, hair, bumps } = plan;
  const coat: Vec = [hair * 0.5, hair * 0.6, hair * 0.6];
  const thin: Vec = [hair * 0.25, hair * 0.35, hair * 0.3];
  sculpt.sweep(g, 'shoulder', along(l.w, l.s, rows.blade, m, coat), { side, blend: 0.036, cap: 0.7, bumps });
  sculpt.sweep(g, 'arm', along(l.s, l.e, rows.arm, (m + b) / 2, coat), { side, blend: 0.06, cap: 0.6, bumps });
  const below = [
    ...along(l.e, l.c, fuller(rows.forearm, plan.feather), b, thin),
    ...along(l.c, l.f, rows.pastern, b, thin),
  ];
  sculpt.sweep(g, 'forearm', below, { side, blend: 0.04, cap: 0.5, bumps });
  sculpt.lines.set(`${g}/fore${side}`, [l.s, l.e, l.c, l.f]);
  paw(sculpt, g, plan, { part: 'forepaw', at: l.f, side, tilt: l.tilt, yaw: l.yaw });
};

const hindLeg = (sculpt: Sculpt, g: string, plan: Plan, l: Hind, side: 1 | -1) => {
  const rows = plan.kind === 'cat' ? CAT_ROWS : DOG_ROWS;
  const { bone: b, muscle: m, breech, hair, bumps } = plan;
  const coat: Vec = [hair * 0.4, hair * 0.6, hair * 0.6];
  const thin: Vec = [hair * 0.25, hair * 0.35, hair * 0.3];
  const o = { side, cap: 0.6, bumps };
  sculpt.sweep(g, 'thigh', along(l.h, l.k, fuller(rows.thigh, breech), m, coat), {
    side,
    blend: 0.042,
    cap: 0.7,
    bumps,
  });
  sculpt.sweep(g, 'shank', along(l.k, l.t, rows.shank, (m + b * 2) / 3, thin), { ...o, blend: 0.035 });
  sculpt.sweep(g, 'hock', along(l.t, l.m, rows.cannon, b, thin), { ...o, blend: 0.018 });
  sculpt.lines.set(`${g}/hind${side}`, [l.h, l.k, l.t, l.m]);
  paw(sculpt, g, plan, { part: 'hindpaw', at: l.m, side, tilt: l.tilt, yaw: l.yaw });
};

/** Half the thickness of a tail at share `t` of its length. */
const thickness = ({ kind, tail: { r, tip, hang = 0 } }: Plan, t: number): number =>
  kind === 'cat'
    ? tip + (r - tip) * (1 - t ** 1.4)
    : tip + (r - tip) * (1 - t) ** 0.85 + hang * 0.4 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1));

/** One tapering curve; `hang` lengthens the hair below it. */
const tail = (sculpt: Sculpt, g: string, plan: Plan, line: readonly Vec[], onFloor: boolean) => {
  if (line.length < 2) return;
  const fine = smooth(line, false, 4);
  sculpt.lines.set(`${g}/tail`, fine);
  const { hang = 0 } = plan.tail;
  const rows = fine.map((p, i): Section => {
    const t = i / (fine.length - 1);
    const way = sub(fine[Math.min(i + 1, fine.length - 1)] as Vec, fine[Math.max(i - 1, 0)] as Vec);
    const flat = Math.hypot(way[1], way[2]) || 1e-6;
    const thick = thickness(plan, t);
    const below = thick + hang * Math.sin(Math.PI * Math.min(1, t * 0.88 + 0.12));
    // The upper side is always the same one, or the skin would turn over where the tail rises.
    const inPlane = !onFloor && flat / Math.hypot(...way) > 0.3;
    const up: Vec = inPlane ? [0, -way[2] / flat, way[1] / flat] : [0, 1, 0];
    return [add(p, times(up, thick)), sub(p, times(up, below)), thick * (1 + hang * 2)];
  });
  sculpt.sweep(g, 'tail', rows, { blend: 0.03, steps: 1, cap: 1 });
};

/** The trunk with long hair over it: more below than above. */
const padded = ([a, b, w]: Section, hair: number): Section => {
  if (hair === 0) return [a, b, w];
  const up = unit(sub(a, b));
  return [add(a, times(up, hair * 0.45)), sub(b, times(up, hair)), w + hair * 0.8];
};

/** Adds a posed body to group `g`, whose unit is the height at the withers; the floor is y = 0. */
export const quadrupedBody = (sculpt: Sculpt, plan: Plan, posed: Posed, g = 'body'): void => {
  sculpt.lines.set(`${g}/spine`, [...posed.spine]);
  const trunk = posed.trunk.map((section) => padded(section, plan.hair));
  sculpt.sweep(g, 'torso', trunk, { blend: 0.02, steps: 4, cap: 0.8, bumps: plan.bumps });
  for (const [i, side] of [
    [0, 1],
    [1, -1],
  ] as const) {
    foreLeg(sculpt, g, plan, posed.fore[i], side);
    hindLeg(sculpt, g, plan, posed.hind[i], side);
  }
  tail(sculpt, g, plan, posed.tail, posed.resting === true && !plan.tail.stiff);
};
