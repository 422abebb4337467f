import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { ragged } from '../../coats/areas.ts';
import { disc, downWing, type Fields, height, plumage, rows, swap } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { patio } from '../../scenes/patio.ts';
import { coloresLoro, cuerpoLoro, perched } from '../../scenes/posadero.ts';

const RING = disc(0.12, 0.3, 0.185, 0.195, 0.02);
const YELLOW = { ink: '#F8C727', shade: '#D08A1C', light: '#FFE678' };
const ORANGE = { ink: '#F0741E', shade: '#BE4416', light: '#FF9E48' };

const FIELDS: Fields = {
  bare: RING,
  head: (s) => {
    const [, y, z] = s.p;
    const warm = Math.hypot((y - 0.02) / 0.4, (z - 0.36) / 0.5);
    return warm < 1 ? ORANGE : y > 0.3 && z > 0.3 ? ORANGE : YELLOW;
  },
  body: rows(height, [
    [-0.55, YELLOW],
    [-0.95, { ...YELLOW, ink: '#F6A624' }],
    [-2.9, ORANGE],
    [-9, YELLOW],
  ]),
  back: YELLOW,
  wing: rows(downWing, [
    [-0.9, YELLOW],
    [-1.5, { ...YELLOW, rim: '#6FA03C' }],
    [-2.2, { ink: '#4F9A48', rim: '#F2C83A' }],
    [-9, '#24509C'],
  ]),
  tail: rows(height, [
    [-5.4, '#7B9A3C'],
    [-9, '#2C5A94'],
  ]),
};

/** Flaming yellow with an orange face and belly, a black beak, green and blue in the wing. */
const sol: Parrot = {
  head: {
    skull: { r: [0.6, 0.56, 0.72], at: [0, 0.12, -0.12] },
    beak: { size: 0.72, at: [0, -0.02, 0.48], long: 0.94 },
    cere: { r: [0.18, 0.07, 0.08] },
  },
  body: { long: 1.08, round: 0.94, tail: { length: 4.6, width: 0.34 }, wing: 1.06, neck: { top: 0.54 } },
  coat: plumage(FIELDS),
  beak: { upper: '#343136', lower: '#2A272C', shade: '#19171B', light: '#737078' },
  cere: '#B9B3B2',
  skin: { where: RING, color: '#E4E1E2', shade: '#B9B4BA' },
  feet: '#6A6466',
  eye: { iris: '#4A2C20', fleck: '#6e4833', pupil: 34 },
  edges: { color: '#7a3a0c', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

/** The young bird: olive green, yellow coming in patches. */
const young: Parrot = {
  ...sol,
  coat: plumage({
    ...FIELDS,
    head: ({ p: [, y, z] }) => (z > 0.28 && y < 0.3 ? '#D99A34' : '#8FA83E'),
    body: (s) => (ragged(s, 1.6) > 0.25 ? YELLOW : s.p[1] < -1.4 ? '#D8A83A' : '#8DAA40'),
    back: '#6C9A3A',
    wing: rows(downWing, [
      [-2.1, '#639A3E'],
      [-9, '#2C5490'],
    ]),
  }),
};
const redFactor: Parrot = {
  ...sol,
  coat: plumage(FIELDS, swap({ '#F8C727': '#F0802A', '#F6A624': '#EA5E22', '#F0741E': '#DE3F1C' })),
};
/** Aratinga jandaya: wing and back green. */
const jandaya: Parrot = {
  ...sol,
  coat: plumage({
    ...FIELDS,
    back: '#4E9440',
    wing: rows(downWing, [
      [-2.1, '#4E9440'],
      [-9, '#24509C'],
    ]),
  }),
};

export const breed = defineBreed('loros', 'conuro-sol', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un conuro sol con el pico abierto: amarillo encendido, cara y vientre naranja, pico negro, anillo claro en el ojo y verde y azul en el ala',
    marks: [
      { at: [0.3, 0.6, -0.2], label: 'Amarillo encendido', corner: 'tl' },
      { at: [0.1, 0.1, 1.1], label: 'Pico negro', corner: 'tr' },
      { group: 'body', at: [0.1, -1.22, 0.9], label: 'Naranja en cara y vientre', corner: 'br' },
      { group: 'body', at: [0.9, -1.16, 0], label: 'Orillos verdes en el ala', corner: 'bl' },
    ],
    scene: () =>
      parrotScene(sol, {
        body: { yaw: 28, roll: -4 },
        head: { yaw: 48, pitch: 6, roll: -4 },
        view: { on: [600, 300], scale: 232 },
        open: 20,
      }),
  }),
  2: cuerpoLoro({
    alt: 'Un conuro sol de perfil en su percha, junto a una mano abierta: mide unos 30 cm, con cola larga de punta azul',
    parrot: sol,
    cm: 30,
    pose: { body: { yaw: 74, pitch: -28 }, head: { yaw: 84, pitch: 0 } },
    x: 520,
  }),
  3: coloresLoro({
    caption: 'Adulto, joven, variedad de cría y un pariente',
    alt: 'Cuatro conuros en cuatro nichos: el sol adulto amarillo y naranja, el joven verde oliva con parches amarillos, el de factor rojo y la jandaya, de ala verde',
    varieties: [
      ['Adulto', sol],
      ['Joven', young],
      [
        'Factor rojo',
        redFactor,
        {
          body: { yaw: -18, pitch: -10, roll: -2 },
          head: { yaw: 34, pitch: 0, roll: -6 },
          perch: { slope: -5 },
        },
      ],
      ['Jandaya: otra especie', jandaya],
    ],
  }),
  4: enCasa({
    caption: 'En casa: juega cabeza abajo en el patio, con papeles de origen',
    alt: 'Un conuro sol colgado cabeza abajo de una percha en un patio con materas, con el pico abierto',
    setting: () => patio({}),
    scenes: () => [
      perched(sol, {
        at: [590, 196],
        scale: 82,
        body: { yaw: 34, pitch: 8, roll: 168 },
        head: { yaw: -46, pitch: 10, roll: 150 },
        open: 18,
        hung: [360, 820],
        perch: { slope: 170, left: 4, right: 4, r: 0.28, color: '#A98458' },
        light: { from: [-0.42, 0.6, 0.8] },
      }),
    ],
  }),
});
