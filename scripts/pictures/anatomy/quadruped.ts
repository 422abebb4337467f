import type { Knot, Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';

/** A muscle, tendon or joint that is added to a leg or trunk: a ball of three radii, or from a point to a point. */
export type Mass = { part: string; blend?: number; carve?: boolean } & (
  | { at: Vec; r: Vec; pitch?: number; yaw?: number }
  | { from: Vec; to: Vec; r: readonly [number, number] }
);

/** One leg from the body down; z forward, y up, x out from the middle line. Unit: height at the withers. */
export type Leg = {
  /** Muscle at its top: shoulder blade or thigh. */
  top: { at: Vec; r: Vec; pitch: number };
  /** Point of shoulder (or stifle), elbow (or hock), pastern, and the radii there. */
  joints: readonly [Vec, Vec, Vec, Vec] | readonly [Vec, Vec, Vec];
  r: readonly number[];
  /** More muscles, laid over the leg. */
  mass?: readonly Mass[];
  paw: { at: Vec; r: Vec; yaw?: number };
};

/** A whole body in one pose. */
export type Frame = {
  torso: { at: Vec; r: Vec; pitch?: number; blend?: number }[];
  loin: readonly Knot[];
  neck: readonly Knot[];
  /** More muscles of trunk and neck. */
  mass?: readonly Mass[];
  /** [left, right] */
  fore: readonly [Leg, Leg];
  hind: readonly [Leg, Leg];
  tail: readonly Knot[];
  /** Seam between the tail's knots: large ones swell at every knot. */
  tailSeam?: number;
  /** Middle of the trunk at the root of the tail, the loin, the withers and the end of the neck: stripes and saddles count along it. */
  spine: readonly [Vec, Vec, Vec, Vec];
  /** Seams: how soft everything joins. */
  soft: number;
};

const masses = (sculpt: Sculpt, g: string, list: readonly Mass[], soft: number, side?: 1 | -1) => {
  for (const m of list) {
    const o = { side, blend: m.blend ?? soft, carve: m.carve };
    if ('at' in m) sculpt.ellipsoid(g, m.part, { ...o, at: m.at, r: m.r, turned: [m.yaw ?? 0, m.pitch ?? 0, 0] });
    else sculpt.capsule(g, m.part, { ...o, from: m.from, to: m.to, r: m.r });
  }
};

const leg = (sculpt: Sculpt, g: string, l: Leg, side: 1 | -1, soft: number, names: readonly string[]) => {
  const o = { side, blend: soft };
  const [top, paw, ...segments] = names as [string, string, ...string[]];
  sculpt.ellipsoid(g, top, { ...o, at: l.top.at, r: l.top.r, turned: [0, l.top.pitch, 0] });
  for (let i = 0; i + 1 < l.joints.length; i++) {
    const [from, to] = [l.joints[i] as Vec, l.joints[i + 1] as Vec];
    const r = [l.r[i] as number, l.r[i + 1] as number] as const;
    sculpt.capsule(g, segments[i] as string, { ...o, from, to, r, blend: soft * ([1, 0.7, 0.4][i] ?? 0.4) });
  }
  if (l.mass) masses(sculpt, g, l.mass, soft * 0.8, side);
  const { at, r, yaw = 0 } = l.paw;
  for (const [dx, dz] of [
    [-0.55, 0.22],
    [0.55, 0.22],
    [-1.5, -0.14],
    [1.5, -0.14],
  ] as const)
    sculpt.ellipsoid(g, paw, {
      ...o,
      at: [at[0] + dx * r[0] * 0.9, at[1], at[2] + dz * r[2]],
      r,
      turned: [yaw, 0, 0],
      blend: soft * 0.16,
    });
};

/** Adds a body to group `g`, whose unit is the height at the withers. */
export const quadruped = (sculpt: Sculpt, frame: Frame, g = 'body'): void => {
  const { soft } = frame;
  sculpt.lines.set(`${g}/spine`, [...frame.spine]);
  for (const { at, r, pitch = 0, blend = soft } of frame.torso)
    sculpt.ellipsoid(g, 'torso', { at, r, turned: [0, pitch, 0], blend });
  sculpt.chain(g, 'torso', frame.loin, { blend: soft * 1.4, inner: soft });
  sculpt.chain(g, 'neck', frame.neck, { blend: soft * 1.5, inner: soft * 1.2 });
  if (frame.mass) masses(sculpt, g, frame.mass, soft);
  for (const [i, side] of [
    [0, 1],
    [1, -1],
  ] as const) {
    leg(sculpt, g, frame.fore[i], side, soft, ['shoulder', 'forepaw', 'arm', 'forearm', 'pastern']);
    leg(sculpt, g, frame.hind[i], side, soft, ['thigh', 'hindpaw', 'shank', 'hock', 'hock']);
  }
  if (frame.tail.length > 1)
    sculpt.chain(g, 'tail', frame.tail, { blend: soft * 0.7, inner: frame.tailSeam ?? soft * 0.4 });
};
