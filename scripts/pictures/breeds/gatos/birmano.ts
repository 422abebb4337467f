import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catLie } from '../../anatomy/cat-rest.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { lie, sit } from '../../anatomy/pose-rest.ts';
import { mane } from '../../coats/cat-coats.ts';
import { colourpoint } from '../../coats/colourpoint.ts';
import type { Ink } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed } from '../../plates.ts';
import { balcony, mat } from '../../scenes/bogota.ts';
import { enCasa } from '../../scenes/en-casa.ts';

const SILKY = { ...TEXTURES.long, length: 0.4, leg: 0.4, face: 0.2, ear: 0.35, lift: 0.18, mess: 0.8 };
const GLOVES = { color: '#FFFDF6', fore: 0.075, hind: 0.2 };
const seal = colourpoint({ body: '#F1DDB4', points: '#4B352C', between: '#a07d58', mitts: GLOVES });
const silky = (ink: Ink) => coat(SILKY, ink, mane(0.42, 0.2));
const blue = colourpoint({ body: '#ECE9E4', points: '#66707E', between: '#9ea3ac', mitts: GLOVES });
const chocolate = colourpoint({ body: '#F6E9D2', points: '#8A5F43', between: '#bb9472', mitts: GLOVES });
const red = colourpoint({ body: '#FAEBD6', points: '#D08B52', between: '#e6b888', mitts: GLOVES });

/** A strong broad head with a roman nose, full chin, almost round blue eyes; full mask and four pure white gloves. */
const birmano: Cat = {
  build: catBuild({
    heightCm: 27,
    headCm: 5.2,
    length: 1.32,
    chest: 0.48,
    width: 0.4,
    bone: 1.15,
    paw: 1.12,
    fluff: 0.6,
    neck: { up: 0.01, forward: 0.18, top: 0.135, base: 0.185 },
    tail: { kind: 'cat', length: 0.8, r: 0.055 },
  }),
  // Long and stocky on legs of medium length; silk that lies, a ruff, a plume.
  body: {
    headScale: 1.16,
    length: 1.18,
    chest: 0.5,
    width: 0.38,
    elbow: 0.46,
    bone: 1.12,
    hair: 0.036,
    ruff: 0.045,
    breech: 0.035,
    feather: 0.01,
    pouch: 0.05,
    neck: { length: 0.24, angle: 44, base: 0.17, top: 0.13, width: 0.115 },
    tail: { length: 0.74, r: 0.048, tip: 0.04, hang: 0.04 },
  },
  head: {
    skull: { r: [0.83, 0.66, 0.8], at: [0, 0.05, -0.24] },
    brow: { at: [0.28, 0.28, 0.33], r: [0.3, 0.24, 0.28] },
    cheek: { at: [0.52, -0.24, 0.1], r: [0.41, 0.4, 0.46] },
    muzzle: { tip: 0.88, root: 0.43, end: 0.26, y: [-0.13, -0.36] },
    pads: { at: [0.16, -0.42, 0.9], r: [0.2, 0.165, 0.165] },
    chin: { at: [0, -0.66, 0.82], r: [0.2, 0.15, 0.18] },
    // Roman: the ridge stands full half way down.
    bridge: { from: [0, 0.1, 0.68], to: [0, -0.22, 1.0], r: [0.18, 0.15] },
  },
  ears: { root: [0.54, 0.44, -0.16], width: 0.34, height: 0.44, lean: 0.42, forward: 0.42, tip: 0.14 },
  earSkin: ['#a58072', '#5f443d'],
  face: {
    eye: { iris: '#3F7FD0', fleck: '#a9d3fb', at: [0.385, 0.08, 0.43], r: 0.24 },
    slant: 6,
    narrow: 1.04,
    nose: '#3d2a27',
    lips: '#170e0e',
    noseWidth: 0.14,
    noseY: -0.25,
    mouthY: -0.5,
    mouthWidth: 0.26,
  },
  coat: silky(seal),
  sculpt: (s) => {
    s.ellipsoid('head', 'ruff', { at: [0.54, -0.46, -0.14], r: [0.32, 0.34, 0.4], side: 'both', blend: 0.28 });
  },
  recipe: { edges: false },
};

const BLUE = { face: { nose: '#5f6672', lips: '#43454f' }, earSkin: ['#b39a98', '#6d6168'] as const };

export const breed = defineBreed('gatos', 'birmano', {
  1: catRetrato(birmano, {
    alt: 'Retrato de un gato birmano echado: máscara café oscuro completa, nariz levemente romana, ojos azules casi redondos y guantes blancos en las manos',
    marks: [
      { at: [-0.38, 0.08, 0.6], label: 'Ojos azules, casi redondos', corner: 'tl' },
      { at: [0, 0, 0.95], label: 'Perfil levemente romano', corner: 'tr' },
      { group: 'body', at: [0.09, 0.05, 0.6], label: 'Guantes blancos', corner: 'bl' },
      { at: [0.1, -0.7, 0.9], label: 'Mentón sin blanco', corner: 'br' },
    ],
    pose: (build) => catLie(build, { head: [0.12, -0.1] }),
    head: { yaw: -14, pitch: -2, roll: -5 },
    body: { yaw: 6 },
    fine: 1.25,
    on: [600, 355],
    scale: 228,
  }),
  2: catCuerpo(birmano, {
    alt: 'Un gato birmano seal point de perfil junto a las piernas de un adulto: cuerpo alargado y macizo de pelo semilargo, patas oscuras terminadas en guantes blancos',
    steps: { fore: [0, 0.1], hind: [-0.03, 0.12] },
  }),
  3: catColores(birmano, {
    alt: 'Cuatro birmanos sentados en cuatro nichos, todos de guantes blancos y mentón sin blanco: puntas café, gris pizarra, chocolate y rojas',
    from: 0,
    varieties: [
      { name: 'Seal point', coat: silky(seal) },
      { name: 'Blue point', coat: silky(blue), ...BLUE },
      { name: 'Chocolate point', coat: silky(chocolate), face: { nose: '#9a6a56', lips: '#5d3c30' } },
      {
        name: 'Rojo point',
        coat: silky(red),
        face: { nose: '#D9957F', lips: '#8a5b4c' },
        earSkin: ['#dfa58c', '#a86f55'],
      },
    ],
  }),
  4: enCasa({
    alt: 'Dos gatos birmanos en un balcón de Bogotá: uno de puntas café echado sobre una estera y otro de puntas grises sentado a su lado',
    caption: 'En casa: en pareja se entretiene; solo, puede decaer',
    setting: () => ({
      behind:
        balcony({
          wall: false,
          pots: [
            ['geranium', 1090, 812, 1.1],
            ['snake', 110, 790, 1],
          ],
        }).behind + mat(590, 780, 400),
    }),
    scenes: () => [
      catAt(birmano, {
        coat: silky(blue),
        ...BLUE,
        pose: sit({ side: -1 }),
        body: { yaw: -20 },
        head: { yaw: -30, pitch: -4, roll: 3 },
        on: [850, 806],
        scale: 76,
        fine: 0.8,
      }),
      catAt(birmano, {
        pose: lie(),
        body: { yaw: -38 },
        head: { yaw: -8, pitch: 2, roll: -4 },
        on: [450, 838],
        scale: 86,
        fine: 0.8,
      }),
    ],
  }),
});
