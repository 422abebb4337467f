import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { disc, downWing, plumage, rows } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';

const GREEN = '#4E9440';

/** Amazona ochrocephala, the lora real: yellow crown, red bend of the wing, red and blue in the flight feathers. */
const real: Parrot = {
  headCm: 4.5,
  head: {
    skull: { r: [0.62, 0.58, 0.76], at: [0, 0.14, -0.12] },
    beak: { size: 0.74, at: [0, 0.0, 0.52], long: 0.96 },
    cere: { r: [0.22, 0.1, 0.1] },
  },
  body: { long: 1.1, round: 1.08, tail: { length: 3, width: 0.52, kind: 'square' }, wing: 0.98 },
  coat: plumage({
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
  }),
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
});
