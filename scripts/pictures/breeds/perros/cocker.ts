import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { sit } from '../../anatomy/sit.ts';
import { spot } from '../../coats/areas.ts';
import { layers } from '../../coats/ink.ts';
import { locks, waves } from '../../coats/locks.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { ramp } from '../../engine/number.ts';
import type { Hair, Sample } from '../../engine/scene.ts';
import { defineBreed, retrato } from '../../plates.ts';

const long = (s: Sample): Partial<Hair> | null => {
  if (s.part === 'ear') {
    const low = ramp(0.1, -0.35, s.p[1]);
    return { length: 0.12 + 0.3 * low, width: 0.024 + 0.01 * low, lift: 0.06, bend: 0.5 * low };
  }
  if (s.part === 'apron') return { length: 0.42, width: 0.034, lift: 0.14, bend: 0.4 };
  return null;
};
const silk = (base: string, light: string, dark: string) =>
  coat(
    { ...TEXTURES.short, length: 0.12, width: 0.026, lift: 0.05, face: 0.65 },
    layers(
      base,
      [spot([0, -0.3, 1.3], [0.44, 0.36, 0.9], 0.8), light, 0.35],
      [(s) => (s.part === 'ear' ? 1 : 0), dark, 0.55],
      [(s) => (s.part === 'neck' ? 1 : 0), dark, 0.5],
      [
        (s) =>
          s.part === 'ear' ? locks(9, 0.55, 0.1)(s) * ramp(-0.1, -0.5, s.p[1]) : s.part === 'apron' ? locks(9)(s) : 0,
        light,
        0.7,
      ],
    ),
    long,
  );

/** FCI 5: stop defined midway, muzzle square, eyes full, ears lobular, set low at the level of the eye, long and silky. */
const golden: Dog = {
  build: {
    heightCm: 40,
    headCm: 5.4,
    length: 1.02,
    chest: 0.52,
    width: 0.42,
    tuck: 0.2,
    bone: 1,
    paw: 1.1,
    angles: 1,
    neck: { forward: 0.22, up: 0.16, top: 0.115, base: 0.16 },
    tail: { kind: 'docked', length: 0.26, r: 0.04 },
  },
  head: {
    skull: { r: [0.78, 0.62, 0.9], at: [0, 0.06, -0.34], dome: 0.04 },
    brow: { at: [0.34, 0.26, 0.34], r: [0.32, 0.25, 0.32] },
    cheek: { at: [0.46, -0.26, 0.04], r: [0.36, 0.42, 0.52] },
    muzzle: { length: 1.4, width: 0.37, height: 0.35, tip: 0.94, square: 1, y: [-0.26, -0.32] },
    flews: { depth: 0.32, width: 0.22, length: 0.5, y: -0.5 },
    jaw: { depth: 0.15, width: 0.25, length: 0.68 },
    nose: { width: 0.24, height: 0.19 },
    furrow: 0.08,
  },
  ears: [],
  sculpt: (s) => {
    const W = waves(8, 0.06);
    const h = 'head';
    s.chain(
      h,
      'ear',
      [
        [0.74, 0.14, -0.22, 0.15],
        [0.92, -0.08, -0.12, 0.2],
        [1.02, -0.4, -0.04, 0.24],
      ],
      { side: 'both', blend: 0.1, inner: 0.14 },
    );
    s.ellipsoid(h, 'ear', {
      at: [1.06, -0.78, 0.0],
      r: [0.22, 0.68, 0.5],
      side: 'both',
      blend: 0.2,
      bumps: W,
      turned: [0, 0, 6],
    });
    s.ellipsoid('body', 'apron', { at: [0, 0.62, 0.24], r: [0.15, 0.26, 0.12], blend: 0.1, bumps: waves(46, 0.008) });
  },
  face: {
    nose: '#3a2a28',
    lips: '#2e1a14',
    whiskers: '#8a5427',
    eye: {
      at: [0.4, 0.1, 0.53],
      r: 0.185,
      out: 15,
      iris: '#5a3216',
      fleck: '#96602f',
      irisSize: 55,
      pupil: 26,
      white: '#cdb69d',
      skin: '#a4682f',
      lidShade: 0.45,
    },
  },
  flow: (usual) => (s) => {
    if (s.part !== 'ear' && s.part !== 'apron') return usual(s);
    const k = s.group === 'body' ? 46 : 8;
    return [Math.sin(s.p[1] * k) * 0.25, -1, Math.cos(s.p[1] * k + s.p[2] * 4) * 0.55];
  },
  coat: silk('#CB8848', '#EFC487', '#A05F2B'),
  recipe: { edges: { color: '#6b3a1c', opacity: 0.4 }, accent: { contrast: 0.32, share: 0.65 } },
};

export const breed = defineBreed('perros', 'cocker', {
  1: retrato({
    alt: 'Retrato de un cocker spaniel inglés dorado de tres cuartos: orejas muy largas de pelo ondulado que nacen a la altura del ojo, hocico cuadrado y mirada dulce',
    marks: [
      { at: [0.9, 0, -0.1], label: 'Orejas que nacen a la altura del ojo', corner: 'tr' },
      { at: [1.0, -1.1, 0.1], label: 'Flecos largos y ondulados', corner: 'br' },
      { at: [0, 0.12, 0.7], label: 'Stop marcado', corner: 'tl' },
      { at: [-0.1, -0.5, 1.7], label: 'Hocico cuadrado', corner: 'bl' },
    ],
    scene: () =>
      dogScene(golden, {
        pose: sit,
        body: { yaw: 14 },
        head: { yaw: -30, pitch: -5, roll: -7 },
        view: { on: [620, 350], scale: 232 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
});
