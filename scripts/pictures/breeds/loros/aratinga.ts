import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { disc, downWing, height, plumage, rows } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';

const RING = disc(0.12, 0.3, 0.17, 0.18, 0.02);

/** Eupsittula pertinax, the carisucio: face and throat brown, crown bluish green, belly washed with orange. */
const carisucio: Parrot = {
  headCm: 2.6,
  head: {
    skull: { r: [0.58, 0.55, 0.7], at: [0, 0.1, -0.12] },
    beak: { size: 0.66, at: [0, -0.02, 0.48], long: 0.94 },
    cere: { r: [0.16, 0.07, 0.08] },
  },
  body: { long: 1.06, round: 0.92, tail: { length: 4.4, width: 0.32 }, wing: 1.06, neck: { top: 0.54 } },
  coat: plumage({
    bare: RING,
    head: (s) => {
      const [, y, z] = s.p;
      if (disc(-0.06, 0.28, 0.14, 0.2)(s) && y < 0.0) return '#E39A34';
      if (y > 0.34 - 0.1 * z) return z > 0.2 ? '#4E8F78' : '#5A9A45';
      return z > -0.16 + 0.3 * Math.max(0, y) ? { ink: '#94774F', shade: '#5F4A34' } : '#5A9A45';
    },
    body: rows(height, [
      [-0.42, (s) => (s.n[2] > -0.1 ? { ink: '#9A8152', shade: '#675232' } : '#569643')],
      [-1.5, '#84A94A'],
      [-2.7, { ink: '#C9A93C' }],
      [-9, '#8DB24A'],
    ]),
    back: '#4F9040',
    wing: rows(downWing, [
      [-2.1, '#4A8C3E'],
      [-9, '#2F5C88'],
    ]),
    tail: rows(height, [
      [-5.4, '#4A8C42'],
      [-9, '#8FA048'],
    ]),
  }),
  beak: { upper: '#6B6058', lower: '#5A5049', shade: '#3F3832', light: '#A3968A' },
  cere: '#B0A79E',
  skin: { where: RING, color: '#E9DDBE', shade: '#C2B08A' },
  feet: '#8A8078',
  eye: { iris: '#D9A23C', fleck: '#F0CB78' },
  edges: { color: '#25401c', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

export const breed = defineBreed('loros', 'aratinga', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un perico carisucio: verde, con cara y garganta pardas, coronilla verde azulada, anillo claro en el ojo y pico oscuro',
    marks: [
      { at: [0.2, 0.6, 0.3], label: 'Coronilla verde azulada', corner: 'tr' },
      { at: [0.5, 0.12, 0.3], label: 'Anillo desnudo en el ojo', corner: 'tl' },
      { at: [0.4, -0.4, 0.4], label: 'Cara y garganta pardas', corner: 'bl' },
      { group: 'body', at: [0.9, -1.2, 0], label: 'Verde, de cola en punta', corner: 'br' },
    ],
    scene: () =>
      parrotScene(carisucio, {
        body: { yaw: -52, roll: -8 },
        head: { yaw: -68, pitch: 2 },
        view: { on: [620, 330], scale: 258 },
      }),
  }),
});
