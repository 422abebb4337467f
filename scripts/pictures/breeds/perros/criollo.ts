// Longer than 200 lines: five individuals, each with a head, ears and a coat of its own.
import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { lie, sit } from '../../anatomy/pose-rest.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { earInside, ears, spot } from '../../coats/areas.ts';
import { dogBrindle } from '../../coats/brindle.ts';
import { chest, tanMarks } from '../../coats/dog-marks.ts';
import { both, layers } from '../../coats/ink.ts';
import { mask, patches, roan } from '../../coats/markings.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS, slanted } from '../../engine/eye.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { patio } from '../../scenes/patio.ts';

const WHITE = '#F0E4D2';

/** No standard: what mixes into itself for many generations is lean, tan, half-pricked in the ear and watchful. */
const canela: Dog = {
  build: {
    heightCm: 48,
    headCm: 6.8,
    length: 1.06,
    chest: 0.46,
    width: 0.34,
    tuck: 0.7,
    bone: 0.9,
    muscle: 0.9,
    neck: { top: 0.084, base: 0.142, up: 0.1, forward: 0.2 },
    tail: { kind: 'sickle', length: 0.44, r: 0.05 },
  },
  // Light and long-legged, a marked waist, a tail like a sickle.
  body: {
    headScale: 1.18,
    length: 1.02,
    tuck: 0.1,
    width: 0.34,
    neck: { length: 0.3, angle: 54, base: 0.155, top: 0.112 },
  },
  head: {
    skull: { r: [0.83, 0.58, 0.98], at: [0, 0.02, -0.36] },
    brow: { at: [0.33, 0.22, 0.36], r: [0.32, 0.25, 0.36] },
    cheek: { at: [0.48, -0.28, 0.1], r: [0.36, 0.42, 0.54] },
    muzzle: { length: 1.5, width: 0.36, height: 0.38, tip: 0.78, y: [-0.24, -0.35], square: 0.6 },
    flews: { depth: 0.22, width: 0.19, length: 0.56 },
    jaw: { depth: 0.16, width: 0.25, length: 0.76 },
    nose: { width: 0.23, height: 0.18 },
    furrow: 0.04,
  },
  ears: [
    { kind: 'tipped', size: 1.1, side: 1 },
    { kind: 'button', size: 1.05, side: -1, root: [0.74, 0.52, -0.2] },
  ],
  face: { eye: { iris: '#9a5f24', r: 0.16, skin: '#5a3a24' }, lips: '#1c1310' },
  coat: coat(
    { ...TEXTURES.short, length: 0.15, face: 0.5 },
    layers(
      '#B87E48',
      [spot([0, -0.4, 1.6], [0.5, 0.45, 0.8], 0.6, 0.2), '#4a3730', 0.75],
      roan('#B9AA9C', 0.22, spot([0, -0.6, 1.5], [0.5, 0.4, 0.7], 0.6)),
      [spot([0, 0.5, 0.3], [0.5, 0.2, 0.5], 0.7), '#8f5d32', 0.4],
      [ears, '#7d5231', 0.75],
      [chest(0.1, 0.92), WHITE],
    ),
  ),
  recipe: { edges: { color: '#3f2618' } },
};

const coarse = { ...TEXTURES.short, length: 0.15, face: 0.5 };
/** Another head, other ears: no two are brothers. */
const black: Dog = {
  ...canela,
  head: { ...canela.head, muzzle: { length: 1.3, width: 0.4, height: 0.4, tip: 0.84, y: [-0.25, -0.36], square: 0.8 } },
  ears: [{ kind: 'drop', size: 0.92, root: [0.78, 0.32, -0.2] }],
  face: { eye: { iris: '#6a3d1c', r: 0.165, white: '#8d7d72' }, nose: '#2a272e', lips: '#0d0b10', whiskers: '#141217' },
  coat: coat(
    coarse,
    layers('#3a363c', [chest(0.14, 0.9), WHITE], [spot([0, -0.75, 1.5], [0.2, 0.2, 0.4], 0.4), '#8d868a', 0.7]),
  ),
};
const striped: Dog = {
  ...canela,
  ears: [{ kind: 'prick', size: 1.05, root: [0.54, 0.48, -0.26], lean: 0.2 }],
  head: {
    ...canela.head,
    muzzle: { length: 1.2, width: 0.42, height: 0.4, tip: 0.86, y: [-0.26, -0.36], square: 0.8 },
  },
  face: { eye: { iris: '#8a5a22', r: 0.155, open: slanted(OPENINGS.almond, 5), skin: '#3a2a20' } },
  coat: coat(
    coarse,
    layers(
      '#97683A',
      dogBrindle('#352a29'),
      ...mask('#352b2b', 0.9),
      [earInside, '#8a6247', 0.6],
      [chest(0.08, 0.84), WHITE],
    ),
  ),
};
/** Shaggy, bearded. */
const patched: Dog = {
  ...canela,
  head: {
    ...canela.head,
    muzzle: { length: 1.15, width: 0.38, height: 0.38, tip: 0.84, y: [-0.28, -0.38], square: 0.7 },
  },
  ears: [{ kind: 'button', size: 1.1, root: [0.78, 0.52, -0.16] }],
  face: { eye: { iris: '#5a3014', r: 0.17, skin: '#3a2a26' } },
  coat: coat(
    { ...TEXTURES.wire, length: 0.3, face: 0.6 },
    layers(
      '#EFE8DC',
      [both(spot([0.7, 0.2, 0.1], [0.6, 0.75, 0.9], 0.2), (s) => (s.p[0] > 0 ? 1 : 0.2)), '#6b4a34'],
      [ears, '#6b4a34'],
      patches('#6b4a34', 0.34, 5),
    ),
  ),
  recipe: { edges: false },
  sculpt: (s) => {
    s.ellipsoid('head', 'jaw', { at: [0, -0.86, 1.1], r: [0.3, 0.26, 0.3], blend: 0.2 });
    s.ellipsoid('head', 'muzzle', { at: [0.26, -0.5, 1.25], r: [0.24, 0.22, 0.34], side: 'both', blend: 0.2 });
  },
};
/** Small and short-legged. */
const tanned: Dog = {
  ...canela,
  build: {
    ...canela.build,
    heightCm: 32,
    headCm: 5.6,
    chest: 0.52,
    tuck: 0.3,
    bone: 1.1,
    neck: { top: 0.098, base: 0.16, up: 0.14, forward: 0.2 },
  },
  head: {
    ...canela.head,
    skull: { r: [0.86, 0.64, 0.94], at: [0, 0.06, -0.36], dome: 0.08 },
    muzzle: { length: 1.1, width: 0.33, height: 0.34, tip: 0.78, y: [-0.28, -0.37], square: 0.5 },
  },
  ears: [{ kind: 'tipped', size: 1.05, lean: 0.2 }],
  face: { eye: { iris: '#5f3618', r: 0.185, white: '#8d7d72' }, nose: '#2a272e', lips: '#0d0b10' },
  coat: coat(coarse, layers('#38343a', [ears, '#2d292f', 0.6], ...tanMarks('#A86F3C'))),
};

export const breed = defineBreed('perros', 'criollo', {
  1: retrato({
    alt: 'Retrato de un perro criollo canela con el hocico oscuro y entrecano, una oreja parada a medias y la otra doblada, y pechera clara',
    marks: [
      { at: [0.7, 0.95, -0.2], label: 'Una oreja a media asta…', corner: 'tr' },
      { at: [-0.7, 0.4, 0.2], label: '… y la otra caída', corner: 'tl' },
      { at: [0, -0.3, 1.9], label: 'Hocico entrecano', corner: 'br' },
      { group: 'body', at: [0, 0.75, 0.25], label: 'Pelo corto, pechera clara', corner: 'bl' },
    ],
    scene: () =>
      dogScene(canela, {
        pose: dogSit,
        body: { yaw: -4 },
        head: { yaw: 27, pitch: 2, roll: -3 },
        view: { on: [590, 400], scale: 250 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
  2: dogCuerpo(canela, {
    alt: 'Un perro criollo canela de perfil junto a las piernas de un adulto: 48 cm a la cruz, cuerpo liviano de patas largas, cintura marcada y cola en hoz',
  }),
  3: dogColores(canela, {
    alt: 'Cinco perros criollos distintos en cinco nichos: canela de hocico oscuro, negro de pecho blanco, atigrado de orejas paradas, lanudo blanco con manchas y uno pequeño negro fuego',
    caption: 'Cinco criollos: cada uno es distinto',
    varieties: [
      { name: 'Canela' },
      { name: 'Negro de pecho blanco', dog: black, open: 13, light: { rim: 0.4, shadeBelow: 0.22 } },
      { name: 'Atigrado', dog: striped },
      { name: 'Blanco con manchas', dog: patched },
      { name: 'Negro fuego', dog: tanned, light: { rim: 0.4, shadeBelow: 0.22 } },
    ],
  }),
  4: enCasa({
    alt: 'Tres perros criollos en el patio de una casa: uno canela de pie, uno lanudo blanco con manchas echado y uno pequeño negro fuego sentado',
    caption: 'En casa: tres adoptados, tres caracteres, un mismo patio',
    setting: () => patio({ laundry: true }),
    scenes: () => [
      dogAt(canela, {
        pose: stand({ fore: [0.05, -0.03], hind: [-0.08, 0.06] }),
        body: { yaw: 52 },
        head: { yaw: 24, pitch: 0, roll: -3 },
        on: [390, 798],
        scale: 54,
      }),
      dogAt(patched, {
        pose: lie(),
        body: { yaw: -38 },
        head: { yaw: -20, pitch: -2, roll: 4 },
        on: [870, 830],
        scale: 52,
      }),
      dogAt(tanned, {
        pose: sit(),
        body: { yaw: -14 },
        head: { yaw: 12, pitch: 4, roll: -7 },
        on: [640, 856],
        scale: 44,
        open: 12,
      }),
    ],
  }),
});
