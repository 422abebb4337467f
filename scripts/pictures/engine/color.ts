import { clamp, mix } from './number.ts';

/** sRGB, 0…255. */
export type Rgb = readonly [r: number, g: number, b: number];
/** What a hair's colour becomes in shadow, in light, and in the deepest folds. */
export type Tones = { deep: Rgb; shade: Rgb; base: Rgb; light: Rgb };

const known = new Map<string, Rgb>();

/** '#E3BC83' → sRGB. */
export const rgb = (hex: string): Rgb => {
  const found = known.get(hex);
  if (found) return found;
  const n = Number.parseInt(hex.slice(1), 16);
  const color: Rgb = [n >> 16, (n >> 8) & 255, n & 255];
  known.set(hex, color);
  return color;
};

export const hexOf = (color: Rgb): string =>
  `#${color
    .map((part) =>
      Math.round(clamp(part, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const blend = (from: Rgb, to: Rgb, share: number): Rgb => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];
/** `blend` of hex colours. */
export const tint = (from: string, to: string, share: number): string => hexOf(blend(rgb(from), rgb(to), share));

const linear = (v: number) => (v <= 10.31475 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4);
const gamma = (v: number) => 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** OKLab: lightness 0…1, then green–red and blue–yellow. */
const toLab = (color: Rgb): [number, number, number] => {
  const [r, g, b] = [linear(color[0]), linear(color[1]), linear(color[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};
const fromLab = ([L, a, b]: readonly [number, number, number]): Rgb => {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(gamma(clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)), 0, 255),
    clamp(gamma(clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)), 0, 255),
    clamp(gamma(clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)), 0, 255),
  ];
};

/**
 * Shadow, light and depth of a colour, found by eye over white, cream, red, grey and black coats:
 * coloured hair goes warmer and fuller in shadow, colourless hair a little blue; light goes towards candle.
 */
const makeTones = (base: Rgb): Tones => {
  const [L, a, b] = toLab(base);
  const chroma = Math.hypot(a, b);
  const grey = clamp(1 - chroma / 0.05);
  const shadeL = L * mix(0.8, 0.83, grey) - 0.012;
  const warm = 0.012 * (1 - grey);
  const shade = fromLab([shadeL, a * 1.02 + warm - 0.001 * grey, b * 0.96 - 0.014 * grey]);
  const deepL = L * mix(0.58, 0.7, clamp((L - 0.7) * 4)) - 0.02;
  const deep = fromLab([Math.max(deepL, 0.09), a * 0.92 + warm + 0.006, b * 0.78 - 0.012 * grey]);
  const light = fromLab([L + (1 - L) * mix(0.34, 0.2, clamp((0.5 - L) * 4)), a * 0.78, b * 0.86 + 0.008]);
  return { deep, shade, base, light };
};

const tonesOf = new Map<number, Tones>();

/** Tones of a colour, remembered (colours are rounded to 2 of 255). */
export const tones = (base: Rgb): Tones => {
  const key = ((base[0] >> 1) << 14) | ((base[1] >> 1) << 7) | (base[2] >> 1);
  const found = tonesOf.get(key);
  if (found) return found;
  const made = makeTones(base);
  tonesOf.set(key, made);
  return made;
};

/** The colour at a level of light: −1 deepest fold, 0 shadow, 1 the colour itself, 2 full light. */
export const atLevel = (t: Tones, level: number): Rgb => {
  if (level < 0) return blend(t.shade, t.deep, Math.min(1, -level));
  if (level < 1) return blend(t.shade, t.base, level);
  return blend(t.base, t.light, Math.min(1, level - 1));
};
