import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { disc, downWing, type Fields, height, plumage, rows } from '../../coats/plumage.ts';
import { cloud } from '../../engine/noise.ts';
import type { Sample } from '../../engine/scene.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { morichal } from '../../scenes/morichal.ts';
import { coloresLoro, cuerpoLoro, together } from '../../scenes/posadero.ts';

const RING = disc(0.12, 0.3, 0.185, 0.195, 0.02);
const RED = { ink: '#D63A2A', shade: '#98201C', light: '#F26A4A' };
/** Single red feathers strewn over head, neck and breast. */
const fleck = ({ p: [x, y, z] }: Sample, share: number) => cloud(x * 11 + 3, y * 11, z * 11) > 1 - share;

const FIELDS: Fields = {
  bare: RING,
  head: (s) => (fleck(s, 0.36) ? RED : '#6FAE3C'),
  body: rows(height, [
    [-1.5, (s) => (fleck(s, s.p[1] > -0.5 ? 0.36 : 0.31) ? RED : '#7FB845')],
    [-9, '#93C24E'],
  ]),
  back: (s) => (fleck(s, 0.28) ? RED : '#5E9E38'),
  thigh: '#8CBE4A',
  wing: (s) => (s.p[2] > 0.42 ? RED : downWing(s) > -2.2 ? '#5A9C36' : '#4A8240'),
  tail: rows(height, [[-9, '#5E9A3A']]),
};

/** Yellow-green with loose red feathers, a pale ring, a pale beak and a pale yellow eye. */
const catey: Parrot = {
  head: {
    skull: { r: [0.57, 0.54, 0.7], at: [0, 0.1, -0.12] },
    beak: { size: 0.64, at: [0, -0.02, 0.48], long: 0.94 },
    cere: { r: [0.16, 0.07, 0.08] },
  },
  body: { long: 1.06, round: 0.9, tail: { length: 4.6, width: 0.3 }, wing: 1.06, neck: { top: 0.52 } },
  coat: plumage(FIELDS),
  beak: { upper: '#E6CDB6', lower: '#D8BCA4', shade: '#B4937A', light: '#F8E8D8' },
  cere: '#E9DAD0',
  skin: { where: RING, color: '#F0DCD2', shade: '#CDB0A6' },
  feet: '#A08C80',
  eye: { iris: '#EAD87C', fleck: '#F8F0B8', pupil: 28 },
  edges: { color: '#2c4414', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

/** Young: hardly a red feather. */
const young: Parrot = {
  ...catey,
  coat: plumage(FIELDS, (ink) => (ink === RED.ink ? '#78B244' : null)),
  eye: { ...catey.eye, iris: '#6A5A48', fleck: '#8d7a62' },
};
/** Psittacara leucophthalmus, Colombian and larger: few flecks, a whiter ring. */
const ojiblanco: Parrot = {
  ...catey,
  head: { ...catey.head, beak: { size: 0.72, at: [0, -0.02, 0.48], long: 0.96 } },
  coat: plumage({
    ...FIELDS,
    head: (s) => (fleck(s, 0.2) ? RED : '#64A53F'),
    body: (s) => (fleck(s, 0.16) ? RED : '#7CB045'),
    back: '#5A9C38',
  }),
  skin: { where: RING, color: '#F3EFE6', shade: '#C9C1B6' },
  eye: { ...catey.eye, iris: '#D9862E', fleck: '#F0B468' },
};

export const breed = defineBreed('loros', 'periquito-catey', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un periquito catey: verde amarillento con plumas rojas sueltas en cabeza, cuello y pecho, pico e iris claros y anillo rosado alrededor del ojo',
    marks: [
      { at: [0.5, 0.12, 0.3], label: 'Iris amarillo pálido', corner: 'tl' },
      { at: [0, -0.1, 1.0], label: 'Pico rosado claro', corner: 'tr' },
      { group: 'body', at: [0.2, -0.3, 0.8], label: 'Plumas rojas sueltas', corner: 'br' },
      { group: 'body', at: [0.8, -0.7, 0.5], label: 'Borde del ala rojo', corner: 'bl' },
    ],
    scene: () =>
      parrotScene(catey, {
        body: { yaw: 40, roll: 6 },
        head: { yaw: 42, pitch: 6, roll: 6 },
        view: { on: [590, 325], scale: 256 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Un periquito catey de perfil en su percha, junto a una mano abierta: mide unos 26 cm con la cola en punta',
    parrot: catey,
    cm: 26,
    pose: { body: { yaw: -74, pitch: -26 }, head: { yaw: -84, pitch: -2 } },
  }),
  3: coloresLoro({
    size: 0.92,
    caption: 'Adulto, joven y el ojiblanco colombiano, que se le parece',
    alt: 'Tres pericos en tres nichos: catey adulto con muchas plumas rojas, catey joven casi sin rojo y el ojiblanco, colombiano y mayor',
    varieties: [
      ['Catey adulto', catey],
      ['Catey joven', young],
      ['Ojiblanco: otra especie', ojiblanco],
    ],
  }),
  4: enCasa({
    caption: 'En libertad: una sabana de palmas en Cuba',
    alt: 'Dos periquitos catey en una rama sobre una sabana de palmas al amanecer: se inclinan el uno hacia el otro y juntan los picos',
    setting: () => morichal({ seed: 27 }),
    scenes: () =>
      together({ at: [600, 530], left: -40, right: 1240, r: 27, slope: -3, color: '#7E664C' }, [
        { parrot: catey, x: 490, scale: 82, body: { yaw: 34, pitch: -18 }, head: { yaw: 60, pitch: -4, roll: -8 } },
        { parrot: catey, x: 742, scale: 82, body: { yaw: -40, pitch: -20 }, head: { yaw: -52, pitch: -14, roll: 10 } },
      ]),
  }),
});
