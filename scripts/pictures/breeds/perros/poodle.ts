import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { sit } from '../../anatomy/sit.ts';
import { layers } from '../../coats/ink.ts';
import { curls, swirl } from '../../coats/locks.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS, slanted } from '../../engine/eye.ts';
import type { Sample } from '../../engine/scene.ts';
import { defineBreed, retrato } from '../../plates.ts';

const SHAVED = new Set(['skull', 'brow', 'cheek', 'muzzle', 'flew', 'jaw', 'throat', 'forepaw', 'hindpaw']);
const curly = (s: Sample) => !SHAVED.has(s.part);

/** Shaved face, throat and feet; curls everywhere else. */
const wool = (base: string, dark: string, shaved: string) =>
  coat(
    { ...TEXTURES.curly, length: 0.125 },
    layers(
      base,
      [(s) => (s.part === 'ear' ? 1 : s.part === 'neck' ? 0.9 : 0), dark, 0.9],
      [(s) => (SHAVED.has(s.part) ? 1 : 0), shaved, 0.85],
    ),
    (s) => (curly(s) ? null : { length: 0.06, width: 0.02, lift: 0.02, mess: 0.7, shape: 'leaf', variance: 3 }),
  );

const B = curls(9, 0.05);
/** FCI 172: long straight fine muzzle, almond eyes, ears low and long in curls; shaved face, topknot, mane. */
const apricot: Dog = {
  build: {
    heightCm: 40,
    headCm: 5,
    length: 1.0,
    chest: 0.46,
    width: 0.4,
    tuck: 0.6,
    bone: 0.85,
    paw: 0.9,
    angles: 1,
    neck: { forward: 0.2, up: 0.26, top: 0.1, base: 0.16 },
    tail: { kind: 'up', length: 0.3, r: 0.04 },
  },
  head: {
    skull: { r: [0.7, 0.6, 0.86], at: [0, 0.04, -0.32] },
    brow: { at: [0.3, 0.22, 0.34], r: [0.3, 0.22, 0.3] },
    cheek: { at: [0.42, -0.26, 0.02], r: [0.34, 0.38, 0.5] },
    muzzle: { length: 1.52, width: 0.35, height: 0.33, tip: 0.6, square: 0.5, y: [-0.2, -0.32] },
    flews: { depth: 0.17, width: 0.16, length: 0.5, y: -0.42 },
    jaw: { depth: 0.12, width: 0.19, length: 0.74 },
    nose: { width: 0.18, height: 0.15 },
    furrow: 0.02,
    socket: { at: [0.42, 0.1, 0.68], r: [0.2, 0.13, 0.15] },
  },
  ears: [],
  sculpt: (s) => {
    s.ellipsoid('head', 'top', { at: [0, 0.54, -0.24], r: [0.84, 0.58, 0.78], blend: 0.1, bumps: B });
    s.ellipsoid('head', 'top', { at: [0, 0.42, 0.26], r: [0.5, 0.28, 0.3], blend: 0.2, bumps: B });
    s.ellipsoid('head', 'ear', { at: [0.84, 0.02, -0.2], r: [0.25, 0.46, 0.36], side: 'both', blend: 0.08, bumps: B });
    s.ellipsoid('head', 'ear', { at: [1.0, -0.66, -0.1], r: [0.26, 0.62, 0.42], side: 'both', blend: 0.22, bumps: B });
    s.ellipsoid('body', 'mane', { at: [0, 0.66, 0.12], r: [0.27, 0.28, 0.23], blend: 0.08, bumps: curls(56, 0.008) });
  },
  face: {
    nose: '#2b2023',
    lips: '#2a181a',
    whiskers: '#a8703f',
    eye: {
      at: [0.37, 0.1, 0.42],
      r: 0.205,
      out: 20,
      up: 0,
      iris: '#4f2c16',
      fleck: '#8e5c34',
      irisSize: 54,
      pupil: 26,
      white: '#c9b39c',
      open: slanted(OPENINGS.almond, 4),
    },
  },
  flow: (usual) => swirl(usual, curly),
  coat: wool('#DDA067', '#B8743B', '#EBC08F'),
  recipe: { edges: { color: '#7a4420', width: 2 }, accent: { contrast: 0.45, share: 0.8 } },
};

export const breed = defineBreed('perros', 'poodle', {
  1: retrato({
    alt: 'Retrato de un poodle damasco de tres cuartos: hocico largo, recto y rasurado, ojos almendrados, copete redondo y orejas de rizo que cuelgan',
    marks: [
      { at: [0, 1.1, -0.1], label: 'Copete de rizo cerrado', corner: 'tl' },
      { at: [0.95, -0.6, -0.1], label: 'Orejas largas, caídas, con rizo', corner: 'tr' },
      { at: [0.1, -0.3, 1.9], label: 'Hocico largo, recto y rasurado', corner: 'bl' },
      { group: 'body', at: [0.1, 0.8, 0.3], label: 'Pelo que crece sin tope', corner: 'br' },
    ],
    scene: () =>
      dogScene(apricot, {
        pose: sit,
        body: { yaw: 16 },
        head: { yaw: -27, pitch: 2, roll: 3 },
        view: { on: [610, 410], scale: 232 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
});
