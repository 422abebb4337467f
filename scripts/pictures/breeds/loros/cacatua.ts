import { crestRow } from '../../anatomy/crest.ts';
import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { disc, type Fields, height, plumage } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { standIn } from '../../scenes/percha.ts';
import { coloresLoro, cuerpoLoro, perched } from '../../scenes/posadero.ts';
import { sala } from '../../scenes/sala.ts';

const RING = disc(0.12, 0.28, 0.185, 0.185, 0.02);
const WHITE = { ink: '#F4F0E6', light: '#FFFFFF', shade: '#C6C2C0' };

const FIELDS: Fields = {
  bare: RING,
  body: WHITE,
  head: (s) => (disc(-0.16, -0.04, 0.2)(s) ? { ...WHITE, ink: '#F6EDC4' } : WHITE),
  wing: { ...WHITE, variance: 4 },
  tail: (s) => (height(s) < -5 ? { ...WHITE, ink: '#F6EFCB' } : WHITE),
  sail: WHITE,
};

/** Cacatua galerita: white, a black beak, a sulphur crest that curls forwards. */
const galerita: Parrot = {
  head: {
    skull: { r: [0.64, 0.6, 0.72], at: [0, 0.12, -0.1] },
    cheek: { at: [0.32, -0.24, 0.26], r: [0.34, 0.42, 0.38] },
    beak: { size: 0.74, at: [0, -0.04, 0.46], long: 0.84, hook: 0.98 },
  },
  body: { long: 1.12, round: 1.06, tail: { length: 3.2, width: 0.56, kind: 'square' }, wing: 0.98 },
  crest: (raise) =>
    crestRow({
      count: 11,
      from: [0, 0.46, 0.4],
      to: [0, 0.62, -0.34],
      long: [0.95, 1.5, 1.0],
      width: 0.32,
      raise,
      curl: 0.85,
      spread: 0.08,
      color: (i) => (i % 3 === 1 ? '#F8DE5A' : '#F2CE34'),
    }),
  coat: plumage(FIELDS),
  beak: { upper: '#3A383C', lower: '#2E2C30', shade: '#1C1A1E', light: '#77757A' },
  skin: { where: RING, color: '#F2F0EE', shade: '#CFCBD0' },
  feet: '#4A474A',
  eye: { iris: '#3A2620', fleck: '#5a3c2e', r: 0.125 },
  nostril: [0.14, 0.26, 0.66],
  edges: { color: '#8d8490', jump: 0.12, opacity: 0.3, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

const crestOf =
  (colors: readonly [string, string], long: readonly [number, number, number], width: number, curl: number) =>
  (raise: number) =>
    crestRow({
      count: 11,
      from: [0, 0.46, 0.4],
      to: [0, 0.62, -0.34],
      long,
      width,
      raise,
      curl,
      spread: 0.1,
      color: (i) => colors[i % 2] as string,
    });
/** C. alba: a broad white crest that opens like an umbrella. */
const alba: Parrot = { ...galerita, crest: crestOf(['#FBF8F0', '#F1EDE4'], [1.1, 1.3, 1.2], 0.5, -0.5) };
/** C. moluccensis: rosy white, salmon in the crest. */
const moluca: Parrot = {
  ...galerita,
  crest: crestOf(['#EE8A6A', '#F6CDBC'], [1.1, 1.4, 1.2], 0.46, -0.5),
  coat: plumage(FIELDS, (ink) => (ink === WHITE.ink || ink === '#F6EDC4' ? '#F8DDD2' : null)),
};
/** C. goffiniana: small, a short crest, rose between eye and beak, a pale beak. */
const goffin: Parrot = {
  ...galerita,
  head: { ...galerita.head, beak: { size: 0.6, at: [0, -0.02, 0.48], long: 0.82 } },
  crest: crestOf(['#F6F2E8', '#ECE7DE'], [0.5, 0.62, 0.5], 0.34, 0.2),
  coat: plumage({
    ...FIELDS,
    head: ({ p: [, y, z] }) =>
      z > 0.4 && y > -0.1 && y < 0.3 ? { ...WHITE, ink: '#F4BBA8', shade: '#C98C7C' } : WHITE,
  }),
  beak: { upper: '#CFC9C2', lower: '#B8B1AA', shade: '#928B84', light: '#EFEBE6' },
  skin: { where: RING, color: '#D5DBE2', shade: '#ADB4BE' },
};

export const breed = defineBreed('loros', 'cacatua', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de una cacatúa de moño amarillo: plumaje blanco, cresta amarilla abierta que se encrespa hacia adelante, pico negro y ojo oscuro',
    marks: [
      { at: [0, 1.5, -0.2], label: 'Cresta móvil amarilla', corner: 'tr' },
      { at: [0, -0.1, 1.1], label: 'Pico negro, de alicate', corner: 'tl' },
      { at: [0.5, 0.12, 0.28], label: 'Anillo claro, ojo oscuro', corner: 'br' },
      { group: 'body', at: [-0.4, -0.43, 0.8], label: 'Blanco con polvo de plumas', corner: 'bl' },
    ],
    scene: () =>
      parrotScene(galerita, {
        body: { yaw: -20, roll: -2 },
        head: { yaw: -58, pitch: 5, roll: 2 },
        view: { on: [590, 500], scale: 224 },
        crest: 0.8,
      }),
  }),
  2: cuerpoLoro({
    alt: 'Una cacatúa de moño amarillo de perfil en su percha, junto a una mano abierta: mide unos 50 cm y lleva la cresta medio levantada',
    parrot: galerita,
    cm: 50,
    pxPerCm: 12,
    pose: { body: { yaw: -74, pitch: -14 }, head: { yaw: -82, pitch: 0 }, crest: 0.45 },
  }),
  3: coloresLoro({
    caption: 'Cuatro especies de cacatúa',
    alt: 'Cuatro cacatúas en cuatro nichos: la de moño amarillo, la alba de cresta blanca en sombrilla, la de las Molucas rosada con salmón en la cresta y la de Goffin, de cresta corta y rosa junto al pico',
    varieties: [
      ['De moño amarillo', galerita, { crest: 0.8 }],
      ['Alba', alba, { crest: 0.9 }],
      ['De las Molucas', moluca, { crest: 0.85 }],
      ['De Goffin', goffin, { crest: 0.4 }],
    ],
    size: 0.82,
  }),
  4: enCasa({
    caption: 'En casa: pide compañía todo el día, con papeles de origen',
    alt: 'Una cacatúa blanca con la cresta abierta levanta una pata sobre su atril en una sala con sofá y ventana',
    setting: () => {
      const { behind, front } = sala({ wall: '#CFDDE2', sofa: ['#D99A6C', '#C07E52', '#9A603C'] });
      return { behind: behind + standIn(700, 655), front };
    },
    scenes: () => [
      perched(galerita, {
        at: [700, 655],
        scale: 84,
        body: { yaw: -34, pitch: -8, roll: 3 },
        head: { yaw: -60, pitch: 4, roll: 10 },
        crest: 1,
        open: 12,
        perch: { slope: 3, left: 2.4, right: 2.4, r: 0.3, color: '#A98458' },
        lifted: { side: -1, at: [-0.8, -1.1, 1.75] },
      }),
    ],
  }),
});
