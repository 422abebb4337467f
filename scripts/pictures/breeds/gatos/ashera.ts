import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { onHead } from '../../coats/areas.ts';
import { BLACK, selfCoat, tabbyCoat, toned } from '../../coats/cat-coats.ts';
import { spots } from '../../coats/spots.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { skinLine, unitOf } from '../../engine/pin.ts';
import { defineBreed } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { recinto } from '../../scenes/recinto.ts';

const COARSE = { ...TEXTURES.sleek, length: 0.11, ear: 0.4 };
/** Solid spots on a ground; the face keeps a tabby's lines. */
const spotted = (ground: string, dark: string, pale: string) => {
  const [bold] = spots(dark, { size: 0.5, fill: 0.38, face: 0.55 });
  return coat(
    COARSE,
    tabbyCoat({
      ground,
      dark,
      pale,
      kind: 'ticked',
      amount: 0.8,
      over: [[(s) => (onHead(s) && s.p[2] > 0.05 ? 0 : bold(s)), dark]],
    }),
  );
};
const brown = spotted('#CFA262', '#231912', '#F6E8CE');

/** A savannah of the first generations: small triangular head, very tall rounded ears set high, hooded eyes, tear lines, long neck and legs. */
const ashera: Cat = {
  build: catBuild({
    heightCm: 40,
    headCm: 5.4,
    length: 1.02,
    width: 0.24,
    chest: 0.34,
    tuck: 0.5,
    bone: 0.66,
    paw: 0.72,
    croup: 1.03,
    neck: { up: 0.2, forward: 0.2, top: 0.075, base: 0.115 },
    tail: { kind: 'cat', length: 0.52, r: 0.036 },
  }),
  // All legs and neck: a narrow, shallow trunk, the croup a little high, a short tail.
  body: {
    headScale: 1.12,
    length: 1,
    chest: 0.36,
    width: 0.25,
    elbow: 0.59,
    stifle: 0.54,
    hock: 0.27,
    tuck: 0.06,
    croup: 1,
    bone: 0.74,
    muscle: 0.86,
    paw: 0.74,
    pouch: 0.01,
    neck: { length: 0.34, angle: 52, base: 0.115, top: 0.078, width: 0.07 },
    tail: { length: 0.44, r: 0.036, tip: 0.022 },
  },
  head: {
    skull: { r: [0.66, 0.53, 0.82], at: [0, 0.04, -0.26] },
    brow: { at: [0.25, 0.24, 0.36], r: [0.27, 0.19, 0.28] },
    cheek: { at: [0.36, -0.18, 0.1], r: [0.34, 0.33, 0.46] },
    muzzle: { tip: 1, root: 0.38, end: 0.23, y: [-0.13, -0.36] },
    pads: { at: [0.155, -0.42, 1], r: [0.18, 0.15, 0.16] },
    chin: { at: [0, -0.61, 0.9], r: [0.15, 0.12, 0.17] },
    bridge: { from: [0, 0.2, 0.56], to: [0, -0.22, 1.12], r: [0.17, 0.14] },
  },
  ears: { root: [0.4, 0.36, -0.2], width: 0.38, height: 0.86, lean: 0.26, forward: 0.42, tip: 0.2 },
  earSkin: ['#e0bfa6', '#a97a63'],
  face: {
    eye: { iris: '#B4A03C', fleck: '#efe3a0', at: [0.35, 0.05, 0.46], r: 0.215, rimSize: 1.2 },
    slant: 13,
    narrow: 0.86,
    nose: '#7a4a3c',
    lips: '#1f1512',
    noseWidth: 0.15,
    noseHeight: 0.15,
    noseY: -0.24,
    mouthY: -0.48,
    mouthWidth: 0.28,
    tufts: { inside: '#f3e2c4', root: [0.4, 0.36, -0.2], height: 0.7 },
  },
  coat: brown,
  finish: (painter) => {
    for (const side of [-1, 1])
      skinLine(
        painter,
        'head',
        [
          [0.19 * side, -0.1, 0.8],
          [0.17 * side, -0.16, 0.88],
          [0.2 * side, -0.28, 0.95],
        ],
        { width: unitOf(painter, 'head') * 0.055, color: '#2a1c14', taper: [0.9, 1, 0.2], opacity: 0.9 },
      );
  },
  recipe: { edges: { color: '#3a2618', width: 2, opacity: 0.45 } },
};

export const breed = defineBreed('gatos', 'ashera', {
  1: catRetrato(ashera, {
    alt: 'Retrato de un gato savannah, vendido como Ashera: cuello largo, orejas muy altas y redondeadas, línea de lágrima y manchas negras sólidas sobre dorado',
    marks: [
      { at: [-0.5, 1.1, -0.2], label: 'Orejas altas, de punta redonda', corner: 'tl' },
      { at: [-0.19, -0.12, 0.9], label: 'Línea oscura de «lágrima»', corner: 'bl' },
      { group: 'body', at: [0.06, 1.0, 0.2], label: 'Cuello largo', corner: 'tr' },
      { group: 'body', at: [0.1, 0.8, 0.15], label: 'Manchas sólidas, sin rosetas', corner: 'br' },
    ],
    head: { yaw: -28, pitch: 6, roll: -2 },
    body: { yaw: 24 },
    on: [580, 440],
    scale: 274,
  }),
  2: catCuerpo(ashera, {
    alt: 'Un savannah, vendido como Ashera, de perfil junto a las piernas de un adulto: le llega casi a la rodilla; cuello y patas muy largos, cuerpo delgado y cola anillada corta',
    x: 570,
    steps: { fore: [0.02, 0.12], hind: [-0.04, 0.12] },
  }),
  3: catColores(ashera, {
    alt: 'Tres savannah sentados en tres nichos: café manchado, plateado manchado y negro',
    caption: 'Colores del savannah, el animal que se entregó como Ashera',
    from: 0,
    varieties: [
      { name: 'Café manchado', coat: brown },
      {
        name: 'Plateado manchado',
        coat: spotted('#C6C7C9', '#242428', '#F5F4F2'),
        face: { eye: { ...ashera.face.eye, iris: '#7FA84A', fleck: '#d7e59a' } },
      },
      {
        name: 'Negro',
        coat: coat(COARSE, selfCoat('#39353a'), toned(...BLACK)),
        face: { nose: '#2b272c', lips: '#151316', tufts: undefined },
        earSkin: ['#7d6a70', '#453a41'],
      },
    ],
  }),
  4: enCasa({
    alt: 'Un savannah de patas largas y manchas negras camina por un recinto techado de malla, con troncos y una tina de agua',
    caption: 'En casa: el savannah pide un recinto cerrado, con altura y agua',
    setting: () => ({ behind: recinto().behind }),
    scenes: () => [
      catAt(ashera, {
        pose: stand({ fore: [-0.08, 0.2], hind: [0.12, -0.06], lift: [0, 0.04] }),
        body: { yaw: -60 },
        head: { yaw: -26, pitch: -2 },
        on: [640, 846],
        scale: 76,
        fine: 0.6,
      }),
    ],
  }),
});
