import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { lie } from '../../anatomy/pose-rest.ts';
import { CAT_LEVEL } from '../../anatomy/tail-curves.ts';
import { BLACK, mane, selfCoat, tabbyCoat, toned } from '../../coats/cat-coats.ts';
import type { Ink } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { rgb } from '../../engine/color.ts';
import { eyes, OPENINGS, slanted } from '../../engine/eye.ts';
import { defineBreed } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { footShadow } from '../../scenes/measure.ts';
import { repisas } from '../../scenes/repisas.ts';

const SILK = { ...TEXTURES.silky, length: 0.4, leg: 0.4, face: 0.2, ear: 0.3, lift: 0.1 };
const white = coat(SILK, selfCoat('#F3EFE8'), (s) => ({
  shade: rgb('#C4BDC6'),
  light: rgb('#FFFFFF'),
  ...mane(0.36, 0.24, 0.6, 1.05)(s),
}));
const EYE = { at: [0.345, 0.07, 0.44] as const, r: 0.21 };

/** A fine wedge with tall upright ears set high and close, slanting walnut eyes, silk without undercoat; here odd-eyed white. */
const angora: Cat = {
  build: catBuild({
    heightCm: 27,
    headCm: 4.8,
    length: 1.28,
    width: 0.32,
    chest: 0.42,
    tuck: 0.3,
    bone: 0.84,
    paw: 0.9,
    croup: 1.03,
    fluff: 0.35,
    neck: { up: 0.1, forward: 0.2, top: 0.1, base: 0.14 },
    tail: { kind: 'cat', length: 0.88, r: 0.062 },
  }),
  // Long and fine, the croup a little above the withers; silk without undercoat: a ruff, breeches and a plume.
  body: {
    headScale: 1.16,
    length: 1.16,
    width: 0.29,
    chest: 0.42,
    croup: 0.99,
    tuck: 0.03,
    bone: 0.88,
    muscle: 0.9,
    paw: 0.9,
    hair: 0.012,
    ruff: 0.04,
    breech: 0.05,
    neck: { length: 0.3, angle: 46, base: 0.135, top: 0.1, width: 0.085 },
    tail: { length: 0.84, r: 0.05, tip: 0.03, hang: 0.075 },
  },
  head: {
    skull: { r: [0.68, 0.56, 0.8], at: [0, 0.05, -0.25] },
    brow: { at: [0.25, 0.24, 0.33], r: [0.27, 0.21, 0.27] },
    cheek: { at: [0.36, -0.2, 0.06], r: [0.34, 0.34, 0.46] },
    muzzle: { tip: 0.94, root: 0.37, end: 0.21, y: [-0.12, -0.36] },
    pads: { at: [0.135, -0.43, 0.95], r: [0.17, 0.14, 0.16] },
    chin: { at: [0, -0.61, 0.87], r: [0.15, 0.12, 0.17] },
    bridge: { from: [0, 0.2, 0.52], to: [0, -0.22, 1.06], r: [0.16, 0.115] },
  },
  ears: { root: [0.38, 0.44, -0.14], width: 0.35, height: 0.74, lean: 0.16, forward: 0.46, tip: 0.06 },
  earSkin: ['#efc5bb', '#d39a90'],
  face: {
    eye: { iris: '#D79A2B', fleck: '#f8d98a', ...EYE, rim: '#5b4644' },
    slant: 14,
    narrow: 0.88,
    nose: '#E2A79E',
    lips: '#9b6a66',
    noseWidth: 0.12,
    noseY: -0.25,
    mouthY: -0.47,
    whiskers: { color: '#ffffff', length: 1.1 },
    tufts: { inside: '#ffffff', root: [0.38, 0.44, -0.14], height: 0.7 },
  },
  coat: white,
  finish: (painter) =>
    eyes(
      painter,
      {
        ...EYE,
        iris: '#5AA0DE',
        fleck: '#c6e6fb',
        open: slanted(OPENINGS.cat, 14, 0.88),
        out: 16,
        irisSize: 57,
        pupil: 25,
        slit: 0.62,
        white: '#44708f',
        ring: '#24405c',
        rim: '#5b4644',
        gaze: [-0.117, 0.06, 0.99],
        glint: 0.2,
        lidShade: 0.4,
      },
      -1,
    ),
  recipe: { edges: false },
};

const silk = (ink: Ink, tone?: readonly [string, string]) => {
  const hair = mane(0.36, 0.24, 0.6, 1.05);
  return coat(SILK, ink, tone ? toned(...tone, hair) : hair);
};
/** One cat of this breed has odd eyes; the others do not. */
const even: Cat = { ...angora, finish: undefined };
const red = tabbyCoat({ ground: '#D99A5A', dark: '#AE5F28', pale: '#F8E6C8', amount: 0.75 });
const silver = tabbyCoat({ ground: '#C6C7C9', dark: '#36363b', pale: '#F4F2EE' });

export const breed = defineBreed('gatos', 'angora-turco', {
  1: catRetrato(angora, {
    alt: 'Retrato de un angora turco blanco de ojos dispares, uno azul y otro ámbar: orejas altas y muy verticales, cara fina y pelo sedoso',
    marks: [
      { at: [-0.45, 1.1, -0.1], label: 'Orejas grandes y muy verticales', corner: 'tl' },
      { at: [0, -0.3, 1.05], label: 'Cara fina en cuña', corner: 'bl' },
      { at: [0.345, 0.07, 0.6], label: 'Ojos almendrados, aquí uno de cada color', corner: 'tr' },
      { group: 'body', at: [0.1, 0.82, 0.2], label: 'Pelo sedoso de una sola capa', corner: 'br' },
    ],
    head: { yaw: -16, pitch: 4, roll: -6 },
    body: { yaw: 26 },
    on: [600, 460],
    scale: 284,
  }),
  2: catCuerpo(angora, {
    alt: 'Un angora turco blanco de perfil junto a las piernas de un adulto: silueta larga de huesos finos, patas traseras más altas y cola de plumero',
    steps: { fore: [0, 0.12], hind: [-0.05, 0.12], tail: CAT_LEVEL },
  }),
  3: catColores(even, {
    alt: 'Cuatro angoras turcos sentados en cuatro nichos: blanco de ojos ámbar, negro, rojo y atigrado plateado',
    from: 1,
    varieties: [
      { name: 'Blanco', coat: white },
      {
        name: 'Negro',
        coat: silk(selfCoat('#39353a'), BLACK),
        face: { nose: '#2b272c', lips: '#151316', tufts: undefined },
        earSkin: ['#7d6a70', '#453a41'],
      },
      { name: 'Rojo', coat: silk(red), face: { tufts: undefined } },
      {
        name: 'Atigrado plateado',
        coat: silk(silver),
        face: {
          nose: '#B0645A',
          lips: '#332f33',
          tufts: undefined,
          eye: { ...angora.face.eye, iris: '#7FA84A', fleck: '#d7e59a' },
        },
      },
    ],
  }),
  4: enCasa({
    alt: 'Un angora turco blanco echado en lo alto de una biblioteca, atento, con la cola de plumero sobre el borde',
    caption: 'En casa: vigila desde la biblioteca',
    setting: () => ({
      behind:
        repisas({ wall: '#C9D6D2', wood: ['#B98A64', '#96683F', '#6F4930'], seed: 64 }).behind +
        footShadow(580, 480, '#2c1a12', 614),
    }),
    scenes: () => [
      catAt(angora, {
        pose: lie(),
        body: { yaw: -46 },
        head: { yaw: -14, pitch: -3, roll: 4 },
        on: [600, 616],
        scale: 88,
      }),
    ],
  }),
});
