import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { ragged } from '../../coats/areas.ts';
import { disc, downWing, plumage, rows } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';

const RING = disc(0.12, 0.3, 0.165, 0.18, 0.02);
const GREEN = '#4FA544';

/** Grey head too large for it, a yellow eye, and the green of the breast coming down in a V on the yellow belly. */
const senegal: Parrot = {
  headCm: 3.2,
  head: {
    skull: { r: [0.66, 0.62, 0.76], at: [0, 0.14, -0.12] },
    nape: { r: [0.62, 0.58, 0.64], at: [0, -0.16, 0] },
    beak: { size: 0.76, at: [0, -0.02, 0.5], long: 0.92 },
    cere: { r: [0.2, 0.08, 0.09] },
  },
  body: { long: 0.98, round: 1.0, tail: { length: 2.1, width: 0.44, kind: 'square' }, wing: 1.06, neck: { top: 0.6 } },
  coat: plumage({
    bare: RING,
    head: (s) => ({
      ink: s.p[1] > 0.2 ? '#6A6B70' : '#797A7E',
      light: '#A3A4A8',
      shade: '#44454C',
      length: 0.13,
      width: 0.06,
    }),
    body: (s) => {
      const [x, y] = s.p;
      if (y > 0.12 + ragged(s, 2) * 0.08) return '#75777A';
      const v = -1.95 + Math.abs(x) * 1.9;
      return y > v + ragged(s, 2) * 0.1 && s.n[2] > -0.2
        ? GREEN
        : s.n[2] > -0.2
          ? { ink: '#F2B62A', light: '#FFDC70', shade: '#C77C1C' }
          : '#3E8A3A';
    },
    back: '#46963E',
    thigh: GREEN,
    vent: '#F2C43C',
    wing: rows(downWing, [
      [-2.1, '#47983F'],
      [-9, '#3A5A3C'],
    ]),
    tail: '#5B6B3C',
  }),
  beak: { upper: '#434146', lower: '#39373C', shade: '#232126', light: '#85828A' },
  cere: '#57555A',
  skin: { where: RING, color: '#57555B', shade: '#3A383E' },
  feet: '#6C686A',
  eye: { iris: '#F2DC5A', fleck: '#FBF0A4', pupil: 26, r: 0.135 },
  edges: { color: '#1e3018', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

export const breed = defineBreed('loros', 'lorito-senegalés', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un lorito senegalés: cabeza gris y grande, ojo amarillo, pico oscuro y el verde del pecho que baja en V sobre el vientre amarillo',
    marks: [
      { at: [0.3, 0.6, 0], label: 'Cabeza gris y grande', corner: 'tr' },
      { at: [0.5, 0.12, 0.3], label: 'Ojo amarillo: adulto', corner: 'tl' },
      { group: 'body', at: [0, -1.5, 0.95], label: 'Chaleco verde en V', corner: 'bl' },
      { group: 'body', at: [0.6, -1.7, 0.7], label: 'Vientre amarillo', corner: 'br' },
    ],
    scene: () =>
      parrotScene(senegal, {
        body: { yaw: -8, roll: -3 },
        head: { yaw: -32, pitch: -5, roll: 10 },
        view: { on: [600, 275], scale: 226 },
      }),
  }),
});
