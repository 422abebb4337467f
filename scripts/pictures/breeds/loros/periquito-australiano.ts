import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { type BudgieColors, type BudgieForm, budgerigar } from '../../coats/budgerigar.ts';
import { defineBreed, retrato } from '../../plates.ts';

const FORM: BudgieForm = {
  spots: [
    [0.14, -0.72, 0.5],
    [0.42, -0.66, 0.36],
  ],
  spot: 0.075,
  low: -0.86,
};
const WILD: BudgieColors = {
  body: '#7CC242',
  mask: '#F7E04A',
  edge: '#F2E36A',
  bars: '#2E2A26',
  cheek: '#5B4FA8',
  tail: '#2E6D8C',
};

/** The small wild type: neat round head, beak half hidden, long pointed tail. */
const budgie: Parrot = {
  headCm: 1.62,
  head: {
    skull: { r: [0.56, 0.56, 0.62], at: [0, 0.1, -0.06] },
    nape: { r: [0.54, 0.54, 0.56], at: [0, -0.18, 0] },
    cheek: { at: [0.28, -0.26, 0.26], r: [0.28, 0.36, 0.32] },
    beak: { size: 0.35, at: [0, -0.13, 0.53], long: 0.72, hook: 0.82 },
    cere: { at: [0, 0.05, 0.58], r: [0.16, 0.1, 0.13] },
  },
  body: { long: 1.05, round: 0.86, tail: { length: 5.4, width: 0.28 }, wing: 1.05, neck: { top: 0.44, base: 0.7 } },
  ...budgerigar(WILD, FORM),
  beak: { upper: '#D9CF9A', lower: '#B9AE7E', shade: '#A39A66', light: '#F2EBC4' },
  cere: '#4F79C4',
  feet: '#9A97A6',
  nostril: [0.07, 0.07, 0.7],
  eye: { iris: '#E6E2D4', at: [0.4, 0.1, 0.28], r: 0.1, pupil: 38, irisSize: 52 },
  edges: { color: '#2c4a1c', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

export const breed = defineBreed('loros', 'periquito-australiano', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un periquito australiano silvestre: verde lima, cara amarilla con lunares negros y mejilla violeta, barras finas en la nuca y cera azul sobre el pico',
    marks: [
      { at: [0, 0.06, 0.66], label: 'Cera azul: es un macho', corner: 'tl' },
      { at: [0.3, 0.5, -0.4], label: 'Barras finas en la nuca', corner: 'tr' },
      { at: [0.42, -0.66, 0.36], label: 'Lunares y mejilla violeta', corner: 'bl' },
      { group: 'body', at: [0.9, -1.2, 0], label: 'Ala oscura de orillo amarillo', corner: 'br' },
    ],
    scene: () =>
      parrotScene(budgie, {
        body: { yaw: -40, roll: -6 },
        head: { yaw: -40, pitch: -2, roll: 4 },
        view: { on: [570, 300], scale: 285 },
      }),
  }),
});
