import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { mane, selfCoat } from '../../coats/cat-coats.ts';
import type { Ink } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS } from '../../engine/eye.ts';
import { defineBreed } from '../../plates.ts';

const LONG = { ...TEXTURES.long, length: 0.55, leg: 0.8, face: 0.18, ear: 0.3 };
const long = (ink: Ink) => coat(LONG, selfCoat(ink), mane(0.5, 0.16));

/** A massive round head whose nose stands between the eyes, small ears far apart, a ruff that hides the neck. */
const persa: Cat = {
  build: catBuild({
    heightCm: 25,
    headCm: 5.2,
    length: 1.18,
    chest: 0.54,
    width: 0.46,
    bone: 1.3,
    paw: 1.15,
    fluff: 1,
    neck: { up: -0.02, forward: 0.16, top: 0.16, base: 0.22 },
    tail: { kind: 'cat', length: 0.62, r: 0.06 },
  }),
  head: {
    skull: { r: [0.94, 0.78, 0.8], at: [0, 0.1, -0.24] },
    brow: { at: [0.3, 0.42, 0.3], r: [0.36, 0.28, 0.28] },
    cheek: { at: [0.6, -0.3, 0.1], r: [0.46, 0.42, 0.46] },
    muzzle: { tip: 0.56, root: 0.46, end: 0.32, y: [-0.14, -0.22] },
    pads: { at: [0.2, -0.28, 0.6], r: [0.24, 0.18, 0.15] },
    chin: { at: [0, -0.52, 0.5], r: [0.24, 0.15, 0.16] },
    bridge: { from: [0, 0.16, 0.44], to: [0, 0, 0.62], r: [0.16, 0.13] },
    stop: { at: [0, 0.2, 0.72], r: [0.2, 0.1, 0.16] },
    socket: { at: [0.42, 0.06, 0.72], r: [0.26, 0.22, 0.14] },
  },
  ears: { root: [0.6, 0.62, -0.2], width: 0.24, height: 0.33, lean: 0.62, forward: 0.5, tip: 0.14 },
  face: {
    eye: {
      iris: '#C8741A',
      fleck: '#f3b65a',
      at: [0.43, 0.06, 0.36],
      r: 0.29,
      open: OPENINGS.round,
      slit: 0.8,
      pupil: 27,
      out: 14,
    },
    nose: '#C98378',
    lips: '#7b4a40',
    noseWidth: 0.15,
    noseHeight: 0.14,
    noseY: 0.02,
    mouthY: -0.26,
    mouthWidth: 0.3,
    droop: 0.02,
    whiskers: { length: 0.85 },
  },
  coat: long('#EBCB9B'),
  recipe: { edges: false },
};

export const breed = defineBreed('gatos', 'persa', {
  1: catRetrato(persa, {
    alt: 'Retrato de un gato persa crema: cabeza redonda y ancha, nariz corta a la altura de los ojos, ojos redondos color cobre, orejas chicas y collar de pelo largo',
    marks: [
      { at: [-0.85, 0.85, -0.2], label: 'Orejas chicas y separadas', corner: 'tl' },
      { at: [0, 0, 0.7], label: 'Nariz corta, a la altura de los ojos', corner: 'bl' },
      { at: [0.43, 0.06, 0.6], label: 'Ojos grandes, redondos y cobre', corner: 'tr' },
      { group: 'body', at: [0.12, 0.8, 0.3], label: 'Collar de pelo largo', corner: 'br' },
    ],
    head: { yaw: 14, pitch: -4, roll: 3 },
    on: [600, 430],
    scale: 268,
  }),
});
