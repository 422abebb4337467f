// Longer than 200 lines: the measures of a breed, its coats and its plates are read together.
import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { onHead, spot } from '../../coats/areas.ts';
import { layers } from '../../coats/ink.ts';
import { locks, waves } from '../../coats/locks.ts';
import { type Row, roan, tanPoints } from '../../coats/markings.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { ramp } from '../../engine/number.ts';
import type { Hair, Sample } from '../../engine/scene.ts';
import type { Sculpt } from '../../engine/sculpt.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { parque } from '../../scenes/parque.ts';

/** Parts of the legs that feathers hang from. */
const FRINGED = new Set(['forearm', 'hock', 'shank']);
const long = (s: Sample): Partial<Hair> | null => {
  if (s.part === 'ear') {
    const low = ramp(0.1, -0.35, s.p[1]);
    return { length: 0.12 + 0.3 * low, width: 0.024 + 0.01 * low, lift: 0.06, bend: 0.5 * low };
  }
  if (s.part === 'fringe') return { length: 0.34, width: 0.03, lift: 0.1, bend: 0.4 };
  if (s.part === 'apron') return { length: 0.42, width: 0.034, lift: 0.14, bend: 0.4 };
  if (s.group === 'body' && FRINGED.has(s.part)) return { length: 0.26, width: 0.03, lift: 0.12, bend: 0.4 };
  return null;
};
const silk = (base: string, light: string, dark: string, marks: Row[] = []) =>
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
      ...marks,
    ),
    long,
  );

const lobes = (s: Sculpt) => {
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
};
/** Standing: fringes of breast, belly, legs and tail. */
const feathered = (s: Sculpt) => {
  const C = waves(50, 0.007);
  lobes(s);
  const o = { side: 'both', blend: 0.05, bumps: C } as const;
  s.ellipsoid('body', 'apron', { at: [0, 0.6, 0.43], r: [0.13, 0.22, 0.1], blend: 0.1, bumps: C });
  s.ellipsoid('body', 'fringe', { at: [0, 0.43, 0.03], r: [0.1, 0.13, 0.33], blend: 0.08, bumps: C });
  s.capsule('body', 'fringe', { ...o, from: [0.105, 0.42, 0.15], to: [0.105, 0.09, 0.2], r: [0.075, 0.07] });
  s.capsule('body', 'fringe', { ...o, from: [0.105, 0.56, -0.43], to: [0.105, 0.32, -0.47], r: [0.08, 0.06] });
  s.capsule('body', 'fringe', { ...o, from: [0.1, 0.24, -0.46], to: [0.1, 0.07, -0.42], r: [0.05, 0.068] });
};
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
    tail: { kind: 'plume', length: 0.3, r: 0.036 },
  },
  // Sturdy and well balanced: ribs well sprung, a short loin, feathers on breast, belly, legs; a whole tail a little below the back.
  body: {
    headScale: 1.2,
    length: 0.99,
    width: 0.4,
    elbow: 0.495,
    tuck: 0.04,
    bone: 1.1,
    hair: 0.012,
    ruff: 0.04,
    breech: 0.04,
    feather: 0.035,
    pouch: 0.03,
    claws: false,
    neck: { length: 0.29, angle: 54, base: 0.17, top: 0.12, width: 0.105 },
    tail: { length: 0.34, r: 0.032, hang: 0.035 },
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
    lobes(s);
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
    if (s.part !== 'ear' && s.part !== 'apron' && s.part !== 'fringe') return usual(s);
    const k = s.group === 'body' ? 46 : 8;
    return [Math.sin(s.p[1] * k) * 0.25, -1, Math.cos(s.p[1] * k + s.p[2] * 4) * 0.55];
  },
  coat: silk('#CB8848', '#EFC487', '#A05F2B'),
  recipe: { edges: { color: '#6b3a1c', opacity: 0.4 }, accent: { contrast: 0.32, share: 0.65 } },
};

const standing: Dog = { ...golden, sculpt: feathered };
const DARK = { nose: '#2a272e', lips: '#100d12', whiskers: '#17141a' };
const eye = golden.face.eye;
const black: Dog = {
  ...golden,
  face: { ...DARK, eye: { ...eye, iris: '#4a2a14', skin: '#2b282d', white: '#8d7d72' } },
  coat: silk('#38353b', '#55505a', '#2c292f'),
  recipe: { ...golden.recipe, edges: { color: '#0f0d12' } },
};
/** Black and white hairs mixed; solid on ears and round the eyes. */
const blueRoan: Dog = {
  ...golden,
  face: { ...DARK, eye: { ...eye, iris: '#4a2a14', skin: '#2b282d' } },
  coat: silk('#4b4a54', '#6b6972', '#33313a', [
    roan('#D9D8DA', 0.46, (s) => (s.part === 'ear' ? 0.12 : 0.9)),
    [
      (s) =>
        onHead(s) && s.part !== 'ear'
          ? ramp(0.2, 0.32, Math.abs(s.p[0])) * ramp(-0.42, -0.24, s.p[1]) * ramp(0.95, 0.7, s.p[2])
          : 0,
      '#34313a',
      0.9,
    ],
    [spot([0, -0.5, 1.4], [0.5, 0.3, 0.6], 0.6), '#D5D4D6', 0.35],
  ]),
  recipe: { ...golden.recipe, edges: { color: '#1b191f' } },
};
const blackTan: Dog = {
  ...black,
  coat: silk('#38353b', '#55505a', '#2c292f', [
    ...tanPoints('#A9733F').filter((_, i) => i !== 1 && i !== 2),
    [spot([0.2, -0.56, 1.2], [0.34, 0.18, 0.8], 0.5), '#A9733F', 0.9] as const,
  ]),
};
/** The American: domed skull, short muzzle, a heavier coat. */
const american: Dog = {
  ...golden,
  head: {
    ...golden.head,
    skull: { r: [0.84, 0.68, 0.86], at: [0, 0.1, -0.32], dome: 0.2 },
    muzzle: { length: 0.98, width: 0.37, height: 0.34, tip: 0.94, square: 1, y: [-0.3, -0.36] },
    flews: { depth: 0.32, width: 0.23, length: 0.4, y: -0.54 },
    jaw: { depth: 0.15, width: 0.25, length: 0.5 },
  },
  face: { ...golden.face, eye: { ...eye, r: 0.205 } },
  coat: silk('#E6CFA2', '#F6E9CC', '#D2B27E'),
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
        pose: dogSit,
        body: { yaw: 14 },
        head: { yaw: -30, pitch: -5, roll: -7 },
        view: { on: [620, 350], scale: 232 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
  2: dogCuerpo(standing, {
    alt: 'Un cocker spaniel inglés dorado de perfil junto a las piernas de un adulto: la cruz le llega a 40 cm, cerca de la rodilla; flecos en orejas, pecho, barriga y patas, y cola entera',
    pxPerCm: 10,
  }),
  3: dogColores(golden, {
    alt: 'Cinco cockers en cinco nichos: inglés dorado, inglés negro, inglés azul ruano, inglés negro y fuego, y un americano crema de cabeza abombada y hocico corto',
    caption: 'Cuatro colores del inglés y un americano',
    varieties: [
      { name: 'Inglés dorado' },
      { name: 'Inglés negro', dog: black, light: { rim: 0.4, shadeBelow: 0.22 } },
      { name: 'Inglés azul ruano', dog: blueRoan },
      { name: 'Inglés negro y fuego', dog: blackTan, light: { rim: 0.35, shadeBelow: 0.22 } },
      { name: 'Americano crema', dog: american },
    ],
  }),
  4: enCasa({
    alt: 'Un cocker spaniel dorado camina por un parque de Medellín con la cabeza baja, detrás de un rastro, entre guayacanes amarillos',
    caption: 'En casa: la nariz primero',
    setting: () => ({ behind: parque().behind }),
    scenes: () => [
      dogAt(standing, {
        pose: stand({
          fore: [0.1, -0.06],
          hind: [-0.06, 0.08],
          lift: [0.04, 0],
          neck: { angle: -22, length: 0.38 },
          low: 0.02,
        }),
        body: { yaw: -58 },
        head: { yaw: -42, pitch: -32, roll: -3 },
        on: [600, 800],
        scale: 66,
      }),
    ],
  }),
});
