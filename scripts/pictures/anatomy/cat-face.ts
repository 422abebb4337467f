import { tint } from '../engine/color.ts';
import { type Eye, eyes, OPENINGS, slanted } from '../engine/eye.ts';
import { dot, line, shape } from '../engine/lines.ts';
import { mix } from '../engine/number.ts';
import type { Painter } from '../engine/painter.ts';
import { front, pin, seen, skinLine, unitOf } from '../engine/pin.ts';
import { leaf } from '../engine/strokes.ts';
import { type CatHead, catMeasures } from './cat-head.ts';

export type CatFace = {
  head: CatHead;
  eye: Partial<Eye> & { iris: string };
  /** Degrees the outer corner rises; flatness of the opening. */
  slant?: number;
  narrow?: number;
  nose?: string;
  lips?: string;
  /** Half width of the leather, height of its top edge and of the mouth. */
  noseWidth?: number;
  noseY?: number;
  noseHeight?: number;
  mouthY?: number;
  mouthWidth?: number;
  /** Corners of the mouth hang by this (persian). */
  droop?: number;
  whiskers?: { color?: string; length?: number; up?: number } | null;
  /** Tufts: inside the ears, at their tips (lynx). */
  tufts?: { inside?: string; tip?: string; root?: readonly [number, number, number]; height?: number };
};

const leather = (painter: Painter, o: CatFace, y: number) => {
  const { nose = '#b5736a', lips = '#3a2226', noseWidth: w = 0.13, noseHeight: h = 0.14 } = o;
  const at = (x: number, dy: number) => front(painter, 'head', x * w, y + dy * h);
  const outline = [
    [-1, -0.14],
    [-0.55, 0.2],
    [0, 0.1],
    [0.55, 0.2],
    [1, -0.14],
    [0.78, -0.5],
    [0.24, -0.98],
    [0, -1.06],
    [-0.24, -0.98],
    [-0.78, -0.5],
  ] as const;
  shape(
    painter,
    outline.map(([x, dy]) => at(x, dy)),
    { fill: nose },
  );
  const lit = [
    [-0.86, -0.2],
    [-0.5, 0.14],
    [0, 0.06],
    [0.42, 0.14],
    [0.24, -0.34],
    [-0.5, -0.32],
  ] as const;
  shape(
    painter,
    lit.map(([x, dy]) => at(x, dy)),
    { fill: tint(nose, '#ffeee6', 0.3), opacity: 0.8 },
  );
  const k = unitOf(painter, 'head');
  for (const side of [-1, 1])
    line(
      painter,
      [
        [0.96, -0.24],
        [0.64, -0.52],
        [0.34, -0.54],
      ].map(([x = 0, dy = 0]) => at(x * side, dy)),
      { width: k * w * 0.26, color: tint(lips, '#14080c', 0.4), taper: [0.3, 1, 0.6] },
    );
};

const mouth = (painter: Painter, o: CatFace, y: number, z: number) => {
  const { lips = '#3a2226', noseHeight: h = 0.14, mouthWidth: w = 0.24, droop = 0 } = o;
  const mouthY = o.mouthY ?? y - h - 0.1;
  const k = unitOf(painter, 'head');
  skinLine(
    painter,
    'head',
    [
      [0, y - h, z + 0.1],
      [0, (y - h + mouthY) / 2, z + 0.1],
      [0, mouthY, z + 0.1],
    ],
    { width: k * 0.017, color: lips, taper: [0.6, 1, 0.8] },
  );
  for (const side of [-1, 1])
    skinLine(
      painter,
      'head',
      [
        [0, mouthY, z + 0.1],
        [w * 0.35 * side, mouthY - 0.05, z + 0.1],
        [w * 0.76 * side, mouthY - 0.055 - droop * 0.6, z + 0.04],
        [w * 1.06 * side, mouthY - 0.02 - droop * 1.6, z - 0.06],
      ],
      { width: k * 0.02, color: lips, taper: [0.9, 1, 0.7, 0.15] },
    );
};

const whiskersOf = (painter: Painter, { whiskers, head }: CatFace) => {
  if (whiskers === null) return;
  const { color = '#fffdf6', length = 1, up = 0 } = whiskers ?? {};
  const { pads } = catMeasures(head);
  const k = unitOf(painter, 'head');
  for (const side of [-1, 1])
    for (let i = 0; i < 8; i++) {
      const row = i % 4;
      const at = pin(painter, 'head', [
        (pads.at[0] + 0.05 * (i % 3)) * side,
        pads.at[1] + 0.07 - 0.045 * row + (i > 3 ? 0.02 : 0),
        pads.at[2] + 0.05,
      ]);
      if (!seen(painter, at, 0.05)) continue;
      // Whiskers fan outwards in the head's own space, so a turned head foreshortens them.
      const rise = 0.24 - 0.17 * row + up + painter.spread() * 0.05;
      const l = length * mix(0.75, 1.1, painter.random());
      const end = painter.at('head', [
        (pads.at[0] + 0.1 + l) * side,
        pads.at[1] + l * rise - 0.08,
        pads.at[2] - l * 0.35,
      ]);
      const middle = [(at[0] + end[0]) / 2, (at[1] + end[1]) / 2 - k * 0.07 * l] as const;
      line(painter, [at, middle, end], { width: k * 0.0115, color, taper: [1, 0.75, 0.15], opacity: 0.92, steps: 10 });
      dot(painter, at, k * 0.009, '#4a3330', 0.5);
    }
};

const tuftsOf = (painter: Painter, { tufts }: CatFace) => {
  if (!tufts) return;
  const { root = [0.5, 0.5, -0.14], height = 0.6 } = tufts;
  const k = unitOf(painter, 'head');
  for (const side of [-1, 1]) {
    const inner = painter.at('head', [root[0] * side * 0.8, root[1] + 0.02, root[2] + 0.16]);
    if (tufts.inside && seen(painter, inner, 0.25))
      for (let i = 0; i < 22; i++) {
        const u = painter.random();
        const [x, y] = painter.at('head', [
          (root[0] - 0.17 + 0.14 * u) * side,
          root[1] - 0.1 + height * 0.42 * u,
          root[2] + 0.16,
        ]);
        if (painter.sample(x, y)?.part !== 'ear') continue;
        const [dx, dy] = [side * k * (0.1 + 0.14 * painter.random()), -k * (0.14 + 0.16 * painter.random())];
        const stroke = { x0: x, y0: y, x1: x + dx * 0.6, y1: y + dy * 0.4, x2: x + dx, y2: y + dy, width: k * 0.018 };
        painter.push(leaf(stroke, painter.random() < 0.6 ? tufts.inside : tint(tufts.inside, '#8a6a50', 0.3), 0.95));
      }
    if (!tufts.tip) continue;
    const [x, y] = painter.at('head', [(root[0] + 0.32 * height) * side, root[1] + height, root[2]]);
    for (let i = 0; i < 14; i++) {
      const [x0, y0] = [x + painter.spread() * k * 0.03, y + painter.random() * k * 0.07];
      const stroke = {
        x0,
        y0,
        x1: x0 + side * k * 0.02,
        y1: y0 - k * 0.1,
        x2: x0 + side * k * 0.05 + painter.spread() * k * 0.03,
        y2: y0 - k * (0.17 + 0.08 * painter.random()),
        width: k * 0.02,
      };
      painter.push(leaf(stroke, tufts.tip));
    }
  }
};

/** Eyes, leather, mouth, whiskers of a cat. */
export const catFace = (painter: Painter, o: CatFace): void => {
  const { muzzle } = catMeasures(o.head);
  const y = o.noseY ?? muzzle.y[1] + 0.1;
  tuftsOf(painter, o);
  leather(painter, o, y);
  mouth(painter, o, y, muzzle.tip);
  eyes(painter, {
    at: [0.35, 0.07, 0.45],
    r: 0.22,
    open: slanted(OPENINGS.cat, o.slant ?? 6, o.narrow ?? 0.95),
    out: 16,
    irisSize: 57,
    pupil: 25,
    slit: 0.62,
    white: tint(o.eye.iris, '#141022', 0.45),
    ring: tint(o.eye.iris, '#0c0a18', 0.72),
    glint: 0.2,
    lidShade: 0.4,
    ...o.eye,
  });
  whiskersOf(painter, o);
};
