import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { ears } from '../../coats/areas.ts';
import { both, layers } from '../../coats/ink.ts';
import { spots } from '../../coats/spots.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { rgb } from '../../engine/color.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { parque } from '../../scenes/parque.ts';

const spotted = (ink: string, white = '#F5F2EC', fill = 0.36) => {
  const round = spots(ink, { size: 0.52, fill, face: 0.72 });
  const earSpots = spots(ink, { size: 0.42, fill: fill * 1.6, face: 1 });
  return coat(
    { ...TEXTURES.sleek, length: 0.085, face: 0.7 },
    layers(white, round, [both(ears, earSpots[0]), ink]),
    (s) => (round[0](s) + (ears(s) && earSpots[0](s)) < 0.5 ? { shade: rgb('#CDC4C0'), light: rgb('#FFFFFF') } : {}),
  );
};

/** FCI 153: long flat head, moderate stop, long strong muzzle, round bright eyes, high-set fine ears close to the head, lean neck. */
const dog: Dog = {
  build: {
    heightCm: 58,
    headCm: 7.2,
    length: 1.06,
    chest: 0.48,
    tuck: 0.55,
    muscle: 1.02,
    neck: { top: 0.078, base: 0.14, up: 0.18, forward: 0.24 },
    tail: { kind: 'whip', length: 0.54, r: 0.05 },
  },
  // An athlete's outline: deep chest, tucked loin, long clean neck, a tail that tapers to the hock.
  body: {
    headScale: 1.16,
    length: 1.02,
    width: 0.37,
    tuck: 0.09,
    bone: 1.08,
    neck: { length: 0.33, angle: 54, base: 0.165, top: 0.112 },
    tail: { length: 0.54, r: 0.042 },
  },
  head: {
    skull: { r: [0.82, 0.58, 1], at: [0, 0.02, -0.36] },
    brow: { at: [0.33, 0.23, 0.38], r: [0.32, 0.25, 0.36] },
    cheek: { at: [0.5, -0.28, 0.1], r: [0.36, 0.42, 0.56] },
    muzzle: { length: 1.62, width: 0.38, height: 0.41, tip: 0.86, y: [-0.22, -0.34], square: 0.8 },
    flews: { depth: 0.25, width: 0.2, length: 0.58 },
    jaw: { depth: 0.18, width: 0.27, length: 0.78 },
    nose: { width: 0.23, height: 0.18 },
  },
  ears: [{ kind: 'drop', size: 0.92, root: [0.74, 0.38, -0.2], long: 0.98 }],
  face: { eye: { iris: '#6a3b1a', r: 0.165, skin: '#2b2326' }, whiskers: '#5b5257' },
  coat: spotted('#2f2b30'),
  recipe: { edges: { color: '#6b5f66' } },
};

const liver: Dog = {
  ...dog,
  coat: spotted('#6b4430'),
  face: { eye: { iris: '#a9763a', skin: '#6b4a3a', r: 0.165 }, nose: '#6a4030', lips: '#3a1f16', whiskers: '#6b564a' },
};
/** Some weeks old: round head, short muzzle, first faint spots. */
const puppy: Dog = {
  ...dog,
  build: { ...dog.build, neck: { top: 0.09, base: 0.15, up: 0.1, forward: 0.2 } },
  body: {
    ...dog.body,
    headScale: 1.62,
    width: 0.42,
    bone: 1.34,
    paw: 1.3,
    neck: { length: 0.26, angle: 56, base: 0.17, top: 0.14 },
    tail: { length: 0.44, r: 0.046 },
  },
  head: {
    ...dog.head,
    skull: { r: [0.88, 0.7, 0.94], at: [0, 0.08, -0.36], dome: 0.12 },
    muzzle: { length: 1.0, width: 0.36, height: 0.36, tip: 0.86, y: [-0.3, -0.38], square: 0.8 },
    nose: { width: 0.22, height: 0.17 },
  },
  face: { eye: { iris: '#5a4436', r: 0.19, skin: '#4a4046' }, whiskers: '#8a8086' },
  coat: spotted('#77727a', '#F7F4EF', 0.26),
};

/** A white coat shows every step of tone: let them be wide. */
const SOFT = { shadeBelow: 0.22, soft: 0.3 };

export const breed = defineBreed('perros', 'dalmata', {
  1: retrato({
    alt: 'Retrato de un dálmata blanco con puntos negros redondos: cabeza larga, orejas caídas muy punteadas y cuello esbelto',
    marks: [
      { at: [-0.1, 0.55, 0.1], label: 'Puntos pequeños en la cabeza', corner: 'tr' },
      { at: [0.95, -0.1, -0.2], label: 'Orejas finas, pegadas y punteadas', corner: 'tl' },
      { at: [0, -0.3, 1.9], label: 'Hocico largo y fuerte', corner: 'bl' },
      { group: 'body', at: [0.1, 0.85, 0.15], label: 'Puntos redondos de 2–3 cm', corner: 'br' },
    ],
    scene: () =>
      dogScene(dog, {
        pose: dogSit,
        body: { yaw: 4 },
        head: { yaw: -36, pitch: -5, roll: 3 },
        view: { on: [640, 380], scale: 244 },
        light: { reach: 0.6, cast: 0.45 },
      }),
  }),
  2: dogCuerpo(dog, {
    light: SOFT,
    alt: 'Un dálmata de perfil junto a las piernas de un adulto: 58 cm a la cruz, cuerpo atlético blanco con puntos negros redondos, vientre recogido y cola fina',
  }),
  3: dogColores(dog, {
    light: SOFT,
    alt: 'Tres dálmatas en tres nichos: uno con puntos negros, uno con puntos hígado y un cachorro al que apenas le salen los puntos',
    caption: 'Los dos colores aceptados, y cómo empieza el cachorro',
    varieties: [
      { name: 'Puntos negros' },
      { name: 'Puntos hígado', dog: liver, open: 14 },
      { name: 'Cachorro: los puntos salen después', dog: puppy },
    ],
  }),
  4: enCasa({
    alt: 'Un dálmata trota por un parque de Medellín bajo árboles florecidos en rosado; atrás, barrios de ladrillo y un cable aéreo',
    caption: 'En casa: de trote por el parque',
    setting: () => parque({ bloom: 'pink', bench: false, seed: 21 }),
    scenes: () => [
      dogAt(dog, {
        pose: stand({ fore: [-0.14, 0.16], hind: [0.14, -0.12], lift: [0, 0.07], rise: [0.06, 0] }),
        body: { yaw: -58 },
        head: { yaw: -30, pitch: -3, roll: 3 },
        on: [600, 802],
        scale: 54,
        light: SOFT,
        open: 12,
      }),
    ],
  }),
});
