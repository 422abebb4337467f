import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { belly, breast, earInside, ears, legs, onHead, onPart, ragged, spot } from '../../coats/areas.ts';
import { nape } from '../../coats/dog-marks.ts';
import { both, layers } from '../../coats/ink.ts';
import { roan, saddle } from '../../coats/markings.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS, slanted } from '../../engine/eye.ts';
import { ramp } from '../../engine/number.ts';
import type { Vec } from '../../engine/vector.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { zaguan } from '../../scenes/zaguan.ts';

const DOUBLE = { ...TEXTURES.double, length: 0.22, face: 0.45, leg: 0.4 };
const [TAN, BLACK] = ['#C08A50', '#353036'];

/** FCI 166: a wedge with a slight stop, muzzle as long as the skull, firm upright ears, dark almond eyes set obliquely. */
const dog: Dog = {
  build: {
    heightCm: 62,
    headCm: 7,
    length: 1.15,
    chest: 0.47,
    tuck: 0.4,
    croup: 0.95,
    angles: 1.5,
    slope: 1,
    bone: 1.02,
    neck: { top: 0.08, base: 0.15, up: 0.15, forward: 0.24 },
    tail: { kind: 'sabre', length: 0.56, r: 0.062 },
  },
  // Longer than high, deep angles behind, a back that falls to the croup, a ruff, a bushy sabre to the hock.
  body: {
    headScale: 1.38,
    length: 1.09,
    width: 0.35,
    tuck: 0.08,
    back: 0.958,
    croup: 0.94,
    slope: 1,
    angulation: 1.45,
    bone: 1.1,
    paw: 1.03,
    neck: { length: 0.265, angle: 48, base: 0.16, top: 0.125 },
    ruff: 0.035,
    breech: 0.02,
    tail: { length: 0.6, r: 0.05, hang: 0.03 },
  },
  head: {
    skull: { r: [0.82, 0.57, 0.98], at: [0, 0.02, -0.36] },
    brow: { at: [0.33, 0.2, 0.36], r: [0.32, 0.25, 0.38] },
    cheek: { at: [0.48, -0.28, 0.08], r: [0.38, 0.42, 0.56] },
    muzzle: { length: 1.68, width: 0.37, height: 0.4, tip: 0.8, y: [-0.2, -0.34], square: 0.7 },
    flews: { depth: 0.24, width: 0.2, length: 0.6 },
    jaw: { depth: 0.17, width: 0.26, length: 0.8 },
    nose: { width: 0.23, height: 0.18 },
    furrow: 0.04,
  },
  ears: [{ kind: 'prick', size: 1.2, long: 1.12, root: [0.5, 0.48, -0.3] }],
  face: {
    eye: { iris: '#6a3d1a', r: 0.165, open: slanted(OPENINGS.almond, 3), at: [0.42, 0.13, 0.58], skin: '#3a2c28' },
    lips: '#17120f',
    whiskers: '#1a1412',
  },
  coat: coat(
    DOUBLE,
    layers(
      TAN,
      [breast(0.12), '#D6AE7C', 0.5],
      [belly(0.75, 0.3), '#D6AE7C', 0.5],
      [legs, '#C99A62', 0.6],
      saddle(BLACK, 0.52),
      [nape(0.5, 0.2), BLACK, 0.9],
      [spot([0, 0.5, -0.2], [0.75, 0.42, 0.8], 0.7, 0.2), '#4a3c34', 0.75],
      [spot([0, -0.32, 1.65], [0.55, 0.5, 0.95], 0.5, 0.16), BLACK, 0.95],
      [spot([0, 0.16, 0.75], [0.2, 0.3, 0.6], 0.8, 0.16), BLACK, 0.6],
      [spot([0.43, 0.1, 0.62], [0.24, 0.17, 0.3], 0.6, 0.1), BLACK, 0.7],
      [ears, '#3d3431', 0.9],
      [earInside, '#B08660', 0.75],
    ),
  ),
  recipe: { edges: { color: '#2a1d18' } },
};

const black: Dog = {
  ...dog,
  face: { ...dog.face, eye: { ...dog.face.eye, white: '#8d7d72' }, nose: '#2a272e' },
  coat: coat(DOUBLE, layers('#3a373e', [earInside, '#57504f', 0.6])),
};
/** Every hair banded: grey ground, dark tips on back and brow, mask. */
const wolf: Dog = {
  ...dog,
  coat: coat(
    DOUBLE,
    layers(
      '#A2937F',
      saddle('#4b4542', 0.5),
      [nape(0.5, 0.25), '#4b4542', 0.8],
      roan('#3a3532', 0.34, (s) => (onHead(s) ? 1 : 0)),
      [both(onPart('torso', 'neck', 'shoulder'), (s) => ramp(0.5, 0.9, ragged(s, 9))), '#5a524c', 0.45],
      [legs, '#B5A48C', 0.7],
      [spot([0, 0.5, -0.2], [0.75, 0.42, 0.8], 0.7, 0.2), '#5a524c', 0.7],
      [spot([0, -0.32, 1.65], [0.55, 0.5, 0.95], 0.5, 0.16), BLACK, 0.9],
      [spot([0, 0.16, 0.75], [0.2, 0.3, 0.6], 0.8, 0.16), BLACK, 0.5],
      [ears, '#4b4441', 0.9],
      [earInside, '#9c8873', 0.75],
    ),
  ),
};

/** A long tail laid round the hip, so that a niche holds it. */
const roundHip = (side: 1 | -1): Vec[] => [
  [0, 0.1, -0.48],
  [0.1 * side, 0.065, -0.62],
  [0.3 * side, 0.055, -0.63],
  [0.43 * side, 0.05, -0.47],
  [0.47 * side, 0.045, -0.28],
];

export const breed = defineBreed('perros', 'pastor-aleman', {
  1: retrato({
    alt: 'Retrato de un pastor alemán negro y fuego que mira a la izquierda: orejas paradas, hocico largo con máscara negra y ojos oscuros almendrados',
    marks: [
      { at: [0.6, 1.2, -0.3], label: 'Orejas paradas, medianas y firmes', corner: 'tr' },
      { at: [-0.1, -0.2, 1.7], label: 'Hocico largo en cuña, máscara negra', corner: 'bl' },
      { at: [-0.42, 0.13, 0.7], label: 'Ojos almendrados, un poco oblicuos', corner: 'tl' },
      { group: 'body', at: [0.15, 0.8, 0.15], label: 'Manto doble con capa negra', corner: 'br' },
    ],
    scene: () =>
      dogScene(dog, {
        pose: dogSit,
        body: { yaw: -4 },
        head: { yaw: -32, pitch: -3, roll: 2 },
        view: { on: [640, 440], scale: 240 },
        light: { reach: 0.7, cast: 0.5 },
      }),
  }),
  2: dogCuerpo(dog, {
    alt: 'Un pastor alemán negro y fuego de perfil junto a las piernas de un adulto: 62 cm a la cruz, lomo que cae hacia la grupa, patas de atrás anguladas y cola de sable',
  }),
  3: dogColores(dog, {
    alt: 'Tres pastores alemanes en tres nichos: uno negro y fuego, uno negro sólido y uno gris lobo con máscara oscura',
    varieties: [
      { name: 'Negro y fuego', rest: { tail: roundHip(1) } },
      {
        name: 'Negro sólido',
        dog: black,
        rest: { tail: roundHip(-1) },
        open: 12,
        light: { rim: 0.4, shadeBelow: 0.22 },
      },
      { name: 'Gris lobo', dog: wolf, rest: { tail: roundHip(1) } },
    ],
  }),
  4: enCasa({
    alt: 'Un pastor alemán de pie en el zaguán de una casa, con la puerta abierta a la calle, mira atento hacia afuera',
    caption: 'En casa: de guardia en la puerta, sin perder de vista la calle',
    setting: () => zaguan(),
    scenes: () => [
      dogAt(dog, {
        pose: stand({ fore: [0.03, -0.03], hind: [-0.1, 0.08] }),
        body: { yaw: -56 },
        head: { yaw: -34, pitch: 2 },
        on: [585, 820],
        scale: 52,
      }),
    ],
  }),
});
