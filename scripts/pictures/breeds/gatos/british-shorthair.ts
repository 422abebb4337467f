import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { sit } from '../../anatomy/pose-rest.ts';
import { BLACK, selfCoat, tabbyCoat, toned } from '../../coats/cat-coats.ts';
import type { Ink } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS } from '../../engine/eye.ts';
import { defineBreed } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { ventana } from '../../scenes/ventana.ts';

const PLUSH = { ...TEXTURES.plush, length: 0.1, lift: 0.16, width: 0.028, mess: 1, ear: 0.6 };
const plush = (ink: Ink) => coat(PLUSH, selfCoat(ink));

/** All circles: round head with full cheeks, short broad nose, small round ears, round copper eyes, a thick short neck. */
const british: Cat = {
  build: catBuild({
    heightCm: 28,
    headCm: 5.4,
    length: 1.2,
    chest: 0.54,
    width: 0.47,
    bone: 1.28,
    paw: 1.15,
    neck: { up: -0.03, forward: 0.16, top: 0.15, base: 0.21 },
    tail: { kind: 'cat', length: 0.62, r: 0.072 },
  }),
  // Cobby: a deep chest, a level back, short thick legs on round paws, a blunt thick tail.
  body: {
    headScale: 1.22,
    length: 1.1,
    chest: 0.55,
    width: 0.42,
    elbow: 0.41,
    back: 0.97,
    croup: 0.978,
    slope: 0.35,
    front: 0.105,
    rear: 0.105,
    bone: 1.22,
    muscle: 1.08,
    pouch: 0.04,
    hair: 0.01,
    neck: { length: 0.21, angle: 46, base: 0.175, top: 0.15, width: 0.135 },
    tail: { length: 0.6, r: 0.072, tip: 0.052 },
  },
  head: {
    skull: { r: [0.92, 0.74, 0.84], at: [0, 0.06, -0.24] },
    brow: { at: [0.32, 0.3, 0.34], r: [0.34, 0.27, 0.3] },
    cheek: { at: [0.58, -0.28, 0.1], r: [0.46, 0.44, 0.48] },
    muzzle: { tip: 0.74, root: 0.46, end: 0.3, y: [-0.16, -0.32] },
    pads: { at: [0.2, -0.38, 0.77], r: [0.25, 0.19, 0.17] },
    chin: { at: [0, -0.62, 0.66], r: [0.22, 0.15, 0.18] },
    bridge: { from: [0, 0.14, 0.52], to: [0, -0.16, 0.82], r: [0.19, 0.14] },
    stop: { at: [0, 0.1, 0.82], r: [0.2, 0.08, 0.1] },
  },
  ears: { root: [0.62, 0.46, -0.18], width: 0.3, height: 0.4, lean: 0.48, forward: 0.45, tip: 0.17 },
  earSkin: ['#93888f', '#6a5f69'],
  face: {
    eye: {
      iris: '#D08520',
      fleck: '#f8c667',
      at: [0.42, 0.06, 0.42],
      r: 0.27,
      open: OPENINGS.round,
      slit: 0.7,
      out: 15,
    },
    nose: '#5d6470',
    lips: '#3b3e48',
    noseWidth: 0.15,
    noseHeight: 0.14,
    noseY: -0.2,
    mouthY: -0.45,
    mouthWidth: 0.3,
    whiskers: { color: '#f1eff2' },
  },
  coat: plush('#7C8794'),
  recipe: { edges: false },
};

const silver = coat(PLUSH, tabbyCoat({ ground: '#C4C6C8', dark: '#303136', pale: '#F3F2EF', kind: 'blotched' }));

export const breed = defineBreed('gatos', 'british-shorthair', {
  1: catRetrato(british, {
    alt: 'Retrato de un gato británico azul: cabeza redonda de cachetes llenos, ojos redondos color cobre, orejas pequeñas y pelo corto muy tupido',
    marks: [
      { at: [-0.8, 0.8, -0.2], label: 'Orejas pequeñas, redondeadas', corner: 'tl' },
      { at: [-0.6, -0.35, 0.5], label: 'Cachetes llenos, cabeza redonda', corner: 'bl' },
      { at: [0.42, 0.06, 0.6], label: 'Ojos redondos color cobre', corner: 'tr' },
      { group: 'body', at: [0.16, 0.76, 0.24], label: 'Pelo corto, tupido como felpa', corner: 'br' },
    ],
    head: { yaw: -10, pitch: -3, roll: -3 },
    body: { yaw: -14 },
    on: [600, 430],
    scale: 282,
    light: { from: [0.42, 0.6, 0.8] },
  }),
  2: catCuerpo(british, {
    alt: 'Un gato británico azul de perfil junto a las piernas de un adulto: cuerpo ancho y compacto, patas cortas y gruesas, cola de punta roma',
    steps: { fore: [0, 0.08], hind: [-0.02, 0.09] },
  }),
  3: catColores(british, {
    alt: 'Cuatro británicos sentados en cuatro nichos: azul, crema, negro y atigrado plateado de ojos verdes',
    from: 4,
    varieties: [
      { name: 'Azul', coat: plush('#7C8794') },
      {
        name: 'Crema',
        coat: plush('#E8C79B'),
        face: { nose: '#D09080', lips: '#8a5b4c' },
        earSkin: ['#dfae9a', '#b98370'],
      },
      {
        name: 'Negro',
        coat: coat(PLUSH, selfCoat('#39353a'), toned(...BLACK)),
        face: { nose: '#2b272c', lips: '#151316' },
        earSkin: ['#7d6a70', '#453a41'],
      },
      {
        name: 'Atigrado plateado',
        coat: silver,
        face: { nose: '#B0645A', lips: '#332f33', eye: { ...british.face.eye, iris: '#6FA857', fleck: '#cfe9a0' } },
      },
    ],
  }),
  4: enCasa({
    alt: 'Un gato británico azul sentado sobre el cojín de una ventana que da a edificios de ladrillo y cerros verdes',
    caption: 'En casa: en su puesto, con las cuatro patas en firme',
    setting: () => ({ behind: ventana().behind }),
    scenes: () => [
      catAt(british, {
        pose: sit(),
        body: { yaw: 36 },
        head: { yaw: 6, pitch: -3, roll: -3 },
        on: [570, 756],
        scale: 108,
      }),
    ],
  }),
});
