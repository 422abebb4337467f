import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { ragged } from '../../coats/areas.ts';
import { type Fields, plumage, swap } from '../../coats/plumage.ts';
import type { Sample } from '../../engine/scene.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { cocina } from '../../scenes/cocina.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { standIn } from '../../scenes/percha.ts';
import { coloresLoro, cuerpoLoro, perched } from '../../scenes/posadero.ts';

/** Pale bare skin from the beak to behind the eye. */
const isFace = (s: Sample): boolean => {
  if (s.group !== 'head' || s.part === 'beak' || s.part === 'cere') return false;
  const [x, y, z] = s.p;
  const d = Math.min(Math.hypot((z - 0.3) / 0.26, (y - 0.12) / 0.22), Math.hypot((z - 0.5) / 0.24, (y - 0.02) / 0.28));
  return d + ragged(s) * 0.05 < 1 && Math.abs(x) > 0.14;
};

const FIELDS: Fields = {
  bare: isFace,
  head: (s) => ({ ink: s.p[1] > 0.3 ? '#8E9096' : '#9A9CA2', rim: '#E3E3E2', length: 0.15, width: 0.1 }),
  body: { ink: '#94969C', rim: '#D6D6D6' },
  wing: (s) => (s.p[1] < -2.2 ? '#4C4D54' : { ink: '#767980', rim: '#8F9298' }),
  thigh: '#A9AAAE',
  vent: { ink: '#C2272B', shade: '#7E1420' },
  tail: { ink: '#C6262C', shade: '#821420' },
};

const gris: Parrot = {
  head: {
    skull: { r: [0.6, 0.58, 0.76], at: [0, 0.12, -0.14] },
    beak: { size: 0.76, at: [0, 0.0, 0.5], long: 1, hook: 1.02 },
    cere: { r: [0.24, 0.1, 0.12] },
  },
  body: { long: 1.08, round: 1.02, tail: { length: 2.6, width: 0.56, kind: 'square' }, wing: 1.08 },
  coat: plumage(FIELDS),
  beak: { upper: '#2E2B2F', lower: '#262327', shade: '#161418', light: '#6B686E' },
  cere: '#CFCBC8',
  skin: { where: isFace, color: '#F0EDEA', shade: '#CBC6C6' },
  feet: '#5A575A',
  eye: { iris: '#F0E3A0', fleck: '#FBF4CC', pupil: 26, r: 0.13 },
  edges: { color: '#2b2b33', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

const young: Parrot = { ...gris, eye: { iris: '#4A4644', fleck: '#6d6866', pupil: 30 } };
/** Psittacus timneh: smaller, darker, a horn coloured upper beak, a maroon tail. */
const timneh: Parrot = {
  ...gris,
  coat: plumage(
    FIELDS,
    swap({
      '#8E9096': '#6E7076',
      '#9A9CA2': '#777980',
      '#94969C': '#74767C',
      '#767980': '#5A5C62',
      '#E3E3E2': '#B9B9BA',
      '#D6D6D6': '#A9AAAC',
      '#8F9298': '#74767A',
    }),
  ),
  beak: {
    upper: '#B08E7C',
    lower: '#2E2A2C',
    shade: '#7A5E50',
    light: '#DCC0AE',
    dark: { color: '#2E2A2C', where: ({ p: [, y] }) => y < -0.3 },
  },
};

export const breed = defineBreed('loros', 'loro-gris-africano', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un loro gris africano: plumas gris ceniza con borde claro, cara de piel blanquecina, pico negro y ojo amarillo pálido',
    marks: [
      { at: [0.5, 0.12, 0.3], label: 'Ojo amarillo pálido: adulto', corner: 'tl' },
      { at: [0.1, -0.2, 1.1], label: 'Pico negro', corner: 'tr' },
      { at: [-0.4, 0, 0.5], label: 'Piel blanquecina en la cara', corner: 'br' },
      { group: 'body', at: [0.3, -0.6, 0.8], label: 'Cada pluma con borde claro', corner: 'bl' },
    ],
    scene: () =>
      parrotScene(gris, {
        body: { yaw: 18, roll: 3 },
        head: { yaw: 38, pitch: -6, roll: -9 },
        view: { on: [600, 340], scale: 258 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Un loro gris africano de perfil en su percha, junto a una mano abierta: mide unos 33 cm, de cola corta y roja',
    parrot: gris,
    cm: 33,
    pose: { body: { yaw: 74, pitch: -17 }, head: { yaw: 82, pitch: -3 } },
    x: 480,
  }),
  3: coloresLoro({
    caption: 'Adulto, joven y el de Timneh',
    alt: 'Tres loros grises en tres nichos: el adulto de ojo amarillo pálido, el joven de ojo gris oscuro y el de Timneh, más oscuro y con el pico de color hueso',
    size: 0.92,
    varieties: [
      ['Gris, adulto', gris],
      ['Joven, ojo oscuro', young],
      ['Timneh', timneh],
    ],
  }),
  4: enCasa({
    caption: 'En casa: la nuez se gana, con papeles de origen',
    alt: 'Un loro gris africano sostiene una nuez con la pata sobre su atril en una cocina; asoma la cola roja',
    setting: () => {
      const { behind, front } = cocina({});
      return { behind: behind + standIn(668, 628), front };
    },
    scenes: () => [
      perched(gris, {
        at: [560, 630],
        scale: 104,
        body: { yaw: 40, pitch: -8, roll: 2 },
        head: { yaw: 50, pitch: -20, roll: -4 },
        perch: { slope: 5, left: 2.6, right: 2.6, r: 0.3, color: '#A98458' },
        lifted: { side: 1, at: [0.38, -0.26, 1.5], food: { r: 0.19, color: '#A9743E' } },
      }),
    ],
  }),
});
