import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import type { Wings } from '../../anatomy/wings.ts';
import { ragged } from '../../coats/areas.ts';
import { acrossWing, disc, downWing, type Fields, height, plumage, rows, swap } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { barranco } from '../../scenes/barranco.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { SOARING } from '../../scenes/percha.ts';
import { coloresLoro, cuerpoLoro } from '../../scenes/posadero.ts';

const RING = disc(0.1, 0.26, 0.19, 0.25, 0.04);
const OLIVE = { ink: '#7E7C46', shade: '#545230', light: '#B2AE72' };

const FIELDS: Fields = {
  bare: RING,
  head: (s) => (s.p[1] > 0.1 ? OLIVE : { ...OLIVE, ink: '#77734C' }),
  body: (s) => {
    const [x, y] = s.p;
    if (y > -0.22) return { ...OLIVE, ink: '#7C7458' };
    if (Math.hypot((Math.abs(x) - 0.62) / 0.34, (y + 0.56) / 0.24) + ragged(s) * 0.15 < 1 && s.n[2] > -0.2)
      return '#E9E2CC';
    if (y > -0.85) return { ...OLIVE, ink: '#8A8062' };
    if (y > -1.15 + ragged(s, 2) * 0.12) return { ...OLIVE, ink: '#857C52' };
    if (Math.hypot(x / 0.4, (y + 2.2) / 0.72) + ragged(s, 2) * 0.12 < 1)
      return { ink: '#D8452A', shade: '#9A2418', light: '#F27A48' };
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
};

/** Olive brown, pale patches at the sides of the breast, yellow belly with a red oval between the legs. */
const barranquero: Parrot = {
  head: {
    skull: { r: [0.58, 0.54, 0.74], at: [0, 0.1, -0.14] },
    beak: { size: 0.62, at: [0, -0.02, 0.5], long: 0.92 },
    cere: { r: [0.16, 0.06, 0.08] },
  },
  body: { long: 1.12, round: 0.98, tail: { length: 6, width: 0.36 }, wing: 1.12, neck: { top: 0.54 } },
  coat: plumage(FIELDS),
  beak: { upper: '#56534F', lower: '#494642', shade: '#302D2A', light: '#928D86' },
  cere: '#6A6660',
  skin: { where: RING, color: '#F1EDE4', shade: '#C9C2B8' },
  feet: '#D0BFAE',
  eye: { iris: '#EBDD9C', fleck: '#F8F2CC', pupil: 28, r: 0.125, at: [0.4, 0.12, 0.28] },
  edges: { color: '#35321c', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

/** The Andean form: duller, little yellow. */
const andina: Parrot = {
  ...barranquero,
  coat: plumage(FIELDS, swap({ '#EFC938': '#A39A58', '#7E7C46': '#76724E', '#D9C04A': '#9C9458' })),
};
/** The tricahue of Chile: sturdier, a broad white collar. */
const tricahue: Parrot = {
  ...barranquero,
  body: { ...barranquero.body, round: 1.1 },
  coat: plumage({
    ...FIELDS,
    body: (s) => {
      const usual = typeof FIELDS.body === 'function' ? FIELDS.body(s) : FIELDS.body;
      return s.p[1] < -0.3 && s.p[1] > -0.72 + ragged(s) * 0.06 && s.n[2] > 0 ? '#EFE8D4' : usual;
    },
  }),
};
const SPAN: Wings = { span: 6.8, chord: 2.6 };
const winged: Parrot = {
  ...barranquero,
  coat: plumage({
    ...FIELDS,
    back: rows(height, [
      [-1.7, OLIVE],
      [-9, '#EAC53A'],
    ]),
    sail: rows(acrossWing(SPAN), [
      [-0.42, { ...OLIVE, length: 0.4, width: 0.2 }],
      [-9, { ink: '#4374A4', length: 1, width: 0.25 }],
    ]),
  }),
};
const flying = (on: readonly [number, number], scale: number, seed: number) =>
  parrotScene(winged, {
    ...SOARING,
    wings: { ...SPAN, left: { roll: 10, yaw: 14 }, right: { roll: -16, yaw: -10 } },
    view: { group: 'body', p: [0, -1.5, 0], on, scale },
    fine: 0.6,
    detail: 0.8,
    seed,
  });

export const breed = defineBreed('loros', 'loro-barranquero', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un loro barranquero: pardo oliva, piel blanca alrededor del ojo, manchas claras a los lados del pecho y vientre amarillo con un óvalo rojo',
    marks: [
      { at: [0.5, 0.12, 0.3], label: 'Piel blanca en el ojo', corner: 'tr' },
      { at: [0.2, 0.6, 0.1], label: 'Pardo oliva por encima', corner: 'tl' },
      { group: 'body', at: [-0.5, -0.65, 0.7], label: 'Manchas claras en el pecho', corner: 'bl' },
      { group: 'body', at: [0.1, -1.92, 0.8], label: 'Óvalo rojo en lo amarillo', corner: 'br' },
    ],
    scene: () =>
      parrotScene(barranquero, {
        body: { yaw: -22, roll: -4 },
        head: { yaw: -56, pitch: 0, roll: -2 },
        view: { on: [600, 235], scale: 200 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Un loro barranquero de perfil en su percha, junto a una mano abierta: mide unos 45 cm y casi la mitad es cola angosta',
    parrot: barranquero,
    cm: 45,
    pose: { body: { yaw: -74, pitch: -22 }, head: { yaw: -80, pitch: 3 } },
    pxPerCm: 13.2,
  }),
  3: coloresLoro({
    caption: 'Tres formas de la especie',
    alt: 'Tres loros barranqueros en tres nichos: la forma argentina de vientre amarillo y rojo, la andina más apagada y el tricahue de collar blanco ancho',
    varieties: [
      ['Forma argentina', barranquero],
      ['Forma andina', andina],
      [
        'Tricahue',
        tricahue,
        {
          body: { yaw: -18, pitch: -10, roll: -2 },
          head: { yaw: 34, pitch: 0, roll: -6 },
          perch: { slope: -5 },
        },
      ],
    ],
  }),
  4: enCasa({
    caption: 'En libertad: su barranco, en la Patagonia',
    alt: 'Dos loros barranqueros vuelan frente a un barranco de arenisca lleno de bocas de nido; se les ve el amarillo de la rabadilla y el azul del ala',
    setting: () => barranco(),
    scenes: () => [flying([230, 170], 30, 51), flying([490, 450], 54, 52)],
  }),
});
