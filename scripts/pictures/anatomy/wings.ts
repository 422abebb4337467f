import { ramp } from '../engine/number.ts';
import type { Sample } from '../engine/scene.ts';
import type { Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';
import type { Angles } from './animal.ts';

/** Open wings: each a group `wingLeft` or `wingRight` whose |x| runs outwards and −y to the trailing edge; part `sail`. */
export type Wings = {
  /** From shoulder to tip, and from leading to trailing edge, head units. */
  span?: number;
  chord?: number;
  /** Shoulder on the body. */
  at?: Vec;
  /** Angles of the left wing; the right mirrors them. */
  left?: Angles;
  right?: Angles;
};

const OUTLINE: readonly (readonly [chord: number, span: number])[] = [
  [-0.16, 0],
  [-0.26, 0.12],
  [-0.2, 0.3],
  [-0.27, 0.45],
  [-0.12, 0.7],
  [0.05, 0.9],
  [0.24, 1],
  [0.36, 0.985],
  [0.4, 0.9],
  [0.56, 0.93],
  [0.62, 0.82],
  [0.78, 0.83],
  [0.8, 0.7],
  [0.95, 0.68],
  [0.93, 0.55],
  [1, 0.45],
  [0.97, 0.25],
  [1, 0.06],
  [0.6, 0],
];

const mirrored = ({ yaw = 0, pitch = 0, roll = 0 }: Angles): Angles => ({ yaw: -yaw, pitch, roll: -roll });

export const openWings = (sculpt: Sculpt, o: Wings): void => {
  const { span = 7.4, chord = 2.9, at = [0.6, -0.3, -0.25], left = {} } = o;
  for (const side of [1, -1] as const) {
    const name = side === 1 ? 'wingLeft' : 'wingRight';
    const angles = side === 1 ? left : (o.right ?? mirrored(left));
    sculpt.group(name, { parent: 'body', at: [at[0] * side, at[1], at[2]], ...angles });
    sculpt.flap(name, 'sail', {
      root: [0, 0, 0],
      across: [0, -1, 0],
      along: [1, 0, 0],
      outline: OUTLINE.map(([u, v]) => [u * chord, v * span] as const),
      thick: 0.03,
      round: 0.04,
      bend: '(-.05*u*u-.012*v*v)',
      blend: 0.12,
      side,
    });
    sculpt.capsule(name, 'sail', {
      from: [0, 0, -0.02],
      to: [span * 0.45, 0.1 * chord, 0],
      r: [0.3, 0.12],
      side,
      blend: 0.2,
    });
  }
};

/** Where a point of an open wing is: `out` 0 shoulder … 1 tip, `back` 0 leading … 1 trailing edge. */
export const onWing = ({ p }: Sample, { span = 7.4, chord = 2.9 }: Wings): { out: number; back: number } => ({
  out: Math.abs(p[0]) / span,
  back: (chord * 0.25 - p[1]) / (chord * 1.25),
});

/** Coverts lie backwards, primaries more and more outwards. */
export const sailFlow = ({ p }: Sample, span = 7.4): Vec => {
  const out = ramp(0.35, 1, Math.abs(p[0]) / span);
  return [Math.sign(p[0]) * (0.12 + 1.3 * out), -1 + 0.45 * out, 0];
};
