import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { disc, downWing, type Fields, plumage, rows } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { bosque } from '../../scenes/bosque.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { coloresLoro, cuerpoLoro, perched } from '../../scenes/posadero.ts';

const GREEN = '#4E9440';

const FIELDS: Fields = {
  bare: disc(0.12, 0.3, 0.175, 0.19, 0.02),
  body: (s) => ({ ink: GREEN, rim: s.part === 'neck' || s.n[2] < -0.2 ? '#2A5A34' : undefined }),
  head: (s) => {
    const [, y, z] = s.p;
    if (y > 0.2 - 0.1 * z && z > 0.02 && y + z > 0.62) return { ink: '#F4C62A' };
    return { ink: z < -0.1 ? '#4A8E3E' : '#5DA244', rim: z < -0.2 ? '#2C5C34' : undefined };
  },
  vent: '#A8B83C',
  wing: rows(downWing, [
    [-0.34, (s) => (s.p[2] > 0.12 ? '#D23A2A' : '#4A8E3E')],
    [-1.9, { ink: '#4A8E3E', rim: '#2F6B36' }],
    [-2.3, (s) => (s.p[2] < -0.3 ? '#C9382C' : '#3F8648')],
    [-9, '#27488C'],
  ]),
  tail: rows(
    (s) => s.p[1],
    [
      [-5.6, '#4C9040'],
      [-9, '#A9B945'],
    ],
  ),
};

/** Amazona ochrocephala, the lora real: yellow crown, red bend of the wing, red and blue in the flight feathers. */
const real: Parrot = {
  head: {
    skull: { r: [0.62, 0.58, 0.76], at: [0, 0.14, -0.12] },
    beak: { size: 0.74, at: [0, 0.0, 0.52], long: 0.96 },
    cere: { r: [0.22, 0.1, 0.1] },
  },
  body: { long: 1.1, round: 1.08, tail: { length: 3, width: 0.52, kind: 'square' }, wing: 0.98 },
  coat: plumage(FIELDS),
  beak: {
    upper: '#4C4A4E',
    lower: '#3C3A3E',
    shade: '#262428',
    light: '#8A868A',
    dark: { color: '#C08A7C', where: ({ p: [x, y, z] }) => Math.abs(x) > 0.1 && y > -0.12 && z < 0.84 && y < 0.24 },
  },
  cere: '#6B6566',
  skin: { where: disc(0.12, 0.3, 0.175, 0.19, 0.02), color: '#DDD9D2', shade: '#B5ADA8' },
  eye: { iris: '#D9772B', fleck: '#F2B45A' },
  feet: '#8B8680',
  edges: { color: '#173820', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

/** A. amazonica: blue round the eyes, yellow crown and cheeks, a pale beak. */
const alianaranjada: Parrot = {
  ...real,
  coat: plumage({
    ...FIELDS,
    head: ({ p: [, y, z] }) => {
      if (z > 0.28 && y > 0.1 && y < 0.32) return '#6C94CC';
      if (y > 0.26 && z > 0.02) return '#F2CC3A';
      if (z > 0.12 && y < 0.02 && y > -0.4) return '#EFCF4A';
      return '#579E42';
    },
  }),
  beak: { upper: '#B9A98E', lower: '#8F8470', shade: '#7C705C', light: '#E2D6BE' },
};
/** A. autumnalis: red forehead, lilac crown, yellowish cheek. */
const frentirroja: Parrot = {
  ...real,
  coat: plumage({
    ...FIELDS,
    head: ({ p: [, y, z] }) => {
      if (z > 0.34 && y > 0.08) return '#D33A2C';
      if (y > 0.34 && z > -0.2) return { ink: '#6E8FB4', rim: '#8E7FB8' };
      if (z > 0.1 && y < 0.0 && y > -0.36) return '#CBC850';
      return '#549A42';
    },
  }),
  beak: { upper: '#B5A68E', lower: '#6A645E', shade: '#7A6E5C', light: '#E0D4BE' },
};
/** A. farinosa: as if dusted with flour, a broad white ring. */
const harinosa: Parrot = {
  ...real,
  coat: plumage({
    ...FIELDS,
    body: { ink: '#7FA878', rim: '#98B892' },
    head: { ink: '#84AC7E', rim: '#A2BE9C' },
    wing: rows(downWing, [
      [-2.1, { ink: '#75A06C', rim: '#94B48C' }],
      [-9, '#4A6A84'],
    ]),
  }),
  eye: { iris: '#A8402E', fleck: '#CC6A4C' },
  skin: { where: disc(0.12, 0.3, 0.22, 0.23, 0.02), color: '#EFECE6', shade: '#C6BFB8' },
};

export const breed = defineBreed('loros', 'loro-amazonico', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de una lora real: cuerpo verde y macizo, corona amarilla, anillo claro en el ojo naranja y hombro rojo',
    marks: [
      { at: [0.1, 0.62, 0.35], label: 'Corona amarilla (lora real)', corner: 'tl' },
      { at: [0.5, 0.12, 0.3], label: 'Ojo naranja, anillo claro', corner: 'tr' },
      { group: 'body', at: [1.0, -0.2, 0.3], label: 'Rojo en el hombro', corner: 'br' },
      { at: [0.1, -0.2, 1.1], label: 'Pico oscuro, base rosada', corner: 'bl' },
    ],
    scene: () =>
      parrotScene(real, {
        body: { yaw: -22, roll: -3 },
        head: { yaw: -46, pitch: -3, roll: 3 },
        view: { on: [600, 340], scale: 262 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Una lora real de perfil en su percha, junto a una mano abierta: mide unos 35 cm, es maciza y de cola corta y cuadrada',
    parrot: real,
    cm: 35,
    pose: { body: { yaw: -74, pitch: -18 }, head: { yaw: -80, pitch: -4 } },
  }),
  3: coloresLoro({
    caption: 'Cuatro de las loras amazónicas de Colombia',
    alt: 'Cuatro loras amazónicas en cuatro nichos: la real de corona amarilla, la alianaranjada de cara azul y amarilla, la frentirroja y la harinosa, verde grisácea con anillo blanco',
    varieties: [
      ['Lora real', real],
      ['Alianaranjada', alianaranjada],
      ['Frentirroja', frentirroja],
      ['Harinosa', harinosa],
    ],
  }),
  4: enCasa({
    caption: 'En libertad: el bosque, con un fruto de palma en la pata',
    alt: 'Una lora real sobre una rama del bosque sostiene con la pata un fruto de palma y se lo lleva al pico',
    setting: () => bosque({ floor: false }),
    scenes: () => [
      perched(real, {
        at: [610, 690],
        scale: 108,
        body: { yaw: -38, pitch: -8, roll: -2 },
        head: { yaw: -52, pitch: -14, roll: 3 },
        perch: { slope: -6, left: 9, right: 9, r: 0.4, color: '#7A6248' },
        lifted: { side: -1, at: [-0.42, -0.42, 1.5], food: { r: 0.2, color: '#C4702A', long: 1.3 } },
      }),
    ],
  }),
});
