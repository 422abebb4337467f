import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catLie } from '../../anatomy/cat-rest.ts';
import { mane } from '../../coats/cat-coats.ts';
import { colourpoint } from '../../coats/colourpoint.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed } from '../../plates.ts';

const SILKY = { ...TEXTURES.long, length: 0.4, leg: 0.4, face: 0.2, ear: 0.35, lift: 0.18, mess: 0.8 };
const GLOVES = { color: '#FFFDF6', fore: 0.075, hind: 0.2 };
const seal = colourpoint({ body: '#F1DDB4', points: '#4B352C', between: '#a07d58', mitts: GLOVES });

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
  coat: coat(SILKY, seal, mane(0.42, 0.2)),
  sculpt: (s) => {
    s.ellipsoid('head', 'ruff', { at: [0.54, -0.46, -0.14], r: [0.32, 0.34, 0.4], side: 'both', blend: 0.28 });
  },
  recipe: { edges: false },
};

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
    on: [600, 355],
    scale: 228,
  }),
});
