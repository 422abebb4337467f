import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { ragged } from '../../coats/areas.ts';
import { disc, downWing, type Fields, plumage, rows, swap } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { alcoba } from '../../scenes/alcoba.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { coloresLoro, cuerpoLoro, perched } from '../../scenes/posadero.ts';

const RING = disc(0.12, 0.3, 0.165, 0.18, 0.02);
const GREEN = '#4FA544';

const FIELDS: Fields = {
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
};

/** Grey head too large for it, a yellow eye, and the green of the breast coming down in a V on the yellow belly. */
const senegal: Parrot = {
  head: {
    skull: { r: [0.66, 0.62, 0.76], at: [0, 0.14, -0.12] },
    nape: { r: [0.62, 0.58, 0.64], at: [0, -0.16, 0] },
    beak: { size: 0.76, at: [0, -0.02, 0.5], long: 0.92 },
    cere: { r: [0.2, 0.08, 0.09] },
  },
  body: { long: 0.98, round: 1.0, tail: { length: 2.1, width: 0.44, kind: 'square' }, wing: 1.06, neck: { top: 0.6 } },
  coat: plumage(FIELDS),
  beak: { upper: '#434146', lower: '#39373C', shade: '#232126', light: '#85828A' },
  cere: '#57555A',
  skin: { where: RING, color: '#57555B', shade: '#3A383E' },
  feet: '#6C686A',
  eye: { iris: '#F2DC5A', fleck: '#FBF0A4', pupil: 26, r: 0.135 },
  edges: { color: '#1e3018', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

const orange: Parrot = { ...senegal, coat: plumage(FIELDS, swap({ '#F2B62A': '#E8702A', '#F2C43C': '#E88A3A' })) };
const young: Parrot = { ...senegal, eye: { ...senegal.eye, iris: '#3E3A38', fleck: '#5e5856' } };

export const breed = defineBreed('loros', 'lorito-senegalés', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un lorito senegalés: cabeza gris y grande, ojo amarillo, pico oscuro y el verde del pecho que baja en V sobre el vientre amarillo',
    marks: [
      { at: [0.3, 0.6, 0], label: 'Cabeza gris y grande', corner: 'tr' },
      { at: [0.5, 0.12, 0.3], label: 'Ojo amarillo: adulto', corner: 'tl' },
      { group: 'body', at: [0, -1.5, 0.95], label: 'Chaleco verde en V', corner: 'bl' },
      { group: 'body', at: [0.6, -1.4, 0.7], label: 'Vientre amarillo', corner: 'br' },
    ],
    scene: () =>
      parrotScene(senegal, {
        body: { yaw: -8, roll: -3 },
        head: { yaw: -48, pitch: -5, roll: 10 },
        view: { on: [600, 275], scale: 226 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Un lorito senegalés de perfil en su percha, junto a una mano abierta: mide unos 23 cm, cabezón y de cola corta',
    parrot: senegal,
    cm: 23,
    pose: { body: { yaw: 68, pitch: -18 }, head: { yaw: 80, pitch: 0 } },
    x: 450,
  }),
  3: coloresLoro({
    caption: 'Vientre amarillo, vientre naranja y joven',
    alt: 'Tres loritos senegaleses en tres nichos: de vientre amarillo, de vientre naranja y uno joven de ojo oscuro',
    varieties: [
      ['Vientre amarillo', senegal, { body: { yaw: -14 }, head: { yaw: -44 } }],
      ['Vientre naranja', orange, { body: { yaw: 10 }, head: { yaw: 42 } }],
      ['Joven, ojo oscuro', young, { body: { yaw: -4 }, head: { yaw: -30, roll: 8 } }],
    ],
  }),
  4: enCasa({
    caption: 'En casa: trepa en la alcoba, con papeles de origen',
    alt: 'Un lorito senegalés posado en una percha colgante inclinada, en una alcoba con colcha de retazos, estira una pata hacia adelante',
    setting: () => alcoba({}),
    scenes: () => [
      perched(senegal, {
        at: [560, 590],
        scale: 100,
        body: { yaw: 30, pitch: -12, roll: -8 },
        head: { yaw: 52, pitch: -2, roll: -14 },
        hung: [260, 860],
        perch: { slope: -13, left: 3.6, right: 3.6, r: 0.28, color: '#A98458' },
        lifted: { side: 1, at: [0.85, -1.1, 1.7] },
      }),
    ],
  }),
});
