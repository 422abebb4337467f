import { DEGREE } from '../engine/number.ts';
import type { Vec } from '../engine/vector.ts';
import type { Plan, Posed } from './plan.ts';

export const middle = (a: Vec, b: Vec): Vec => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** The middle joint of two bones of length `la` and `lb` between `a` and `b`, bent forwards. */
export const joint = (a: Vec, b: Vec, la: number, lb: number): Vec => {
  const [dz, dy] = [b[2] - a[2], b[1] - a[1]];
  const d = Math.hypot(dz, dy);
  const reach = Math.min(d, (la + lb) * 0.9995);
  const along = (la * la - lb * lb + reach * reach) / (2 * reach);
  const off = Math.sqrt(Math.max(0, la * la - along * along));
  const k = d / reach;
  return [
    a[0] + (b[0] - a[0]) * (la / (la + lb)),
    a[1] + (dy / d) * along * k + (dz / d) * off,
    a[2] + (dz / d) * along * k + (-dy / d) * off,
  ];
};

/** The neck in a pose: its sections [crest, throat, half width] from the base to behind the head. */
export type Neck = {
  rows: readonly (readonly [Vec, Vec, number])[];
  poll: Vec;
  way: Vec;
  at: (share: number) => Vec;
};

/** Share of the neck's length, and how much of the base's depth is left there. */
const NECK_ROWS = [
  [0.38, 0.74],
  [0.7, 0.34],
  [0.98, -0.06],
  [1.12, -0.5],
] as const;

/** A neck that rises from `base` at `angle` degrees over the level. */
export const neckOf = (plan: Plan, base: Vec, angle: number, long: number): Neck => {
  const [c, s] = [Math.cos(angle * DEGREE), Math.sin(angle * DEGREE)];
  const { base: deep, top, width } = plan.neck;
  const at = (t: number): Vec => [0, base[1] + s * long * t, base[2] + c * long * t];
  const rows = NECK_ROWS.map(([t, k]): readonly [Vec, Vec, number] => {
    const [, y, z] = at(t);
    const crest = top + (deep - top) * k + plan.ruff * 0.5 * Math.max(0, k);
    const throat = crest + plan.ruff * Math.min(1, 0.35 + k);
    return [
      [0, y + c * crest, z - s * crest],
      [0, y - c * throat, z + s * throat],
      width * (0.9 + 0.42 * k) + plan.ruff * 0.4 * k,
    ];
  });
  return { rows, poll: at(1), way: [0, s, c], at };
};

/** Half way between the withers and the first section of the neck: the crest leaves the back without a step. */
export const nape = (withers: Vec, neck: Neck, low = 0): Vec => {
  const crest = neck.rows[0]?.[0] ?? withers;
  return [0, (withers[1] + crest[1]) / 2 - low, (withers[2] + crest[2]) / 2];
};

/** [z of the top, its y, z of the bottom, its y, half width in shares of the ribs' width] */
export type Row = readonly [zTop: number, yTop: number, zLow: number, yLow: number, half: number];

/** A resting body from its trunk's rows (the last one is the base of the neck), its neck and its legs. */
export const framed = (
  plan: Plan,
  rows: readonly Row[],
  neck: Neck,
  rest: Pick<Posed, 'fore' | 'hind' | 'tail'>,
): Posed => {
  const body = rows.map(([zt, yt, zl, yl, w], i): [Vec, Vec, number] => {
    const before = rows[i - 1];
    const top: Vec = before && i === rows.length - 1 ? nape([0, before[1], before[0]], neck) : [0, yt, zt];
    return [top, [0, yl, zl], w * plan.width];
  });
  const spine = [0, 3, 6].map((i) => {
    const [a, b] = body[Math.min(i, body.length - 1)] as [Vec, Vec, number];
    return middle(a, b);
  });
  return {
    ...rest,
    resting: true,
    trunk: [...body, ...neck.rows],
    poll: neck.poll,
    spine: [...spine, neck.poll],
    collar: { at: neck.at(0.1), way: neck.way },
  };
};

/** The tail's own curve from a root, for tails that keep it. */
export const curved = ({ tail: { curve, length } }: Plan, root: Vec): Vec[] =>
  curve.map(([back, up, aside = 0]): Vec => [root[0] + aside * length, root[1] + up * length, root[2] - back * length]);
