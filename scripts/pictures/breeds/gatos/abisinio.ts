import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { ticked } from '../../coats/cat-coats.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed } from '../../plates.ts';

const SILK = { ...TEXTURES.short, length: 0.13, width: 0.024, ear: 0.45, variance: 7 };
const ruddy = ticked({ ground: '#B67A48', tip: '#3b2417', pale: '#DFA56C', chin: '#F3E4CC' });

/** A modified wedge of gentle contours, large alert cupped ears, almond eyes lined dark on a pale surround, ticked coat. */
const abisinio: Cat = {
  build: catBuild({
    heightCm: 27,
    headCm: 4.5,
    length: 1.24,
    width: 0.32,
    chest: 0.42,
    tuck: 0.4,
    bone: 0.86,
    paw: 0.86,
    neck: { up: 0.09, forward: 0.22, top: 0.1, base: 0.14 },
    tail: { kind: 'cat', length: 0.92, r: 0.05 },
  }),
  head: {
    skull: { r: [0.72, 0.57, 0.8], at: [0, 0.06, -0.25] },
    brow: { at: [0.26, 0.25, 0.34], r: [0.28, 0.22, 0.27] },
    cheek: { at: [0.38, -0.2, 0.08], r: [0.35, 0.35, 0.46] },
    muzzle: { tip: 0.93, root: 0.38, end: 0.22, y: [-0.13, -0.35] },
    pads: { at: [0.14, -0.42, 0.94], r: [0.175, 0.145, 0.16] },
    chin: { at: [0, -0.6, 0.85], r: [0.16, 0.12, 0.17] },
  },
  ears: { root: [0.44, 0.38, -0.1], width: 0.36, height: 0.66, lean: 0.42, forward: 0.5, tip: 0.08 },
  earSkin: ['#d9a188', '#a0614b'],
  face: {
    eye: { iris: '#B9932C', fleck: '#f0d685', at: [0.365, 0.06, 0.44], r: 0.225, rimSize: 1.2, lid: 6 },
    slant: 13,
    narrow: 0.86,
    nose: '#A9553F',
    lips: '#2e1a14',
    noseWidth: 0.125,
    noseY: -0.24,
    mouthY: -0.46,
    tufts: { inside: '#f0d9b4', root: [0.5, 0.38, -0.1], height: 0.6 },
  },
  coat: coat(SILK, ruddy),
  recipe: { edges: { color: '#4a2a1a', width: 2, opacity: 0.4 }, accent: { contrast: 0.3, share: 0.7 } },
};

export const breed = defineBreed('gatos', 'abisinio', {
  1: catRetrato(abisinio, {
    alt: 'Retrato de un gato abisinio color liebre: pelo naranja café con puntas negras, orejas grandes y alertas, ojos dorados almendrados con delineado oscuro',
    marks: [
      { at: [-0.75, 0.85, -0.1], label: 'Orejas grandes, siempre alertas', corner: 'tl' },
      { at: [0, 0.5, 0.4], label: 'Cabeza en cuña suave', corner: 'tr' },
      { at: [-0.36, 0.06, 0.6], label: 'Ojos almendrados con delineado oscuro', corner: 'bl' },
      { group: 'body', at: [0.14, 0.76, 0.16], label: 'Cada pelo con bandas: ticking', corner: 'br' },
    ],
    head: { yaw: -24, pitch: 6, roll: -4 },
    on: [580, 440],
    scale: 290,
  }),
});
