import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { ragged } from '../../coats/areas.ts';
import { disc, downWing, height, plumage, rows } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';

const RING = disc(0.1, 0.26, 0.19, 0.25, 0.04);
const OLIVE = { ink: '#7E7C46', shade: '#545230', light: '#B2AE72' };

/** Olive brown, pale patches at the sides of the breast, yellow belly with a red oval between the legs. */
const barranquero: Parrot = {
  headCm: 3.6,
  head: {
    skull: { r: [0.58, 0.54, 0.74], at: [0, 0.1, -0.14] },
    beak: { size: 0.62, at: [0, -0.02, 0.5], long: 0.92 },
    cere: { r: [0.16, 0.06, 0.08] },
  },
  body: { long: 1.12, round: 0.98, tail: { length: 6, width: 0.36 }, wing: 1.12, neck: { top: 0.54 } },
  coat: plumage({
    bare: RING,
    head: (s) => (s.p[1] > 0.1 ? OLIVE : { ...OLIVE, ink: '#77734C' }),
    body: (s) => {
      const [x, y] = s.p;
      if (y > -0.22) return { ...OLIVE, ink: '#7C7458' };
      if (Math.hypot((Math.abs(x) - 0.62) / 0.34, (y + 0.56) / 0.24) + ragged(s) * 0.15 < 1 && s.n[2] > -0.2) return '#E9E2CC';
      if (y > -0.85) return { ...OLIVE, ink: '#8A8062' };
      if (y > -1.15 + ragged(s, 2) * 0.12) return { ...OLIVE, ink: '#857C52' };
      if (Math.hypot(x / 0.4, (y + 2.2) / 0.72) + ragged(s, 2) * 0.12 < 1) return { ink: '#D8452A', shade: '#9A2418', light: '#F27A48' };
      return { ink: '#EFC938', shade: '#B98E1E', light: '#FFE784' };
    },
    back: rows(height, [
      [-1.9, OLIVE],
      [-9, '#EAC53A'],
    ]),
    thigh: { ink: '#D8452A', shade: '#9A2418' },
    vent: '#D9C04A',
    wing: rows(downWing, [
      [-1.35, OLIVE],
      [-2.0, { ...OLIVE, ink: '#6C7A52' }],
      [-9, '#3F6C98'],
    ]),
    tail: { ink: '#6A6E3E', shade: '#45482A' },
  }),
  beak: { upper: '#56534F', lower: '#494642', shade: '#302D2A', light: '#928D86' },
  cere: '#6A6660',
  skin: { where: RING, color: '#F1EDE4', shade: '#C9C2B8' },
  feet: '#D0BFAE',
  eye: { iris: '#EBDD9C', fleck: '#F8F2CC', pupil: 28, r: 0.125, at: [0.4, 0.12, 0.28] },
  edges: { color: '#35321c', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

export const breed = defineBreed('loros', 'loro-barranquero', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un loro barranquero: pardo oliva, piel blanca alrededor del ojo, manchas claras a los lados del pecho y vientre amarillo con un óvalo rojo',
    marks: [
      { at: [0.5, 0.12, 0.3], label: 'Piel blanca en el ojo', corner: 'tr' },
      { at: [0.2, 0.6, 0.1], label: 'Pardo oliva por encima', corner: 'tl' },
      { group: 'body', at: [-0.5, -0.65, 0.7], label: 'Manchas claras en el pecho', corner: 'bl' },
      { group: 'body', at: [0.1, -2.1, 0.8], label: 'Óvalo rojo en lo amarillo', corner: 'br' },
    ],
    scene: () =>
      parrotScene(barranquero, {
        body: { yaw: -22, roll: -4 },
        head: { yaw: -56, pitch: 0, roll: -2 },
        view: { on: [600, 235], scale: 200 },
      }),
  }),
});
