import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { ragged } from '../../coats/areas.ts';
import { disc, downWing, type Fields, height, plumage, rows, swap } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { patio } from '../../scenes/patio.ts';
import { mesh } from '../../scenes/percha.ts';
import { coloresLoro, cuerpoLoro, together } from '../../scenes/posadero.ts';

const RING = disc(0.12, 0.3, 0.175, 0.185, 0.02);

const FIELDS: Fields = {
  bare: RING,
  head: (s) => {
    const [, y, z] = s.p;
    const edge = -0.22 + 0.34 * Math.max(0, y + 0.1);
    if (z > edge && y > -0.52) return { ink: '#35323A', shade: '#1E1B22', light: '#65606A' };
    return z > edge - 0.12 && y > -0.62 ? '#6E4A32' : '#74B244';
  },
  body: (s) => {
    const [x, y] = s.p;
    const blue = Math.hypot(x / 0.66, (y + 0.72) / 0.6) + ragged(s, 2) * 0.28;
    if (s.n[2] > 0 && blue < 1.2) return blue < 0.85 ? '#79AEC6' : '#7FB79A';
    return y > -0.3 ? '#7CB84A' : '#6CAE44';
  },
  back: '#5C9E3E',
  thigh: '#D2372C',
  wing: rows(downWing, [
    [-1.8, '#5C9E3E'],
    [-9, '#2A3146'],
  ]),
  tail: rows(height, [
    [-5.6, '#5E9A42'],
    [-9, '#3A6A9C'],
  ]),
};

/** Black hood and beak, pale ring, breast washed with blue, red stockings. */
const nanday: Parrot = {
  head: {
    skull: { r: [0.58, 0.54, 0.72], at: [0, 0.1, -0.12] },
    beak: { size: 0.7, at: [0, -0.02, 0.48], long: 0.96 },
    cere: { r: [0.17, 0.07, 0.08] },
  },
  body: { long: 1.08, round: 0.94, tail: { length: 5, width: 0.34 }, wing: 1.08, neck: { top: 0.54 } },
  coat: plumage(FIELDS),
  beak: { upper: '#343237', lower: '#2A282C', shade: '#19181B', light: '#77747A' },
  cere: '#8A858A',
  skin: { where: RING, color: '#E6E1DC', shade: '#BBB3AE' },
  feet: '#8C7C76',
  eye: { iris: '#5A3626', fleck: '#7d523b', pupil: 32 },
  edges: { color: '#203618', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

/** Young: the hood smaller and browner, hardly any blue on the breast. */
const young: Parrot = {
  ...nanday,
  coat: plumage(FIELDS, swap({ '#35323A': '#4E463E', '#79AEC6': '#7FB77A', '#7FB79A': '#74B246' })),
};

export const breed = defineBreed('loros', 'cotorra-nanday', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de una cotorra nanday: capucha y pico negros, anillo claro en el ojo, cuerpo verde y pecho con baño azul',
    marks: [
      { at: [0.2, 0.6, 0.2], label: 'Capucha negra', corner: 'tr' },
      { at: [0.5, 0.12, 0.3], label: 'Anillo ocular claro', corner: 'tl' },
      { group: 'body', at: [0.1, -0.8, 0.95], label: 'Pecho con baño azul', corner: 'bl' },
      { group: 'body', at: [0.95, -0.97, 0], label: 'Verde, remeras oscuras', corner: 'br' },
    ],
    scene: () =>
      parrotScene(nanday, {
        body: { yaw: -16, roll: -5 },
        head: { yaw: -44, pitch: 8, roll: 3 },
        view: { on: [600, 310], scale: 246 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Una cotorra nanday de perfil en su percha, junto a una mano abierta: mide unos 32 cm, con medias rojas y cola larga',
    parrot: nanday,
    cm: 32,
    pose: { body: { yaw: -72, pitch: -27 }, head: { yaw: -82, pitch: 4 } },
  }),
  3: coloresLoro({
    size: 0.92,
    caption: 'Casi no hay variedades: adulta por tres lados y joven',
    alt: 'Cuatro cotorras nanday en cuatro nichos: adulta de tres cuartos, adulta de espaldas, adulta de frente y joven de capucha parda',
    varieties: [
      ['Adulta', nanday],
      ['De espaldas', nanday, { body: { yaw: 150, roll: 3 }, head: { yaw: 64, pitch: 3 } }],
      ['De frente', nanday, { body: { yaw: 4 }, head: { yaw: -16, pitch: 2, roll: 8 } }],
      ['Joven', young],
    ],
  }),
  4: enCasa({
    caption: 'En casa: aviario en el patio, con papeles de origen',
    alt: 'Dos cotorras nanday tras la malla de un aviario en un patio con materas: una de frente con el pico abierto y la otra de espaldas',
    setting: () => {
      const { behind, front } = patio({});
      return { behind: behind + mesh(48), front };
    },
    scenes: () =>
      together({ at: [560, 545], left: 110, right: 1090, r: 23, slope: -2, color: '#8A6B4E', hung: [200, 980] }, [
        {
          parrot: nanday,
          x: 420,
          scale: 80,
          body: { yaw: -46, pitch: -18 },
          head: { yaw: -62, pitch: 10 },
          open: 20,
        },
        {
          parrot: nanday,
          x: 720,
          scale: 80,
          body: { yaw: 150, pitch: -16, roll: 4 },
          head: { yaw: 66, pitch: 2, roll: 4 },
        },
      ]),
  }),
});
