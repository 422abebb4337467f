import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { downWing, height, plumage, rows } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';

const GREY = '#B4B2AE';

/** Green above; forehead, cheeks and breast grey, the breast scaled with pale edges: a monk's cowl. */
const monje: Parrot = {
  headCm: 2.9,
  head: {
    skull: { r: [0.6, 0.58, 0.68], at: [0, 0.12, -0.1] },
    cheek: { at: [0.3, -0.22, 0.24], r: [0.32, 0.4, 0.36] },
    beak: { size: 0.62, at: [0, -0.06, 0.48], long: 0.88, hook: 0.96 },
  },
  body: { long: 1.04, round: 1, tail: { length: 4.2, width: 0.34 }, wing: 1.04, neck: { top: 0.58 } },
  coat: plumage({
    head: (s) => {
      const [, y, z] = s.p;
      const cowl = z > 0.1 + 0.36 * (y - 0.1) || (y < -0.1 && z > -0.06);
      return cowl ? { ink: y < -0.34 ? '#AEACA8' : GREY, length: 0.12, width: 0.07 } : '#5FA83E';
    },
    body: rows(height, [
      [
        -1.35,
        (s) =>
          s.n[2] > -0.12 ? { ink: '#A19F9C', rim: '#E8E6E0', length: 0.23, width: 0.16, variance: 3 } : '#5AA03C',
      ],
      [-1.75, { ink: '#B9C07A' }],
      [-9, '#8CC04A'],
    ]),
    back: '#559C3A',
    wing: rows(downWing, [
      [-1.7, '#559C3A'],
      [-9, '#2B4C8E'],
    ]),
    tail: rows(height, [[-9, '#5AA044']]),
  }),
  beak: { upper: '#D9B49A', lower: '#CDA68C', shade: '#A87F68', light: '#F1DAC4' },
  feet: '#8A8884',
  nostril: [0.13, 0.14, 0.6],
  eye: { iris: '#4A2E22', fleck: '#6a4735', pupil: 34, r: 0.12 },
  edges: { color: '#2a3a20', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

export const breed = defineBreed('loros', 'periquito-monje', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un periquito monje: nuca y alas verdes, frente, mejillas y pecho grises con escamas claras y pico color carne',
    marks: [
      { at: [0.1, 0.4, 0.5], label: 'Frente y mejilla grises', corner: 'tr' },
      { at: [0.3, 0.6, -0.3], label: 'Verde vivo por encima', corner: 'tl' },
      { group: 'body', at: [0.1, -0.9, 0.95], label: 'Pecho gris con escamas', corner: 'br' },
      { group: 'body', at: [0.95, -1.5, 0], label: 'Remeras azules', corner: 'bl' },
    ],
    scene: () =>
      parrotScene(monje, {
        body: { yaw: 34, roll: 5 },
        head: { yaw: 62, pitch: 0, roll: 2 },
        view: { on: [590, 320], scale: 256 },
      }),
  }),
});
