import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { CAT_UP } from '../../anatomy/tail-curves.ts';
import { selfCoat, tabbyCoat, toned, WHITE } from '../../coats/cat-coats.ts';
import type { Ink } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { rgb } from '../../engine/color.ts';
import { defineBreed } from '../../plates.ts';
import { cocina } from '../../scenes/cocina.ts';
import { enCasa } from '../../scenes/en-casa.ts';

const SATIN = { ...TEXTURES.sleek, length: 0.085, width: 0.022, ear: 0.4 };
const ebony = coat(SATIN, selfCoat('#37343C'), () => ({ light: rgb('#5f6171'), shade: rgb('#211f27') }));

/** A long triangle from the nose to the tips of huge flared ears, straight profile, slanting green eyes, one satin colour. */
const oriental: Cat = {
  build: catBuild({
    heightCm: 28,
    headCm: 5,
    length: 1.24,
    width: 0.28,
    chest: 0.39,
    tuck: 0.4,
    bone: 0.74,
    paw: 0.85,
    neck: { up: 0.17, forward: 0.2, top: 0.088, base: 0.12 },
    tail: { kind: 'cat', length: 1, r: 0.034 },
  }),
  // Long, slim and tubular on high fine legs; a whip.
  body: {
    headScale: 1.08,
    length: 1.1,
    width: 0.27,
    chest: 0.39,
    elbow: 0.535,
    tuck: 0.06,
    bone: 0.8,
    muscle: 0.86,
    paw: 0.84,
    pouch: 0,
    neck: { length: 0.34, angle: 50, base: 0.12, top: 0.086, width: 0.078 },
    tail: { length: 0.9, r: 0.034, tip: 0.014 },
  },
  head: {
    skull: { r: [0.64, 0.55, 0.82], at: [0, 0.05, -0.26] },
    brow: { at: [0.24, 0.2, 0.32], r: [0.26, 0.21, 0.27] },
    cheek: { at: [0.31, -0.2, 0.04], r: [0.31, 0.34, 0.5] },
    muzzle: { tip: 1.14, root: 0.36, end: 0.18, y: [-0.09, -0.34] },
    pads: { at: [0.105, -0.41, 1.1], r: [0.135, 0.115, 0.15] },
    chin: { at: [0, -0.53, 1.04], r: [0.125, 0.1, 0.16] },
    bridge: { from: [0, 0.24, 0.46], to: [0, -0.25, 1.2], r: [0.15, 0.11] },
  },
  ears: { root: [0.44, 0.26, -0.12], width: 0.4, height: 0.86, lean: 0.74, forward: 0.42, tip: 0.08 },
  earSkin: ['#8a6d74', '#4a3a42'],
  face: {
    eye: { iris: '#57A84A', fleck: '#c7ef9a', at: [0.335, 0.05, 0.42], r: 0.215 },
    slant: 18,
    narrow: 0.8,
    nose: '#2b2932',
    lips: '#0f0d12',
    noseWidth: 0.11,
    noseHeight: 0.12,
    noseY: -0.25,
    mouthY: -0.43,
    mouthWidth: 0.2,
    whiskers: { color: '#e9e6ee' },
  },
  coat: ebony,
  recipe: { edges: { color: '#17151b', width: 2, opacity: 0.5 } },
};

const satin = (ink: Ink) => coat(SATIN, ink);
const spotted = tabbyCoat({ ground: '#B58D5E', dark: '#3a2718', pale: '#EBD7B4', kind: 'spotted' });

export const breed = defineBreed('gatos', 'oriental', {
  1: catRetrato(oriental, {
    alt: 'Retrato de un gato oriental negro: cara en triángulo largo, nariz recta, orejas enormes muy abiertas y ojos verdes oblicuos',
    marks: [
      { at: [-0.9, 0.8, -0.1], label: 'Orejas enormes que siguen el triángulo', corner: 'tl' },
      { at: [0, -0.1, 1], label: 'Nariz larga y recta, sin quiebre', corner: 'bl' },
      { at: [0.34, 0.05, 0.55], label: 'Ojos verdes y oblicuos', corner: 'tr' },
      { group: 'body', at: [0.07, 0.86, 0.18], label: 'Color entero, pelo de satín', corner: 'br' },
    ],
    head: { yaw: 23, pitch: -3, roll: 4 },
    body: { yaw: -10 },
    on: [570, 450],
    scale: 282,
    light: { rim: 0.4, rimFrom: [-0.8, 0.5, -0.3] },
  }),
  2: catCuerpo(oriental, {
    alt: 'Un gato oriental negro de perfil junto a las piernas de un adulto: tronco largo y angosto, cuello esbelto, extremidades altas y cola de látigo',
    light: { rim: 0.35 },
    steps: { fore: [0.02, 0.14], hind: [-0.06, 0.14] },
  }),
  3: catColores(oriental, {
    alt: 'Cuatro orientales sentados en cuatro nichos: negro ébano, chocolate o havana, blanco de ojos azules y atigrado moteado',
    from: 0,
    varieties: [
      { name: 'Negro ébano', coat: ebony },
      {
        name: 'Chocolate (havana)',
        coat: satin(selfCoat('#6B4433')),
        face: { nose: '#5a3a2e', lips: '#2c1a14' },
        earSkin: ['#a57a6c', '#5f4037'],
      },
      {
        name: 'Blanco',
        coat: coat(SATIN, selfCoat('#F3F0EC'), toned(...WHITE)),
        face: { nose: '#DDA49B', lips: '#9b6a66', eye: { ...oriental.face.eye, iris: '#5AA0DE', fleck: '#c6e6fb' } },
        earSkin: ['#efc5bb', '#d39a90'],
      },
      {
        name: 'Atigrado moteado',
        coat: satin(spotted),
        face: { nose: '#A8604F', lips: '#2c1a14' },
        earSkin: ['#d3a394', '#9c6a60'],
      },
    ],
  }),
  4: enCasa({
    alt: 'Un gato oriental negro llega con la cola en alto por la cocina y llama con la mirada',
    caption: 'En casa: llama, sube al hombro y espera respuesta',
    setting: () => ({
      behind: cocina({ floor: ['#E9EDE6', '#7FA39A'], wall: '#F5DDC8', seed: 47 }).behind,
    }),
    scenes: () => [
      catAt(oriental, {
        pose: stand({ fore: [-0.04, 0.16], hind: [0.08, -0.06], lift: [0, 0.03], tail: CAT_UP }),
        body: { yaw: 52 },
        head: { yaw: 20, pitch: 10, roll: 4 },
        on: [540, 842],
        scale: 78,
        light: { rim: 0.35, rimFrom: [-0.8, 0.5, -0.3] },
      }),
    ],
  }),
});
