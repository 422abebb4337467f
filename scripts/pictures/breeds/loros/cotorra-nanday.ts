import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { disc, downWing, height, plumage, rows } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';

const RING = disc(0.12, 0.3, 0.175, 0.185, 0.02);

/** Black hood and beak, pale ring, breast washed with blue, red stockings. */
const nanday: Parrot = {
  headCm: 3.0,
  head: {
    skull: { r: [0.58, 0.54, 0.72], at: [0, 0.1, -0.12] },
    beak: { size: 0.7, at: [0, -0.02, 0.48], long: 0.96 },
    cere: { r: [0.17, 0.07, 0.08] },
  },
  body: { long: 1.08, round: 0.94, tail: { length: 5, width: 0.34 }, wing: 1.08, neck: { top: 0.54 } },
  coat: plumage({
    bare: RING,
    head: (s) => {
      const [, y, z] = s.p;
      const edge = -0.22 + 0.34 * Math.max(0, y + 0.1);
      if (z > edge && y > -0.52) return { ink: '#35323A', shade: '#1E1B22', light: '#65606A' };
      return z > edge - 0.12 && y > -0.62 ? '#6E4A32' : '#74B244';
    },
    body: rows(height, [
      [-0.05, '#7CB84A'],
      [-0.35, (s) => (s.n[2] > 0.2 ? '#7FB784' : '#74B246')],
      [-0.95, (s) => (s.n[2] > 0.35 ? '#73A9BC' : s.n[2] > 0 ? '#78B486' : '#6CAE44')],
      [-1.3, (s) => (s.n[2] > 0.2 ? '#7FB98C' : '#6CAE44')],
      [-9, '#86BE4E'],
    ]),
    back: '#5C9E3E',
    thigh: '#D2372C',
    wing: rows(downWing, [
      [-1.8, '#5C9E3E'],
      [-9, '#2A3146'],
    ]),
    tail: rows(height, [
      [-5.6, '#5E9A42'],
      [-9, '#3A6A9C'],
    ]),
  }),
  beak: { upper: '#343237', lower: '#2A282C', shade: '#19181B', light: '#77747A' },
  cere: '#8A858A',
  skin: { where: RING, color: '#E6E1DC', shade: '#BBB3AE' },
  feet: '#8C7C76',
  eye: { iris: '#5A3626', fleck: '#7d523b', pupil: 32 },
  edges: { color: '#203618', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

export const breed = defineBreed('loros', 'cotorra-nanday', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de una cotorra nanday: capucha y pico negros, anillo claro en el ojo, cuerpo verde y pecho con baño azul',
    marks: [
      { at: [0.2, 0.6, 0.2], label: 'Capucha negra', corner: 'tr' },
      { at: [0.5, 0.12, 0.3], label: 'Anillo ocular claro', corner: 'tl' },
      { group: 'body', at: [0.1, -0.8, 0.95], label: 'Pecho con baño azul', corner: 'bl' },
      { group: 'body', at: [0.95, -1.2, 0], label: 'Verde, remeras oscuras', corner: 'br' },
    ],
    scene: () =>
      parrotScene(nanday, {
        body: { yaw: -16, roll: -5 },
        head: { yaw: -44, pitch: 8, roll: 3 },
        view: { on: [600, 310], scale: 246 },
      }),
  }),
});
