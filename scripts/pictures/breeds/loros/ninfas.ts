import { crestRow } from '../../anatomy/crest.ts';
import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { ragged } from '../../coats/areas.ts';
import type { Dye } from '../../coats/plumage.ts';
import { disc, downWing, type Fields, plumage } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { corredor } from '../../scenes/corredor.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { coloresLoro, cuerpoLoro, perched } from '../../scenes/posadero.ts';

const GREY = '#8A8A8E';
const YELLOW = '#F5DC5C';

const isFace = (y: number, z: number) => z > -0.12 + 0.25 * Math.max(0, y) && y > -0.62;

const CHEEK = disc(-0.2, 0.0, 0.2, 0.19, 0.1);

const FIELDS: Fields = {
  body: GREY,
  head: (s) => {
    const [, y, z] = s.p;
    if (CHEEK(s)) return { ink: '#E5732C', length: 0.1, width: 0.06 };
    return isFace(y, z) ? { ink: YELLOW, length: 0.11, width: 0.055 } : GREY;
  },
  wing: (s) => {
    const t = downWing(s);
    if (t > -1.95 && s.p[2] > -0.12 - 0.14 * (t + 0.4) && t < -0.35) return { ink: '#F4F1E8', length: 0.4, width: 0.2 };
    return { ink: t > -1.9 ? '#7E7E84' : '#66666C', length: t > -1.5 ? 0.3 : 0.7 };
  },
  tail: '#6E6E74',
};

/** Front, middle and hind feathers of the crest. */
const crestOf =
  ([front, middle, hind]: readonly [string, string, string]) =>
  (raise: number) =>
    crestRow({
      count: 11,
      from: [0, 0.42, 0.42],
      to: [0, 0.56, -0.2],
      long: [0.72, 1.5, 0.8],
      width: 0.13,
      raise,
      curl: -0.5,
      spread: 0.05,
      color: (i) => (i < 6 ? front : i < 9 ? middle : hind),
    });

/** The grey male: yellow face, orange ear patch, white wing band, grey crest yellow at the root. */
const ninfa: Parrot = {
  head: {
    skull: { r: [0.54, 0.54, 0.64], at: [0, 0.1, -0.08] },
    nape: { r: [0.5, 0.52, 0.54], at: [0, -0.16, 0] },
    cheek: { at: [0.26, -0.2, 0.22], r: [0.28, 0.36, 0.32] },
    beak: { size: 0.4, at: [0, -0.1, 0.52], long: 0.78 },
    cere: { r: [0.14, 0.08, 0.08] },
  },
  body: { long: 1.12, round: 0.84, tail: { length: 5.6, width: 0.3 }, wing: 1.12, neck: { top: 0.5, base: 0.68 } },
  crest: crestOf(['#EFD557', '#C9BE70', '#9A9890']),
  coat: plumage(FIELDS),
  beak: { upper: '#7C7A80', lower: '#66646A', shade: '#545258', light: '#B0AEB2' },
  cere: '#8A878C',
  feet: '#8A8488',
  eye: { iris: '#4A3026', fleck: '#6d4a38', r: 0.12, at: [0.39, 0.1, 0.28] },
  edges: { color: '#3a3438', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

const of = (dye: Dye, more: Partial<Parrot> = {}, fields: Partial<Fields> = {}): Parrot => ({
  ...ninfa,
  coat: plumage({ ...FIELDS, ...fields }, dye),
  ...more,
});
const lutina = of((ink) => (ink === YELLOW || ink === '#E5732C' ? null : '#FAF3D2'), {
  crest: crestOf(['#F4DC58', '#F6E48A', '#F8EDB8']),
  eye: { ...ninfa.eye, iris: '#A8384A', fleck: '#D8707C' },
  beak: { upper: '#E6CDBB', lower: '#D4B8A6', shade: '#B4937F', light: '#F8E8DA' },
  cere: '#E2C8BC',
});
/** Each feather of back and wing is a drop of pale yellow in grey. */
const perla = of(
  () => null,
  {},
  {
    wing: (s) => (downWing(s) > -1.9 ? { ink: '#EBDD9C', rim: '#6E6E74', length: 0.34, width: 0.24 } : '#66666C'),
    body: (s) => (s.n[2] < 0.1 ? { ink: '#EBDD9C', rim: '#77777C', length: 0.26, width: 0.18 } : GREY),
    head: (s) => (CHEEK(s) ? '#E5732C' : isFace(s.p[1], s.p[2]) ? { ink: '#D8CF86' } : GREY),
  },
);
const caraBlanca = of((ink) => (ink === YELLOW || ink === '#E5732C' ? '#F5F3EE' : null), {
  crest: crestOf(['#E4E2DE', '#C0BFBE', '#9A9AA0']),
});
const arlequin = of(
  () => null,
  {},
  {
    body: (s) => (ragged(s, 1.2) > -0.05 ? '#F8F0CC' : GREY),
    wing: (s) => (ragged(s, 1.1) > -0.1 ? '#F8F2DA' : '#74747A'),
  },
);

export const breed = defineBreed('loros', 'ninfas', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de una ninfa gris macho: cresta levantada, cara amarilla, mancha naranja en la mejilla y franja blanca en el ala',
    marks: [
      { at: [0, 1.5, -0.4], label: 'Cresta de unos 5 cm', corner: 'tr' },
      { at: [0.1, 0, 0.62], label: 'Cara amarilla: macho', corner: 'tl' },
      { at: [0.5, -0.16, 0.02], label: 'Parche naranja', corner: 'br' },
      { group: 'body', at: [0.9, -0.57, 0.3], label: 'Franja blanca en el ala', corner: 'bl' },
    ],
    scene: () =>
      parrotScene(ninfa, {
        body: { yaw: 30, roll: 3 },
        head: { yaw: 54, pitch: 2, roll: -3 },
        view: { on: [590, 420], scale: 262 },
        crest: 0.8,
      }),
  }),
  2: cuerpoLoro({
    alt: 'Una ninfa gris de perfil en su percha, junto a una mano abierta: mide unos 31 cm y la mitad es cola fina',
    parrot: ninfa,
    cm: 31,
    pxPerCm: 18.5,
    pose: { body: { yaw: 74, pitch: -24 }, head: { yaw: 84, pitch: 2 }, crest: 0.5 },
    x: 520,
  }),
  3: coloresLoro({
    alt: 'Cinco ninfas en cinco nichos: macho gris de cara amarilla, lutina casi blanca, perla de plumas moteadas, cara blanca sin naranja y arlequín con parches claros',
    varieties: [
      ['Gris, macho', ninfa],
      ['Lutina', lutina, { crest: 0.9 }],
      ['Perla', perla, { crest: 0.5 }],
      ['Cara blanca', caraBlanca],
      ['Arlequín', arlequin, { crest: 0.6 }],
    ],
    size: 0.86,
  }),
  4: enCasa({
    caption: 'En casa: en el corredor de la finca, silbando a quien llega',
    alt: 'Una ninfa gris con la cresta levantada y el pico abierto, posada en una percha colgante del corredor de una finca cafetera',
    setting: () => corredor({}),
    scenes: () => [
      perched(ninfa, {
        at: [590, 520],
        scale: 80,
        body: { yaw: -46, pitch: -20 },
        head: { yaw: -62, pitch: 8, roll: 4 },
        crest: 0.95,
        open: 14,
        hung: [330, 830],
        perch: { slope: -4, left: 4, right: 4, r: 0.26, color: '#A98458' },
      }),
    ],
  }),
});
