import { blend, type Rgb, rgb } from '../engine/color.ts';
import { clamp, ramp } from '../engine/number.ts';
import type { Coat, Sample } from '../engine/scene.ts';
import { radii } from '../engine/vector.ts';
import { ragged } from './areas.ts';
import type { Ink } from './ink.ts';
import { coat, type Texture } from './texture.ts';

/** Colours and marks of the small hamsters. Widths in head units. */
export type DwarfFur = {
  top: string;
  /** Tips of the hairs along the back and on the crown. */
  dark: string;
  pale: string;
  /** Between back and belly: buff in the campbell, white in the winter white. */
  arch?: string;
  /** How deep the three arches of the flank are: 0 a straight border. */
  arches?: number;
  stripe?: string;
  /** Half its width on the trunk; on the nape; where it begins on the head (z). */
  width?: number;
  nape?: number;
  from?: number;
  /** Half the width of the dark diamond on the crown: 0 none. */
  diamond?: number;
  /** White over the eyes, round the mouth and on the cheeks. */
  brows?: number;
  face?: number;
  cheek?: number;
  /** White patches without order: share of the coat, and which animal. */
  patches?: readonly [share: number, seed: number];
};

/** Height of the border between back and belly at a place along the trunk (0 breast … 1 rump): three arches of white. */
const borderAt = (t: number, deep: number): number => 0.5 + deep * Math.abs(Math.sin(clamp(t) * 3 * Math.PI)) ** 0.8;

const headOf = (fur: DwarfFur, s: Sample): Rgb => {
  const [x, y, z] = s.p;
  const a = Math.abs(x);
  const n = ragged(s) * 0.06;
  const [top, dark, pale] = [rgb(fur.top), rgb(fur.dark), rgb(fur.pale)];
  let color = blend(top, dark, 0.5 * ramp(0.3, 0.6, y + n) * ramp(0.5, -0.2, z));
  if (fur.stripe) {
    const { width = 0.1, nape = width, from = -0.35, diamond = 0 } = fur;
    const onTop = ramp(0.1, 0.3, y);
    // The diamond: a point between the eyes, widest between the ears, narrow again on the nape.
    const half =
      diamond > 0
        ? diamond * ramp(0.52, -0.12, z) * ramp(-1.3, -0.2, z) + nape * ramp(0.1, -0.4, z)
        : nape * ramp(from + 0.15, from - 0.1, z);
    if (half > 0.01) color = blend(color, rgb(fur.stripe), 0.95 * ramp(half + 0.05, half - 0.04, a + n * 0.8) * onTop);
  }
  const { brows = 0, face = 1, cheek = 1 } = fur;
  const muzzle = face * (1 - ramp(0.8, 1.12, radii(s.p, [0, -0.4, 0.74], [0.4 * face, 0.26 * face, 0.4]) + n));
  const jaw = ramp(-0.06, 0.07, -(y + 0.38) + n);
  const side = cheek * (1 - ramp(0.7, 1.1, Math.hypot((a - 0.68) / 0.2, (y + 0.3) / 0.3, (z - 0.02) / 0.5) + n * 2));
  const brow =
    brows > 0 ? ramp(1.15, 0.8, radii([a, y, z], [0.4, 0.37, 0.42], [0.2 * brows, 0.14 * brows, 0.24]) + n * 1.5) : 0;
  // Over 1.8 the whole face is white: the husky roborovski.
  const blank = face > 1.8 ? ramp(0.02, 0.24, z - Math.max(0, y - 0.34) * 0.9 + n) : 0;
  return blend(color, pale, Math.max(muzzle, jaw, side * 0.85, brow, blank));
};

const trunkOf = (fur: DwarfFur, s: Sample): Rgb => {
  const [x, y, z] = s.p;
  const a = Math.abs(x);
  const n = ragged(s, 2.6) * 0.09;
  const [top, dark, pale] = [rgb(fur.top), rgb(fur.dark), rgb(fur.pale)];
  const { arches = 0, width = 0.1 } = fur;
  if (s.part === 'trunk') {
    // Sitting up: the belly is what looks forward.
    const white = ramp(0.78, 0.6, a * 0.9 + n) * ramp(-0.1, 0.35, s.n[2]);
    const stripe = fur.stripe ? ramp(width + 0.05, width - 0.04, a + n * 0.5) * ramp(-0.2, -0.5, s.n[2]) : 0;
    return blend(blend(top, rgb(fur.stripe ?? fur.dark), stripe), pale, white);
  }
  const border = borderAt((0.1 - z) / 2.7, arches);
  let color = blend(top, dark, 0.45 * ramp(1.3, 1.9, y + n));
  if (fur.stripe)
    color = blend(color, rgb(fur.stripe), 0.95 * ramp(width + 0.055, width - 0.045, a + n * 0.5) * ramp(0.5, 0.8, y));
  // What looks forward under the chin is breast, however high.
  const low = Math.max(ramp(border + 0.07, border - 0.05, y + n), ramp(0.3, 0.6, s.n[2]) * ramp(-0.35, 0.05, z));
  const seam = fur.arch ? ramp(border + 0.3, border + 0.02, y + n) * (1 - low) : 0;
  color = blend(color, rgb(fur.arch ?? fur.pale), seam * 0.75);
  return blend(color, pale, low);
};

/** Ink of a small hamster: agouti over pale, with or without stripe, diamond, arches and brows. */
export const dwarf =
  (fur: DwarfFur): Exclude<Ink, string> =>
  (s) => {
    const pale = rgb(fur.pale);
    let color: Rgb;
    if (s.group === 'head') color = headOf(fur, s);
    else if (s.part === 'arm') color = blend(rgb(fur.top), pale, 0.75);
    else if (s.part === 'toes') color = blend(pale, [255, 252, 246], 0.4);
    else if (s.part === 'tail') color = blend(rgb(fur.dark), pale, ramp(0.2, -0.3, s.n[1]));
    else color = trunkOf(fur, s);
    if (!fur.patches || s.part === 'toes') return color;
    const [share, seed] = fur.patches;
    const wave =
      Math.sin(s.p[0] * 1.9 + seed) +
      Math.sin(s.p[1] * 2.3 + seed * 1.7 + s.p[2]) +
      Math.sin(s.p[2] * 2.1 + seed * 0.6 + s.p[0] * 0.7);
    return blend(color, pale, ramp(-0.12, 0.12, wave / 3 + ragged(s, 3) * 0.12 - (0.5 - share) * 1.5));
  };

const WARM = rgb('#857369');

/** Its coat: short on arms and soles; the shadow of white is warm, or a chin goes blue. */
export const dwarfCoat = (texture: Texture, fur: DwarfFur): Coat => {
  const hairs = coat(texture, dwarf(fur), (s) =>
    s.part === 'toes' || s.part === 'arm' ? { length: texture.length * (s.part === 'toes' ? 0.3 : 0.6) } : null,
  );
  return (s) => {
    const hair = hairs(s);
    return s.group === 'head' && Math.min(...hair.color) > 190
      ? { ...hair, shade: blend(hair.color, WARM, 0.3) }
      : hair;
  };
};
