import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { downWing, type Fields, height, plumage, rows, swap } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { parque } from '../../scenes/parque.ts';
import { mesh } from '../../scenes/percha.ts';
import { coloresLoro, cuerpoLoro, perched } from '../../scenes/posadero.ts';

const RED = { ink: '#D4221F', shade: '#8E0F18', light: '#F25A40' };

const FIELDS: Fields = {
  head: (s) => {
    const [x, y, z] = s.p;
    const white = Math.abs(x) > 0.1 && Math.hypot((y + 0.36) / 0.25, (z - 0.32) / 0.4) < 1;
    return white ? { ink: '#F8F4EC' } : { ...RED, length: 0.12, width: 0.06 };
  },
  body: rows(height, [
    [-1.35, (s) => (s.n[2] > -0.15 ? RED : SCALE)],
    [-2.6, (s) => (s.n[2] > -0.3 ? '#F2CE2E' : '#A8CC5A')],
    [-9, '#9CCB54'],
  ]),
  back: (s) => (s.p[1] > 0.1 ? RED : s.p[1] > -2.1 ? SCALE : '#8CC654'),
  vent: '#D83A28',
  wing: (s) => {
    const t = downWing(s);
    if (s.p[2] > 0.14 && t > -1.6) return { ink: '#4A7EDC' };
    if (s.p[2] > 0.0 && t > -1.2 && s.n[0] * Math.sign(s.p[0]) > 0.3) return '#23222A';
    return t > -2.2 ? { ...SCALE, length: 0.36, width: 0.26 } : { ink: '#2C3F74' };
  },
  tail: rows(height, [
    [-5, '#3E8A5A'],
    [-9, '#4F86CC'],
  ]),
};

/** Platycercus eximius: red head and breast, white cheeks, yellow belly, black back scaled with yellow-green. */
const rosella: Parrot = {
  head: {
    skull: { r: [0.57, 0.54, 0.66], at: [0, 0.1, -0.08] },
    cheek: { at: [0.28, -0.26, 0.24], r: [0.28, 0.36, 0.32] },
    beak: { size: 0.5, at: [0, -0.06, 0.5], long: 0.82, hook: 0.92 },
    cere: { r: [0.13, 0.06, 0.08] },
  },
  body: { long: 1.08, round: 0.96, tail: { length: 5.4, width: 0.42, kind: 'wedge' }, wing: 1.04, neck: { top: 0.52 } },
  coat: plumage(FIELDS),
  beak: { upper: '#D6CFC2', lower: '#BDB5A8', shade: '#9A9287', light: '#F1ECE2' },
  cere: '#A8A09A',
  feet: '#8A8488',
  eye: { iris: '#3E2A20', fleck: '#5e4434', pupil: 34, r: 0.115 },
  edges: { color: '#3c1014', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};
const SCALE = { ink: '#24242A', rim: '#D9DC4E', length: 0.3, width: 0.24, variance: 3 };

const YELLOWISH = ['#F2CE2E', '#A8CC5A', '#9CCB54', '#8CC654', '#3E8A5A'];
/** Without melanin: red, yellow and white. */
const rubino: Parrot = {
  ...rosella,
  coat: plumage(FIELDS, (ink) =>
    ink === RED.ink
      ? null
      : YELLOWISH.includes(ink)
        ? '#F6D94C'
        : ink === '#24242A'
          ? '#F4D64E'
          : ink === '#D9DC4E'
            ? '#FBF3C8'
            : '#F8F4E6',
  ),
  eye: { ...rosella.eye, iris: '#A8384A', fleck: '#D8707C' },
};
const golden: Parrot = { ...rosella, coat: plumage(FIELDS, swap({ '#D9DC4E': '#F6C21E' })) };
/** P. elegans: crimson, blue cheeks. */
const crimson: Parrot = {
  ...rosella,
  coat: plumage(
    FIELDS,
    swap({
      '#F8F4EC': '#4A6CD0',
      '#F2CE2E': RED.ink,
      '#A8CC5A': RED.ink,
      '#9CCB54': RED.ink,
      '#8CC654': RED.ink,
      '#D9DC4E': '#C4242A',
    }),
  ),
};

export const breed = defineBreed('loros', 'rosella', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de una rosella común vista por el hombro: cabeza y pecho rojos, mejilla blanca, espalda negra con orillos verde amarillos como escamas y azul en el ala',
    marks: [
      { at: [0.3, 0.6, 0.2], label: 'Cabeza y pecho rojos', corner: 'tr' },
      { at: [0.45, -0.4, 0.35], label: 'Mejilla blanca', corner: 'tl' },
      { group: 'body', at: [0.5, -0.91, -0.7], label: 'Espalda de escamas', corner: 'bl' },
      { group: 'body', at: [0.95, -0.6, 0.35], label: 'Azul en el hombro', corner: 'br' },
    ],
    scene: () =>
      parrotScene(rosella, {
        body: { yaw: 116, roll: -4 },
        head: { yaw: 62, pitch: 3, roll: 3 },
        view: { on: [600, 310], scale: 262 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Una rosella de perfil en su percha, junto a una mano abierta: mide unos 30 cm y casi la mitad es cola ancha',
    parrot: rosella,
    cm: 30,
    pose: { body: { yaw: -74, pitch: -27 }, head: { yaw: -84, pitch: 2 } },
  }),
  3: coloresLoro({
    alt: 'Cuatro rosellas en cuatro nichos: silvestre, de manto dorado, rubina sin negro y la carmesí, que es otra especie',
    varieties: [
      ['Silvestre', rosella, { body: { yaw: -62, roll: -3 }, head: { yaw: -56 } }],
      ['Manto dorado', golden, { body: { yaw: 120, roll: 2 }, head: { yaw: 60 } }],
      ['Rubina', rubino],
      ['Carmesí: otra especie', crimson, { body: { yaw: 66 }, head: { yaw: 62 } }],
    ],
  }),
  4: enCasa({
    caption: 'En casa: un aviario largo, con papeles de origen',
    alt: 'Una rosella de perfil sobre una rama dentro de un aviario; tras la malla se ve un parque con guayacanes en flor',
    setting: () => {
      const { behind, front } = parque({});
      return { behind: behind + mesh(44), front };
    },
    scenes: () => [
      perched(rosella, {
        at: [600, 560],
        scale: 88,
        body: { yaw: -66, pitch: -24 },
        head: { yaw: -66, pitch: 2 },
        perch: { slope: -6, left: 12, right: 12, r: 0.34, color: '#7E664C' },
      }),
    ],
  }),
});
