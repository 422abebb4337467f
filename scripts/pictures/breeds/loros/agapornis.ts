import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { azul, disc, downWing, type Fields, height, plumage, rows } from '../../coats/plumage.ts';
import { shape } from '../../engine/lines.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { alcoba } from '../../scenes/alcoba.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { coloresLoro, cuerpoLoro, together } from '../../scenes/posadero.ts';

const RING = disc(0.12, 0.28, 0.205, 0.205, 0.02);

const FIELDS: Fields = {
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
};

/** Fischer: orange face, olive crown, yellow collar, green body, red beak and a broad white ring. */
const fischer: Parrot = {
  head: {
    skull: { r: [0.64, 0.6, 0.7], at: [0, 0.12, -0.1] },
    nape: { r: [0.62, 0.58, 0.6], at: [0, -0.18, -0.02] },
    cheek: { at: [0.3, -0.2, 0.24], r: [0.32, 0.4, 0.34] },
    beak: { size: 0.68, at: [0, -0.04, 0.48], long: 0.86, hook: 0.94 },
  },
  body: { long: 0.92, round: 1.02, tail: { length: 1.9, width: 0.42, kind: 'square' }, wing: 0.98, neck: { top: 0.6 } },
  coat: plumage(FIELDS),
  beak: { upper: '#D8392B', lower: '#C73428', shade: '#9B241E', light: '#F07A5C' },
  skin: { where: RING, color: '#FBF8F2', shade: '#D9D0CB' },
  feet: '#A9A4A2',
  eye: { iris: '#4A2C1E', fleck: '#70482f', pupil: 34, r: 0.13, at: [0.42, 0.12, 0.28] },
  edges: { color: '#4a3414', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

/** A. roseicollis: no ring, a rose face, a pale beak. */
const durazno: Parrot = {
  ...fischer,
  coat: plumage({
    ...FIELDS,
    bare: undefined,
    head: ({ p: [, y, z] }) =>
      z > 0.36 && y > 0.14 ? '#DE3B34' : z > 0.1 + Math.max(0, y) * 0.6 ? '#F2836A' : '#62AE3E',
    body: rows(height, [
      [-0.25, ({ n }) => (n[2] > -0.1 ? '#F08A72' : '#62AE3E')],
      [-9, '#76BB44'],
    ]),
    back: '#58A43C',
  }),
  skin: undefined,
  beak: { upper: '#DCCFA8', lower: '#C9BB92', shade: '#A2946C', light: '#F3EACB' },
};
/** A. personatus: black mask, yellow collar. */
const enmascarado: Parrot = {
  ...fischer,
  coat: plumage({
    ...FIELDS,
    head: ({ p: [, y, z] }) => (z > -0.2 + 0.3 * Math.max(0, y) ? { ink: '#3A302A', light: '#6E6258' } : '#5C5A34'),
    body: rows(height, [
      [0.3, '#4A4030'],
      [-0.75, '#F4D23C'],
      [-9, '#6DB33F'],
    ]),
    back: rows(height, [
      [0.2, '#B9A63C'],
      [-9, '#4E9A3C'],
    ]),
  }),
};
const azulado: Parrot = {
  ...enmascarado,
  coat: plumage(
    {
      ...FIELDS,
      head: ({ p: [, y, z] }) => (z > -0.2 + 0.3 * Math.max(0, y) ? { ink: '#34323A', light: '#666472' } : '#4C5468'),
      body: rows(height, [
        [0.3, '#3E4250'],
        [-0.75, '#F2F0EA'],
        [-9, '#6DB33F'],
      ]),
      back: '#4E9A3C',
    },
    azul,
  ),
  beak: { upper: '#E2C4B8', lower: '#D2AEA2', shade: '#AD8578', light: '#F6E2DA' },
};
const lutinoDurazno: Parrot = {
  ...durazno,
  coat: plumage({
    ...FIELDS,
    bare: undefined,
    head: ({ p: [, y, z] }) => (z > 0.1 + Math.max(0, y) * 0.6 ? '#EF6A54' : '#F8DC3E'),
    body: rows(height, [
      [-0.25, ({ n }) => (n[2] > -0.1 ? '#F2785E' : '#F8DC3E')],
      [-9, '#F9E04C'],
    ]),
    back: '#F4D436',
    wing: '#F5D63A',
  }),
  eye: { ...fischer.eye, iris: '#A8384A', fleck: '#D8707C' },
};

export const breed = defineBreed('loros', 'agapornis', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un agapornis de fischer: rechoncho, de pico rojo grande, cara naranja, collar amarillo, cuerpo verde y un anillo blanco alrededor del ojo',
    marks: [
      { at: [0.5, 0.12, 0.28], label: 'Anillo blanco (fischer)', corner: 'tr' },
      { at: [0, -0.1, 1.0], label: 'Pico grande y rojo', corner: 'tl' },
      { group: 'body', at: [-0.2, -0.2, 0.8], label: 'Collar amarillo', corner: 'bl' },
      { group: 'body', at: [0.9, -0.87, 0.2], label: 'Rechoncho, de cola corta', corner: 'br' },
    ],
    scene: () =>
      parrotScene(fischer, {
        body: { yaw: -20, roll: 3 },
        head: { yaw: -50, pitch: 3, roll: -7 },
        view: { on: [600, 330], scale: 268 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Un agapornis de perfil en su percha, junto a una mano abierta: mide unos 15 cm, rechoncho y de cola corta',
    parrot: fischer,
    cm: 15,
    pose: { body: { yaw: 74, pitch: -20 }, head: { yaw: 82, pitch: 3 } },
    x: 450,
  }),
  3: coloresLoro({
    caption: 'Tres especies y dos variedades de cría',
    alt: 'Cinco agapornis en cinco nichos: fischer, cara de durazno sin anillo, enmascarado de cabeza negra, enmascarado azul y cara de durazno lutino',
    varieties: [
      ['Fischer', fischer],
      ['Cara de durazno', durazno],
      ['Enmascarado', enmascarado],
      ['Azul', azulado],
      ['Lutino', lutinoDurazno],
    ],
  }),
  4: enCasa({
    caption: 'En casa: una pareja corta tiras de papel',
    alt: 'Dos agapornis de fischer en una percha colgada frente a la ventana de la alcoba; la hembra lleva una tira de papel en el pico',
    setting: () => alcoba({}),
    scenes: () =>
      together({ at: [530, 640], left: 60, right: 1060, r: 26, slope: -2, color: '#A98458', hung: [180, 880] }, [
        {
          parrot: fischer,
          x: 410,
          scale: 104,
          body: { yaw: -30, pitch: -14, roll: -2 },
          head: { yaw: -58, pitch: -4, roll: -2 },
          extra: (painter) => {
            const [x, y] = painter.at('head', [0, -0.34, 0.95]);
            shape(
              painter,
              [
                [x - 104, y - 20],
                [x + 16, y - 6],
                [x + 40, y + 22],
                [x + 30, y + 30],
                [x + 8, y + 8],
                [x - 106, y - 4],
              ],
              { fill: '#FBF7EA', stroke: '#CFC4A8', strokeWidth: 2 },
            );
          },
        },
        {
          parrot: fischer,
          x: 690,
          scale: 104,
          body: { yaw: -40, pitch: -10, roll: 3 },
          head: { yaw: -64, pitch: 4, roll: 8 },
        },
      ]),
  }),
});
