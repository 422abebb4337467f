import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { disc, downWing, height, plumage, rows } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';

const RING = disc(0.12, 0.3, 0.185, 0.195, 0.02);
const YELLOW = { ink: '#F8C727', shade: '#D08A1C', light: '#FFE678' };
const ORANGE = { ink: '#F0741E', shade: '#BE4416', light: '#FF9E48' };

/** Flaming yellow with an orange face and belly, a black beak, green and blue in the wing. */
const sol: Parrot = {
  headCm: 3.0,
  head: {
    skull: { r: [0.6, 0.56, 0.72], at: [0, 0.12, -0.12] },
    beak: { size: 0.72, at: [0, -0.02, 0.48], long: 0.94 },
    cere: { r: [0.18, 0.07, 0.08] },
  },
  body: { long: 1.08, round: 0.94, tail: { length: 4.6, width: 0.34 }, wing: 1.06, neck: { top: 0.54 } },
  coat: plumage({
    bare: RING,
    head: (s) => {
      const [, y, z] = s.p;
      const warm = Math.hypot((y - 0.02) / 0.4, (z - 0.36) / 0.5);
      return warm < 1 ? ORANGE : y > 0.3 && z > 0.3 ? ORANGE : YELLOW;
    },
    body: rows(height, [
      [-0.55, YELLOW],
      [-0.95, { ...YELLOW, ink: '#F6A624' }],
      [-2.9, ORANGE],
      [-9, YELLOW],
    ]),
    back: YELLOW,
    wing: rows(downWing, [
      [-0.9, YELLOW],
      [-1.5, { ...YELLOW, rim: '#6FA03C' }],
      [-2.2, { ink: '#4F9A48', rim: '#F2C83A' }],
      [-9, '#24509C'],
    ]),
    tail: rows(height, [
      [-5.4, '#7B9A3C'],
      [-9, '#2C5A94'],
    ]),
  }),
  beak: { upper: '#343136', lower: '#2A272C', shade: '#19171B', light: '#737078' },
  cere: '#B9B3B2',
  skin: { where: RING, color: '#E4E1E2', shade: '#B9B4BA' },
  feet: '#6A6466',
  eye: { iris: '#4A2C20', fleck: '#6e4833', pupil: 34 },
  edges: { color: '#7a3a0c', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

export const breed = defineBreed('loros', 'conuro-sol', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un conuro sol con el pico abierto: amarillo encendido, cara y vientre naranja, pico negro, anillo claro en el ojo y verde y azul en el ala',
    marks: [
      { at: [0.3, 0.6, -0.2], label: 'Amarillo encendido', corner: 'tl' },
      { at: [0.1, 0.1, 1.1], label: 'Pico negro', corner: 'tr' },
      { group: 'body', at: [0.1, -1.7, 0.9], label: 'Naranja en cara y vientre', corner: 'br' },
      { group: 'body', at: [0.9, -1.6, 0], label: 'Verde y azul en el ala', corner: 'bl' },
    ],
    scene: () =>
      parrotScene(sol, {
        body: { yaw: 28, roll: -4 },
        head: { yaw: 48, pitch: 6, roll: -4 },
        view: { on: [600, 300], scale: 232 },
        open: 20,
      }),
  }),
});
