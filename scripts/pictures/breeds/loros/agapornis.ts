import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { disc, downWing, height, plumage, rows } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';

const RING = disc(0.12, 0.28, 0.205, 0.205, 0.02);

/** Fischer: orange face, olive crown, yellow collar, green body, red beak and a broad white ring. */
const fischer: Parrot = {
  headCm: 2.1,
  head: {
    skull: { r: [0.64, 0.6, 0.7], at: [0, 0.12, -0.1] },
    nape: { r: [0.62, 0.58, 0.6], at: [0, -0.18, -0.02] },
    cheek: { at: [0.3, -0.2, 0.24], r: [0.32, 0.4, 0.34] },
    beak: { size: 0.68, at: [0, -0.04, 0.48], long: 0.86, hook: 0.94 },
  },
  body: { long: 0.92, round: 1.02, tail: { length: 1.9, width: 0.42, kind: 'square' }, wing: 0.98, neck: { top: 0.6 } },
  coat: plumage({
    bare: RING,
    head: (s) => {
      const [, y, z] = s.p;
      if (z > 0.42 && y > -0.2) return '#E2451F';
      if (z > 0.02 + Math.max(0, y) * 0.5) return y < -0.3 ? '#F08A34' : '#EA6427';
      return y > 0.1 ? '#8C8A32' : '#A79A38';
    },
    body: rows(height, [
      [0.25, '#F2A23C'],
      [-0.28, '#F3CC46'],
      [-0.62, '#B9CE4C'],
      [-9, '#6DB33F'],
    ]),
    back: rows(height, [
      [0.1, '#D8B23E'],
      [-9, '#4E9A3C'],
    ]),
    wing: rows(downWing, [
      [-2.1, '#4C9A3C'],
      [-9, '#2F5E3E'],
    ]),
    vent: '#7FC04C',
    tail: rows(height, [
      [-3.9, '#4E9A4C'],
      [-9, '#4C8CC0'],
    ]),
  }),
  beak: { upper: '#D8392B', lower: '#C73428', shade: '#9B241E', light: '#F07A5C' },
  skin: { where: RING, color: '#FBF8F2', shade: '#D9D0CB' },
  feet: '#A9A4A2',
  eye: { iris: '#4A2C1E', fleck: '#70482f', pupil: 34, r: 0.13, at: [0.42, 0.12, 0.28] },
  edges: { color: '#4a3414', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

export const breed = defineBreed('loros', 'agapornis', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un agapornis de fischer: rechoncho, de pico rojo grande, cara naranja, collar amarillo, cuerpo verde y un anillo blanco alrededor del ojo',
    marks: [
      { at: [0.5, 0.12, 0.28], label: 'Anillo blanco (fischer)', corner: 'tr' },
      { at: [0, -0.1, 1.0], label: 'Pico grande y rojo', corner: 'tl' },
      { group: 'body', at: [-0.2, -0.2, 0.8], label: 'Collar amarillo', corner: 'bl' },
      { group: 'body', at: [0.9, -1.4, 0.2], label: 'Rechoncho, de cola corta', corner: 'br' },
    ],
    scene: () =>
      parrotScene(fischer, {
        body: { yaw: -14, roll: 3 },
        head: { yaw: -34, pitch: 3, roll: -7 },
        view: { on: [600, 330], scale: 268 },
      }),
  }),
});
