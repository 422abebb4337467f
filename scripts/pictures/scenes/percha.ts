import { type Parrot, type ParrotShot, parrotScene } from '../anatomy/parrot.ts';
import { PERCH_Y } from '../anatomy/parrot-body.ts';
import { line } from '../engine/lines.ts';
import { px } from '../engine/number.ts';
import type { Painter } from '../engine/painter.ts';
import type { Scene } from '../engine/scene.ts';
import { Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';
import type { Plate } from '../plates.ts';
import { colores } from './colores.ts';
import { cuerpo } from './cuerpo.ts';
import { GROUND } from './measure.ts';
import { perchStand } from './references.ts';

type Pose = Pick<ParrotShot, 'body' | 'head' | 'crest' | 'open' | 'lifted'>;

const longOf = ({ body }: Parrot) => body?.long ?? 1;
const tailOf = ({ body }: Parrot) => body?.tail?.length ?? 4.6;
/** How far the last feathers stand beyond the sculpt's tail. */
const FEATHER = 0.55;
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
  const pose: Pose = { body: { yaw: -84, pitch: -10 }, head: { yaw: -84, pitch: -2 }, ...o.pose };
  const sculpt = new Sculpt().group('body', { ...pose.body });
  const [l, t] = [longOf(parrot), tailOf(parrot) + FEATHER];
  const tip = sculpt.toWorld('body', [0, -3.1 * l - t * 0.99, -0.52 - 0.16 * t]);
  const foot = sculpt.toWorld('body', [0, PERCH_Y * l - 0.3, 0.2]);
  const floor = tip[1] - 2 / headCm;
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
    behind: perchStand(x, GROUND - (foot[1] - floor) * scale),
    scene: (shot) => parrotScene(parrot, { ...pose, perch: { left: 1.5, right: 1.5, r: 0.32 }, ...shot }),
  });
};

const POSES: readonly Pose[] = [
  { body: { yaw: -34, roll: -3 }, head: { yaw: -56, pitch: 2 } },
  { body: { yaw: 24, roll: 3 }, head: { yaw: 46, pitch: -4, roll: -5 } },
  { body: { yaw: -12, roll: 3 }, head: { yaw: -36, pitch: 3, roll: 7 } },
  { body: { yaw: 38, roll: -2 }, head: { yaw: 62, pitch: 4 } },
  { body: { yaw: -20, roll: -3 }, head: { yaw: 34, pitch: 0, roll: -4 } },
];

/** 3: plumages in their niches, each in another pose. */
export const coloresLoro = (o: {
  alt: string;
  caption?: string;
  scale?: number;
  varieties: readonly (readonly [name: string, parrot: Parrot, pose?: Pose])[];
}): Plate =>
  colores({
    folder: 'loros',
    alt: o.alt,
    caption: o.caption ?? 'Colores que vas a encontrar',
    scale: o.scale ?? (o.varieties.length > 3 ? 128 : 116),
    p: [0, -0.4, 0.2],
    on: [0.5, o.varieties.length > 4 ? 0.38 : 0.32],
    varieties: o.varieties.map(([name, parrot, pose], i) => ({
      name,
      scene: (shot) => parrotScene(parrot, { ...POSES[i % POSES.length], ...pose, ...shot }),
    })),
  });

/** A parrot whose feet stand at `at` (px), `scale` px a head unit. */
export const perched = (
  parrot: Parrot,
  {
    at,
    scale,
    hung,
    ...shot
  }: {
    at: readonly [number, number];
    scale: number /** Ropes hold the perch at these x, px. */;
    hung?: readonly number[];
  } & Omit<ParrotShot, 'view'>,
): Scene =>
  parrotScene(parrot, {
    fine: Math.max(0.5, Math.min(0.9, scale / 200)),
    detail: 0.8,
    ...shot,
    extra: (painter) => {
      if (hung && shot.perch) ropes(painter, hung, shot.perch, longOf(parrot));
      shot.extra?.(painter);
    },
    view: { group: 'body', p: [0, PERCH_Y * longOf(parrot), 0.2], on: at, scale },
  });

/** Wings spread as seen from above, the bird climbing to the left. */
export const SOARING: Pick<ParrotShot, 'body' | 'head'> = {
  body: { yaw: 172, pitch: 12, roll: -44 },
  head: { yaw: -74, pitch: 14, roll: 8 },
};

/** Two ropes from the ceiling, at `xs` px, each wound twice round the perch. */
const ropes = (
  painter: Painter,
  xs: readonly number[],
  { left, right }: { left: number; right: number },
  l: number,
) => {
  const ends = [-left, right].map((x) => painter.at('body', [x, PERCH_Y * l - 0.2, 0.2]));
  const [[ax, ay], [bx, by]] = ends.sort((a, b) => a[0] - b[0]) as [Vec, Vec];
  for (const [i, wanted] of xs.entries()) {
    const x = Math.max(ax + 14, Math.min(bx - 14, wanted));
    const y = ay + ((x - ax) / (bx - ax)) * (by - ay);
    const top = x + (i ? -30 : 30);
    const r = painter.scale * 0.3;
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

/** The wire mesh of an aviary before what stands outside. */
export const mesh = (step = 46, color = '#5d6b62', opacity = 0.34): string => {
  const lines = [];
  for (let x = step / 2; x < 1200; x += step) lines.push(`M${px(x)} 0V900`);
  for (let y = step / 2; y < 900; y += step) lines.push(`M0 ${px(y)}H1200`);
  return `<path d="${lines.join('')}" stroke="${color}" stroke-width="2.500" opacity="${opacity}" fill="none"/>`;
};

/** A post with its foot under a perch at (x, y), for a play stand in a room. */
export const standIn = (x: number, y: number, floor = 880): string =>
  `<ellipse cx="${x}" cy="${floor}" rx="130" ry="16" fill="#2c1a18" opacity=".25"/><path d="M${x - 110} ${floor}Q${x} ${floor - 40} ${x + 110} ${floor}Z" fill="#8a6242"/><rect x="${x - 13}" y="${y}" width="26" height="${floor - y - 8}" fill="#9c7450"/><rect x="${x + 3}" y="${y}" width="10" height="${floor - y - 8}" fill="#7c5838"/>`;
