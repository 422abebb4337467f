import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { disc, downWing, type Fields, height, plumage, rows } from '../../coats/plumage.ts';
import { cloud } from '../../engine/noise.ts';
import type { Sample } from '../../engine/scene.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { coloresLoro, cuerpoLoro, perched } from '../../scenes/posadero.ts';
import { quebrada } from '../../scenes/quebrada.ts';

const RING = disc(0.12, 0.3, 0.15, 0.16, 0.02);
const EAR = disc(-0.02, -0.12, 0.16, 0.17, 0.14);

/** Some feathers of the throat are edged with rose. */
const isRosy = ({ p: [x, y, z], n }: Sample) =>
  n[2] > 0.2 && Math.hypot(x / 0.5, (y + 0.12) / 0.36) + cloud(x * 9, y * 9, z * 9) * 0.9 < 1.15;

const FIELDS: Fields = {
  bare: RING,
  head: (s) => {
    if (EAR(s)) return { ink: '#23243A', shade: '#14142A', light: '#464A78' };
    return {
      ink: s.p[1] > 0.34 ? '#2E5CB8' : '#3A6CC8',
      rim: s.p[2] < -0.1 ? '#244A94' : '#2C58AC',
      length: 0.14,
      width: 0.09,
    };
  },
  body: rows(height, [
    [
      -0.42,
      (s) =>
        isRosy(s)
          ? { ink: '#6A6CB4', rim: '#A06A92', length: 0.24, width: 0.16 }
          : { ink: '#3C6CC4', rim: '#2A54A2', length: 0.24, width: 0.16 },
    ],
    [-0.85, { ink: '#5C8E8A', rim: '#3C62B0', length: 0.26, width: 0.18 }],
    [-9, { ink: '#5E9A48', rim: '#3C7240', length: 0.26, width: 0.18 }],
  ]),
  back: { ink: '#46803C', rim: '#2C5A30', length: 0.28, width: 0.2 },
  vent: { ink: '#D4282C', rim: '#A8A03C' },
  wing: rows(downWing, [
    [-1.6, { ink: '#6E8A3E', rim: '#3F6A34', length: 0.3, width: 0.2 }],
    [-2.3, { ink: '#4C863E', rim: '#2F5E30' }],
    [-9, '#356A4A'],
  ]),
  tail: rows(height, [
    [-5, '#4C8A40'],
    [-9, '#3A5CA8'],
  ]),
};

/** Pionus menstruus, the cabeciazul: blue head with a black ear, green scaled body, red under the tail. */
const cabeciazul: Parrot = {
  head: {
    skull: { r: [0.62, 0.57, 0.74], at: [0, 0.12, -0.12] },
    beak: { size: 0.66, at: [0, -0.02, 0.5], long: 0.94 },
    cere: { r: [0.19, 0.08, 0.09] },
  },
  body: { long: 1.06, round: 1.06, tail: { length: 2.5, width: 0.5, kind: 'square' }, wing: 1.02 },
  coat: plumage(FIELDS),
  beak: {
    upper: '#3C3A3E',
    lower: '#332F34',
    shade: '#1E1C20',
    light: '#7E7A80',
    dark: { color: '#C8574E', where: ({ p: [x, y, z] }) => Math.abs(x) > 0.09 && y > -0.16 && y < 0.2 && z < 0.82 },
  },
  cere: '#4E4C50',
  skin: { where: RING, color: '#A9ACB2', shade: '#7F828A' },
  feet: '#8A8886',
  eye: { iris: '#4A3022', fleck: '#6d4b36', pupil: 34 },
  edges: { color: '#1a2446', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

const of = (fields: Partial<Fields>, more: Partial<Parrot> = {}): Parrot => ({
  ...cabeciazul,
  coat: plumage({ ...FIELDS, ...fields }),
  ...more,
});
const BONE: Parrot['beak'] = { upper: '#D9C9A4', lower: '#C4B48E', shade: '#9E8E6A', light: '#F3E9CE' };
/** P. chalcopterus: bronze green, deep blue wings, a whitish throat, a pink ring. */
const maicera = of(
  {
    head: ({ p: [, y, z] }) =>
      y < -0.34 && z > 0.1 ? { ink: '#E9D6CE', rim: '#C98C96' } : { ink: '#3E4656', rim: '#2C3A6C' },
    body: { ink: '#4A5A56', rim: '#2E3E6C', length: 0.24, width: 0.16 },
    back: { ink: '#4E5638', rim: '#34402C' },
    wing: rows(downWing, [
      [-0.9, { ink: '#6A6240', rim: '#4A4830' }],
      [-9, '#2B3E96'],
    ]),
  },
  { beak: BONE, skin: { where: RING, color: '#E7B9AE', shade: '#C28E86' } },
);
/** P. sordidus: dull green, a red beak. */
const piquirroja = of(
  {
    head: ({ p: [, y, z] }) => (y < -0.3 && z > 0.1 ? '#5A74B4' : { ink: '#6C8250', rim: '#4E6240' }),
    body: { ink: '#7C8E54', rim: '#5A6C42', length: 0.24, width: 0.16 },
  },
  { beak: { upper: '#D0402E', lower: '#BC3626', shade: '#8E241C', light: '#F08064' } },
);
/** P. tumultuosus seniloides: a whitish crown, plum face and breast. */
const gorriblanca = of(
  {
    head: ({ p: [, y, z] }) =>
      y > 0.2 - 0.1 * z && z > -0.3 ? { ink: '#EFE8E4', rim: '#C9A8AC' } : { ink: '#8A5A6C', rim: '#D9C8CC' },
    body: rows(height, [
      [-1.2, { ink: '#7E4E68', rim: '#5A3450', length: 0.24, width: 0.16 }],
      [-9, { ink: '#5E9A48', rim: '#3C7240' }],
    ]),
  },
  { beak: BONE },
);

export const breed = defineBreed('loros', 'pionus', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de una cotorra cabeciazul: cabeza y cuello azules con una mancha negra en el oído, pico oscuro con rojo a los lados y cuerpo verde de bordes oscuros',
    marks: [
      { at: [0.5, 0, -0.1], label: 'Mancha negra en el oído', corner: 'tl' },
      { at: [0.2, 0, 0.8], label: 'Rojo a los lados del pico', corner: 'tr' },
      { group: 'body', at: [-0.1, -0.2, 0.9], label: 'Cabeza y cuello azules', corner: 'br' },
      { group: 'body', at: [0.9, -0.86, 0.3], label: 'Verde de bordes oscuros', corner: 'bl' },
    ],
    scene: () =>
      parrotScene(cabeciazul, {
        body: { yaw: 20, roll: -3 },
        head: { yaw: 50, pitch: -4, roll: -3 },
        view: { on: [595, 325], scale: 262 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Una cotorra cabeciazul de perfil en su percha, junto a una mano abierta: mide unos 26 cm, de cola corta con rojo debajo',
    parrot: cabeciazul,
    cm: 26,
    pose: { body: { yaw: -72, pitch: -22 }, head: { yaw: -80, pitch: -4 } },
  }),
  3: coloresLoro({
    caption: 'Cuatro cotorras Pionus de Colombia',
    alt: 'Cuatro cotorras en cuatro nichos: cabeciazul, maicera oscura de alas azules, piquirroja verde apagada y gorriblanca de corona clara',
    varieties: [
      ['Cabeciazul', cabeciazul],
      ['Maicera', maicera],
      ['Piquirroja', piquirroja],
      ['Gorriblanca', gorriblanca],
    ],
  }),
  4: enCasa({
    caption: 'En libertad: come callada sobre la quebrada',
    alt: 'Una cotorra cabeciazul posada en una rama sobre una quebrada entre plataneras, inclinada hacia adelante',
    setting: () => quebrada({}),
    scenes: () => [
      perched(cabeciazul, {
        at: [600, 610],
        scale: 100,
        body: { yaw: 54, pitch: -28, roll: 4 },
        head: { yaw: 68, pitch: -10, roll: -2 },
        perch: { slope: 14, left: 9, right: 9, r: 0.38, color: '#7A6248' },
      }),
    ],
  }),
});
