import { onWing, type Wings } from '../anatomy/wings.ts';
import { blend, hexOf, type Rgb, rgb } from '../engine/color.ts';
import { ramp } from '../engine/number.ts';
import type { Coat, Hair, Sample } from '../engine/scene.ts';
import { ragged } from './areas.ts';

/** One field of feathers: its colour, its rim (scales), and what differs from the usual feather of its place. */
export type Tuft = { ink: string; rim?: string; shade?: string; light?: string } & Pick<
  Hair,
  'length' | 'width' | 'lift' | 'variance'
>;
export type Field = string | Tuft | ((s: Sample) => string | Tuft);

/** Colour fields of a perched or flying parrot; what is left out is `body`. */
export type Fields = {
  body: Field;
  head?: Field;
  /** The trunk seen from behind. */
  back?: Field;
  thigh?: Field;
  /** Under tail coverts. */
  vent?: Field;
  wing?: Field;
  /** Open wings. */
  sail?: Field;
  tail?: Field;
  /** Skin of the face, rings. */
  bare?: (s: Sample) => boolean;
};

const HORN = new Set(['beak', 'lower', 'tongue', 'cere', 'food', 'perch', 'foot', 'claw']);

/** What a mutation or a relative makes of a colour; null leaves it as it is. */
export type Dye = (ink: string) => string | null;

const dyed = (tuft: Tuft, dye?: Dye): Tuft => {
  const ink = dye?.(tuft.ink);
  if (!dye) return tuft;
  const { shade, light, rim, ...more } = tuft;
  return ink ? { ...more, ink, rim: rim && (dye(rim) ?? rim) } : { ...tuft, rim: rim && (dye(rim) ?? rim) };
};

/** Named colours of a plumage replaced by others. */
export const swap =
  (pairs: Readonly<Record<string, string>>): Dye =>
  (ink) =>
    pairs[ink] ?? null;

/** No melanin: green turns yellow, blue and black white, red stays. */
export const lutino: Dye = (ink) => {
  const [r, g, b] = rgb(ink);
  if (r > g * 1.35 && r > b * 1.35) return null;
  if (g > b + 28) return '#F8DC3E';
  return '#FCF7E4';
};

/** No yellow: green turns blue, yellow and red white; black and grey stay. */
export const azul: Dye = (ink) => {
  const [r, g, b] = rgb(ink);
  if (r > 150 && b < 150) return '#F4F2EC';
  if (g > b + 12) return hexOf([g * 0.36 + 14, g * 0.72 + 24, g * 0.95 + 56]);
  return null;
};

const toned = new Map<string, { color: Rgb; shade: Rgb; light: Rgb }>();

/** Feathers keep their colour in light and shadow: never milky, never brown. Greys and whites keep the usual tones. */
const tonesFor = (ink: string) => {
  const found = toned.get(ink);
  if (found) return found;
  const color = rgb(ink);
  const [r, g, b] = color;
  const cold = b > r;
  const made = {
    color,
    shade: [r * (cold ? 0.58 : 0.72), g * (cold ? 0.62 : 0.64), b * (cold ? 0.7 : 0.62)] as Rgb,
    light: blend(color, cold ? [196, 226, 255] : g > r ? [236, 244, 150] : [255, 226, 130], 0.3),
  };
  toned.set(ink, made);
  return made;
};

const chroma = ([r, g, b]: Rgb) => Math.max(r, g, b) - Math.min(r, g, b);

const hairOf = (field: Field, s: Sample, usual: Partial<Hair>, dye?: Dye): Hair => {
  const chosen = typeof field === 'function' ? field(s) : field;
  const { ink, rim, shade, light, ...more } = dyed(typeof chosen === 'string' ? { ink: chosen } : chosen, dye);
  const t = tonesFor(ink);
  const grey = chroma(t.color) < 40 || Math.min(...t.color) > 188;
  return {
    color: t.color,
    shade: shade ? rgb(shade) : grey ? undefined : t.shade,
    light: light ? rgb(light) : grey ? undefined : t.light,
    rim: rim ? rgb(rim) : undefined,
    variance: 7,
    ...usual,
    ...more,
  };
};

const HEAD = { length: 0.12, width: 0.062, lift: 0.08 };
const BODY = { length: 0.2, width: 0.11, lift: 0.07 };
const wingFeather = (y: number) =>
  y > -0.95
    ? { length: 0.22, width: 0.14, lift: 0.05 }
    : y > -1.7
      ? { length: 0.36, width: 0.19, lift: 0.05 }
      : { length: 0.7, width: 0.2, lift: 0.03 };

const fieldOf = (o: Fields, s: Sample): readonly [Field, Partial<Hair>] => {
  if (s.group === 'head' || s.group === 'jaw') return [o.head ?? o.body, HEAD];
  if (s.part === 'wing') return [o.wing ?? o.body, wingFeather(s.p[1] + 0.1 * s.p[2])];
  if (s.part === 'sail') return [o.sail ?? o.wing ?? o.body, { length: 0.8, width: 0.24, lift: 0.02 }];
  if (s.part === 'tail') return [o.tail ?? o.body, { length: 0.85, width: 0.18, lift: 0.02 }];
  if (s.part === 'vent' && o.vent) return [o.vent, { ...BODY, length: 0.3 }];
  if (s.part === 'thigh' && o.thigh) return [o.thigh, BODY];
  if (o.back && s.n[2] + 0.15 * ragged(s) < -0.25) return [o.back, BODY];
  return [o.body, BODY];
};

/** A parrot's coat from its colour fields, as a field guide describes them. */
export const plumage =
  (o: Fields, dye?: Dye): Coat =>
  (s) => {
    if (HORN.has(s.part) || o.bare?.(s)) return { color: [230, 220, 205], bare: true };
    const [field, usual] = fieldOf(o, s);
    return hairOf(field, s, usual, dye);
  };

/** Fields one below the other: the first row whose `from` lies under the place. Borders ragged by `soft` units. */
export const rows =
  (axis: (s: Sample) => number, list: readonly (readonly [from: number, field: Field])[], soft = 0.1): Field =>
  (s) => {
    const t = axis(s) + ragged(s, 2) * soft;
    const field = list.find(([from]) => t >= from)?.[1] ?? list.at(-1)?.[1] ?? '#888888';
    return typeof field === 'function' ? field(s) : field;
  };

/** Height on the closed wing: 0 shoulder, −.75 end of the small coverts, −1.7 end of the great ones, about −4 the tip. */
export const downWing = ({ p }: Sample): number => p[1] + 0.1 * p[2];
export const height = ({ p }: Sample): number => p[1];

/** A disc on the side of the head, (y, z) about a point: rings round the eye, cheeks. */
export const disc =
  (y: number, z: number, ry: number, rz = ry, rag = 0.06) =>
  (s: Sample): boolean =>
    s.group === 'head' &&
    s.part !== 'beak' &&
    s.part !== 'cere' &&
    Math.abs(s.p[0]) > 0.16 &&
    Math.hypot((s.p[1] - y) / ry, (s.p[2] - z) / rz) + ragged(s) * rag < 1;

/** The crown and forehead: above a plane that runs from the beak's root (height `front`) to the nape (`back`). */
export const cap =
  (front: number, back: number, to = -0.4) =>
  (s: Sample): boolean => {
    const [, y, z] = s.p;
    if (s.group !== 'head' || z + ragged(s) * 0.05 < to) return false;
    const t = (z - 0.5) / (to - 0.5);
    return y + ragged(s) * 0.05 > front + (back - front) * t;
  };

/** Fields of an open wing from shoulder edge (0) to trailing edge (−1): coverts, then flight feathers. */
export const acrossWing =
  (o: Wings) =>
  (s: Sample): number => {
    const { out, back } = onWing(s, o);
    return -(back + 0.34 * ramp(0.5, 0.95, out));
  };
