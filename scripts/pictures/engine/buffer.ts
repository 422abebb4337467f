import type { Field } from './field.ts';
import type { Sculpt } from './sculpt.ts';
import { unit, type Vec } from './vector.ts';

/** How the world is seen: orthographic, `scale` pixels a world unit, the origin at (cx, cy); near and far in world units. */
export type View = { width: number; height: number; scale: number; cx: number; cy: number; near: number; far: number };

/** What is known of every pixel: depth (z, larger is nearer), normal, light 0…1, openness 0…1, part (0 = nothing). */
export type GBuffer = View & {
  z: Float32Array;
  nx: Float32Array;
  ny: Float32Array;
  nz: Float32Array;
  lit: Float32Array;
  open: Float32Array;
  part: Uint8Array;
};

export type Light = {
  /** Where it comes from. */
  from: Vec;
  /** How far a shadow is thrown, world units: short, or necks go dark. */
  reach?: number;
  /** How dark a thrown shadow is, 0…1. */
  cast?: number;
};

const NOTHING = -1e9;
const march = (field: Field, x: number, y: number, view: View): number => {
  let z = view.near;
  for (let step = 0; step < 120; step++) {
    const d = field.distance(x, y, z);
    if (d < 0.0025) return z;
    z -= d * 0.92;
    if (z < view.far) return NOTHING;
  }
  return NOTHING;
};

const normalAt = ({ distance }: Field, x: number, y: number, z: number): Vec => {
  const e = 0.006;
  const a = distance(x + e, y - e, z - e);
  const b = distance(x - e, y - e, z + e);
  const c = distance(x - e, y + e, z - e);
  const d = distance(x + e, y + e, z + e);
  return unit([a - b - c + d, -a - b + c + d, -a + b - c + d]);
};

const opennessAt = ({ distance }: Field, p: Vec, n: Vec): number => {
  let closed = 0;
  let weight = 1;
  for (let ring = 1; ring <= 4; ring++) {
    const h = 0.02 + 0.09 * ring;
    closed += (h - distance(p[0] + n[0] * h, p[1] + n[1] * h, p[2] + n[2] * h)) * weight;
    weight *= 0.8;
  }
  return Math.min(1, Math.max(0, 1 - 1.1 * closed));
};

/** 1 in the open, less where something stands in the light within reach. */
const reachOfLight = ({ distance }: Field, p: Vec, n: Vec, light: Vec, reach: number): number => {
  let seen = 1;
  let t = 0.06;
  for (let step = 0; step < 14 && t < reach; step++) {
    const d = distance(
      p[0] + n[0] * 0.02 + light[0] * t,
      p[1] + n[1] * 0.02 + light[1] * t,
      p[2] + n[2] * 0.02 + light[2] * t,
    );
    if (d < 0.004) return 0;
    seen = Math.min(seen, (d * 7) / t);
    t += Math.min(0.35, Math.max(0.05, d));
  }
  return Math.max(0, seen);
};

/** Pixels that any primitive can cover. */
const boundsOf = (sculpt: Sculpt, view: View) => {
  const box = { left: view.width, right: 0, top: view.height, bottom: 0 };
  for (const p of sculpt.primitives) {
    if (p.carve) continue;
    const { scale } = sculpt.groupOf(p.group);
    const sides = p.side === 'both' ? [1, -1] : [p.side === -1 ? -1 : 1];
    for (const side of sides) {
      const [x, y] = sculpt.toWorld(p.group, [p.centre[0] * side, p.centre[1], p.centre[2]]);
      const r = (p.reach + p.blend + 0.05) * scale * view.scale;
      box.left = Math.min(box.left, view.cx + x * view.scale - r);
      box.right = Math.max(box.right, view.cx + x * view.scale + r);
      box.top = Math.min(box.top, view.cy - y * view.scale - r);
      box.bottom = Math.max(box.bottom, view.cy - y * view.scale + r);
    }
  }
  return {
    left: Math.max(0, Math.floor(box.left)),
    right: Math.min(view.width, Math.ceil(box.right)),
    top: Math.max(0, Math.floor(box.top)),
    bottom: Math.min(view.height, Math.ceil(box.bottom)),
  };
};

/** Reads form and light of a sculpt, pixel by pixel. */
export const readForm = (sculpt: Sculpt, field: Field, view: View, light: Light): GBuffer => {
  const count = view.width * view.height;
  const plane = () => new Float32Array(count);
  const buffer: GBuffer = {
    ...view,
    z: plane().fill(NOTHING),
    nx: plane(),
    ny: plane(),
    nz: plane(),
    lit: plane(),
    open: plane(),
    part: new Uint8Array(count),
  };
  const from = unit(light.from);
  const reach = light.reach ?? 0.9;
  const cast = light.cast ?? 0.7;
  const look = (i: number, j: number) => {
    const [x, y] = [(i + 0.5 - view.cx) / view.scale, -(j + 0.5 - view.cy) / view.scale];
    const z = march(field, x, y, view);
    if (z === NOTHING) return;
    const at = j * view.width + i;
    field.distance(x, y, z - 0.002);
    buffer.part[at] = field.part();
    buffer.z[at] = z;
    const n = normalAt(field, x, y, z);
    [buffer.nx[at], buffer.ny[at], buffer.nz[at]] = n;
    buffer.open[at] = opennessAt(field, [x, y, z], n);
    const facing = n[0] * from[0] + n[1] * from[1] + n[2] * from[2];
    const seen = facing > 0 ? 1 - cast * (1 - reachOfLight(field, [x, y, z], n, from, reach)) : 1;
    buffer.lit[at] = Math.max(0, facing) * seen * 0.85 + (facing * 0.5 + 0.5) * 0.15;
  };
  const { left, right, top, bottom } = boundsOf(sculpt, view);
  for (let j = top; j < bottom; j++) for (let i = left; i < right; i++) look(i, j);
  return buffer;
};
