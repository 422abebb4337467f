import { crestRow } from '../../anatomy/crest.ts';
import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { disc, height, plumage } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';

const RING = disc(0.12, 0.28, 0.185, 0.185, 0.02);
const WHITE = { ink: '#F4F0E6', light: '#FFFFFF', shade: '#C6C2C0' };

/** Cacatua galerita: white, a black beak, a sulphur crest that curls forwards. */
const galerita: Parrot = {
  headCm: 5.6,
  head: {
    skull: { r: [0.64, 0.6, 0.72], at: [0, 0.12, -0.1] },
    cheek: { at: [0.32, -0.24, 0.26], r: [0.34, 0.42, 0.38] },
    beak: { size: 0.74, at: [0, -0.04, 0.46], long: 0.84, hook: 0.98 },
  },
  body: { long: 1.12, round: 1.06, tail: { length: 3.2, width: 0.56, kind: 'square' }, wing: 0.98 },
  crest: (raise) =>
    crestRow({
      count: 11,
      from: [0, 0.46, 0.4],
      to: [0, 0.62, -0.34],
      long: [0.95, 1.5, 1.0],
      width: 0.32,
      raise,
      curl: 0.85,
      spread: 0.08,
      color: (i) => (i % 3 === 1 ? '#F8DE5A' : '#F2CE34'),
    }),
  coat: plumage({
    bare: RING,
    body: WHITE,
    head: (s) => (disc(-0.16, -0.04, 0.2)(s) ? { ...WHITE, ink: '#F6EDC4' } : WHITE),
    wing: { ...WHITE, variance: 4 },
    tail: (s) => (height(s) < -5 ? { ...WHITE, ink: '#F6EFCB' } : WHITE),
    sail: WHITE,
  }),
  beak: { upper: '#3A383C', lower: '#2E2C30', shade: '#1C1A1E', light: '#77757A' },
  skin: { where: RING, color: '#F2F0EE', shade: '#CFCBD0' },
  feet: '#4A474A',
  eye: { iris: '#3A2620', fleck: '#5a3c2e', r: 0.125 },
  nostril: [0.14, 0.26, 0.66],
  edges: { color: '#8d8490', jump: 0.12, opacity: 0.3, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

export const breed = defineBreed('loros', 'cacatua', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de una cacatúa de moño amarillo: plumaje blanco, cresta amarilla abierta que se encrespa hacia adelante, pico negro y ojo oscuro',
    marks: [
      { at: [0, 1.5, -0.2], label: 'Cresta móvil amarilla', corner: 'tr' },
      { at: [0, -0.1, 1.1], label: 'Pico negro, de alicate', corner: 'tl' },
      { at: [0.5, 0.12, 0.28], label: 'Anillo claro, ojo oscuro', corner: 'br' },
      { group: 'body', at: [-0.4, -0.9, 0.8], label: 'Blanco con polvo de plumas', corner: 'bl' },
    ],
    scene: () =>
      parrotScene(galerita, {
        body: { yaw: -20, roll: -2 },
        head: { yaw: -58, pitch: 5, roll: 2 },
        view: { on: [590, 500], scale: 224 },
        crest: 0.8,
      }),
  }),
});
