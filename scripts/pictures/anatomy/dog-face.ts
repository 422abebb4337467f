import { rgb, tint } from '../engine/color.ts';
import { type Eye, eyes, OPENINGS } from '../engine/eye.ts';
import { dot, shape } from '../engine/lines.ts';
import type { Painter } from '../engine/painter.ts';
import { front, pin, seen, skinLine, unitOf } from '../engine/pin.ts';
import { trace } from '../engine/trace.ts';
import type { Vec } from '../engine/vector.ts';
import { type DogHead, measuresOf } from './dog-head.ts';

export type DogFace = {
  head: DogHead;
  eye: Partial<Eye> & { iris: string };
  /** Colour of nose leather and lips. */
  nose?: string;
  lips?: string;
  /** Dots at the roots of the whiskers. */
  whiskers?: string;
  tongue?: string;
  /** A thin, short line of the lips, for whole animals. */
  mouth?: 'fine';
};

/** The leather of the part `nose` and its nostrils. */
export const noseLeather = (painter: Painter, color: string, { nose }: { nose: { width: number; y: number } }) => {
  trace(painter, (s) => s.part === 'nose', {
    hair: {
      color: rgb(color),
      shade: rgb(tint(color, '#08040a', 0.5)),
      light: rgb(tint(tint(color, '#ffffff', 0.3), '#b9aebc', 0.12)),
    },
    base: 0.2,
    light: 0.58,
    soft: 1,
  });
  const w = nose.width;
  const comma = [
    [0.2, -0.12],
    [0.46, 0.14],
    [0.78, 0.04],
    [0.9, -0.3],
    [0.7, -0.2],
    [0.4, -0.3],
  ] as const;
  for (const side of [-1, 1]) {
    const points = comma.map(([x, y]) => front(painter, 'head', x * w * side, nose.y + y * w));
    if (points.filter((p) => seen(painter, p, 0.2)).length > 3)
      shape(painter, points, { fill: tint(color, '#040204', 0.78) });
  }
};

/** Corners of the closed mouth: the line from under the nose round the lip to its corner. */
const lipLine = ({ nose, flews, tip, muzzle }: ReturnType<typeof measuresOf>, side: number): Vec[] => {
  const low = flews.y - flews.depth * 0.78;
  const top = nose.y - nose.width * 0.9;
  const w = muzzle.width * muzzle.tip;
  return [
    [0, top, tip + 0.1],
    [w * 0.22 * side, (top + low) / 2 + 0.04, tip + 0.05],
    [w * 0.62 * side, low + 0.02, tip - 0.06],
    [w * 1.15 * side, low - 0.02, tip - muzzle.length * 0.3],
    [w * 1.3 * side, low + 0.02, tip - muzzle.length * 0.58],
    [w * 1.4 * side, low + 0.12, tip - muzzle.length * 0.86],
  ];
};

/** Nose, mouth and eyes of a dog, crisp over the fur. */
export const dogFace = (painter: Painter, o: DogFace): void => {
  const m = measuresOf(o.head);
  const { nose = '#2b2226', lips = '#20151a', whiskers = '#5a3a2a' } = o;
  const k = unitOf(painter, 'head');
  if (o.head.open) {
    trace(painter, (s) => s.part === 'mouth', {
      hair: { color: rgb('#5a2630'), shade: rgb('#3a141d'), light: rgb('#7a3a40') },
      soft: 1,
      grow: 0.2,
    });
    const { width } = m.jaw;
    for (const side of [-1, 1]) {
      const rim: Vec[] = [
        [width * 0.5 * side, m.jaw.y + 0.06, m.tip - 0.24],
        [width * 0.9 * side, m.jaw.y + 0.05, m.tip - 0.5],
        [width * 1.05 * side, m.jaw.y + 0.07, m.tip - 0.86],
        [width * 1.1 * side, m.jaw.y + 0.16, m.tip - 1.1],
      ];
      skinLine(painter, 'jaw', rim, { width: k * 0.02, color: lips, taper: [0.3, 1, 1, 0.2], slack: 0.05 });
    }
    trace(painter, (s) => s.part === 'tongue', {
      hair: { color: rgb(o.tongue ?? '#d9797f'), shade: rgb('#b4525f'), light: rgb('#eea2a0') },
      soft: 2,
      grow: 0.1,
    });
  }
  if (o.head.open) {
    const groove: Vec[] = [
      [0, m.jaw.y + 0.3, m.tip - 0.3],
      [0.01, m.jaw.y + 0.22, m.tip - 0.16],
      [0.02, m.jaw.y + 0.1, m.tip + 0.05],
    ];
    skinLine(painter, 'jaw', groove, { width: k * 0.022, color: '#a8434f', taper: [0.2, 1, 0.1], opacity: 0.7 });
  }
  noseLeather(painter, nose, m);
  skinLine(
    painter,
    'head',
    [
      [0, m.nose.y - m.nose.width * 0.7, m.tip + 0.2],
      [0, m.nose.y - m.nose.width * 1.3, m.tip + 0.1],
    ],
    { width: k * 0.018, color: lips, taper: [0.6, 1, 0.8] },
  );
  const fine = o.mouth === 'fine';
  for (const side of [-1, 1])
    skinLine(painter, 'head', fine ? lipLine(m, side).slice(0, 5) : lipLine(m, side), {
      width: k * (fine ? 0.017 : 0.024),
      color: lips,
      taper: fine ? [0.8, 1, 0.9, 0.5, 0.1] : [0.8, 0.9, 1, 0.9, 0.6, 0.2],
    });
  for (const side of [-1, 1])
    for (const [dy, dz] of [
      [0.14, 0.34],
      [0.06, 0.46],
      [0.14, 0.6],
      [0.02, 0.3],
      [0.0, 0.62],
      [0.07, 0.74],
    ] as const) {
      const at = pin(painter, 'head', [m.muzzle.width * side, m.flews.y + dy, m.tip - dz]);
      if (seen(painter, at, 0.06)) dot(painter, at, k * 0.0092, whiskers, 0.55);
    }
  eyes(painter, { at: [0.435, 0.135, 0.585], r: 0.168, open: OPENINGS.dog, out: 15, up: 2, ...o.eye });
};
