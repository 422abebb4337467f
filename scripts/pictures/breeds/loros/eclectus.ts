import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { azul, downWing, type Fields, height, plumage, rows, swap } from '../../coats/plumage.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Vec } from '../../engine/vector.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { patio } from '../../scenes/patio.ts';
import { coloresLoro, cuerpoLoro, together } from '../../scenes/posadero.ts';

const FORM: Pick<Parrot, 'head' | 'body'> = {
  head: {
    skull: { r: [0.64, 0.6, 0.76], at: [0, 0.12, -0.12] },
    beak: { size: 0.8, at: [0, 0.0, 0.5], long: 0.98 },
  },
  body: { long: 1.05, round: 1.06, tail: { length: 2.8, width: 0.54, kind: 'square' }, wing: 1.04 },
};
/** Feathers of head and breast so fine that they read as hair. */
const HAIRY = { length: 0.2, width: 0.036, variance: 5 };

const MALE: Fields = {
  head: (s) => ({ ink: s.p[1] > 0.2 ? '#2FA04A' : '#3BAE52', ...HAIRY }),
  body: (s) =>
    Math.abs(s.p[0]) > 0.58 && s.p[1] < -0.5 && s.n[2] > -0.2
      ? '#CF2B2B'
      : { ink: '#2F9E4A', ...HAIRY, length: 0.26, width: 0.06 },
  wing: rows(downWing, [
    [-0.2, (s) => (s.p[2] > 0.25 ? '#2C5CC0' : '#2C9245')],
    [-2.3, '#2C9245'],
    [-9, '#23479A'],
  ]),
  tail: rows(height, [
    [-4.8, '#2E8A55'],
    [-9, '#2C4C9A'],
  ]),
};

/** The male: emerald, red flanks, a candy-corn beak. */
const male: Parrot = {
  ...FORM,
  coat: plumage(MALE),
  beak: {
    upper: '#F08A2C',
    lower: '#26242A',
    shade: '#C4562A',
    light: '#FBC85A',
    dark: { color: '#F7D25C', where: ({ p: [, y] }) => y < -0.62 },
  },
  feet: '#6A6668',
  nostril: [0.16, 0.26, 0.6],
  eye: { iris: '#E08A2E', fleck: '#F6BE62' },
  edges: { color: '#0f3a20', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

const FEMALE: Fields = {
  head: { ink: '#C61F2B', shade: '#7F1020', light: '#EC5448', ...HAIRY },
  body: rows(height, [
    [-0.1, { ink: '#BE1E2C', shade: '#7A1020', light: '#E84E46', ...HAIRY, length: 0.24, width: 0.06 }],
    [-2.3, { ink: '#3C3F9E', shade: '#23245E', light: '#6C74CC', ...HAIRY, length: 0.24, width: 0.07 }],
    [-9, '#A81C30'],
  ]),
  back: '#4A3C96',
  wing: rows(downWing, [
    [-0.3, (s) => (s.p[2] > 0.2 ? '#3C4CB0' : '#A81A2A')],
    [-2.3, { ink: '#A81A2A', shade: '#6E0E1E' }],
    [-9, '#352F80'],
  ]),
  tail: rows(height, [
    [-5.2, '#B0202C'],
    [-9, '#E88A2E'],
  ]),
};

/** The female: red, with a blue-violet breast and mantle and a black beak. */
const female: Parrot = {
  ...FORM,
  coat: plumage(FEMALE),
  beak: { upper: '#2C292E', lower: '#242126', shade: '#141216', light: '#67646C' },
  skin: undefined,
  feet: '#5A5658',
  nostril: [0.16, 0.26, 0.6],
  eye: { iris: '#E9D79A', fleck: '#F8EDC4', skin: '#3C55B8' },
  edges: { color: '#3c0c1a', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

/** A female from the Moluccas: violet breast. */
const moluca: Parrot = {
  ...female,
  coat: plumage(FEMALE, swap({ '#3C3F9E': '#7A4A9C', '#4A3C96': '#6A3A80' })),
  eye: { ...female.eye, skin: undefined },
};
const blue: Parrot = { ...male, coat: plumage(MALE, azul) };

/** The pair of the portrait. */
const pair = () => [
  parrotScene(male, {
    body: { yaw: -24, roll: -3 },
    head: { yaw: -52, pitch: -2 },
    view: { on: [420, 400], scale: 205 },
    fine: 0.9,
  }),
  parrotScene(female, {
    body: { yaw: 26, roll: 3 },
    head: { yaw: 50, pitch: 3, roll: -3 },
    view: { on: [770, 350], scale: 205 },
    fine: 0.9,
  }),
];
/** A place of the drawing in the first sculpt's terms: marks know only that one. */
const placed = (x: number, y: number): Vec => {
  const { sculpt, view } = pair()[0] as Scene;
  return sculpt.toGroup('head', [(x - view.cx) / view.scale, (view.cy - y) / view.scale, 0]);
};

export const breed = defineBreed('loros', 'eclectus', {
  1: {
    ...retrato({
      caption: 'Retrato y señas de la especie',
      alt: 'Retrato de una pareja de eclectus: a la izquierda el macho, verde esmeralda con pico naranja y flanco rojo; a la derecha la hembra, roja con pecho azul violeta y pico negro',
      marks: [
        { at: placed(330, 370), label: 'Macho: pico naranja', corner: 'tl' },
        { at: placed(900, 330), label: 'Hembra: pico negro', corner: 'tr' },
        { at: placed(300, 730), label: 'Macho: flanco rojo', corner: 'bl' },
        { at: placed(800, 700), label: 'Hembra: pecho azul', corner: 'br' },
      ],
      scene: () => pair()[0] as Scene,
    }),
    layers: () => pair().map((scene) => ({ scene })),
  },
  2: cuerpoLoro({
    alt: 'Un eclectus macho de perfil en su percha, junto a una mano abierta: mide unos 36 cm, verde, de cola corta y pico naranja',
    parrot: male,
    cm: 36,
    pose: { body: { yaw: -74, pitch: -20 }, head: { yaw: -82, pitch: -3 } },
  }),
  3: coloresLoro({
    caption: 'Macho, hembras y una mutación rara',
    alt: 'Cuatro eclectus en cuatro nichos: macho verde de pico naranja, hembra roja de vientre azul, hembra de las Molucas de pecho violeta y un macho azul',
    varieties: [
      ['Macho', male],
      ['Hembra', female],
      [
        'Hembra, Molucas',
        moluca,
        {
          body: { yaw: -18, pitch: -10, roll: -2 },
          head: { yaw: 34, pitch: 0, roll: -6 },
          perch: { slope: -5 },
        },
      ],
      ['Azul, rara', blue],
    ],
  }),
  4: enCasa({
    caption: 'En casa: fruta fresca en el patio, con papeles de origen',
    alt: 'Una pareja de eclectus en una percha colgada en un patio con buganvilla: el macho verde sostiene un trozo de papaya con la pata y la hembra roja lo mira',
    setting: () => patio({}),
    scenes: () =>
      together({ at: [600, 612], left: 100, right: 1130, r: 27, slope: 1, color: '#8A6B4E', hung: [240, 960] }, [
        {
          parrot: male,
          x: 450,
          scale: 90,
          body: { yaw: 34, pitch: -8, roll: -2 },
          head: { yaw: 46, pitch: -14, roll: 4 },
          lifted: { side: 1, at: [0.42, -0.42, 1.5], food: { r: 0.22, color: '#F08A3C', long: 1.4 } },
        },
        { parrot: female, x: 750, scale: 90, body: { yaw: -44, pitch: -18 }, head: { yaw: -66, pitch: 0, roll: -3 } },
      ]),
  }),
});
