import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { facedBy } from '../../anatomy/flat-face.ts';
import { sit } from '../../anatomy/sit.ts';
import { earInside, onHead, spot } from '../../coats/areas.ts';
import { both, layers } from '../../coats/ink.ts';
import { locks } from '../../coats/locks.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS, slanted } from '../../engine/eye.ts';
import { ramp } from '../../engine/number.ts';
import type { Hair, Sample } from '../../engine/scene.ts';
import { defineBreed, retrato } from '../../plates.ts';

const long = (s: Sample): Partial<Hair> | null => {
  if (s.part === 'ruff') return { length: 0.4, width: 0.03, lift: 0.5, mess: 1.2 };
  if (s.part === 'ear') return { length: 0.13, width: 0.022, lift: 0.16 };
  if (onHead(s)) {
    const back = ramp(0.6, -0.1, s.p[2]);
    return { length: 0.07 + 0.2 * back, width: 0.02 + 0.008 * back, lift: 0.1 + 0.25 * back };
  }
  return s.part === 'forepaw' || s.part === 'forearm' || s.part === 'hindpaw'
    ? { length: 0.1 }
    : { length: 0.38, lift: 0.4 };
};
const plush = (base: string, light: string, dark: string) =>
  coat(
    { ...TEXTURES.plush },
    layers(
      base,
      [(s) => (s.part === 'ruff' ? locks(9, 0.5)(s) : 0), light, 0.65],
      [spot([0, -0.42, 0.9], [0.5, 0.26, 0.6], 0.6), '#F2C285', 0.8],
      [spot([0.6, -0.4, 0.3], [0.34, 0.24, 0.4], 0.6), light, 0.5],
      [spot([0, -0.66, 0.8], [0.3, 0.24, 0.5], 0.5), '#F2C285', 0.85],
      [(s) => (s.group === 'body' && s.p[2] > 0.1 ? ramp(0.9, 0.6, s.p[1]) : 0), light, 0.55],
      [(s) => (s.part === 'ear' ? 1 : 0), dark, 0.6],
      [both(earInside, (s) => ramp(0.18, 0.08, Math.abs(Math.abs(s.p[0]) - 0.52))), '#E9BE8C', 0.5],
    ),
    long,
  );

/** FCI 97 (Zwergspitz): fox's face, muzzle small and pointed, tiny ears close together, a mane that stands off all round. */
const orange: Dog = {
  build: {
    heightCm: 21,
    headCm: 3.6,
    length: 1.0,
    chest: 0.52,
    width: 0.5,
    tuck: 0.2,
    bone: 0.85,
    paw: 0.85,
    angles: 0.9,
    neck: { forward: 0.2, up: 0.08, top: 0.2, base: 0.26 },
    tail: { kind: 'curl', length: 0.34, r: 0.1 },
  },
  head: {
    skull: { r: [0.86, 0.62, 0.84], at: [0, 0.06, -0.3] },
    brow: { at: [0.34, 0.22, 0.32], r: [0.34, 0.26, 0.3] },
    cheek: { at: [0.52, -0.26, 0.04], r: [0.42, 0.42, 0.48] },
    muzzle: { length: 0.74, width: 0.27, height: 0.25, tip: 0.62, square: 0.4, y: [-0.3, -0.38] },
    flews: { depth: 0.13, width: 0.13, length: 0.26 },
    jaw: { depth: 0.1, width: 0.16, length: 0.42 },
    nose: { width: 0.15, height: 0.125 },
  },
  ears: [{ kind: 'prick', size: 0.74, root: [0.46, 0.66, -0.1], lean: 0.04 }],
  sculpt: (s) => {
    const h = 'head';
    s.ellipsoid(h, 'ruff', { at: [0.58, -0.42, -0.24], r: [0.5, 0.54, 0.4], side: 'both', blend: 0.24 });
    s.ellipsoid(h, 'ruff', { at: [0, -0.8, 0], r: [0.8, 0.5, 0.5], blend: 0.24 });
    s.ellipsoid(h, 'skull', { at: [0, 0.36, -0.42], r: [0.66, 0.34, 0.56], blend: 0.2 });
    s.ellipsoid('body', 'ruff', { at: [0, 0.82, 0.14], r: [0.33, 0.34, 0.28], blend: 0.1 });
    s.ellipsoid('body', 'ruff', { at: [0, 0.6, 0.16], r: [0.3, 0.3, 0.24], blend: 0.1 });
  },
  face: {
    nose: '#221c1f',
    lips: '#2a1814',
    whiskers: '#a8682c',
    eye: {
      at: [0.4, 0.06, 0.45],
      r: 0.18,
      out: 17,
      up: 1,
      iris: '#38200f',
      fleck: '#6b4424',
      irisSize: 58,
      pupil: 28,
      white: '#c9b199',
      skin: '#8a5127',
      glint: 0.26,
      open: slanted(OPENINGS.dog, 5),
    },
  },
  faceOf: facedBy({
    nose: { width: 0.15, y: -0.284 },
    philtrum: [
      [0, -0.36, 1.4],
      [0, -0.42, 1.4],
      [0, -0.47, 1.4],
    ],
    lips: [
      [0, -0.47, 1.36],
      [0.09, -0.54, 1.26],
      [0.2, -0.53, 1.08],
      [0.31, -0.44, 0.9],
    ],
  }),
  flow: (usual) => (s) =>
    s.part === 'ruff'
      ? s.group === 'head'
        ? [s.p[0] * 1.6, s.p[1] * 0.5 - 0.45, -0.1]
        : [s.p[0] * 3, -0.85, 0.35]
      : usual(s),
  coat: plush('#DD9449', '#F6D6A3', '#B8702E'),
  recipe: { edges: false, accent: { contrast: 0.3, share: 0.7 } },
};

export const breed = defineBreed('perros', 'pomerania', {
  1: retrato({
    alt: 'Retrato de un pomerania naranja que ladea la cabeza: cara de zorro, orejas mínimas y juntas, y una melena de lana que la rodea toda',
    marks: [
      { at: [0.46, 0.9, -0.2], label: 'Orejas mínimas y juntas', corner: 'tr' },
      { at: [0, -0.38, 1.2], label: 'Cara de zorro, hocico fino', corner: 'tl' },
      { at: [-1.05, -0.5, -0.2], label: 'Melena que se abre como abanico', corner: 'bl' },
      { group: 'body', at: [0.2, 0.62, 0.25], label: 'Lana densa bajo pelo largo', corner: 'br' },
    ],
    scene: () =>
      dogScene(orange, {
        pose: sit,
        body: { yaw: -6 },
        head: { yaw: 18, pitch: 2, roll: 8 },
        view: { on: [600, 390], scale: 244 },
        light: { reach: 0.4, cast: 0.22 },
      }),
  }),
});
