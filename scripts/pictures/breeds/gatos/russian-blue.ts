import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { sit } from '../../anatomy/pose-rest.ts';
import { BLACK, selfCoat, toned, WHITE } from '../../coats/cat-coats.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { rgb } from '../../engine/color.ts';
import { defineBreed } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { ventana } from '../../scenes/ventana.ts';

const DOUBLE = { ...TEXTURES.short, length: 0.12, lift: 0.2, ear: 0.4, variance: 9 };
/** Silver tips: light falls almost white on it. */
const silverBlue = coat(DOUBLE, selfCoat('#788696'), () => ({ light: rgb('#C9D5DF'), shade: rgb('#56657A') }));

/** Seven flat planes: straight nose, level brow, vertical wide-based ears, prominent pads that smile, green eyes. */
const russian: Cat = {
  build: catBuild({
    heightCm: 27,
    headCm: 4.9,
    length: 1.26,
    width: 0.33,
    chest: 0.43,
    tuck: 0.2,
    bone: 0.88,
    paw: 0.9,
    neck: { up: 0.1, forward: 0.2, top: 0.11, base: 0.155 },
    tail: { kind: 'cat', length: 0.86, r: 0.05 },
  }),
  // Fine-boned, long and graceful on high legs; a double coat that stands off a little, a tapering tail.
  body: {
    headScale: 1.1,
    length: 1.12,
    width: 0.31,
    chest: 0.42,
    elbow: 0.52,
    tuck: 0.05,
    bone: 0.88,
    muscle: 0.94,
    paw: 0.9,
    pouch: 0.01,
    hair: 0.006,
    neck: { length: 0.3, angle: 46, base: 0.14, top: 0.105, width: 0.092 },
    tail: { length: 0.82, r: 0.042, tip: 0.018 },
  },
  head: {
    skull: { r: [0.74, 0.53, 0.84], at: [0, 0.06, -0.26] },
    brow: { at: [0.28, 0.25, 0.38], r: [0.26, 0.2, 0.28] },
    cheek: { at: [0.4, -0.2, 0.06], r: [0.36, 0.34, 0.46] },
    muzzle: { tip: 0.96, root: 0.38, end: 0.22, y: [-0.14, -0.36] },
    pads: { at: [0.19, -0.41, 0.93], r: [0.195, 0.155, 0.165] },
    chin: { at: [0, -0.61, 0.87], r: [0.15, 0.12, 0.17] },
    bridge: { from: [0, 0.26, 0.54], to: [0, -0.2, 1.06], r: [0.17, 0.12] },
  },
  ears: { root: [0.44, 0.4, -0.12], width: 0.39, height: 0.66, lean: 0.34, forward: 0.36, tip: 0.08 },
  earSkin: ['#c3a7ac', '#8d7a84'],
  face: {
    eye: { iris: '#4FA05A', fleck: '#b9e59c', at: [0.375, 0.06, 0.44], r: 0.225 },
    slant: 12,
    narrow: 0.92,
    nose: '#5c6675',
    lips: '#343c49',
    noseWidth: 0.125,
    noseY: -0.24,
    mouthY: -0.46,
    mouthWidth: 0.3,
    droop: -0.05,
    whiskers: { color: '#f2f4f7' },
  },
  coat: silverBlue,
  recipe: { edges: { color: '#3d4858', width: 2, opacity: 0.45 }, accent: { contrast: 0.3, share: 0.65 } },
};

export const breed = defineBreed('gatos', 'russian-blue', {
  1: catRetrato(russian, {
    alt: 'Retrato de un azul ruso: pelo gris azulado con brillo plateado, cara de planos rectos, orejas anchas y verticales, ojos verde vivo y comisuras que sonríen',
    marks: [
      { at: [-0.6, 0.85, -0.1], label: 'Orejas anchas en la base, verticales', corner: 'tl' },
      { at: [0.2, -0.45, 1], label: 'La sonrisa del azul ruso', corner: 'bl' },
      { at: [0.375, 0.06, 0.6], label: 'Ojos verde vivo', corner: 'tr' },
      { group: 'body', at: [0.12, 0.8, 0.2], label: 'Azul parejo, puntas plateadas', corner: 'br' },
    ],
    head: { yaw: 30, pitch: 2, roll: 3 },
    body: { yaw: -20 },
    on: [620, 430],
    scale: 292,
  }),
  2: catCuerpo(russian, {
    alt: 'Un azul ruso de perfil junto a las piernas de un adulto: cuerpo fino y musculoso de huesos livianos, patas largas y pelo gris con brillo de plata',
    steps: { fore: [0, 0.1], hind: [-0.05, 0.12] },
  }),
  3: catColores(russian, {
    alt: 'Tres gatos sentados en tres nichos: el azul plata del azul ruso y sus razas hermanas, una blanca y una negra, de ojos verdes',
    caption: 'El azul plata y sus razas hermanas',
    from: 2,
    varieties: [
      { name: 'Azul plata (Russian Blue)', coat: silverBlue },
      {
        name: 'Blanco, raza hermana',
        coat: coat(DOUBLE, selfCoat('#F3F0EC'), toned(...WHITE)),
        face: { nose: '#DDA49B', lips: '#9b6a66' },
        earSkin: ['#efc5bb', '#d39a90'],
      },
      {
        name: 'Negro, raza hermana',
        coat: coat(DOUBLE, selfCoat('#38353b'), toned(...BLACK)),
        face: { nose: '#2b272c', lips: '#151316' },
        earSkin: ['#7d6a70', '#453a41'],
      },
    ],
  }),
  4: enCasa({
    alt: 'Un azul ruso sentado en el cojín de una ventana, una tarde de lluvia, atento a la calle',
    caption: 'En casa: sabe a qué hora llegas y te espera en la ventana',
    setting: () => ({
      behind: ventana({ rain: true, cushion: ['#A9B8A0', '#8A9C80', '#67795E'], wall: '#E3DCD0', seed: 72 }).behind,
    }),
    scenes: () => [
      catAt(russian, {
        pose: sit({ side: -1 }),
        body: { yaw: -34 },
        head: { yaw: -52, pitch: 3 },
        on: [580, 746],
        scale: 82,
      }),
    ],
  }),
});
