import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { ears } from '../../coats/areas.ts';
import { tanMarks } from '../../coats/dog-marks.ts';
import { layers } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed, retrato } from '../../plates.ts';

const MAHOGANY = '#9A5428';

/** FCI 147: skull broad between the ears, strong zygomatic arch, well-defined stop, deep muzzle, triangular ears carried forward. */
const dog: Dog = {
  build: {
    heightCm: 64,
    headCm: 9,
    length: 1.1,
    chest: 0.5,
    width: 0.46,
    tuck: 0.2,
    bone: 1.24,
    paw: 1.1,
    muscle: 1.2,
    neck: { top: 0.108, base: 0.18, up: 0.1, forward: 0.2 },
    tail: { kind: 'sabre', length: 0.42, r: 0.062 },
  },
  head: {
    skull: { r: [0.95, 0.66, 0.94], at: [0, 0.05, -0.36], dome: 0.03 },
    brow: { at: [0.38, 0.3, 0.36], r: [0.4, 0.3, 0.34] },
    cheek: { at: [0.6, -0.22, 0.12], r: [0.46, 0.5, 0.54] },
    muzzle: { length: 1.14, width: 0.5, height: 0.45, tip: 0.9, y: [-0.24, -0.32], square: 1 },
    flews: { depth: 0.36, width: 0.27, length: 0.5 },
    jaw: { depth: 0.22, width: 0.36, length: 0.62 },
    nose: { width: 0.29, height: 0.22 },
    furrow: 0.1,
  },
  ears: [{ kind: 'button', size: 1.15, root: [0.9, 0.46, -0.12], lean: 0.12 }],
  face: {
    eye: { iris: '#5a3014', r: 0.158, white: '#8d7d72', skin: '#1d191d' },
    nose: '#2a272e',
    lips: '#0d0b10',
    whiskers: '#141217',
  },
  coat: coat(
    { ...TEXTURES.short, length: 0.12, width: 0.027, face: 0.55 },
    layers('#37333a', [ears, '#2b272e', 0.7], ...tanMarks(MAHOGANY)),
  ),
  recipe: { edges: { color: '#08060b', opacity: 0.8, width: 3 } },
};

export const breed = defineBreed('perros', 'rottweiler', {
  1: retrato({
    alt: 'Retrato de un rottweiler negro con marcas caoba en cejas, hocico y pecho: cabeza ancha, hocico corto y hondo, orejas triangulares caídas hacia adelante',
    marks: [
      { at: [0, 0.62, 0], label: 'Cráneo ancho entre las orejas', corner: 'tr' },
      { at: [-0.34, 0.34, 0.75], label: 'Dos marcas caoba sobre los ojos', corner: 'tl' },
      { at: [0.45, -0.4, 1.2], label: 'Hocico hondo y ancho', corner: 'br' },
      { group: 'body', at: [-0.09, 0.68, 0.3], label: 'Dos parches caoba en el pecho', corner: 'bl' },
    ],
    scene: () =>
      dogScene(dog, {
        pose: dogSit,
        body: { yaw: -12 },
        head: { yaw: 16, pitch: -4 },
        view: { on: [600, 360], scale: 222 },
        light: { rim: 0.4, shadeBelow: 0.22, reach: 0.6, cast: 0.5 },
      }),
  }),
});
