import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { tabbyCoat } from '../../coats/cat-coats.ts';
import { rosettes, spots } from '../../coats/spots.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { ramp } from '../../engine/number.ts';
import { defineBreed } from '../../plates.ts';
import { bowl } from '../../scenes/bogota.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { patio } from '../../scenes/patio.ts';

const MINK = { ...TEXTURES.sleek, length: 0.12, ear: 0.4 };
/** Rosettes on a ground; on the crown they shrink to spots. */
const leopard = (ground: string, dark: string, heart: string, pale: string) => {
  const crown = spots(dark, { size: 0.5, fill: 0.3 })[0];
  return coat(
    MINK,
    tabbyCoat({
      ground,
      dark,
      pale,
      kind: 'ticked',
      over: [
        ...rosettes(dark, heart, { size: 0.54 }),
        [(s) => (s.group === 'head' ? crown(s) * ramp(0.1, 0.3, s.p[1]) * ramp(0.1, -0.3, s.p[2]) : 0), dark],
      ],
    }),
  );
};
const brown = leopard('#C98F4C', '#2b1c14', '#A5662F', '#F4E6CC');

/** A long head small for its body, puffed whisker pads, broad nose, short round ears, black-rimmed oval eyes, rosettes. */
const bengali: Cat = {
  build: catBuild({
    heightCm: 29,
    headCm: 4.9,
    length: 1.34,
    width: 0.37,
    bone: 1.06,
    croup: 1.02,
    neck: { up: 0.04, forward: 0.26, top: 0.125, base: 0.175 },
    tail: { kind: 'cat', length: 0.72, r: 0.062 },
  }),
  // Long and muscular, the croup above the withers, strong bone, a thick tail carried low.
  body: {
    headScale: 1.14,
    length: 1.2,
    width: 0.34,
    croup: 1.005,
    slope: 0.7,
    muscle: 1.1,
    bone: 1.1,
    pouch: 0.02,
    neck: { length: 0.29, angle: 38, base: 0.16, top: 0.118, width: 0.105 },
    tail: { length: 0.7, r: 0.056, tip: 0.036 },
  },
  head: {
    skull: { r: [0.72, 0.56, 0.88], at: [0, 0.04, -0.26] },
    brow: { at: [0.26, 0.25, 0.36], r: [0.28, 0.21, 0.3] },
    cheek: { at: [0.42, -0.18, 0.12], r: [0.38, 0.36, 0.46] },
    muzzle: { tip: 0.98, root: 0.4, end: 0.27, y: [-0.16, -0.36] },
    pads: { at: [0.2, -0.42, 0.97], r: [0.22, 0.18, 0.17] },
    chin: { at: [0, -0.64, 0.88], r: [0.19, 0.14, 0.18] },
    bridge: { from: [0, 0.2, 0.56], to: [0, -0.22, 1.08], r: [0.18, 0.14] },
  },
  ears: { root: [0.48, 0.42, -0.2], width: 0.31, height: 0.42, lean: 0.34, forward: 0.42, tip: 0.16 },
  face: {
    eye: { iris: '#7FA650', fleck: '#d7e59a', at: [0.37, 0.07, 0.44], r: 0.22, rimSize: 1.2 },
    slant: 8,
    narrow: 0.94,
    nose: '#A65C4C',
    lips: '#1f1512',
    noseWidth: 0.175,
    noseHeight: 0.16,
    noseY: -0.24,
    mouthY: -0.5,
    mouthWidth: 0.34,
  },
  coat: brown,
  recipe: { accent: { share: 0.1 }, edges: { color: '#3a2318', width: 2, opacity: 0.45 } },
};

export const breed = defineBreed('gatos', 'bengali', {
  1: catRetrato(bengali, {
    alt: 'Retrato de un gato bengalí dorado: rosetas oscuras en hombros y cuello, bigotera abultada, orejas cortas de punta redonda y ojos verdes delineados de negro',
    marks: [
      { at: [-0.6, 0.78, -0.2], label: 'Orejas cortas, de punta redonda', corner: 'tl' },
      { at: [0.1, -0.42, 1.1], label: 'Bigotera abultada, nariz ancha', corner: 'bl' },
      { at: [0.37, 0.07, 0.6], label: 'Ojos delineados de negro', corner: 'tr' },
      { group: 'body', at: [0.14, 0.72, 0.15], label: 'Rosetas sobre fondo dorado', corner: 'br' },
    ],
    head: { yaw: -26, pitch: -2, roll: 4 },
    body: { yaw: 16 },
    fine: 1.15,
    on: [560, 380],
    scale: 280,
  }),
  2: catCuerpo(bengali, {
    alt: 'Un gato bengalí dorado camina de perfil junto a las piernas de un adulto: cuerpo largo y musculoso con rosetas, grupa alta y cola gruesa de punta negra, baja',
    steps: { fore: [-0.08, 0.2], hind: [0.12, -0.06], lift: [0, 0.03] },
  }),
  3: catColores(bengali, {
    alt: 'Tres bengalíes sentados en tres nichos: dorado con rosetas negras, plateado y nieve de ojos azules',
    from: 1,
    varieties: [
      { name: 'Brown', coat: brown },
      { name: 'Silver', coat: leopard('#C6C8CA', '#242428', '#85868b', '#F5F4F2') },
      {
        name: 'Snow seal lynx',
        coat: leopard('#EADFCB', '#7A604C', '#BFA382', '#F8F2E6'),
        face: { eye: { ...bengali.face.eye, iris: '#5E9BD6', fleck: '#c4e3fa' }, nose: '#B98072' },
      },
    ],
  }),
  4: enCasa({
    alt: 'Un gato bengalí de rosetas levanta la mano sobre un tazón de agua en un patio con buganvilia y materas',
    caption: 'En casa: agua, altura y una hora diaria de juego',
    setting: () => ({
      behind: patio().behind,
      front: bowl(800, 842, '#B5564A'),
    }),
    scenes: () => [
      catAt(bengali, {
        pose: stand({ fore: [0.02, 0.24], lift: [0, 0.16], hind: [0.06, -0.08] }),
        body: { yaw: 62 },
        head: { yaw: 44, pitch: -16 },
        on: [480, 838],
        scale: 64,
      }),
    ],
  }),
});
