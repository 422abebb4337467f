import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { sit } from '../../anatomy/pose-rest.ts';
import { spot } from '../../coats/areas.ts';
import { bicolour } from '../../coats/cat-coats.ts';
import { wrinkles } from '../../coats/cat-skin.ts';
import { type Ink, layers } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed } from '../../plates.ts';
import { alcoba } from '../../scenes/alcoba.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { blanket } from '../../scenes/enseres.ts';

const pink = layers(
  '#E6BBA6',
  [spot([0.12, -0.42, 0.9], [0.3, 0.24, 0.3], 0.6), '#eec9b8', 0.8],
  [spot([0.36, 0.05, 0.5], [0.26, 0.2, 0.3], 0.6), '#d9a28f', 0.6],
);

/** Bare skin in folds, prominent cheekbones, strong whisker pads, lemon-shaped eyes and the largest of ears. */
const sphynx: Cat = {
  build: catBuild({
    heightCm: 25,
    headCm: 4.85,
    length: 1.24,
    width: 0.36,
    chest: 0.46,
    bone: 0.94,
    paw: 1.08,
    neck: { up: 0.08, forward: 0.2, top: 0.092, base: 0.125 },
    tail: { kind: 'cat', length: 0.8, r: 0.036 },
  }),
  // Bare and muscular: a barrel chest, a round belly, fine legs with thick pads, a whip.
  body: {
    headScale: 1.14,
    length: 1.1,
    width: 0.34,
    chest: 0.45,
    elbow: 0.5,
    tuck: 0.02,
    pouch: 0.05,
    bone: 0.9,
    muscle: 0.98,
    paw: 1,
    neck: { length: 0.3, angle: 48, base: 0.13, top: 0.09, width: 0.082 },
    tail: { length: 0.78, r: 0.034, tip: 0.012 },
  },
  head: {
    skull: { r: [0.68, 0.56, 0.82], at: [0, 0.08, -0.26] },
    brow: { at: [0.26, 0.26, 0.32], r: [0.28, 0.2, 0.28] },
    cheek: { at: [0.36, -0.24, 0.06], r: [0.32, 0.32, 0.46] },
    muzzle: { tip: 0.88, root: 0.37, end: 0.22, y: [-0.14, -0.34] },
    pads: { at: [0.175, -0.41, 0.9], r: [0.195, 0.17, 0.165] },
    chin: { at: [0, -0.62, 0.82], r: [0.16, 0.13, 0.17] },
    bridge: { from: [0, 0.16, 0.52], to: [0, -0.2, 0.98], r: [0.16, 0.12] },
  },
  ears: { root: [0.44, 0.32, -0.12], width: 0.4, height: 0.86, lean: 0.48, forward: 0.5, tip: 0.1 },
  earSkin: ['#eeb9a6', '#c77f6d'],
  face: {
    eye: { iris: '#8DB7B0', fleck: '#dff0e0', at: [0.365, 0.05, 0.44], r: 0.235, rim: '#7a4a42', rimSize: 1.1 },
    slant: 13,
    narrow: 0.92,
    nose: '#d58f80',
    lips: '#93574c',
    noseWidth: 0.135,
    noseY: -0.22,
    mouthY: -0.48,
    mouthWidth: 0.28,
    whiskers: null,
  },
  coat: coat(TEXTURES.peach, pink),
  sculpt: (s) => {
    s.ellipsoid('head', 'cheekbone', { at: [0.52, -0.03, 0.3], r: [0.17, 0.14, 0.26], side: 'both', blend: 0.14 });
  },
  finish: wrinkles('#a8655a'),
  recipe: {
    under: { wide: 0.6, least: 4, ragged: 0 },
    form: { wide: 0.5, least: 4 },
    accent: { wide: 0.4, share: 0.2, contrast: 0.1, least: 4 },
    edges: { color: '#8a4d44', width: 2.6, opacity: 0.6 },
  },
};

const BICOLOR = layers('#8b7d82', ...bicolour('#EBC3B0', { top: 0.3, spread: 0.5, bib: 0.5, sock: 0.2 }));
const skin = (ink: Ink) => coat(TEXTURES.peach, ink);

export const breed = defineBreed('gatos', 'sphynx', {
  1: catRetrato(sphynx, {
    alt: 'Retrato de un gato esfinge rosado: piel desnuda con pliegues en la frente y el cuello, orejas enormes, pómulos marcados y ojos grandes en forma de limón',
    marks: [
      { at: [-0.8, 0.8, -0.1], label: 'Orejas enormes, desnudas por dentro', corner: 'tl' },
      { at: [-0.55, -0.05, 0.5], label: 'Pómulos marcados', corner: 'bl' },
      { at: [0, 0.5, 0.4], label: 'Pliegues en la frente', corner: 'tr' },
      { group: 'body', at: [0.1, 0.8, 0.2], label: 'Piel desnuda, como durazno', corner: 'br' },
    ],
    head: { yaw: 20, pitch: 4, roll: 6 },
    on: [600, 470],
    scale: 276,
  }),
  2: catCuerpo(sphynx, {
    alt: 'Un gato esfinge rosado de perfil junto a las piernas de un adulto: piel desnuda con pliegues en el cuello, barriga redonda, patas finas y cola de látigo',
    steps: { fore: [0.02, 0.12], hind: [-0.04, 0.12] },
  }),
  3: catColores(sphynx, {
    alt: 'Cuatro esfinges sentados en cuatro nichos: rosado, negro, azul o gris y bicolor',
    from: 0,
    varieties: [
      { name: 'Rosado', coat: skin(pink) },
      {
        name: 'Negro',
        coat: skin('#57494c'),
        face: { nose: '#3a3034', lips: '#1f1a1d', eye: { ...sphynx.face.eye, iris: '#C2A63E', fleck: '#f0e093' } },
        earSkin: ['#7f6a6c', '#4f4044'],
      },
      {
        name: 'Azul (gris)',
        coat: skin('#8E8D97'),
        face: { nose: '#6d6b75', lips: '#4a4852' },
        earSkin: ['#b09fa5', '#7d7079'],
      },
      { name: 'Bicolor', coat: skin(BICOLOR) },
    ],
  }),
  4: enCasa({
    alt: 'Un gato esfinge rosado sentado entre una cobija de colores y una manta, en una cama junto a la ventana',
    caption: 'En casa: busca la cobija y la compañía',
    setting: () => ({
      behind: alcoba().behind + blanket(640, 730, 330),
      front: blanket(770, 748, 240, ['#B9C7DE', '#93A6C4', '#6C80A3']),
    }),
    scenes: () => [
      catAt(sphynx, {
        pose: sit(),
        body: { yaw: -40 },
        head: { yaw: -18, pitch: 4, roll: 5 },
        on: [560, 786],
        scale: 104,
      }),
    ],
  }),
});
