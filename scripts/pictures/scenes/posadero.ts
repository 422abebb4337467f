import type { Parrot } from '../anatomy/parrot.ts';
import { type BirdShot, birdScene } from '../anatomy/parrot-figure.ts';
import { footOf } from '../anatomy/parrot-stance.ts';
import { type Perch, perchRadius } from '../anatomy/perch.ts';
import { line } from '../engine/lines.ts';
import { DEGREE } from '../engine/number.ts';
import type { Painter } from '../engine/painter.ts';
import type { Scene } from '../engine/scene.ts';
import { Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';
import type { Plate } from '../plates.ts';
import { colores } from './colores.ts';
import { cuerpo } from './cuerpo.ts';
import { GROUND } from './measure.ts';
import { perchStand } from './references.ts';

type Pose = Pick<BirdShot, 'body' | 'head' | 'crest' | 'open' | 'lifted' | 'wings'> & { perch?: Partial<Perch> };

const longOf = ({ body }: Parrot) => body?.long ?? 1;
const tailOf = ({ body }: Parrot) => body?.tail?.length ?? 4.6;
/** How far the last feathers stand beyond the sculpt's tail. */
const FEATHER = 0.55;
/** What the longest of them need besides before they touch the floor. */
const CLEAR = 0.45;
/** Head units from the crown to the tip of the tail. */
const unitsOf = (parrot: Parrot) => 1.45 + 3.1 * longOf(parrot) + tailOf(parrot) + FEATHER;

/** 2: a parrot of `cm` from head to tail tip, in profile on a perch, its tail 2 cm off the floor; beside it a hand or legs. */
export const cuerpoLoro = (o: {
  alt: string;
  parrot: Parrot;
  cm: number;
  pose?: Pose;
  pxPerCm?: number;
  /** Where the post stands, px. */
  x?: number;
  reference?: 'legs' | 'hand';
}): Plate => {
  const { parrot, cm, x = 430, pxPerCm = Math.min(29, 600 / cm) } = o;
  const headCm = cm / unitsOf(parrot);
  const scale = pxPerCm * headCm;
  const side = (o.pose?.body?.yaw ?? -1) < 0 ? -1 : 1;
  const pose: Pose = { body: { yaw: 74 * side, pitch: -24 }, head: { yaw: 82 * side, pitch: -2 }, ...o.pose };
  const perch: Perch = { left: 1.3, right: 1.3, r: 0.32, yaw: 46 * side, ...pose.perch };
  const sculpt = new Sculpt().group('body', { ...pose.body });
  const [l, t] = [longOf(parrot), tailOf(parrot) + FEATHER];
  const tip = sculpt.toWorld('body', [0, -3.1 * l - t * 0.99, -0.52 - 0.16 * t]);
  const foot = sculpt.toWorld('body', footOf(sculpt, parrot.body ?? {}));
  const floor = Math.min(tip[1] - 2 / headCm - CLEAR, foot[1] - 4);
  return cuerpo({
    folder: 'loros',
    alt: o.alt,
    heightCm: null,
    headCm,
    lengthCm: cm / 2,
    pxPerCm,
    x: x - (foot[0] - tip[0]) * scale,
    p: sculpt.toGroup('body', [tip[0], floor, tip[2]]),
    reference: o.reference ?? 'hand',
    behind: perchStand(x, GROUND - (foot[1] - 0.4 - floor) * scale),
    scene: (shot) => birdScene(parrot, { ...pose, ...shot, perch }),
  });
};

/** How birds sit in their niches: three quarters, in profile, from behind, climbing, head tilted. */
const POSES: readonly Pose[] = [
  { body: { yaw: -44, pitch: -16 }, head: { yaw: -64, pitch: 2 }, perch: { yaw: -12 } },
  { body: { yaw: 58, pitch: -20 }, head: { yaw: 72, pitch: -4 }, perch: { yaw: 20, slope: -4 } },
  { body: { yaw: -148, pitch: -14 }, head: { yaw: -66, pitch: 3, roll: 4 }, perch: { yaw: 14 } },
  { body: { yaw: 36, pitch: -12, roll: -6 }, head: { yaw: 58, pitch: 6, roll: -10 }, perch: { slope: 15 } },
  { body: { yaw: -16, pitch: -8, roll: -3 }, head: { yaw: 34, pitch: 0, roll: -8 }, perch: { slope: -5 } },
];

/** 3: plumages in their niches, each in another pose. */
export const coloresLoro = (o: {
  alt: string;
  caption?: string;
  /** Times the usual size: crests and great beaks need less. */
  size?: number;
  varieties: readonly (readonly [name: string, parrot: Parrot, pose?: Pose])[];
}): Plate =>
  colores({
    folder: 'loros',
    alt: o.alt,
    caption: o.caption ?? 'Colores que vas a encontrar',
    scale: (o.varieties.length > 4 ? 88 : o.varieties.length > 3 ? 90 : 84) * (o.size ?? 1),
    p: [0, 0, 0],
    on: [0.5, o.varieties.length > 4 ? 0.5 : o.varieties.length > 3 ? 0.42 : 0.45],
    varieties: o.varieties.map(([name, parrot, pose], i) => ({
      name,
      scene: (shot) => {
        const set = { ...POSES[i % POSES.length], ...pose };
        const perch = { left: 5, right: 5, color: '#9A7B58', ...set.perch };
        const view = { ...shot.view, group: 'body', p: [0, -1.4 * longOf(parrot), 0] } as const;
        return birdScene(parrot, { ...set, ...shot, view, perch, detail: o.varieties.length > 4 ? 0.9 : 0.64 });
      },
    })),
  });

/** A parrot on its perch, whose upper side is at `at` (px) under its feet; `scale` px a head unit. */
export const perched = (
  parrot: Parrot,
  {
    at,
    scale,
    hung,
    ...shot
  }: {
    at: readonly [number, number];
    scale: number;
    /** Ropes hold the perch at these x, px. */
    hung?: readonly number[];
    perch: Perch;
  } & Omit<BirdShot, 'view'>,
): Scene =>
  birdScene(parrot, {
    fine: Math.max(0.5, Math.min(0.9, scale / 200)),
    detail: 0.64,
    ...shot,
    extra: (painter) => {
      if (hung) ropes(painter, hung, shot.perch);
      shot.extra?.(painter);
    },
    view: { group: 'perch', p: [0, perchRadius(shot.perch), 0], on: at, scale },
  });

/** One perch for several birds, px: its middle, how far it runs, how thick it is. */
type Rail = {
  at: readonly [number, number];
  left: number;
  right: number;
  r: number;
  /** Degrees, + rises to the right. */
  slope?: number;
  color?: string;
  hung?: readonly number[];
};
type Sitting = Omit<BirdShot, 'view' | 'perch'> & { parrot: Parrot; x: number; scale: number };

/** Birds side by side on one perch: the first paints it, the others hold what stands there. */
export const together = (rail: Rail, birds: readonly Sitting[]): Scene[] =>
  birds.map(({ parrot, x, scale, ...shot }, i) => {
    const { at, left, right, r, slope = 0, color, hung } = rail;
    const y = at[1] - Math.tan(slope * DEGREE) * (x - at[0]);
    return perched(parrot, {
      ...shot,
      seed: shot.seed ?? 23 + 8 * i,
      at: [x, y],
      scale,
      hung: i === 0 ? hung : undefined,
      perch: {
        left: i > 0 ? 2.4 : (x - left) / scale,
        right: i > 0 ? 2.4 : (right - x) / scale,
        r: r / scale,
        slope,
        color,
        unseen: i > 0,
      },
    });
  });

/** Two ropes from the ceiling, at `xs` px, each wound twice round the perch. */
const ropes = (painter: Painter, xs: readonly number[], perch: Perch) => {
  const thick = perchRadius(perch);
  const ends = [-perch.left, perch.right].map((x) => painter.at('perch', [x, 0, 0]));
  const [[ax, ay], [bx, by]] = ends.sort((a, b) => a[0] - b[0]) as [Vec, Vec];
  for (const [i, wanted] of xs.entries()) {
    const x = Math.max(ax + 14, Math.min(bx - 14, wanted));
    const y = ay + ((x - ax) / (bx - ax)) * (by - ay);
    const top = x + (i ? -30 : 30);
    const r = painter.scale * thick;
    line(
      painter,
      [
        [top, -10],
        [x, y - r],
      ],
      { width: 9, color: '#C2A374', taper: [1, 1] },
    );
    line(
      painter,
      [
        [top + 2, -10],
        [x + 2, y - r],
      ],
      { width: 3, color: '#8d7048', taper: [1, 1], opacity: 0.7 },
    );
    for (const dx of [-7, 3])
      line(
        painter,
        [
          [x + dx, y - r],
          [x + dx + 5, y],
          [x + dx + 3, y + r],
        ],
        { width: 9, color: '#B99A6B', taper: [0.8, 1, 0.8] },
      );
  }
};
