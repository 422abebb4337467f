import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { ragged } from '../../coats/areas.ts';
import { downWing, type Fields, height, lutino, plumage, rows } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { patio } from '../../scenes/patio.ts';
import { mesh } from '../../scenes/percha.ts';
import { coloresLoro, cuerpoLoro, perched } from '../../scenes/posadero.ts';

const RED = { ink: '#D3262A', shade: '#8C1018', light: '#F0614C', length: 0.11, width: 0.055 };

const FIELDS: Fields = {
  head: (s) => {
    const [x, y, z] = s.p;
    if (y > 0.3 - 0.16 * (z - 0.3) && z > -0.12) return RED;
    if (z > 0.4 && y > 0.05) return RED;
    if (Math.abs(x) > 0.2 && Math.abs(y - 0.13) < 0.09 && z > -0.16) return RED;
    return y < -0.1 && z > 0 ? '#5DB84C' : '#3F9E44';
  },
  body: rows(height, [
    [-0.9, '#54B04A'],
    [-9, '#74C04E'],
  ]),
  back: '#35903E',
  wing: (s) => (s.p[2] > 0.2 && s.p[1] < -0.3 ? '#3F62C0' : downWing(s) > -2.2 ? '#358F3E' : '#2A4C8C'),
  vent: '#6DBE4E',
  tail: '#358A44',
};

/** Emerald, with a red forehead and crown and a red stripe through the eye; beak grey with a dark tip. */
const kakariki: Parrot = {
  head: {
    skull: { r: [0.56, 0.54, 0.66], at: [0, 0.1, -0.08] },
    beak: { size: 0.5, at: [0, -0.06, 0.5], long: 0.86, hook: 0.92 },
    cere: { r: [0.14, 0.07, 0.08] },
  },
  body: { long: 1.08, round: 0.98, tail: { length: 4.8, width: 0.36 }, wing: 1.02, neck: { top: 0.54 } },
  coat: plumage(FIELDS),
  beak: {
    upper: '#A9B2C4',
    lower: '#4C4C58',
    shade: '#7A8296',
    light: '#DCE2EC',
    dark: { color: '#34343E', where: ({ p: [, y, z] }) => y < -0.28 || z > 0.86 },
  },
  cere: '#9AA2B4',
  feet: '#7A7070',
  eye: { iris: '#D2402C', fleck: '#F08058', pupil: 28, r: 0.12 },
  edges: { color: '#12401c', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

const yellow: Parrot = { ...kakariki, coat: plumage(FIELDS, lutino) };
const pied: Parrot = {
  ...kakariki,
  coat: plumage({
    ...FIELDS,
    body: (s) => (ragged(s, 1.2) > 0 ? '#F2DC4A' : '#5FB64C'),
    wing: (s) => (ragged(s, 1.2) > 0.05 ? '#F0D844' : '#358F3E'),
  }),
};
/** C. auriceps: a yellow crown behind a red band. */
const yellowFront: Parrot = {
  ...kakariki,
  coat: plumage({
    ...FIELDS,
    head: ({ p: [x, y, z] }) => {
      if (z > 0.42 && y > 0.02 && y < 0.3) return RED;
      if (y > 0.3 - 0.16 * (z - 0.3) && z > -0.08) return '#F0C93A';
      return Math.abs(x) > 0.2 && Math.abs(y - 0.13) < 0.06 && z > 0.3
        ? RED
        : y < -0.1 && z > 0
          ? '#66B84E'
          : '#479F46';
    },
  }),
  eye: { ...kakariki.eye, iris: '#C8602C' },
};

export const breed = defineBreed('loros', 'kakariki', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un kakariki: verde esmeralda, frente y corona rojas, raya roja que cruza el ojo rojo y pico gris azulado de punta oscura',
    marks: [
      { at: [0.1, 0.6, 0.3], label: 'Frente y corona rojas', corner: 'tl' },
      { at: [0.5, 0.12, -0.05], label: 'Raya roja por el ojo', corner: 'tr' },
      { at: [0, -0.2, 0.85], label: 'Pico gris, punta oscura', corner: 'bl' },
      { group: 'body', at: [0.95, -0.92, 0.2], label: 'Borde del ala azul', corner: 'br' },
    ],
    scene: () =>
      parrotScene(kakariki, {
        body: { yaw: -58, roll: 6 },
        head: { yaw: -60, pitch: -8, roll: -2 },
        view: { on: [590, 330], scale: 276 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Un kakariki de perfil en su percha, junto a una mano abierta: mide unos 26 cm con la cola',
    parrot: kakariki,
    cm: 26,
    pose: { body: { yaw: 74, pitch: -36 }, head: { yaw: 84, pitch: 2 } },
    x: 520,
  }),
  3: coloresLoro({
    alt: 'Cuatro kakarikis en cuatro nichos: verde silvestre, arlequín verde y amarillo, lutino de corona roja y el de frente amarilla, otra especie',
    varieties: [
      ['Verde silvestre', kakariki],
      ['Arlequín', pied],
      ['Lutino', yellow],
      ['Frente amarilla', yellowFront],
    ],
  }),
  4: enCasa({
    caption: 'En casa: no para en su aviario, con papeles de origen',
    alt: 'Dos kakarikis, uno verde y otro arlequín, en dos perchas de un aviario junto a un patio; uno mira hacia abajo listo para bajar al suelo',
    setting: () => {
      const { behind, front } = patio({});
      return { behind: behind + mesh(44), front };
    },
    scenes: () => [
      perched(pied, {
        at: [820, 420],
        scale: 72,
        body: { yaw: 58, pitch: -30 },
        head: { yaw: 62, pitch: 4 },
        perch: { slope: 3, left: 14, right: 14, r: 0.3, color: '#8A6B4E' },
        seed: 31,
      }),
      perched(kakariki, {
        at: [400, 620],
        scale: 84,
        body: { yaw: -54, pitch: -30, roll: -4 },
        head: { yaw: -62, pitch: -20, roll: -4 },
        perch: { slope: -14, left: 12, right: 14, r: 0.32, color: '#7E664C' },
      }),
    ],
  }),
});
