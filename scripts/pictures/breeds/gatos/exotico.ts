import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { lie } from '../../anatomy/pose-rest.ts';
import { tabbyCoat } from '../../coats/cat-coats.ts';
import { colourpoint } from '../../coats/colourpoint.ts';
import type { Ink } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS } from '../../engine/eye.ts';
import { defineBreed } from '../../plates.ts';
import { cocina } from '../../scenes/cocina.ts';
import { enCasa } from '../../scenes/en-casa.ts';

const TEDDY = { ...TEXTURES.plush, length: 0.17, lift: 0.22, ear: 0.5, face: 0.45 };
const teddy = (ink: Ink) => coat(TEDDY, ink);
const red = tabbyCoat({ ground: '#D58F4B', dark: '#A2521D', pale: '#F5DDB6', kind: 'blotched', amount: 0.8 });

/** A persian's head in a plush coat: domed brow, snub nose between round copper eyes, full cheeks, tiny ears, thick body. */
const exotico: Cat = {
  build: catBuild({
    heightCm: 24,
    headCm: 5.2,
    length: 1.18,
    chest: 0.54,
    width: 0.48,
    bone: 1.34,
    paw: 1.18,
    neck: { up: -0.04, forward: 0.15, top: 0.16, base: 0.22 },
    tail: { kind: 'cat', length: 0.58, r: 0.08 },
  }),
  // A persian's body in plush: low and massive, short thick legs, a short thick tail.
  body: {
    headScale: 1.26,
    length: 1.08,
    chest: 0.58,
    width: 0.42,
    elbow: 0.4,
    stifle: 0.43,
    back: 0.978,
    croup: 0.984,
    slope: 0.3,
    front: 0.11,
    rear: 0.11,
    bone: 1.3,
    pouch: 0.06,
    hair: 0.016,
    neck: { length: 0.21, angle: 50, base: 0.17, top: 0.152, width: 0.135 },
    tail: { length: 0.54, r: 0.066, tip: 0.05 },
  },
  head: {
    skull: { r: [0.93, 0.78, 0.8], at: [0, 0.1, -0.24] },
    brow: { at: [0.3, 0.42, 0.3], r: [0.36, 0.28, 0.28] },
    cheek: { at: [0.6, -0.28, 0.12], r: [0.44, 0.42, 0.46] },
    muzzle: { tip: 0.58, root: 0.46, end: 0.32, y: [-0.14, -0.24] },
    pads: { at: [0.21, -0.31, 0.62], r: [0.25, 0.19, 0.16] },
    chin: { at: [0, -0.56, 0.52], r: [0.24, 0.16, 0.17] },
    bridge: { from: [0, 0.16, 0.44], to: [0, -0.02, 0.66], r: [0.17, 0.13] },
    stop: { at: [0, 0.2, 0.72], r: [0.22, 0.1, 0.15] },
    socket: { at: [0.42, 0.06, 0.72], r: [0.26, 0.22, 0.14] },
  },
  ears: { root: [0.64, 0.56, -0.18], width: 0.26, height: 0.33, lean: 0.56, forward: 0.5, tip: 0.16 },
  face: {
    eye: {
      iris: '#B9691A',
      fleck: '#efad55',
      at: [0.43, 0.06, 0.37],
      r: 0.295,
      open: OPENINGS.round,
      slit: 0.82,
      pupil: 28,
      out: 14,
    },
    nose: '#C46F5C',
    lips: '#6f3a2c',
    noseWidth: 0.155,
    noseHeight: 0.14,
    noseY: -0.02,
    mouthY: -0.3,
    mouthWidth: 0.32,
    droop: 0.01,
    whiskers: { length: 0.85 },
  },
  coat: teddy(red),
  recipe: { edges: false },
};

const silver = tabbyCoat({ ground: '#C4C5C7', dark: '#35353a', pale: '#F3F1ED', kind: 'blotched' });
const points = colourpoint({ body: '#EFE3CF', points: '#4E382F', between: '#9c7c66' });

export const breed = defineBreed('gatos', 'exotico', {
  1: catRetrato(exotico, {
    alt: 'Retrato de un gato exótico rojo atigrado: cara chata y redonda de peluche, ojos redondos color cobre, orejas pequeñas y pelo corto y denso',
    marks: [
      { at: [-0.8, 0.8, -0.1], label: 'Orejas pequeñas, redondeadas', corner: 'tl' },
      { at: [0, -0.05, 0.75], label: 'Nariz corta entre los ojos', corner: 'bl' },
      { at: [0.43, 0.06, 0.6], label: 'Ojos redondos color cobre', corner: 'tr' },
      { group: 'body', at: [0.16, 0.74, 0.25], label: 'Pelo corto de peluche', corner: 'br' },
    ],
    head: { yaw: 22, pitch: 1, roll: 6 },
    on: [600, 430],
    scale: 282,
  }),
  2: catCuerpo(exotico, {
    alt: 'Un gato exótico rojo de perfil junto a las piernas de un adulto: cuerpo compacto y bajo de huesos fuertes, patas cortas y gruesas y cola corta',
    inset: null,
    steps: { fore: [0, 0.07], hind: [-0.02, 0.08] },
  }),
  3: catColores(exotico, {
    alt: 'Cuatro exóticos sentados en cuatro nichos: rojo atigrado, azul, atigrado plateado y colourpoint de ojos azules',
    from: 4,
    varieties: [
      { name: 'Rojo atigrado', coat: teddy(red) },
      {
        name: 'Azul',
        coat: teddy('#828B97'),
        face: { nose: '#5d6470', lips: '#3b3e48' },
        earSkin: ['#93888f', '#6a5f69'],
      },
      {
        name: 'Atigrado plateado',
        coat: teddy(silver),
        face: { nose: '#B0645A', lips: '#332f33', eye: { ...exotico.face.eye, iris: '#6FA857', fleck: '#cfe9a0' } },
      },
      {
        name: 'Colourpoint',
        coat: teddy(points),
        face: { nose: '#3a2926', lips: '#1c1110', eye: { ...exotico.face.eye, iris: '#4C8FD6', fleck: '#b5dcf7' } },
        earSkin: ['#a58072', '#5f443d'],
      },
    ],
  }),
  4: enCasa({
    alt: 'Un gato exótico rojo atigrado echado sobre las baldosas frescas de una cocina, con las manos al frente',
    caption: 'En casa: un rato de caza y a lo fresco',
    setting: () => ({
      behind: cocina({ cupboard: ['#D9A05A', '#C4863F', '#9A652B'], wall: '#E6EEE6', seed: 44 }).behind,
    }),
    scenes: () => [
      catAt(exotico, {
        pose: lie(),
        body: { yaw: -34 },
        head: { yaw: -10, pitch: 0, roll: -5 },
        on: [610, 832],
        scale: 114,
      }),
    ],
  }),
});
