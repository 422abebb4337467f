import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { sit } from '../../anatomy/pose-rest.ts';
import { spot } from '../../coats/areas.ts';
import { mane, selfCoat, tabbyCoat } from '../../coats/cat-coats.ts';
import type { Ink } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed } from '../../plates.ts';
import { bowl } from '../../scenes/bogota.ts';
import { cocina } from '../../scenes/cocina.ts';
import { enCasa } from '../../scenes/en-casa.ts';

const SHAGGY = { ...TEXTURES.long, length: 0.44, leg: 0.6, face: 0.2, ear: 0.26, mess: 1.2 };
const shaggy = (ink: Ink) => coat(SHAGGY, ink, mane(0.5, 0.2, 0.55, 1));
const brown = tabbyCoat({
  ground: '#A9865C',
  dark: '#33261c',
  pale: '#EBDABA',
  over: [[spot([0, -0.66, 0.98], [0.36, 0.27, 0.42], 0.4), '#EBDABA', 0.8]],
});

const face: Cat['face'] = {
  eye: { iris: '#9FA83A', fleck: '#dfe08a', at: [0.36, 0.06, 0.46], r: 0.2 },
  slant: 12,
  narrow: 0.86,
  nose: '#A8604F',
  lips: '#33201c',
  noseWidth: 0.155,
  noseHeight: 0.15,
  noseY: -0.28,
  mouthY: -0.57,
  mouthWidth: 0.32,
  droop: -0.05,
  whiskers: { length: 1.25 },
  tufts: { inside: '#efe0c4', tip: '#2b201a', root: [0.44, 0.5, -0.16], height: 0.78 },
};

/** A long square muzzle with a firm chin, high ears close together with the tufts of a lynx, a lion's ruff. */
const maineCoon: Cat = {
  build: catBuild({
    heightCm: 34,
    headCm: 6,
    length: 1.34,
    chest: 0.47,
    width: 0.38,
    bone: 1.15,
    paw: 1.2,
    fluff: 0.7,
    neck: { up: 0.04, forward: 0.22, top: 0.13, base: 0.18 },
    tail: { kind: 'cat', length: 1, r: 0.06 },
  }),
  // A long rectangle on strong legs and large paws; shaggy below and behind, the tail as long as the back.
  body: {
    headScale: 1.16,
    length: 1.22,
    chest: 0.47,
    width: 0.36,
    elbow: 0.5,
    croup: 0.97,
    slope: 0.35,
    bone: 1.1,
    hair: 0.028,
    ruff: 0.06,
    breech: 0.04,
    feather: 0.014,
    pouch: 0.045,
    neck: { length: 0.28, angle: 44, base: 0.16, top: 0.125, width: 0.11 },
    tail: { length: 0.92, r: 0.05, tip: 0.042, hang: 0.05 },
  },
  head: {
    skull: { r: [0.76, 0.62, 0.86], at: [0, 0.06, -0.26] },
    brow: { at: [0.26, 0.27, 0.36], r: [0.28, 0.22, 0.28] },
    cheek: { at: [0.46, -0.12, 0.14], r: [0.36, 0.34, 0.44] },
    muzzle: { tip: 1.06, root: 0.42, end: 0.33, y: [-0.2, -0.44], square: 1.3 },
    pads: { at: [0.2, -0.5, 1.08], r: [0.215, 0.19, 0.18] },
    chin: { at: [0, -0.78, 0.98], r: [0.25, 0.17, 0.2] },
    bridge: { from: [0, 0.14, 0.56], to: [0, -0.24, 1.14], r: [0.18, 0.13] },
  },
  ears: { root: [0.44, 0.5, -0.16], width: 0.37, height: 0.78, lean: 0.2, forward: 0.5 },
  face,
  // Seen from farther off the ear ends sooner: its tuft starts lower.
  figure: { face: { ...face, tufts: { ...face.tufts, height: 0.64 } } },
  coat: shaggy(brown),
  sculpt: (s) => {
    s.ellipsoid('head', 'ruff', { at: [0.56, -0.5, -0.16], r: [0.32, 0.34, 0.4], side: 'both', blend: 0.28 });
  },
  recipe: { edges: false },
};

const silver = tabbyCoat({ ground: '#C3C4C6', dark: '#2d2e33', pale: '#F4F2EE' });
const red = tabbyCoat({ ground: '#D69A55', dark: '#A4521F', pale: '#F7E2BF', amount: 0.8 });
const blue = selfCoat('#7C8592');

export const breed = defineBreed('gatos', 'maine-coon', {
  1: catRetrato(maineCoon, {
    alt: 'Retrato de un maine coon atigrado café: orejas altas con mechones de lince, hocico cuadrado de mentón firme, ojos verdes y melena en el cuello',
    marks: [
      { at: [-0.55, 1.25, -0.2], label: 'Orejas altas con mechones de lince', corner: 'tl' },
      { at: [0, -0.6, 1.16], label: 'Hocico cuadrado, mentón firme', corner: 'bl' },
      { at: [0.36, 0.06, 0.66], label: 'Ojos grandes, algo oblicuos', corner: 'tr' },
      { group: 'body', at: [0.1, 0.82, 0.25], label: 'Melena en cuello y pecho', corner: 'br' },
    ],
    head: { yaw: -24, pitch: 2, roll: 2 },
    on: [600, 430],
    scale: 258,
  }),
  2: catCuerpo(maineCoon, {
    alt: 'Un maine coon atigrado café de perfil junto a las piernas de un adulto: le llega bajo la rodilla; cuerpo largo y rectangular, patas anchas y cola tan larga como el lomo',
    pxPerCm: 12,
    x: 500,
    steps: { fore: [0, 0.14], hind: [-0.04, 0.14] },
  }),
  3: catColores(maineCoon, {
    alt: 'Cuatro maine coon sentados en cuatro nichos: atigrado café, atigrado plateado, rojo y azul o gris',
    from: 2,
    varieties: [
      { name: 'Atigrado café', coat: shaggy(brown) },
      { name: 'Atigrado plateado', coat: shaggy(silver), face: { eye: { ...maineCoon.face.eye, iris: '#7FA84A' } } },
      { name: 'Rojo', coat: shaggy(red), face: { eye: { ...maineCoon.face.eye, iris: '#C0902F', fleck: '#f0d280' } } },
      {
        name: 'Azul (gris)',
        coat: shaggy(blue),
        face: { nose: '#5d6470', eye: { ...maineCoon.face.eye, iris: '#B79A38', fleck: '#eadb92' } },
      },
    ],
  }),
  4: enCasa({
    alt: 'Un maine coon atigrado café sentado en las baldosas de una cocina, con la mirada en un tazón de agua',
    caption: 'En casa: supervisa la cocina y vigila el agua',
    setting: () => ({ behind: cocina().behind, front: bowl(800, 846) }),
    scenes: () => [
      catAt(maineCoon, {
        pose: sit({ side: 1 }),
        body: { yaw: 46 },
        head: { yaw: 30, pitch: -16, roll: 3 },
        on: [540, 846],
        scale: 84,
      }),
    ],
  }),
});
