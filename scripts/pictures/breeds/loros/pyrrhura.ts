import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { disc, downWing, type Fields, height, plumage, rows } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { bosque } from '../../scenes/bosque.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { coloresLoro, cuerpoLoro, together } from '../../scenes/posadero.ts';

const RING = disc(0.12, 0.3, 0.175, 0.18, 0.02);

const FIELDS: Fields = {
  bare: RING,
  head: (s) => {
    const [, y, z] = s.p;
    if (y > 0.26 - 0.06 * z) return { ink: '#5C4A3C', rim: z < 0.1 ? '#7C8450' : undefined };
    if (y < -0.3 || z < -0.14) return { ink: '#5A5644', rim: '#D9CBA4', length: 0.16, width: 0.11 };
    return '#4F9140';
  },
  body: rows(height, [
    [
      -1.15,
      (s) => (s.n[2] > -0.35 ? { ink: '#57503C', rim: '#E6D9B6', length: 0.27, width: 0.19, variance: 4 } : '#4F9140'),
    ],
    [-2.0, '#6AA347'],
    [-2.7, '#7C5A3A'],
    [-9, '#6AA347'],
  ]),
  back: '#478839',
  wing: rows(downWing, [
    [-0.45, (s) => (s.p[2] > 0.2 ? '#C8342A' : '#478A3A')],
    [-1.0, (s) => (s.p[2] > 0.3 ? '#D8A82C' : '#478A3A')],
    [-2.2, '#478A3A'],
    [-9, '#2A4C7C'],
  ]),
  tail: { ink: '#7E2430', shade: '#4C121E' },
};

/** Pyrrhura melanura, the colirrojo: dusky crown, breast feathers dark with broad pale edges, red in the wing, maroon tail. */
const colirrojo: Parrot = {
  head: {
    skull: { r: [0.58, 0.55, 0.7], at: [0, 0.1, -0.12] },
    beak: { size: 0.64, at: [0, -0.02, 0.48], long: 0.92 },
    cere: { r: [0.17, 0.08, 0.08] },
  },
  body: { long: 1.04, round: 0.94, tail: { length: 4.2, width: 0.36 }, wing: 1.02, neck: { top: 0.54 } },
  coat: plumage(FIELDS),
  beak: { upper: '#77706A', lower: '#655E58', shade: '#47413C', light: '#B0A89E' },
  cere: '#D6CEC6',
  skin: { where: RING, color: '#EFEAE2', shade: '#C3BAB0' },
  feet: '#6E6662',
  eye: { iris: '#5A3A28', fleck: '#7c573d', pupil: 32 },
  edges: { color: '#25301a', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

const of = (fields: Partial<Fields>, more: Partial<Parrot> = {}): Parrot => ({
  ...colirrojo,
  coat: plumage({ ...FIELDS, ...fields }),
  ...more,
});
/** P. calliptera: brown breast, yellow in the wing. */
const aliamarillo = of({
  head: ({ p: [, y, z] }) => {
    if (Math.hypot((y + 0.06) / 0.2, (z + 0.06) / 0.24) < 1) return '#8C3A30';
    return y > 0.24 || y < -0.3 ? { ink: '#6A5A3E', rim: '#8A8450' } : '#579442';
  },
  body: rows(height, [
    [-1.1, (s) => (s.n[2] > -0.3 ? { ink: '#77583A', rim: '#B49A68', length: 0.25, width: 0.17 } : '#4F9140')],
    [-9, '#6AA347'],
  ]),
  wing: (s) => (s.p[2] > 0.16 && downWing(s) > -1.4 ? '#F0C82E' : downWing(s) > -2.2 ? '#478A3A' : '#2A4C7C'),
});
/** P. viridicata: a red band across the belly, red and yellow at the wing's edge. */
const serrano = of({
  head: ({ p: [, y, z] }) => {
    if (z > 0.42 && y > 0.14) return '#B63A30';
    return Math.hypot((y + 0.02) / 0.16, (z + 0.1) / 0.2) < 1 ? '#7A2C34' : '#559A42';
  },
  body: rows(height, [
    [-1.15, '#62A447'],
    [-1.75, ({ n }) => (n[2] > 0 ? '#D43C2A' : '#559A42')],
    [-9, '#6AA347'],
  ]),
  wing: (s) =>
    s.p[2] > 0.22 ? (downWing(s) > -0.7 ? '#D43C2A' : '#EDB83A') : downWing(s) > -2.2 ? '#478A3A' : '#2A4C7C',
});
/** P. molinae: brown cap, green cheeks, breast barred brown. */
const mejillas = of({
  head: ({ p: [, y, z] }) => {
    if (y > 0.2 - 0.04 * z) return '#6B5646';
    if (y < -0.34 || z < -0.16) return { ink: '#8A7A64', rim: '#C9BC9E' };
    return '#5FA044';
  },
  body: rows(height, [
    [-0.95, (s) => (s.n[2] > -0.3 ? { ink: '#978A76', rim: '#CFC4A8', length: 0.22, width: 0.15 } : '#4F9140')],
    [-1.7, '#7DB04A'],
    [-2.6, '#8C4A3A'],
    [-9, '#7DB04A'],
  ]),
  wing: rows(downWing, [
    [-2.1, '#478A3A'],
    [-9, '#2E5C92'],
  ]),
});

export const breed = defineBreed('loros', 'pyrrhura', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de una pirrura colirroja: verde, con escamas claras en cuello y pecho, gorra parda, anillo pálido en el ojo y rojo en el borde del ala',
    marks: [
      { at: [0.5, 0.12, 0.3], label: 'Anillo pálido en el ojo', corner: 'tl' },
      { at: [0.2, 0.6, 0], label: 'Gorra parda', corner: 'tr' },
      { group: 'body', at: [0.2, -0.7, 0.9], label: 'Pecho de escamas claras', corner: 'bl' },
      { group: 'body', at: [-0.95, -0.3, 0.2], label: 'Rojo en el borde del ala', corner: 'br' },
    ],
    scene: () =>
      parrotScene(colirrojo, {
        body: { yaw: 14, roll: 4 },
        head: { yaw: 52, pitch: 5, roll: 9 },
        view: { on: [590, 320], scale: 256 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Una pirrura colirroja de perfil en su percha, junto a una mano abierta: mide unos 24 cm y la cola es granate',
    parrot: colirrojo,
    cm: 24,
    pose: { body: { yaw: 74, pitch: -28 }, head: { yaw: 82, pitch: 3 } },
    x: 520,
  }),
  3: coloresLoro({
    caption: 'Tres nativas de Colombia y la que se cría afuera',
    alt: 'Cuatro pirruras en cuatro nichos: colirroja de escamas claras, aliamarilla, serrana con banda roja en el vientre y la de mejillas verdes, que no es de Colombia',
    varieties: [
      ['Colirroja', colirrojo],
      ['Aliamarilla', aliamarillo],
      [
        'Serrana',
        serrano,
        {
          body: { yaw: -18, pitch: -10, roll: -2 },
          head: { yaw: 34, pitch: 0, roll: -6 },
          perch: { slope: -5 },
        },
      ],
      ['Mejillas verdes', mejillas],
    ],
  }),
  4: enCasa({
    caption: 'En libertad: el grupo calla al posarse en el bosque andino',
    alt: 'Tres pirruras aliamarillas pegadas una a otra sobre una rama del bosque de niebla; una se inclina a mirar hacia abajo',
    setting: () => bosque({ floor: false, seed: 61 }),
    scenes: () =>
      together({ at: [600, 565], left: -40, right: 1240, r: 32, slope: -1.5, color: '#75604A' }, [
        { parrot: aliamarillo, x: 370, scale: 84, body: { yaw: 40, pitch: -18 }, head: { yaw: 62, pitch: 2 } },
        {
          parrot: aliamarillo,
          x: 560,
          scale: 84,
          body: { yaw: 16, pitch: -12, roll: 4 },
          head: { yaw: -36, pitch: -6, roll: 12 },
        },
        { parrot: aliamarillo, x: 800, scale: 84, body: { yaw: -52, pitch: -34 }, head: { yaw: -66, pitch: -22 } },
      ]),
  }),
});
