import { rgb, tint } from '../engine/color.ts';
import { line } from '../engine/lines.ts';
import { DEGREE } from '../engine/number.ts';
import type { Painter } from '../engine/painter.ts';
import { seen, unitOf } from '../engine/pin.ts';
import type { Knot, Sculpt } from '../engine/sculpt.ts';
import { trace } from '../engine/trace.ts';
import type { Vec } from '../engine/vector.ts';

/** A foot round a rod: the rod is the x axis of `group`, the foot's pad lies on its +y side. */
export type Grip = {
  group: string;
  /** Place along the rod, and the rod's radius, group units. */
  x: number;
  r: number;
  /** On which side (z) the bird's breast is. */
  front: 1 | -1;
  /** On which side (x) its other foot is. */
  inner: 1 | -1;
  size: number;
};

/** The toes of any parrot: two forward, two back; length, how far out of the foot's middle they end, and thickness. */
const TOES = [
  { name: 'toe1', way: -1, out: 0.15, long: 0.44, thick: 0.074 },
  { name: 'toe2', way: 1, out: 0.13, long: 0.5, thick: 0.078 },
  { name: 'toe3', way: 1, out: -0.17, long: 0.72, thick: 0.086 },
  { name: 'toe4', way: -1, out: -0.17, long: 0.62, thick: 0.08 },
] as const;
/** The sole under the leg, degrees from the top of the rod to where the toes part. */
const SOLE = 10;

/** One point of a toe: `angle` degrees from the top of the rod, `up` over its bark. */
const onRod = ({ x, r, front }: Grip, out: number, angle: number, up: number): Vec => [
  x + out,
  (r + up) * Math.cos(angle * DEGREE),
  front * (r + up) * Math.sin(angle * DEGREE),
];

/** Four toes that hold the rod with their soles on it, each with its claw. Parts `toe1` … `toe4` and `claw`. */
export const grip = (sculpt: Sculpt, g: Grip): void => {
  const k = g.size;
  for (const { name, way, out, long, thick } of TOES) {
    const t = thick * k;
    const arc = (long * k) / (g.r + t) / DEGREE;
    const spread = (share: number) => g.inner * out * k * (0.5 + 0.5 * share);
    const knot = (share: number, fat: number): Knot => [
      ...onRod(g, spread(share), way * (SOLE + arc * share), t * fat * 0.82),
      t * fat,
    ];
    const knots = [0, 0.3, 0.55, 0.8, 1].map((share, i) => knot(share, (i % 2 ? 0.93 : 1.04) * (1.06 - 0.3 * share)));
    sculpt.chain(g.group, name, knots, { blend: 0.012, inner: 0.05 * k });
    const claw = (share: number, up: number): Vec => onRod(g, spread(1), way * (SOLE + arc + share * 44 * k), up * k);
    sculpt.chain(
      g.group,
      'claw',
      [
        [...claw(-0.06, 0.085), 0.05 * k],
        [...claw(0.4, 0.07), 0.036 * k],
        [...claw(0.95, 0.005), 0.012 * k],
      ],
      { blend: 0.01, inner: 0.02 },
    );
  }
  sculpt.ellipsoid(g.group, 'foot', {
    at: onRod(g, 0, 0, 0.1 * k),
    r: [0.14 * k, 0.1 * k, 0.15 * k],
    blend: 0.03,
  });
};

const isFoot = (part: string) => part === 'foot' || part.startsWith('toe');
const NAMES = ['foot', ...TOES.map(({ name }) => name)];

/** Feet and claws: a dark outline under each toe parts it from its neighbour; rings of scales run across where there is room. */
export const paintFeet = (painter: Painter, color: string, claws: string, grips: readonly Grip[]): void => {
  const dark = tint(color, '#120c10', 0.5);
  trace(painter, ({ part }) => isFoot(part), {
    hair: { color: rgb(dark), shade: rgb(dark), light: rgb(dark) },
    soft: 1,
    grow: 0.34,
  });
  const hair = { color: rgb(color), shade: rgb(tint(color, '#1c1216', 0.4)), light: rgb(tint(color, '#fff6ea', 0.34)) };
  for (const name of NAMES)
    trace(painter, ({ part }) => part === name, { hair, soft: 1, grow: -0.08, base: 0.24, light: 0.58 });
  trace(painter, ({ part }) => part === 'claw', {
    hair: { color: rgb(claws), shade: rgb(tint(claws, '#000000', 0.4)), light: rgb(tint(claws, '#ffffff', 0.4)) },
    soft: 1,
    grow: 0.06,
  });
  for (const g of grips) scales(painter, g, dark);
};

const scales = (painter: Painter, g: Grip, color: string) => {
  const k = g.size;
  const px = unitOf(painter, g.group);
  if (px * k < 44) return;
  for (const { way, out, long, thick } of TOES) {
    const t = thick * k;
    const arc = (long * k) / (g.r + t) / DEGREE;
    for (let share = 0.12; share < 0.95; share += 0.15) {
      const middle = g.inner * out * k * (0.5 + 0.5 * share);
      const across = [-0.7, 0, 0.7].map((w) => {
        const p = onRod(
          g,
          middle + w * t,
          way * (SOLE + arc * share),
          t * (1.82 - 0.5 * Math.abs(w)) * (1.02 - 0.28 * share),
        );
        return painter.at(g.group, p);
      });
      if (across.every((p) => seen(painter, p, 0.06)))
        line(painter, across, { width: Math.max(1, px * 0.014), color, opacity: 0.5, taper: [0.4, 1, 0.4], steps: 2 });
    }
  }
};
