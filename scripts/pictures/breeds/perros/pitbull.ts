import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { ears, spot } from '../../coats/areas.ts';
import { chest } from '../../coats/dog-marks.ts';
import { layers } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS, slanted } from '../../engine/eye.ts';
import { defineBreed, retrato } from '../../plates.ts';

/** UKC: a blunt wedge, broad skull with prominent cheek muscles, muzzle two thirds of the skull, high-set rose or half-pricked ears. */
const dog: Dog = {
  build: {
    heightCm: 49,
    headCm: 7.6,
    length: 1.06,
    chest: 0.5,
    width: 0.46,
    tuck: 0.45,
    bone: 1.15,
    muscle: 1.3,
    neck: { top: 0.112, base: 0.18, up: 0.12, forward: 0.2 },
    tail: { kind: 'whip', length: 0.5, r: 0.052 },
  },
  head: {
    skull: { r: [0.94, 0.6, 0.94], at: [0, 0.02, -0.36] },
    brow: { at: [0.38, 0.22, 0.38], r: [0.36, 0.27, 0.34] },
    cheek: { at: [0.66, -0.3, 0.02], r: [0.5, 0.48, 0.5] },
    muzzle: { length: 1.08, width: 0.46, height: 0.42, tip: 0.86, y: [-0.28, -0.36], square: 0.9 },
    flews: { depth: 0.26, width: 0.25, length: 0.5 },
    jaw: { depth: 0.2, width: 0.36, length: 0.6 },
    nose: { width: 0.26, height: 0.19 },
    furrow: 0.1,
  },
  ears: [{ kind: 'button', size: 0.82, root: [0.74, 0.56, -0.2], lean: 0.3 }],
  face: {
    eye: { iris: '#7a5a2e', r: 0.155, open: slanted(OPENINGS.almond, 6), at: [0.46, 0.1, 0.56], skin: '#3d3b40' },
    nose: '#3b3a40',
    lips: '#1f1d22',
    whiskers: '#2a282e',
  },
  coat: coat(
    { ...TEXTURES.sleek, length: 0.1, face: 0.6 },
    layers(
      '#7d7f88',
      [ears, '#6a6c75', 0.6],
      [chest(0.12), '#F2EEE8'],
      [spot([0, -0.7, 1.45], [0.24, 0.2, 0.4], 0.3), '#F2EEE8', 0.9],
    ),
  ),
  recipe: { edges: { color: '#26242a' } },
};

export const breed = defineBreed('perros', 'pitbull', {
  1: retrato({
    alt: 'Retrato de un pitbull azul con pecho blanco y la boca abierta: cráneo ancho, mejillas musculosas y orejas cortas dobladas hacia atrás',
    marks: [
      { at: [0.75, 0.7, -0.3], label: 'Orejas altas, en rosa', corner: 'tr' },
      { at: [0.95, -0.3, 0.1], label: 'Mejillas muy musculosas', corner: 'br' },
      { at: [-0.1, -0.2, 1.5], label: 'Hocico en cuña roma', corner: 'bl' },
      { at: [-0.3, 0.5, 0.3], label: 'Cráneo ancho y plano', corner: 'tl' },
    ],
    scene: () =>
      dogScene(dog, {
        pose: dogSit,
        body: { yaw: 14 },
        head: { yaw: -22, pitch: -4, roll: 4 },
        open: 14,
        view: { on: [600, 370], scale: 224 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
});
