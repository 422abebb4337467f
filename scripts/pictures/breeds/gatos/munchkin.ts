import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catStand } from '../../anatomy/cat-body.ts';
import { catColores, catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { CAT_LEVEL } from '../../anatomy/tail-curves.ts';
import { BLACK, bicolour, selfCoat, tabbyCoat, toned } from '../../coats/cat-coats.ts';
import { colourpoint } from '../../coats/colourpoint.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { woolBall } from '../../scenes/enseres.ts';
import { patio } from '../../scenes/patio.ts';

const PLUSH = { ...TEXTURES.short, length: 0.17, lift: 0.14, ear: 0.45 };
const cream = tabbyCoat({
  ground: '#E2B982',
  dark: '#B87D45',
  pale: '#FBF1DD',
  amount: 0.7,
  over: bicolour('#FBF7EE', { top: 0.2, spread: 0.45, bib: 0.62, sock: 0.14 }),
});

/** An ordinary cat's head and trunk on very short legs: walnut eyes, medium triangular ears. */
const munchkin: Cat = {
  build: catBuild({
    heightCm: 26,
    headCm: 5,
    length: 1.28,
    width: 0.38,
    bone: 1.1,
    paw: 1.05,
    neck: { up: 0.03, forward: 0.2, top: 0.125, base: 0.165 },
    tail: { kind: 'cat', length: 0.76, r: 0.055 },
  }),
  // An ordinary trunk 17 cm from the floor: all but the legs is large in that measure; the hip stands a little higher.
  body: {
    heightCm: 17,
    headScale: 1.16,
    length: 1.66,
    chest: 0.66,
    width: 0.5,
    croup: 1.05,
    back: 0.97,
    slope: 0.4,
    tuck: 0.05,
    pouch: 0.03,
    elbow: 0.37,
    stifle: 0.44,
    hock: 0.22,
    front: 0.125,
    rear: 0.12,
    bone: 1.36,
    muscle: 1.3,
    paw: 1.4,
    neck: { length: 0.36, angle: 44, base: 0.225, top: 0.175, width: 0.155 },
    tail: { length: 1.12, r: 0.07, tip: 0.04 },
  },
  head: {
    skull: { r: [0.8, 0.64, 0.8] },
    cheek: { at: [0.47, -0.22, 0.1], r: [0.38, 0.36, 0.45] },
    muzzle: { tip: 0.82, root: 0.4, end: 0.24, y: [-0.15, -0.34] },
    pads: { at: [0.155, -0.4, 0.85], r: [0.19, 0.155, 0.16] },
    chin: { at: [0, -0.6, 0.74], r: [0.17, 0.13, 0.17] },
  },
  ears: { root: [0.5, 0.46, -0.14], width: 0.35, height: 0.56, lean: 0.36, forward: 0.46 },
  face: {
    eye: { iris: '#6FA7A0', fleck: '#cfeadf', at: [0.38, 0.06, 0.44], r: 0.25 },
    slant: 10,
    narrow: 0.98,
    nose: '#D2907F',
    lips: '#7a4c40',
    noseY: -0.24,
    mouthY: -0.46,
  },
  coat: coat(PLUSH, cream),
  recipe: { edges: { color: '#8a5b3a', width: 2, opacity: 0.4 } },
};

const LOW = 0.3;

const brown = coat(PLUSH, tabbyCoat({ ground: '#A98C66', dark: '#33291f', pale: '#EBDCBE' }));
const points = coat(PLUSH, colourpoint({ body: '#EBDDC6', points: '#5A4337', between: '#9f826c' }));

export const breed = defineBreed('gatos', 'munchkin', {
  1: catRetrato(munchkin, {
    alt: 'Retrato de un munchkin crema y blanco de pie: cabeza y pecho de gato corriente sobre manos muy cortas, ojos de nuez y orejas triangulares',
    marks: [
      { at: [-0.6, 0.9, -0.1], label: 'Orejas triangulares medianas', corner: 'tl' },
      { at: [0.38, 0.06, 0.6], label: 'Ojos en forma de nuez', corner: 'tr' },
      { group: 'body', at: [0.1, 0.1, 0.3], label: 'Manos muy cortas', corner: 'bl' },
      { group: 'body', at: [0.14, 0.42, 0.1], label: 'Tronco de tamaño corriente', corner: 'br' },
    ],
    pose: (build) => catStand(build, { low: LOW, tail: 'up', head: [0.08, -0.16] }),
    head: { yaw: 16, pitch: -2, roll: 5 },
    body: { yaw: -22 },
    fine: 1.3,
    on: [540, 290],
    scale: 214,
  }),
  2: catCuerpo(munchkin, {
    alt: 'Un munchkin crema y blanco de perfil junto a las piernas de un adulto: tronco, cabeza y cola de gato corriente sobre patas muy cortas, con la cadera algo más alta',
    inset: null,
    steps: { fore: [0, 0.12], hind: [0, 0.16], tail: CAT_LEVEL },
  }),
  3: catColores(munchkin, {
    alt: 'Cuatro munchkin sentados en cuatro nichos, de manos cortas: crema y blanco, atigrado café, negro y de puntas oscuras',
    from: 0,
    sit: { legs: 0.5, paw: [0, 0] },
    varieties: [
      { name: 'Crema y blanco', coat: coat(PLUSH, cream) },
      {
        name: 'Atigrado café',
        coat: brown,
        face: { nose: '#B56A5C', eye: { ...munchkin.face.eye, iris: '#A9B545', fleck: '#e6e79a' } },
      },
      {
        name: 'Negro',
        coat: coat(PLUSH, selfCoat('#39353a'), toned(...BLACK)),
        face: { nose: '#2b272c', lips: '#151316', eye: { ...munchkin.face.eye, iris: '#C9A02F', fleck: '#f5e08e' } },
        earSkin: ['#7d6a70', '#453a41'],
      },
      {
        name: 'Puntas oscuras',
        coat: points,
        face: { nose: '#3b2826', lips: '#170d0e', eye: { ...munchkin.face.eye, iris: '#5C95D0', fleck: '#bfe0f8' } },
        earSkin: ['#a5796c', '#5d3b36'],
      },
    ],
  }),
  4: enCasa({
    alt: 'Un munchkin crema y blanco trota pegado al suelo tras una bola de lana, en un patio de baldosas con materas',
    caption: 'En casa: a ras de piso, con giros de hurón; nada de saltos altos',
    setting: () => ({
      behind: patio({ band: ['#C98E4A', '#A46F33'], seed: 34 }).behind,
      front: woolBall(900, 850, 46, '#5F8F86'),
    }),
    scenes: () => [
      catAt(munchkin, {
        pose: stand({ fore: [0.2, -0.08], hind: [-0.12, 0.16], lift: [0.07, 0], tail: CAT_LEVEL }),
        body: { yaw: 60 },
        head: { yaw: 42, pitch: -12, roll: 3 },
        on: [520, 838],
        scale: 80,
        fine: 0.8,
      }),
    ],
  }),
});
