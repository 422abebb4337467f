import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { azul, downWing, type Fields, height, lutino, plumage, rows } from '../../coats/plumage.ts';
import { hexOf, rgb } from '../../engine/color.ts';
import { line } from '../../engine/lines.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { Brush } from '../../scenes/brush.ts';
import { corredor } from '../../scenes/corredor.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { mesh } from '../../scenes/percha.ts';
import { coloresLoro, cuerpoLoro, perched } from '../../scenes/posadero.ts';

const GREY = '#B4B2AE';

const FIELDS: Fields = {
  head: (s) => {
    const [, y, z] = s.p;
    const cowl = z > 0.1 + 0.36 * (y - 0.1) || (y < -0.1 && z > -0.06);
    return cowl ? { ink: y < -0.34 ? '#AEACA8' : GREY, length: 0.12, width: 0.07 } : '#5FA83E';
  },
  body: rows(height, [
    [
      -1.35,
      (s) => (s.n[2] > -0.12 ? { ink: '#A19F9C', rim: '#E8E6E0', length: 0.23, width: 0.16, variance: 3 } : '#5AA03C'),
    ],
    [-1.75, { ink: '#B9C07A' }],
    [-9, '#8CC04A'],
  ]),
  back: '#559C3A',
  wing: rows(downWing, [
    [-1.7, '#559C3A'],
    [-9, '#2B4C8E'],
  ]),
  tail: rows(height, [[-9, '#5AA044']]),
};

/** Green above; forehead, cheeks and breast grey, the breast scaled with pale edges: a monk's cowl. */
const monje: Parrot = {
  head: {
    skull: { r: [0.6, 0.58, 0.68], at: [0, 0.12, -0.1] },
    cheek: { at: [0.3, -0.22, 0.24], r: [0.32, 0.4, 0.36] },
    beak: { size: 0.62, at: [0, -0.06, 0.48], long: 0.88, hook: 0.96 },
  },
  body: { long: 1.04, round: 1, tail: { length: 4.2, width: 0.34 }, wing: 1.04, neck: { top: 0.58 } },
  coat: plumage(FIELDS),
  beak: { upper: '#D9B49A', lower: '#CDA68C', shade: '#A87F68', light: '#F1DAC4' },
  feet: '#8A8884',
  nostril: [0.13, 0.14, 0.6],
  eye: { iris: '#4A2E22', fleck: '#6a4735', pupil: 34, r: 0.12 },
  edges: { color: '#2a3a20', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

/** Half the melanin: greens go yellowish. */
const pallid = (ink: string) => {
  const [r, g, b] = rgb(ink);
  return g > b + 28
    ? hexOf([r * 0.5 + 112, g * 0.4 + 126, b * 0.6 + 40])
    : hexOf([r * 0.6 + 96, g * 0.6 + 96, b * 0.6 + 94]);
};
/** The weave of twigs on the mesh. */
const sticks = (): string => {
  const b = new Brush(7);
  for (let i = 0; i < 130; i++) {
    const [a, d] = [b.range(0, Math.PI * 2), b.random() ** 0.6];
    b.stroke(
      860 + Math.cos(a) * 130 * d - 40,
      400 + Math.sin(a) * 120 * d,
      b.range(-0.7, 0.7),
      b.range(70, 130),
      b.range(5, 9),
      b.pick(['#7A5C3E', '#9A7A54', '#5E4630', '#B39468']),
    );
  }
  return b.svg;
};
const blue: Parrot = { ...monje, coat: plumage(FIELDS, azul) };
const yellow: Parrot = {
  ...monje,
  coat: plumage(FIELDS, lutino),
  eye: { ...monje.eye, iris: '#A8384A', fleck: '#D8707C' },
};
const pale: Parrot = { ...monje, coat: plumage(FIELDS, pallid) };

export const breed = defineBreed('loros', 'periquito-monje', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un periquito monje: nuca y alas verdes, frente, mejillas y pecho grises con escamas claras y pico color carne',
    marks: [
      { at: [0.1, 0.4, 0.5], label: 'Frente y mejilla grises', corner: 'tr' },
      { at: [0.3, 0.6, -0.3], label: 'Verde vivo por encima', corner: 'tl' },
      { group: 'body', at: [0.1, -0.9, 0.95], label: 'Pecho gris con escamas', corner: 'br' },
      { group: 'body', at: [0.95, -1.04, 0], label: 'Alas verdes', corner: 'bl' },
    ],
    scene: () =>
      parrotScene(monje, {
        body: { yaw: 34, roll: 5 },
        head: { yaw: 62, pitch: 0, roll: 2 },
        view: { on: [590, 320], scale: 256 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Un periquito monje de perfil en su percha, junto a una mano abierta: mide unos 29 cm',
    parrot: monje,
    cm: 29,
    pose: { body: { yaw: 74, pitch: -24 }, head: { yaw: 82, pitch: 0 } },
    x: 520,
  }),
  3: coloresLoro({
    alt: 'Cuatro periquitos monje en cuatro nichos: verde silvestre, azul, lutino amarillo y pálido verde amarillento',
    varieties: [
      ['Silvestre', monje],
      ['Azul', blue],
      ['Lutino', yellow],
      ['Pálido', pale],
    ],
  }),
  4: enCasa({
    caption: 'En casa: acarrea palitos para tejer, con papeles de origen',
    alt: 'Un periquito monje con una ramita en el pico sobre una percha del patio, junto a un tejido de ramas que él mismo arma',
    setting: () => {
      const { behind, front } = corredor({});
      return { behind: behind + mesh(52) + sticks(), front };
    },
    scenes: () => [
      perched(monje, {
        at: [500, 600],
        scale: 96,
        body: { yaw: 48, pitch: -20 },
        head: { yaw: 64, pitch: -4, roll: -4 },
        open: 8,
        hung: [210, 960],
        perch: { slope: 4, left: 4, right: 6, r: 0.28, color: '#8A6B4E' },
        extra: (painter) => {
          const [x, y] = painter.at('head', [0, -0.34, 0.84]);
          line(
            painter,
            [
              [x - 4, y + 1],
              [x + 50, y - 12],
              [x + 150, y - 34],
            ],
            { width: 11, color: '#6E5238', taper: [0.8, 1, 0.4] },
          );
          line(
            painter,
            [
              [x + 60, y - 12],
              [x + 104, y - 60],
            ],
            { width: 6, color: '#6E5238', taper: [1, 0.3] },
          );
        },
      }),
    ],
  }),
});
