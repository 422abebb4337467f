import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { ears } from '../../coats/areas.ts';
import { both, layers } from '../../coats/ink.ts';
import { spots } from '../../coats/spots.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed, retrato } from '../../plates.ts';

const spotted = (ink: string, white = '#F5F2EC') => {
  const round = spots(ink, { size: 0.5, fill: 0.4, face: 0.8 });
  const earSpots = spots(ink, { size: 0.42, fill: 0.46, face: 1 });
  return coat({ ...TEXTURES.sleek, length: 0.085, face: 0.7 }, layers(white, round, [both(ears, earSpots[0]), ink]));
};

/** FCI 153: long flat head, moderate stop, long strong muzzle, round bright eyes, high-set fine ears close to the head, lean neck. */
const dog: Dog = {
  build: {
    heightCm: 58,
    headCm: 6.8,
    length: 1.06,
    chest: 0.48,
    tuck: 0.55,
    muscle: 1.02,
    neck: { top: 0.078, base: 0.14, up: 0.18, forward: 0.24 },
    tail: { kind: 'whip', length: 0.54, r: 0.05 },
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

export const breed = defineBreed('perros', 'dalmata', {
  1: retrato({
    alt: 'Retrato de un dálmata blanco con puntos negros redondos: cabeza larga, orejas caídas muy punteadas y cuello esbelto',
    marks: [
      { at: [-0.1, 0.55, 0.1], label: 'Puntos más chicos en la cabeza', corner: 'tr' },
      { at: [0.95, -0.1, -0.2], label: 'Orejas finas, pegadas y punteadas', corner: 'tl' },
      { at: [0, -0.3, 1.9], label: 'Hocico largo y fuerte', corner: 'bl' },
      { group: 'body', at: [0.1, 0.85, 0.15], label: 'Puntos redondos de 2–3 cm', corner: 'br' },
    ],
    scene: () =>
      dogScene(dog, {
        pose: dogSit,
        body: { yaw: 22 },
        head: { yaw: -36, pitch: -5, roll: 3 },
        view: { on: [600, 350], scale: 218 },
        light: { reach: 0.6, cast: 0.45 },
      }),
  }),
});
