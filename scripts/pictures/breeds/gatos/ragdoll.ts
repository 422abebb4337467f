import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { lie } from '../../anatomy/pose-rest.ts';
import { spot } from '../../coats/areas.ts';
import { bicolour, mane } from '../../coats/cat-coats.ts';
import { colourpoint } from '../../coats/colourpoint.ts';
import { type Ink, layers } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { zaguan } from '../../scenes/zaguan.ts';

const RABBIT = { ...TEXTURES.long, length: 0.4, leg: 0.6, face: 0.2, ear: 0.35 };
const seal = colourpoint({ body: '#E9DCC6', points: '#5B4337', between: '#9a7d68' });
const rabbit = (ink: Ink) => coat(RABBIT, ink, mane(0.42, 0.2));
const bicolor = layers(seal, ...bicolour('#FBF6EC', { top: 0.42, spread: 0.62, bib: 0.5 }));

/** A broad soft wedge with a plane between the ears, a rounded muzzle and oval blue eyes; here bicolour: the white V. */
const ragdoll: Cat = {
  build: catBuild({
    heightCm: 29,
    headCm: 5.6,
    length: 1.36,
    chest: 0.5,
    width: 0.42,
    bone: 1.2,
    paw: 1.15,
    fluff: 0.7,
    neck: { up: 0.01, forward: 0.18, top: 0.14, base: 0.19 },
    tail: { kind: 'cat', length: 0.9, r: 0.06 },
  }),
  // Long, broad and heavy, full in front, on strong legs; a rabbit's coat, a bib, a long plume.
  body: {
    headScale: 1.2,
    length: 1.2,
    chest: 0.51,
    width: 0.4,
    elbow: 0.46,
    bone: 1.14,
    hair: 0.034,
    ruff: 0.05,
    breech: 0.035,
    feather: 0.01,
    pouch: 0.055,
    neck: { length: 0.24, angle: 44, base: 0.17, top: 0.135, width: 0.12 },
    tail: { length: 0.8, r: 0.05, tip: 0.04, hang: 0.045 },
  },
  head: {
    skull: { r: [0.85, 0.62, 0.82], at: [0, 0.04, -0.24] },
    brow: { at: [0.3, 0.27, 0.34], r: [0.31, 0.23, 0.28] },
    cheek: { at: [0.52, -0.24, 0.1], r: [0.4, 0.38, 0.46] },
    muzzle: { tip: 0.86, root: 0.43, end: 0.27, y: [-0.16, -0.36] },
    pads: { at: [0.17, -0.42, 0.9], r: [0.21, 0.165, 0.165] },
    chin: { at: [0, -0.64, 0.8], r: [0.19, 0.14, 0.18] },
  },
  ears: { root: [0.58, 0.42, -0.14], width: 0.34, height: 0.5, lean: 0.46, forward: 0.5, tip: 0.1 },
  earSkin: ['#b08678', '#6f4b42'],
  face: {
    eye: { iris: '#5FA0DC', fleck: '#c2e2fa', at: [0.385, 0.05, 0.44], r: 0.225 },
    slant: 9,
    narrow: 0.94,
    nose: '#D79A90',
    lips: '#8a5d55',
    noseWidth: 0.135,
    noseY: -0.26,
    mouthY: -0.5,
    mouthWidth: 0.26,
    tufts: { inside: '#f3ead9', root: [0.58, 0.42, -0.14], height: 0.5 },
  },
  coat: rabbit(bicolor),
  sculpt: (s) => {
    s.ellipsoid('head', 'ruff', { at: [0.56, -0.48, -0.14], r: [0.32, 0.32, 0.4], side: 'both', blend: 0.28 });
  },
  recipe: { edges: false },
};

const V = bicolour('#FBF6EC', { top: 0.42, spread: 0.62, bib: 0.5 });
const MITTS = { color: '#FBF6EC', fore: 0.11, hind: 0.24 };
/** Mitted: white chin and mittens. */
const mitted = layers(colourpoint({ body: '#E9E7E4', points: '#6C7683', between: '#a2a6ae', mitts: MITTS }), [
  spot([0, -0.64, 0.8], [0.24, 0.14, 0.3], 0.4),
  '#FBF6EC',
]);
const chocolate = colourpoint({ body: '#F2E6D3', points: '#84593F', between: '#b99273' });
const red = layers(colourpoint({ body: '#F6E8D4', points: '#D08B52', between: '#e3b384' }), ...V);

export const breed = defineBreed('gatos', 'ragdoll', {
  1: catRetrato(ragdoll, {
    alt: 'Retrato de un ragdoll bicolor: máscara café partida por una V blanca invertida, ojos azules ovalados, nariz rosada y pechera blanca de pelo semilargo',
    marks: [
      { at: [0, 0.3, 0.6], label: 'V blanca en la cara (bicolor)', corner: 'tl' },
      { at: [0, -0.3, 1], label: 'Hocico redondeado, nariz rosada', corner: 'bl' },
      { at: [0.38, 0.05, 0.6], label: 'Ojos azules y ovalados, siempre', corner: 'tr' },
      { group: 'body', at: [0.06, 0.78, 0.3], label: 'Pelo semilargo, de conejo', corner: 'br' },
    ],
    head: { yaw: 18, pitch: 2, roll: 9 },
    on: [600, 420],
    scale: 270,
  }),
  2: catCuerpo(ragdoll, {
    alt: 'Un ragdoll bicolor de perfil junto a las piernas de un adulto: cuerpo largo y pesado de pelo semilargo, patas blancas y cola larga de plumero',
    pxPerCm: 13,
    x: 510,
    steps: { fore: [0, 0.1], hind: [-0.03, 0.12] },
  }),
  3: catColores(ragdoll, {
    alt: 'Cuatro ragdoll sentados en cuatro nichos: seal bicolor con V blanca, azul con guantes y mentón blancos, chocolate de puntas completas y rojo bicolor',
    from: 2,
    varieties: [
      { name: 'Seal bicolor', coat: rabbit(bicolor) },
      { name: 'Blue mitted', coat: rabbit(mitted), face: { nose: '#666d78', lips: '#4a4650' } },
      { name: 'Chocolate colourpoint', coat: rabbit(chocolate), face: { nose: '#8a5a48' } },
      { name: 'Red bicolor', coat: rabbit(red), earSkin: ['#dfa58c', '#a86f55'] },
    ],
  }),
  4: enCasa({
    alt: 'Un ragdoll bicolor echado en el zaguán de baldosas, frente a la puerta abierta a la calle, espera con la mirada en alto',
    caption: 'En casa: espera en la puerta, con las patas en tierra',
    setting: () => ({ behind: zaguan({ open: true }).behind }),
    scenes: () => [
      catAt(ragdoll, {
        pose: lie(),
        body: { yaw: -48 },
        head: { yaw: -16, pitch: 5, roll: -6 },
        on: [610, 816],
        scale: 96,
      }),
    ],
  }),
});
