import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { facedBy } from '../../anatomy/flat-face.ts';
import { sit } from '../../anatomy/sit.ts';
import { earInside, onHead, ragged, spot } from '../../coats/areas.ts';
import { both, layers } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { cloud, noise } from '../../engine/noise.ts';
import { ramp } from '../../engine/number.ts';
import type { Sample } from '../../engine/scene.ts';
import type { Sculpt } from '../../engine/sculpt.ts';
import { defineBreed, retrato } from '../../plates.ts';

const NOSE = { width: 0.19, y: -0.16 };

/** FCI 101: head strong, broad, square; skull nearly flat between bat ears; muzzle a sixth of the head, nose tipped up, jaw before the lip. */
const headOf = (s: Sculpt) => {
  const h = 'head';
  s.box(h, 'skull', { at: [0, 0.1, -0.28], half: [0.54, 0.18, 0.42], round: 0.4 });
  s.ellipsoid(h, 'brow', { at: [0.46, 0.24, 0.36], r: [0.34, 0.26, 0.28], side: 'both', blend: 0.24 });
  s.ellipsoid(h, 'cheek', { at: [0.68, -0.38, 0.02], r: [0.44, 0.48, 0.5], side: 'both', blend: 0.3 });
  s.box(h, 'muzzle', { at: [0, -0.46, 0.64], half: [0.4, 0.14, 0.12], round: 0.24, blend: 0.16 });
  s.ellipsoid(h, 'flew', { at: [0.42, -0.62, 0.68], r: [0.34, 0.37, 0.3], side: 'both', blend: 0.1 });
  s.ellipsoid(h, 'jaw', { at: [0, -0.86, 0.78], r: [0.36, 0.17, 0.27], blend: 0.06 });
  s.capsule(h, 'fold', { from: [0, 0.06, 0.8], to: [0.42, -0.14, 0.72], r: [0.085, 0.07], side: 'both', blend: 0.06 });
  s.capsule(h, 'fold', { from: [0.44, -0.2, 0.72], to: [0.66, -0.6, 0.5], r: [0.06, 0.07], side: 'both', blend: 0.08 });
  s.ellipsoid(h, 'nose', { at: [0, NOSE.y, 0.92], r: [0.22, 0.14, 0.13], blend: 0.04 });
  s.ellipsoid(h, 'skull', { at: [0, 0.3, 0.66], r: [0.09, 0.3, 0.14], blend: 0.2, carve: true });
};

const faceOf = facedBy({
  nose: NOSE,
  philtrum: [
    [0, -0.27, 1.0],
    [0, -0.4, 1.0],
    [0, -0.52, 1.0],
  ],
  lips: [
    [0, -0.48, 1.02],
    [0.16, -0.54, 1.0],
    [0.34, -0.7, 0.98],
    [0.5, -0.88, 0.88], [0.64, -0.94, 0.74],
  ],
  creases: [
    {
      points: [
        [0.06, 0.15, 0.8],
        [0.24, 0.08, 0.82],
        [0.46, -0.1, 0.74],
        [0.58, -0.36, 0.66],
      ],
      width: 0.022,
      opacity: 0.5,
      color: '#6d4b45',
    },
    {
      points: [
        [0.06, 0.3, 0.7],
        [0.1, 0.46, 0.62],
        [0.07, 0.6, 0.48],
      ],
      width: 0.018,
      opacity: 0.3,
    },
    {
      points: [
        [0.7, -0.3, 0.56],
        [0.78, -0.56, 0.42],
      ],
      width: 0.02,
      opacity: 0.35,
    },
  ],
});

const BRINDLE = '#6b4b35';
/** Fine dark stripes, meeting and parting. */
const stripes = ({ p, group }: Sample) => {
  const k = group === 'body' ? 5 : 1;
  const [x, y, z] = [Math.abs(p[0]) * k, p[1] * k, p[2] * k];
  const wave = Math.sin((x * 0.9 + z * 0.7 + y * 0.25 + (cloud(x * 2.2, y * 2.2, z * 2.2) - 0.5) * 0.7) * 26);
  return ramp(-0.3, 0.5, wave + (noise(x * 9, y * 4, z * 9) - 0.45) * 1.5);
};
const hood = (s: Sample) => {
  if (!onHead(s)) return 0;
  if (s.part === 'ear') return 1;
  const n = ragged(s) * 0.05;
  const a = Math.abs(s.p[0] + 0.03);
  const blaze = ramp(0.13, 0.2, a + n - 0.1 * ramp(0.3, -0.2, s.p[1]));
  return blaze * ramp(-0.36, -0.24, s.p[1] + n - (s.p[0] < 0 ? 0.12 : 0) + 0.3 * ramp(0.5, 0, s.p[2]));
};

const pied: Dog = {
  build: {
    heightCm: 31,
    headCm: 7,
    length: 1.0,
    chest: 0.56,
    width: 0.56,
    tuck: 0.25,
    bone: 1.25,
    paw: 1.05,
    angles: 0.9,
    neck: { forward: 0.2, up: 0.04, top: 0.2, base: 0.25 },
    tail: { kind: 'docked', length: 0.1, r: 0.05 },
  },
  head: {},
  ears: [{ kind: 'bat', size: 1.12, long: 0.8, root: [0.66, 0.44, -0.24], lean: 0 }],
  face: {
    nose: '#2a2428',
    lips: '#1d1517',
    eye: {
      at: [0.53, 0.02, 0.46],
      r: 0.178,
      out: 19,
      up: 1,
      iris: '#3a2012',
      fleck: '#6b4426',
      irisSize: 60,
      pupil: 29,
      white: '#d9cdc4',
      rim: '#191114',
      skin: '#4b3730',
      open: [
        [-56, -6],
        [-46, 24],
        [-20, 40],
        [12, 40],
        [42, 22],
        [58, -8],
        [42, -30],
        [8, -38],
        [-30, -33],
      ] as const,
    },
  },
  headOf,
  faceOf,
  coat: coat(
    { ...TEXTURES.sleek, length: 0.075, width: 0.024, lift: 0.02, face: 0.8, ear: 0.7 },
    layers(
      '#F3ECE3',
      [hood, layers(BRINDLE, [stripes, '#221a1b', 0.85]), 1],
      [both(earInside, (s) => ramp(0.3, 0.16, Math.abs(Math.abs(s.p[0]) - 0.72))), '#C99A8C', 0.75],
      [spot([0, -0.3, 0.95], [0.3, 0.2, 0.3], 0.6), '#DDB9AE', 0.5],
      [spot([0.2, -0.9, 0.8], [0.4, 0.2, 0.3], 0.6), '#DDB9AE', 0.4],
    ),
  ),
  recipe: { edges: { color: '#54383a' } },
};

export const breed = defineBreed('perros', 'bulldog-frances', {
  1: retrato({
    alt: 'Retrato de un bulldog francés blanco con parches atigrados: orejas de murciélago paradas, cabeza cuadrada, hocico muy corto y mentón adelantado',
    marks: [
      { at: [0.75, 1.2, -0.2], label: 'Orejas de murciélago, redondas en la punta', corner: 'tr' },
      { at: [0, 0.62, 0.3], label: 'Cráneo plano entre las orejas', corner: 'tl' },
      { at: [0.1, -0.16, 1.0], label: 'Nariz corta, algo respingada', corner: 'br' },
      { at: [-0.2, -0.92, 0.9], label: 'Mandíbula por delante del labio', corner: 'bl' },
    ],
    scene: () =>
      dogScene(pied, {
        pose: sit,
        body: { yaw: -14 },
        head: { yaw: 17, pitch: 3, roll: -4 },
        view: { on: [600, 500], scale: 262 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
});
