// Longer than 200 lines: the measures of a breed, its coats and its plates are read together.
import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { facedBy } from '../../anatomy/flat-face.ts';
import { sit } from '../../anatomy/pose-rest.ts';
import { breast, earInside, onHead, ragged, spot } from '../../coats/areas.ts';
import { fineBrindle } from '../../coats/fine-brindle.ts';
import { both, type Ink, layers } from '../../coats/ink.ts';
import { mask, type Row } from '../../coats/markings.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { ramp } from '../../engine/number.ts';
import type { Sample } from '../../engine/scene.ts';
import type { Sculpt } from '../../engine/sculpt.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { patio } from '../../scenes/patio.ts';

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
    [0.5, -0.88, 0.88],
    [0.64, -0.94, 0.74],
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

const hood = (s: Sample) => {
  if (!onHead(s)) return 0;
  if (s.part === 'ear') return 1;
  const n = ragged(s) * 0.05;
  const a = Math.abs(s.p[0] + 0.03);
  const blaze = ramp(0.13, 0.2, a + n - 0.1 * ramp(0.3, -0.2, s.p[1]));
  return blaze * ramp(-0.36, -0.24, s.p[1] + n - (s.p[0] < 0 ? 0.12 : 0) + 0.3 * ramp(0.5, 0, s.p[2]));
};

const PINK = '#DDB9AE';
const brindled = layers('#6b4b35', [fineBrindle, '#221a1b', 0.85]);
/** Short and glossy; the ears' leather shows. */
const skin = (base: Ink, marks: Row[], pink = 0.5) =>
  coat(
    { ...TEXTURES.sleek, length: 0.075, width: 0.024, lift: 0.02, face: 0.8, ear: 0.7 },
    layers(
      base,
      ...marks,
      [both(earInside, (s) => ramp(0.3, 0.16, Math.abs(Math.abs(s.p[0]) - 0.82))), '#C99A8C', 0.75],
      [spot([0, -0.3, 0.95], [0.3, 0.2, 0.3], 0.6), PINK, pink],
      [spot([0.2, -0.9, 0.8], [0.4, 0.2, 0.3], 0.6), PINK, pink * 0.8],
    ),
  );

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
    front: 0.36,
    muscle: 1.2,
    tail: { kind: 'screw', length: 0.16, r: 0.05 },
  },
  // Short, thickset and muscular: a roach back, broad shoulders, a tucked loin, legs wide apart, a short tail.
  body: {
    headScale: 1.02,
    length: 0.98,
    width: 0.5,
    elbow: 0.46,
    tuck: 0.07,
    back: 0.99,
    croup: 0.95,
    slope: 0.7,
    bone: 1.22,
    muscle: 1.1,
    front: 0.16,
    rear: 0.12,
    neck: { length: 0.24, angle: 50, base: 0.215, top: 0.175, width: 0.16 },
    tail: { length: 0.15, r: 0.045 },
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
  coat: skin('#F3ECE3', [[hood, brindled, 1]]),
  recipe: { edges: { color: '#54383a' } },
};

const MASK = mask('#2f2526', 0.82);
const fawn: Dog = { ...pied, coat: skin('#D3A877', [[breast(0.1), '#E5C79E', 0.6], ...MASK], 0) };
const brindle: Dog = {
  ...pied,
  face: { ...pied.face, nose: '#2a272e', lips: '#100c0f' },
  coat: skin(
    layers('#4d372a', [fineBrindle, '#1f191b', 0.9]),
    [
      [breast(0.1), '#EFE7DC', 1],
      [spot([0, -0.9, 0.9], [0.12, 0.12, 0.3], 0.4), '#EFE7DC', 0.8],
    ],
    0,
  ),
};
const fawnPied: Dog = { ...pied, coat: skin('#F5EEE4', [[hood, '#D0A06B', 1]]) };

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
        pose: dogSit,
        body: { yaw: -14 },
        head: { yaw: 17, pitch: 3, roll: -4 },
        view: { on: [600, 500], scale: 262 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
  2: dogCuerpo(pied, {
    alt: 'Un bulldog francés blanco y atigrado de perfil junto a las piernas de un adulto: la cruz le llega a 31 cm; lomo corto y musculoso, pecho hondo y cola corta',
    pxPerCm: 12,
  }),
  3: dogColores(brindle, {
    alt: 'Cuatro bulldogs franceses en cuatro nichos: uno atigrado, uno leonado con máscara, uno blanco con parches atigrados y uno blanco con parches leonados',
    varieties: [
      { name: 'Atigrado', light: { rim: 0.3, shadeBelow: 0.22 } },
      { name: 'Leonado con máscara', dog: fawn },
      { name: 'Blanco y atigrado', dog: pied },
      { name: 'Blanco y leonado', dog: fawnPied },
    ],
  }),
  4: enCasa({
    alt: 'Un bulldog francés sentado en las baldosas de un patio con materas, en la sombra de la mañana',
    caption: 'En casa: de mañana, en la baldosa fría del patio',
    setting: () => ({ behind: patio().behind }),
    scenes: () => [
      dogAt(pied, {
        pose: sit(),
        body: { yaw: -36 },
        head: { yaw: -16, pitch: 0, roll: 8 },
        on: [560, 812],
        scale: 84,
      }),
    ],
  }),
});
