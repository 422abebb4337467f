// Longer than 200 lines: an eye is one drawing; its layers share the opening.
import { tint } from './color.ts';
import { pathOf, rings } from './contour.ts';
import { smooth } from './curve.ts';
import { shape } from './lines.ts';
import { DEGREE, px } from './number.ts';
import type { Painter } from './painter.ts';
import { leaf } from './strokes.ts';
import { add, applyBack, cross, times, unit, type Vec } from './vector.ts';

export type Opening = readonly (readonly [azimuth: number, elevation: number])[];

/** An eye on its ball, given for the animal's left (+x) and mirrored for the right. Angles in degrees about the axis. */
export type Eye = {
  group?: string;
  at: Vec;
  r: number;
  /** Axis turned outwards and upwards. */
  out?: number;
  up?: number;
  open: Opening;
  iris: string;
  /** The lighter flecks, where light passes through. */
  fleck?: string;
  /** Angular radius of iris and pupil. */
  irisSize?: number;
  pupil?: number;
  /** Width of the pupil over its height. */
  slit?: number;
  white?: string;
  /** Colour of the ring round the iris, of the lids' rim, of the skin round them. */
  ring?: string;
  rim?: string;
  skin?: string;
  /** How far the rim goes beyond the opening, times; upper lid extra degrees. */
  rimSize?: number;
  lid?: number;
  /** Shadow of the upper lid, 0…1. */
  lidShade?: number;
  /** Size of the highlight, share of the iris. */
  glint?: number;
  /** Where it looks, in the world. */
  gaze?: Vec;
};

type Spot = { centre: readonly [number, number]; radius: number };

const middleOf = (points: readonly Vec[]): Spot => {
  const x = points.reduce((sum, p) => sum + p[0], 0) / points.length;
  const y = points.reduce((sum, p) => sum + p[1], 0) / points.length;
  const radius = points.reduce((sum, p) => sum + Math.hypot(p[0] - x, p[1] - y), 0) / points.length;
  return { centre: [x, y], radius };
};

/** Clip path of what nothing stands before (the far eye behind the bridge of the nose); null when all of it shows. */
const sightOf = (painter: Painter, points: readonly Vec[]): string | null => {
  const { buffer, zoom } = painter;
  const depth = Math.max(...points.map((p) => p[2])) + 0.2;
  const span = (k: 0 | 1) => [
    Math.floor((Math.min(...points.map((p) => p[k])) - 14) / zoom),
    Math.ceil((Math.max(...points.map((p) => p[k])) + 14) / zoom),
  ];
  const [[left, right], [top, bottom]] = [span(0) as [number, number], span(1) as [number, number]];
  const [width, height] = [right - left, bottom - top];
  const values = new Float32Array(width * height).fill(1);
  let hidden = false;
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const z = buffer.z[(top + j) * buffer.width + left + i] as number;
      if (z > depth) {
        values[j * width + i] = 0;
        hidden = true;
      }
    }
  if (!hidden) return null;
  const id = painter.id('s');
  const d = pathOf(rings({ left, top, width, height, values }, 0.5), zoom);
  painter.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return id;
};

const flecks = (painter: Painter, { centre: [x, y], radius }: Spot, dark: string, light: string): void => {
  for (let i = 0; i < 30; i++) {
    const t = painter.random() * Math.PI * 2;
    const [c, s] = [Math.cos(t), Math.sin(t)];
    const low = (s * 0.6 + c * 0.25 + 1) / 2 > 0.55;
    const at = (k: number) => [x + c * radius * k, y + s * radius * k] as const;
    const [[x0, y0], [x1, y1], [x2, y2]] = [at(0.86), at(0.66), at(0.42)];
    const stroke = { x0, y0, x1, y1, x2, y2, width: radius * 0.18 };
    painter.push(leaf(stroke, low ? light : dark, low ? 0.6 : 0.32));
  }
};

const glints = (painter: Painter, { centre: [x, y], radius }: Spot, size: number): void => {
  const side = painter.scene.light.from[0] > 0 ? 1 : -1;
  const spot = (dx: number, dy: number, rx: number, ry: number, turned: number, fill: string) => {
    const [cx, cy] = [px(x + dx * radius), px(y + dy * radius)];
    painter.push(
      `<ellipse cx="${cx}" cy="${cy}" rx="${px(rx * radius)}" ry="${px(ry * radius)}" transform="rotate(${turned} ${cx} ${cy})" ${fill}/>`,
    );
  };
  spot(side * 0.36, -0.42, size, size * 0.84, side * 20, 'fill="#fffdf6"');
  spot(side * -0.42, 0.5, 0.22, 0.1, side * 35, 'fill="#fff" opacity=".3"');
};

/** One eye: rim, white, iris with its flecks, pupil, shadow of the lid, highlight. */
const oneEye = (painter: Painter, o: Eye, side: 1 | -1): void => {
  const { group = 'head', r, out = 15, up = 0, irisSize = 52, pupil = 25, slit = 1, gaze = [0, 0.04, 1] } = o;
  const centre: Vec = [o.at[0] * side, o.at[1], o.at[2]];
  const on = ([azimuth, elevation]: readonly [number, number], grow = 1): Vec => {
    const [a, e] = [(azimuth + out) * DEGREE, (elevation + up) * DEGREE];
    const way: Vec = [Math.sin(a) * Math.cos(e) * side, Math.sin(e), Math.cos(a) * Math.cos(e)];
    return painter.at(group, add(centre, times(way, r * grow)));
  };
  const opening = o.open.map((q) => on(q));
  const sight = sightOf(painter, opening);
  if (sight) painter.push(`<g clip-path="url(#${sight})">`);
  const { rimSize = 1.14, lid = 4, rim = '#24161a' } = o;
  const around = (size: number, top: number) => o.open.map(([a, e]) => on([a * size, e * size + (e > 0 ? top : 1)]));
  if (o.skin) shape(painter, around(rimSize * 1.2, lid + 4), { fill: o.skin });
  shape(painter, around(rimSize, lid), { fill: rim });
  const clip = painter.id('e');
  const edge = smooth(
    opening.map(([x, y]) => [x, y] as const),
    true,
    5,
  );
  painter.defs.push(
    `<clipPath id="${clip}"><path d="M${edge.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z"/></clipPath>`,
  );
  shape(painter, opening, { fill: o.white ?? '#cdb9a4' });
  const axis = applyBack(painter.scene.sculpt.groupOf(group).matrix, unit(gaze));
  const right = unit(cross([0, 1, 0], axis));
  const upward = cross(axis, right);
  const circle = (angle: number, narrow = 1): Vec[] =>
    Array.from({ length: 24 }, (_, i) => {
      const t = (i / 24) * Math.PI * 2;
      const tilt = Math.sin(angle * DEGREE);
      const ring = add(times(right, Math.cos(t) * tilt * narrow), times(upward, Math.sin(t) * tilt));
      return painter.at(group, add(centre, times(unit(add(times(axis, Math.cos(angle * DEGREE)), ring)), r)));
    });
  const iris = circle(irisSize);
  const spot = middleOf(iris);
  painter.push(`<g clip-path="url(#${clip})">`);
  shape(painter, iris, { fill: o.ring ?? '#1d1214' });
  shape(painter, circle(irisSize * 0.92), { fill: o.iris });
  flecks(painter, spot, tint(o.iris, '#140a10', 0.5), o.fleck ?? tint(o.iris, '#ffe1a0', 0.38));
  shape(painter, circle(pupil, slit), { fill: '#120b10' });
  const upper = o.open.filter(([, e]) => e >= -2).sort((a, b) => a[0] - b[0]);
  const shade = [...upper.map(([a, e]) => on([a, e + 6])), ...upper.map(([a, e]) => on([a, e * 0.5 - 1])).reverse()];
  shape(painter, shade, { fill: '#140a12', opacity: o.lidShade ?? 0.38 });
  glints(painter, spot, o.glint ?? 0.22);
  painter.push('</g>');
  if (sight) painter.push('</g>');
};

/** Both eyes, or only the animal's left (1) or right (−1). */
export const eyes = (painter: Painter, o: Eye, only?: 1 | -1): void => {
  for (const side of [-1, 1] as const) if (!only || only === side) oneEye(painter, o, side);
};

/** Openings of the lids. */
export const OPENINGS = {
  dog: [
    [-60, -6],
    [-53, 22],
    [-27, 38],
    [8, 38],
    [38, 20],
    [60, -10],
    [38, -28],
    [6, -34],
    [-32, -28],
  ],
  almond: [
    [-64, -10],
    [-52, 16],
    [-24, 31],
    [10, 31],
    [40, 22],
    [66, 8],
    [40, -18],
    [8, -29],
    [-32, -29],
  ],
  round: [
    [-54, -8],
    [-44, 24],
    [-16, 44],
    [14, 46],
    [42, 28],
    [56, -2],
    [42, -30],
    [10, -42],
    [-28, -36],
  ],
  cat: [
    [-60, -12],
    [-50, 18],
    [-22, 40],
    [14, 40],
    [42, 25],
    [60, 4],
    [42, -24],
    [10, -38],
    [-30, -34],
  ],
  bead: Array.from(
    { length: 12 },
    (_, i) => [Math.cos((i / 6) * Math.PI) * 60, Math.sin((i / 6) * Math.PI) * 54] as const,
  ),
} satisfies Record<string, Opening>;

/** Leans an opening: the outer corner rises by `degrees` at 60° out; `narrow` flattens it. */
export const slanted = (open: Opening, degrees: number, narrow = 1): Opening =>
  open.map(([a, e]) => [a, e * narrow + (a / 60) * degrees] as const);
