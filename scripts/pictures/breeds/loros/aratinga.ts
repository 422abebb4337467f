import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import type { Wings } from '../../anatomy/wings.ts';
import { acrossWing, disc, downWing, type Fields, height, plumage, rows } from '../../coats/plumage.ts';
import { cloud } from '../../engine/noise.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { morichal } from '../../scenes/morichal.ts';
import { SOARING } from '../../scenes/percha.ts';
import { coloresLoro, cuerpoLoro } from '../../scenes/posadero.ts';

const RING = disc(0.12, 0.3, 0.17, 0.18, 0.02);

const FIELDS: Fields = {
  bare: RING,
  head: (s) => {
    const [, y, z] = s.p;
    if (disc(-0.06, 0.28, 0.14, 0.2)(s) && y < 0.0) return '#E39A34';
    if (y > 0.34 - 0.1 * z) return z > 0.2 ? '#4E8F78' : '#5A9A45';
    return z > -0.16 + 0.3 * Math.max(0, y) ? { ink: '#94774F', shade: '#5F4A34' } : '#5A9A45';
  },
  body: rows(height, [
    [-0.42, (s) => (s.n[2] > -0.1 ? { ink: '#9A8152', shade: '#675232' } : '#569643')],
    [-1.5, '#84A94A'],
    [-2.7, { ink: '#C9A93C' }],
    [-9, '#8DB24A'],
  ]),
  back: '#4F9040',
  wing: rows(downWing, [
    [-2.1, '#4A8C3E'],
    [-9, '#2F5C88'],
  ]),
  tail: rows(height, [
    [-5.4, '#4A8C42'],
    [-9, '#8FA048'],
  ]),
};

/** Eupsittula pertinax, the carisucio: face and throat brown, crown bluish green, belly washed with orange. */
const carisucio: Parrot = {
  head: {
    skull: { r: [0.58, 0.55, 0.7], at: [0, 0.1, -0.12] },
    beak: { size: 0.66, at: [0, -0.02, 0.48], long: 0.94 },
    cere: { r: [0.16, 0.07, 0.08] },
  },
  body: { long: 1.06, round: 0.92, tail: { length: 4.4, width: 0.32 }, wing: 1.06, neck: { top: 0.54 } },
  coat: plumage(FIELDS),
  beak: { upper: '#6B6058', lower: '#5A5049', shade: '#3F3832', light: '#A3968A' },
  cere: '#B0A79E',
  skin: { where: RING, color: '#E9DDBE', shade: '#C2B08A' },
  feet: '#8A8078',
  eye: { iris: '#D9A23C', fleck: '#F0CB78' },
  edges: { color: '#25401c', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

const of = (fields: Partial<Fields>, more: Partial<Parrot> = {}): Parrot => ({
  ...carisucio,
  coat: plumage({ ...FIELDS, body: '#7DB045', ...fields }),
  ...more,
});
const HORN: Parrot['beak'] = { upper: '#E4CFB4', lower: '#D2BBA0', shade: '#AC937A', light: '#F7EAD8' };
const frentirrojo = of(
  { head: ({ p: [, y, z] }) => (z > 0.1 && y > 0.22 - 0.3 * (z - 0.3) ? '#CC2E2A' : '#5E9E40') },
  { beak: HORN },
);
const ojiblanco = of(
  { head: (s) => (cloud(s.p[0] * 11, s.p[1] * 11, s.p[2] * 11) > 0.78 ? '#D23A2A' : '#64A53F') },
  {
    beak: HORN,
    skin: { where: disc(0.12, 0.3, 0.21, 0.22, 0.02), color: '#F1ECE2', shade: '#C6BEB2' },
  },
);
const frentiazul = of(
  { head: ({ p: [, y, z] }) => (z > 0.02 && y > 0.0 ? '#5A92B4' : '#5E9E40') },
  { beak: { ...HORN, lower: '#5A5049' } },
);
const canoso = of(
  { head: { ink: '#8F9AA0', rim: '#A9B4BA' } },
  { beak: { upper: '#3A373A', lower: '#302D30', shade: '#1E1C1E', light: '#767276' } },
);

const SPAN: Wings = { span: 6.2, chord: 2.5 };
const winged = of({
  ...FIELDS,
  sail: rows(acrossWing(SPAN), [
    [-0.5, { ink: '#4A8C3E', length: 0.4, width: 0.2 }],
    [-9, { ink: '#3E6C90', length: 1, width: 0.24 }],
  ]),
});
const flying = (on: readonly [number, number], scale: number, seed: number) =>
  parrotScene(winged, {
    ...SOARING,
    wings: { ...SPAN, left: { roll: 10, yaw: 14 }, right: { roll: -16, yaw: -10 } },
    view: { group: 'body', p: [0, -1.5, 0], on, scale },
    fine: 0.55,
    detail: 0.8,
    seed,
  });

export const breed = defineBreed('loros', 'aratinga', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un perico carisucio: verde, con cara y garganta pardas, coronilla verde azulada, anillo claro en el ojo y pico oscuro',
    marks: [
      { at: [0.2, 0.6, 0.3], label: 'Coronilla verde azulada', corner: 'tr' },
      { at: [0.5, 0.12, 0.3], label: 'Anillo desnudo en el ojo', corner: 'tl' },
      { at: [0.4, -0.4, 0.4], label: 'Cara y garganta pardas', corner: 'bl' },
      { group: 'body', at: [0.9, -0.79, 0], label: 'Verde, de cola en punta', corner: 'br' },
    ],
    scene: () =>
      parrotScene(carisucio, {
        body: { yaw: -52, roll: -8 },
        head: { yaw: -68, pitch: 2 },
        view: { on: [620, 330], scale: 258 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Un perico carisucio de perfil en su percha, junto a una mano abierta: mide unos 24 cm, con cola en punta',
    parrot: carisucio,
    cm: 24,
    pose: { body: { yaw: -74, pitch: -30 }, head: { yaw: -84, pitch: -2 } },
  }),
  3: coloresLoro({
    size: 0.92,
    caption: 'Cinco pericos que se llamaron Aratinga',
    alt: 'Cinco pericos en cinco nichos: carisucio de cara parda, frentirrojo, ojiblanco de anillo claro y ancho, frentiazul y canoso de cabeza grisácea',
    varieties: [
      ['Carisucio', carisucio],
      ['Frentirrojo', frentirrojo],
      ['Ojiblanco', ojiblanco],
      ['Frentiazul', frentiazul],
      ['Canoso', canoso],
    ],
  }),
  4: enCasa({
    caption: 'En libertad: una bandada sobre el Llano',
    alt: 'Tres pericos carisucios en vuelo sobre un estero del Llano con palmas de moriche',
    setting: () => morichal({ dawn: false }),
    scenes: () => [flying([1020, 330], 28, 51), flying([250, 190], 34, 52), flying([560, 430], 54, 53)],
  }),
});
