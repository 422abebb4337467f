// Longer than 200 lines: the measures of a breed, its coats and its plates are read together.
import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { lie } from '../../anatomy/pose-rest.ts';
import { breast, earInside, spot } from '../../coats/areas.ts';
import { both, layers } from '../../coats/ink.ts';
import { tanPoints } from '../../coats/markings.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { ramp } from '../../engine/number.ts';
import type { Hair, Sample } from '../../engine/scene.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { alcoba } from '../../scenes/alcoba.ts';
import { enCasa } from '../../scenes/en-casa.ts';

const SMOOTH = { ...TEXTURES.sleek, length: 0.08, width: 0.024, lift: 0.03, face: 0.75, ear: 0.6 };

const fawn = coat(
  SMOOTH,
  layers(
    '#D8A365',
    [spot([0, -0.42, 0.9], [0.5, 0.32, 0.6], 0.6), '#F2DFC0', 0.9],
    [spot([0.3, 0.36, 0.5], [0.16, 0.1, 0.3], 0.6), '#EFD3A8', 0.6],
    [spot([0.66, -0.4, 0.2], [0.34, 0.3, 0.4], 0.7), '#EFD7B0', 0.7],
    [breast(0.14, 0.1), '#F4E4C8', 0.9],
    [both(earInside, (s) => ramp(0.34, 0.16, Math.abs(Math.abs(s.p[0]) - 0.98))), '#E2AE98', 0.7],
  ),
);

/** FCI 218: skull domed like an apple, stop deep and wide, muzzle short and pointed, ears large and flaring, eyes large and round. */
const smooth: Dog = {
  build: {
    heightCm: 20,
    headCm: 3.9,
    length: 1.08,
    chest: 0.5,
    width: 0.42,
    tuck: 0.5,
    bone: 0.8,
    paw: 0.85,
    angles: 0.9,
    neck: { forward: 0.22, up: 0.14, top: 0.125, base: 0.18 },
    tail: { kind: 'sickle', length: 0.4, r: 0.05 },
  },
  // Compact and light-boned; a short slightly arched neck, a moderately long tail in a sickle.
  body: {
    headScale: 1.06,
    length: 1.02,
    width: 0.38,
    tuck: 0.08,
    muscle: 0.88,
    hock: 0.25,
    claws: false,
    neck: { length: 0.27, angle: 60, base: 0.15, top: 0.115, width: 0.1 },
    tail: { length: 0.42, r: 0.044 },
  },
  head: {
    skull: { r: [0.9, 0.72, 0.9], at: [0, 0.12, -0.3], dome: 0.2 },
    brow: { at: [0.36, 0.26, 0.34], r: [0.34, 0.3, 0.3] },
    cheek: { at: [0.5, -0.26, 0.1], r: [0.38, 0.4, 0.46] },
    muzzle: { length: 0.68, width: 0.29, height: 0.26, tip: 0.68, square: 0.5, y: [-0.3, -0.36] },
    flews: { depth: 0.15, width: 0.15, length: 0.26 },
    jaw: { depth: 0.1, width: 0.17, length: 0.4 },
    nose: { width: 0.15, height: 0.12 },
    furrow: 0,
    socket: { at: [0.48, 0.06, 0.74], r: [0.22, 0.18, 0.15] },
  },
  ears: [{ kind: 'bat', size: 1.12, root: [0.7, 0.35, -0.28], lean: 0.34 }],
  face: {
    nose: '#2a2024',
    whiskers: '#7a5636',
    eye: {
      at: [0.46, 0.05, 0.46],
      r: 0.235,
      out: 20,
      up: 1,
      iris: '#4a2912',
      fleck: '#8a5a30',
      irisSize: 60,
      pupil: 31,
      white: '#d6c5b5',
      glint: 0.26,
      skin: '#a9744a',
      open: [
        [-54, -6],
        [-45, 24],
        [-18, 42],
        [13, 43],
        [42, 26],
        [57, -4],
        [42, -31],
        [10, -41],
        [-28, -36],
      ],
    },
  },
  coat: fawn,
  recipe: { edges: { color: '#6a4326' } },
};

/** Tan points on a short muzzle. */
const points = (tan: string) => [
  ...tanPoints(tan).filter((_, i) => i !== 1 && i !== 2),
  [spot([0.14, -0.5, 0.8], [0.3, 0.15, 0.5], 0.6), tan, 0.85] as const,
  [spot([0.56, -0.46, 0.3], [0.22, 0.16, 0.3], 0.6), tan, 0.8] as const,
];
const blackTan: Dog = {
  ...smooth,
  face: { ...smooth.face, nose: '#2a272e', whiskers: '#17141a', eye: { ...smooth.face.eye, skin: '#2c272b' } },
  coat: coat(
    SMOOTH,
    layers(
      '#3a363b',
      ...points('#B9753C'),
      [breast(0.08, 0.1), '#C98B4F', 0.7],
      [both(earInside, () => 1), '#8d6a60', 0.4],
    ),
  ),
  recipe: { edges: { color: '#0f0d12' } },
};
const chocolate: Dog = {
  ...smooth,
  face: {
    ...smooth.face,
    nose: '#6a4030',
    whiskers: '#3c2016',
    eye: { ...smooth.face.eye, iris: '#8a5a2a', skin: '#5d3b2a' },
  },
  coat: coat(
    SMOOTH,
    layers(
      '#7a4c33',
      ...points('#C48A55'),
      [breast(0.12, 0.1), '#E9D3B6', 0.9],
      [both(earInside, () => 1), '#C08A76', 0.5],
    ),
  ),
  recipe: { edges: { color: '#2e170d' } },
};
/** Ruff, and fringes on the ears. */
const hair = (s: Sample): Partial<Hair> | null => {
  if (s.part === 'fringe') return { length: 0.42, width: 0.026, lift: 0.16 };
  if (s.part === 'ruff') return { length: 0.5, width: 0.03, lift: 0.24 };
  return s.group === 'body' ? { length: 0.34, lift: 0.2 } : null;
};
const longHair: Dog = {
  ...smooth,
  sculpt: (s) => {
    s.ellipsoid('head', 'fringe', {
      at: [0.86, 0.16, -0.26],
      r: [0.2, 0.42, 0.14],
      side: 'both',
      blend: 0.12,
      turned: [0, 0, -28],
    });
    s.ellipsoid('head', 'ruff', { at: [0.6, -0.5, -0.16], r: [0.32, 0.4, 0.34], side: 'both', blend: 0.2 });
    s.ellipsoid('body', 'ruff', { at: [0, 0.78, 0.16], r: [0.22, 0.28, 0.18], blend: 0.1 });
  },
  flow: (usual) => (s) =>
    s.part === 'fringe' ? [Math.sign(s.p[0]) * 0.8, -1, -0.2] : s.part === 'ruff' ? [s.p[0] * 1.4, -1, 0.1] : usual(s),
  coat: coat(
    { ...SMOOTH, variance: 6 },
    layers(
      '#EBD3A6',
      [spot([0, -0.42, 0.9], [0.5, 0.32, 0.6], 0.6), '#F7EAD0', 0.8],
      [(s) => (s.part === 'fringe' ? 1 : 0), '#DDB87C', 0.6],
      [both(earInside, (s) => ramp(0.34, 0.16, Math.abs(Math.abs(s.p[0]) - 0.98))), '#E7BBA4', 0.7],
    ),
    hair,
  ),
};

export const breed = defineBreed('perros', 'chihuahua', {
  1: retrato({
    alt: 'Retrato de un chihuahua leonado de pelo corto: cabeza en forma de manzana, orejas enormes abiertas hacia los lados, ojos grandes y hocico corto',
    marks: [
      { at: [0.1, 0.86, 0.1], label: 'Cabeza en forma de manzana', corner: 'tl' },
      { at: [1.1, 0.95, -0.25], label: 'Orejas grandes, abiertas a los lados', corner: 'tr' },
      { at: [-0.5, 0.05, 0.7], label: 'Ojos grandes, muy separados', corner: 'bl' },
      { at: [0.05, -0.4, 1.2], label: 'Hocico corto y fino', corner: 'br' },
    ],
    scene: () =>
      dogScene(smooth, {
        pose: dogSit,
        body: { yaw: 24 },
        head: { yaw: -26, pitch: 2, roll: -6 },
        view: { on: [590, 440], scale: 256 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
  2: dogCuerpo(smooth, {
    alt: 'Un chihuahua leonado de perfil junto a las piernas de un adulto: la cruz le llega a 20 cm, más abajo que la pantorrilla; en un círculo, su cabeza tres veces más grande',
    x: 640,
    pxPerCm: 11,
    inset: { on: [330, 300], radius: 215, times: 2.6, head: [318, 340] },
  }),
  3: dogColores(smooth, {
    alt: 'Cuatro chihuahuas en cuatro nichos: leonado de pelo corto, negro y fuego de pelo corto, chocolate y fuego de pelo corto y crema de pelo largo con flecos en las orejas',
    caption: 'Dos mantos y muchos colores aceptados',
    varieties: [
      { name: 'Leonado, pelo corto' },
      { name: 'Negro y fuego, pelo corto', dog: blackTan, light: { rim: 0.3, shadeBelow: 0.22 } },
      { name: 'Chocolate y fuego', dog: chocolate },
      { name: 'Crema, pelo largo', dog: longHair },
    ],
  }),
  4: enCasa({
    alt: 'Un chihuahua leonado echado sobre una colcha de cuadros, con las orejas abiertas y la mirada puesta en la puerta',
    caption: 'En casa: custodia la cama como si fuera suya',
    setting: () => ({ behind: alcoba().behind }),
    scenes: () => [
      dogAt(smooth, {
        pose: lie(),
        body: { yaw: -50 },
        head: { yaw: -22, pitch: 4, roll: -6 },
        on: [620, 778],
        scale: 84,
      }),
    ],
  }),
});
