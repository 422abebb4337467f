import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { downWing, height, plumage, rows } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';

const RED = { ink: '#D3262A', shade: '#8C1018', light: '#F0614C', length: 0.11, width: 0.055 };

/** Emerald, with a red forehead and crown and a red stripe through the eye; beak grey with a dark tip. */
const kakariki: Parrot = {
  headCm: 2.3,
  head: {
    skull: { r: [0.56, 0.54, 0.66], at: [0, 0.1, -0.08] },
    beak: { size: 0.5, at: [0, -0.06, 0.5], long: 0.86, hook: 0.92 },
    cere: { r: [0.14, 0.07, 0.08] },
  },
  body: { long: 1.08, round: 0.98, tail: { length: 4.8, width: 0.36 }, wing: 1.02, neck: { top: 0.54 } },
  coat: plumage({
    head: (s) => {
      const [x, y, z] = s.p;
      if (y > 0.3 - 0.16 * (z - 0.3) && z > -0.12) return RED;
      if (z > 0.4 && y > 0.05) return RED;
      if (Math.abs(x) > 0.2 && Math.abs(y - 0.13) < 0.09 && z > -0.16) return RED;
      return y < -0.1 && z > 0 ? '#5DB84C' : '#3F9E44';
    },
    body: rows(height, [
      [-0.9, '#54B04A'],
      [-9, '#74C04E'],
    ]),
    back: '#35903E',
    wing: (s) => (s.p[2] > 0.2 && s.p[1] < -0.3 ? '#3F62C0' : downWing(s) > -2.2 ? '#358F3E' : '#2A4C8C'),
    vent: '#6DBE4E',
    tail: '#358A44',
  }),
  beak: {
    upper: '#A9B2C4',
    lower: '#4C4C58',
    shade: '#7A8296',
    light: '#DCE2EC',
    dark: { color: '#34343E', where: ({ p: [, y, z] }) => y < -0.28 || z > 0.86 },
  },
  cere: '#9AA2B4',
  feet: '#7A7070',
  eye: { iris: '#D2402C', fleck: '#F08058', pupil: 28, r: 0.12 },
  edges: { color: '#12401c', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

export const breed = defineBreed('loros', 'kakariki', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un kakariki: verde esmeralda, frente y corona rojas, raya roja que cruza el ojo rojo y pico gris azulado de punta oscura',
    marks: [
      { at: [0.1, 0.6, 0.3], label: 'Frente y corona rojas', corner: 'tl' },
      { at: [0.5, 0.12, -0.05], label: 'Raya roja por el ojo', corner: 'tr' },
      { at: [0, -0.2, 0.85], label: 'Pico gris, punta oscura', corner: 'bl' },
      { group: 'body', at: [0.95, -1.1, 0.2], label: 'Borde del ala azul', corner: 'br' },
    ],
    scene: () =>
      parrotScene(kakariki, {
        body: { yaw: -58, roll: 6 },
        head: { yaw: -60, pitch: -8, roll: -2 },
        view: { on: [590, 330], scale: 276 },
      }),
  }),
});
