import { rgb } from '../engine/color.ts';
import { cloud, noise } from '../engine/noise.ts';
import { mix, ramp } from '../engine/number.ts';
import type { Hair, Sample } from '../engine/scene.ts';
import { belly, isFigure, LEGS, onHead, onTrunk, ragged, socks, spot, tailTip, UPPER_LEGS } from './areas.ts';
import { type Area, type Ink, layers } from './ink.ts';
import type { Row } from './markings.ts';
import { type TabbyKind, tabby, tabbyFace } from './stripes.ts';

/** The pale muzzle, chin and spectacles of every agouti cat. */
export const paleFace = (pale: Ink, amount = 0.85): Row[] => [
  [spot([0.12, -0.46, 0.8], [0.3, 0.19, 0.34], 0.45), pale, amount],
  [spot([0, -0.66, 0.62], [0.3, 0.18, 0.4], 0.5), pale, amount],
  [spot([0.36, 0.06, 0.56], [0.29, 0.22, 0.3], 0.6), pale, amount * 0.6],
];

/** Classic tabby: an oyster on the flank inside a broken ring, a butterfly over the shoulder, three lines down the back. */
const swirls: Area = (s) => {
  if (s.group !== 'body' || s.part === 'tail' || LEGS.has(s.part)) return 0;
  const { along, round } = onTrunk(s);
  const warp = (cloud(s.p[0] * 5 + 3, s.p[1] * 5, s.p[2] * 4) - 0.5) * 0.34 + ragged(s, 2) * 0.03;
  const bar = (d: number, half: number) => ramp(half, half * 0.5, Math.abs(d));
  const flank = Math.hypot((along - 0.36) * 1.25, (round - 0.46) * 1.1) + warp * 1.25;
  const shoulder = Math.hypot((along - 0.78) * 1.5, (round - 0.4) * 0.9) + warp * 1.35;
  const oyster = Math.max(ramp(0.09, 0.05, flank), bar(flank - 0.2, 0.05));
  const wing = Math.max(bar(shoulder - 0.2, 0.06), bar(shoulder - 0.04, 0.06)) * ramp(0.34, 0.28, shoulder);
  const lines = Math.max(bar(round, 0.045), bar(round - 0.13 - warp * 0.2, 0.032)) * ramp(0.7, 0.6, along);
  return Math.max(oyster * ramp(0.3, 0.26, flank), wing, lines) * ramp(0.92, 0.76, round);
};
const classic = (dark: string, amount = 0.9): Row[] =>
  tabby(dark, 'mackerel', amount).map((row, i): Row => (i === 2 ? [swirls, dark, amount] : row));

/** A tabby: warm ground, dark marks, pale face and belly. `over` lies on top: white, a tortoiseshell's red. */
export const tabbyCoat = (o: {
  ground: Ink;
  dark: string;
  pale: string;
  kind?: TabbyKind;
  amount?: number;
  over?: readonly Row[];
}) =>
  layers(
    o.ground,
    [belly(0.78, 0.2), o.pale, 0.75],
    ...paleFace(o.pale),
    ...(o.kind === 'blotched' ? classic(o.dark, o.amount) : tabby(o.dark, o.kind ?? 'mackerel', o.amount ?? 0.9)),
    ...(o.over ?? []),
  );

/** One colour, and what lies over it. */
export const selfCoat = (color: Ink, over: readonly Row[] = []) => layers(color, ...over);

/** White of bicolours: an inverted V over the face, bib, belly, legs. */
export const bicolour = (white: Ink, { top = 0.5, spread = 0.55, bib = 0.5, sock = 0.3, face = 0.03 } = {}): Row[] => [
  [
    (s) => {
      if (!onHead(s) || s.part === 'ear') return 0;
      const [x, y, z] = s.p;
      const half = face + Math.max(0, top - y) * spread;
      return ramp(0.03, -0.03, Math.abs(x) - half + ragged(s) * 0.035) * ramp(top + 0.1, top, y) * ramp(-0.3, 0.1, z);
    },
    white,
  ],
  [
    (s) => {
      if (s.group !== 'body' || LEGS.has(s.part) || s.part === 'tail') return 0;
      const { along, round } = onTrunk(s);
      const edge = bib + 0.12 * ramp(0.6, 0.2, along) - (s.part === 'neck' ? 0.05 : 0);
      const low = ramp(edge - 0.03, edge + 0.03, round + ragged(s, 2) * 0.07);
      // On a whole animal the leg's outer side keeps its colour: only what looks down goes on with the belly.
      return isFigure(s) && UPPER_LEGS.has(s.part) ? low * ramp(0.1, -0.45, s.n[1]) : low;
    },
    white,
  ],
  [socks(sock), white],
];

/** Long hair of a cat's head: short on the face, long from cheeks and nape backwards. For `coat`'s third argument. */
export const mane =
  (length: number, face = 0.2, from = 0.5, to = 1.05) =>
  (s: Sample): Partial<Hair> | null => {
    if (!onHead(s) || s.part === 'ear') return null;
    const [x, y, z] = s.p;
    const k = ramp(from, to, Math.hypot(x * 0.95, y + 0.1)) * ramp(0.8, 0.1, z);
    const jowl = ramp(0.2, -0.4, y);
    return { length: length * mix(face, 0.5 + 0.5 * jowl, k), lift: mix(0.1, 0.26, k) };
  };

/** Each hair banded: the tips dark over back and brow, pure towards belly and legs; eyes in a pale surround with pencil lines. */
export const ticked = (o: { ground: string; tip: string; pale: string; chin: string }) =>
  layers(
    o.ground,
    [(s) => (s.group === 'body' ? ramp(0.55, 0.85, onTrunk(s).round) : 0), o.pale, 0.9],
    [
      (s) =>
        ramp(
          0.44,
          0.64,
          noise(s.p[0] * (s.group === 'body' ? 170 : 30), s.p[1] * (s.group === 'body' ? 170 : 30), s.p[2] * 30),
        ) * (s.group === 'body' ? ramp(0.8, 0.4, onTrunk(s).round) : ramp(-0.5, 0.4, s.p[1])),
      o.tip,
      0.72,
    ],
    [
      (s) =>
        s.group === 'body' && s.part !== 'tail' ? ramp(0.14, 0.04, onTrunk(s).round) * (LEGS.has(s.part) ? 0 : 1) : 0,
      o.tip,
      0.5,
    ],
    [tailTip(0.82), o.tip, 0.95],
    [spot([0, -0.62, 0.74], [0.3, 0.24, 0.4], 0.5), o.chin, 0.9],
    [spot([0.2, -0.42, 0.95], [0.22, 0.13, 0.2], 0.5), o.chin, 0.5],
    [spot([0.37, 0.06, 0.56], [0.3, 0.2, 0.3], 0.5), o.chin, 0.6],
    [(s) => (onHead(s) && s.part !== 'ear' ? tabbyFace(s) : 0), o.tip, 0.42],
  );

/** Tones set by hand, for blacks and whites; `more` goes along. For `coat`'s third argument. */
export const toned =
  (shade: string, light: string, more?: (s: Sample) => Partial<Hair> | null) =>
  (s: Sample): Partial<Hair> => ({ ...more?.(s), shade: rgb(shade), light: rgb(light) });
/** Shade and light of a black coat and of a white one. */
export const BLACK = ['#211e25', '#67636f'] as const;
export const WHITE = ['#C9C0C6', '#FFFFFF'] as const;
