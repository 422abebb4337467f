import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { lie } from '../../anatomy/pose-rest.ts';
import { CAT_LEVEL } from '../../anatomy/tail-curves.ts';
import { mane } from '../../coats/cat-coats.ts';
import { colourpoint } from '../../coats/colourpoint.ts';
import type { Ink } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS } from '../../engine/eye.ts';
import { defineBreed } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { woolBall } from '../../scenes/enseres.ts';
import { zaguan } from '../../scenes/zaguan.ts';

const LONG = { ...TEXTURES.long, length: 0.55, leg: 0.45, face: 0.18, ear: 0.35 };
const seal = colourpoint({ body: '#F2E6D0', points: '#4E382F', between: '#9c7c66', mask: 1.08 });
const long = (ink: Ink) => coat(LONG, ink, mane(0.52, 0.16));
const blue = colourpoint({ body: '#EEECE8', points: '#69737F', between: '#a1a5ac', mask: 1.08 });
const flame = colourpoint({ body: '#FBF0DE', points: '#D4925A', between: '#e8bd90', mask: 1.08 });
const lilac = colourpoint({ body: '#F6F0EA', points: '#A48E8B', between: '#cbbab3', mask: 1.08 });

/** A persian with a siamese's points: round flat face, small wide ears, round vivid blue eyes, a cloud of pale hair. */
const himalayo: Cat = {
  build: catBuild({
    heightCm: 25,
    headCm: 5.2,
    length: 1.2,
    chest: 0.54,
    width: 0.46,
    bone: 1.28,
    paw: 1.12,
    fluff: 1,
    neck: { up: -0.02, forward: 0.16, top: 0.16, base: 0.22 },
    tail: { kind: 'cat', length: 0.64, r: 0.06 },
  }),
  // Low and massive on short thick legs; hair to the floor, a ruff, a plume.
  body: {
    headScale: 1.24,
    length: 1.1,
    chest: 0.59,
    width: 0.41,
    elbow: 0.39,
    stifle: 0.42,
    back: 0.98,
    croup: 0.985,
    slope: 0.3,
    front: 0.11,
    rear: 0.11,
    pouch: 0.085,
    breech: 0.055,
    feather: 0.03,
    neck: { length: 0.22, angle: 50, base: 0.17, top: 0.148, width: 0.13 },
    tail: { length: 0.6, r: 0.06, tip: 0.05, hang: 0.05 },
  },
  head: {
    skull: { r: [0.92, 0.75, 0.8], at: [0, 0.08, -0.24] },
    brow: { at: [0.3, 0.38, 0.3], r: [0.35, 0.27, 0.28] },
    cheek: { at: [0.58, -0.28, 0.1], r: [0.45, 0.42, 0.46] },
    muzzle: { tip: 0.62, root: 0.45, end: 0.3, y: [-0.15, -0.26] },
    pads: { at: [0.19, -0.33, 0.66], r: [0.23, 0.175, 0.155] },
    chin: { at: [0, -0.56, 0.55], r: [0.22, 0.15, 0.17] },
    bridge: { from: [0, 0.16, 0.46], to: [0, -0.06, 0.7], r: [0.17, 0.13] },
    stop: { at: [0, 0.18, 0.74], r: [0.22, 0.1, 0.14] },
    socket: { at: [0.41, 0.06, 0.74], r: [0.25, 0.21, 0.14] },
  },
  ears: { root: [0.6, 0.58, -0.2], width: 0.25, height: 0.34, lean: 0.58, forward: 0.5, tip: 0.14 },
  earSkin: ['#a58072', '#5f443d'],
  face: {
    eye: {
      iris: '#3E8BE0',
      fleck: '#b4e0ff',
      at: [0.425, 0.06, 0.38],
      r: 0.265,
      open: OPENINGS.round,
      slit: 0.8,
      out: 14,
    },
    nose: '#3a2926',
    lips: '#1c1110',
    noseWidth: 0.135,
    noseHeight: 0.14,
    noseY: -0.07,
    mouthY: -0.34,
    mouthWidth: 0.3,
    droop: 0.015,
    whiskers: { length: 0.85 },
  },
  coat: long(seal),
  recipe: { edges: false },
};

export const breed = defineBreed('gatos', 'himalayo', {
  1: catRetrato(himalayo, {
    alt: 'Retrato de un gato himalayo: cara redonda de nariz corta con máscara café oscura, ojos azules redondos y una nube de pelo crema alrededor',
    marks: [
      { at: [-0.85, 0.82, -0.2], label: 'Orejas pequeñas y oscuras', corner: 'tl' },
      { at: [0, -0.1, 0.8], label: 'Nariz corta entre mejillas anchas', corner: 'bl' },
      { at: [0.42, 0.06, 0.6], label: 'Ojos azules, redondos', corner: 'tr' },
      { group: 'body', at: [0.12, 0.8, 0.3], label: 'Pelo largo, cuerpo claro', corner: 'br' },
    ],
    head: { yaw: -18, pitch: -2, roll: -5 },
    on: [600, 420],
    scale: 262,
  }),
  2: catCuerpo(himalayo, {
    alt: 'Un gato himalayo de perfil junto a las piernas de un adulto: cuerpo bajo y robusto de pelo largo y claro, con cara, orejas, patas y cola oscuras',
    steps: { tail: CAT_LEVEL, fore: [0, 0.07], hind: [-0.02, 0.08] },
  }),
  3: catColores(himalayo, {
    alt: 'Cuatro himalayos sentados en cuatro nichos: puntas café foca, gris azulado, rojas y gris rosado',
    from: 3,
    varieties: [
      { name: 'Seal point', coat: long(seal) },
      {
        name: 'Blue point',
        coat: long(blue),
        face: { nose: '#5f6672', lips: '#43454f' },
        earSkin: ['#b39a98', '#6d6168'],
      },
      {
        name: 'Flame (red) point',
        coat: long(flame),
        face: { nose: '#D9957F', lips: '#8a5b4c' },
        earSkin: ['#dfa58c', '#a86f55'],
      },
      {
        name: 'Lilac point',
        coat: long(lilac),
        face: { nose: '#b08a8a', lips: '#6d5252' },
        earSkin: ['#dcb9b0', '#a88580'],
      },
    ],
  }),
  4: enCasa({
    alt: 'Un gato himalayo echado en las baldosas de un zaguán, con una bola de lana al frente',
    caption: 'En casa: trae la bolita y después toma la siesta larga',
    setting: () => ({
      behind: zaguan({ wall: '#F1E6D6' }).behind,
      front: woolBall(880, 842, 52),
    }),
    scenes: () => [
      catAt(himalayo, {
        pose: lie({ side: -1, reach: [-0.02, -0.07] }),
        body: { yaw: 40 },
        head: { yaw: 20, pitch: -4, roll: 4 },
        on: [540, 820],
        scale: 106,
      }),
    ],
  }),
});
