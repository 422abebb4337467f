import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { tabbyCoat } from '../../coats/cat-coats.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed } from '../../plates.ts';

const SHORT = { ...TEXTURES.short, ear: 0.4 };
const grey = tabbyCoat({ ground: '#9C8D79', dark: '#35302c', pale: '#E7DDCB' });

/** Nothing extreme: medium muzzle, medium ears, green eyes, a well-made body; here with a tom's cheeks. */
const criollo: Cat = {
  build: catBuild({ heightCm: 26, headCm: 4.7, length: 1.28 }),
  head: {
    skull: { r: [0.79, 0.62, 0.8] },
    cheek: { at: [0.48, -0.22, 0.08], r: [0.38, 0.38, 0.46] },
    muzzle: { tip: 0.86, root: 0.4, end: 0.24, y: [-0.14, -0.34] },
  },
  ears: { root: [0.5, 0.46, -0.14], width: 0.33, height: 0.54, lean: 0.34 },
  face: {
    eye: { iris: '#A9B545', fleck: '#e6e79a', at: [0.355, 0.07, 0.46], r: 0.215 },
    slant: 8,
    nose: '#B56A5C',
    lips: '#33221f',
    noseY: -0.24,
    mouthY: -0.46,
    tufts: { inside: '#e9decb', root: [0.5, 0.46, -0.14], height: 0.4 },
  },
  coat: coat(SHORT, grey),
  recipe: { edges: { color: '#3a302a', width: 2, opacity: 0.4 } },
};

export const breed = defineBreed('gatos', 'criollo', {
  1: catRetrato(criollo, {
    alt: 'Retrato de un gato criollo atigrado a rayas: M oscura en la frente, ojos verdes, hocico mediano y mentón claro',
    marks: [
      { at: [0, 0.5, 0.4], label: 'M oscura en la frente', corner: 'tl' },
      { at: [0, -0.3, 0.95], label: 'Hocico mediano, sin extremos', corner: 'bl' },
      { at: [0.62, 0.9, -0.1], label: 'Orejas medianas', corner: 'tr' },
      { group: 'body', at: [0.12, 0.78, 0.22], label: 'Pelo corto a rayas', corner: 'br' },
    ],
    head: { yaw: 24, pitch: 5, roll: -3 },
    on: [610, 430],
    scale: 286,
  }),
});
