import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { lie } from '../../anatomy/pose-rest.ts';
import { CAT_LEVEL } from '../../anatomy/tail-curves.ts';
import { back, ears } from '../../coats/areas.ts';
import { bicolour, mane, selfCoat, toned, WHITE } from '../../coats/cat-coats.ts';
import type { Ink } from '../../coats/ink.ts';
import { layers } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS } from '../../engine/eye.ts';
import { defineBreed } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { cushion, nearer, sala } from '../../scenes/sala.ts';

const LONG = { ...TEXTURES.long, length: 0.55, leg: 0.45, face: 0.18, ear: 0.3 };
const long = (ink: Ink, tone?: readonly [string, string]) =>
  coat(LONG, selfCoat(ink), tone ? toned(...tone, mane(0.5, 0.16)) : mane(0.5, 0.16));

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
  // Low and massive on short thick legs; hair to the floor, a ruff, a plume.
  body: {
    headScale: 1.26,
    length: 1.1,
    chest: 0.6,
    width: 0.42,
    elbow: 0.38,
    stifle: 0.42,
    back: 0.98,
    croup: 0.985,
    slope: 0.3,
    front: 0.11,
    rear: 0.11,
    neck: { length: 0.22, angle: 50, base: 0.17, top: 0.15, width: 0.13 },
    tail: { length: 0.6, r: 0.062, tip: 0.05, hang: 0.05 },
    pouch: 0.09,
    breech: 0.06,
    feather: 0.03,
  },
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
    alt: 'Retrato de un gato persa crema: cabeza redonda y ancha, nariz corta a la altura de los ojos, ojos redondos color cobre, orejas pequeñas y collar de pelo largo',
    marks: [
      { at: [-0.85, 0.85, -0.2], label: 'Orejas pequeñas y separadas', corner: 'tl' },
      { at: [0, 0, 0.7], label: 'Nariz corta, a la altura de los ojos', corner: 'bl' },
      { at: [0.43, 0.06, 0.6], label: 'Ojos grandes, redondos y cobre', corner: 'tr' },
      { group: 'body', at: [0.12, 0.8, 0.3], label: 'Collar de pelo largo', corner: 'br' },
    ],
    head: { yaw: 14, pitch: -4, roll: 3 },
    on: [600, 430],
    scale: 268,
  }),
  2: catCuerpo(persa, {
    alt: 'Un gato persa crema de perfil junto a las piernas de un adulto: cuerpo bajo y macizo sobre patas cortas, pelo largo que cuelga del vientre y cola de plumero',
    steps: { tail: CAT_LEVEL, fore: [0, 0.07], hind: [-0.02, 0.08] },
  }),
  3: catColores(persa, {
    alt: 'Cuatro persas sentados en cuatro nichos: blanco de ojos cobre, azul o gris, plateado sombreado de ojos verdes y bicolor rojo con blanco',
    from: 1,
    varieties: [
      { name: 'Blanco', coat: long('#F4F0EA', WHITE), earSkin: ['#efc5bb', '#d39a90'] },
      {
        name: 'Azul (gris)',
        coat: long('#7E8794'),
        face: { nose: '#5d6470', lips: '#3b3e48' },
        earSkin: ['#93888f', '#6a5f69'],
      },
      {
        name: 'Plateado sombreado',
        coat: long(layers('#F1EFEC', [back(0.42, 0.4), '#8E8F95', 0.75], [ears, '#B5B5B8', 0.6])),
        face: { eye: { ...persa.face.eye, iris: '#4FA56A', fleck: '#c0ecb2' }, nose: '#B9665A' },
      },
      { name: 'Bicolor con blanco', coat: long(layers('#D58F4B', ...bicolour('#FAF5EC', { top: 0.3, bib: 0.5 }))) },
    ],
  }),
  4: enCasa({
    alt: 'Un gato persa crema recogido sobre un sofá color vino, de noche, frente a una ventana con luces en los edificios',
    caption: 'En casa: sofá, media voz y calma',
    setting: () => {
      const { behind } = nearer(
        sala({ sofa: ['#A8646B', '#8A464F', '#67303A'], view: 'night', wall: '#CFC3D6', seed: 15 }),
        1.5,
        420,
        560,
      );
      return { behind: behind + cushion(880, 640, 120, ['#5F8F86', '#477068']) };
    },
    scenes: () => [
      catAt(persa, {
        pose: lie({ side: -1, reach: [-0.1, -0.06] }),
        body: { yaw: 40 },
        head: { yaw: 12, pitch: -2, roll: 3 },
        on: [590, 742],
        scale: 112,
      }),
    ],
  }),
});
