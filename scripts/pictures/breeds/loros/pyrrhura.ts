import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { disc, downWing, height, plumage, rows } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';

const RING = disc(0.12, 0.3, 0.175, 0.18, 0.02);

/** Pyrrhura melanura, the colirrojo: dusky crown, breast feathers dark with broad pale edges, red in the wing, maroon tail. */
const colirrojo: Parrot = {
  headCm: 2.5,
  head: {
    skull: { r: [0.58, 0.55, 0.7], at: [0, 0.1, -0.12] },
    beak: { size: 0.64, at: [0, -0.02, 0.48], long: 0.92 },
    cere: { r: [0.17, 0.08, 0.08] },
  },
  body: { long: 1.04, round: 0.94, tail: { length: 4.2, width: 0.36 }, wing: 1.02, neck: { top: 0.54 } },
  coat: plumage({
    bare: RING,
    head: (s) => {
      const [, y, z] = s.p;
      if (y > 0.26 - 0.06 * z) return { ink: '#5C4A3C', rim: z < 0.1 ? '#7C8450' : undefined };
      if (y < -0.3 || z < -0.14) return { ink: '#5A5644', rim: '#D9CBA4', length: 0.16, width: 0.11 };
      return '#4F9140';
    },
    body: rows(height, [
      [
        -1.15,
        (s) =>
          s.n[2] > -0.35 ? { ink: '#57503C', rim: '#E6D9B6', length: 0.27, width: 0.19, variance: 4 } : '#4F9140',
      ],
      [-2.0, '#6AA347'],
      [-2.7, '#7C5A3A'],
      [-9, '#6AA347'],
    ]),
    back: '#478839',
    wing: rows(downWing, [
      [-0.45, (s) => (s.p[2] > 0.2 ? '#C8342A' : '#478A3A')],
      [-1.0, (s) => (s.p[2] > 0.3 ? '#D8A82C' : '#478A3A')],
      [-2.2, '#478A3A'],
      [-9, '#2A4C7C'],
    ]),
    tail: { ink: '#7E2430', shade: '#4C121E' },
  }),
  beak: { upper: '#77706A', lower: '#655E58', shade: '#47413C', light: '#B0A89E' },
  cere: '#D6CEC6',
  skin: { where: RING, color: '#EFEAE2', shade: '#C3BAB0' },
  feet: '#6E6662',
  eye: { iris: '#5A3A28', fleck: '#7c573d', pupil: 32 },
  edges: { color: '#25301a', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

export const breed = defineBreed('loros', 'pyrrhura', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de una pirrura colirroja: verde, con escamas claras en cuello y pecho, gorra parda, anillo pálido en el ojo y rojo en el borde del ala',
    marks: [
      { at: [0.5, 0.12, 0.3], label: 'Anillo pálido en el ojo', corner: 'tl' },
      { at: [0.2, 0.6, 0], label: 'Gorra parda', corner: 'tr' },
      { group: 'body', at: [0.2, -0.7, 0.9], label: 'Pecho de escamas claras', corner: 'bl' },
      { group: 'body', at: [-0.95, -0.3, 0.2], label: 'Rojo en el borde del ala', corner: 'br' },
    ],
    scene: () =>
      parrotScene(colirrojo, {
        body: { yaw: 4, roll: 4 },
        head: { yaw: 36, pitch: 5, roll: 9 },
        view: { on: [590, 320], scale: 256 },
      }),
  }),
});
