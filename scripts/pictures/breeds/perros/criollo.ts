import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { ears, spot } from '../../coats/areas.ts';
import { chest } from '../../coats/dog-marks.ts';
import { layers } from '../../coats/ink.ts';
import { roan } from '../../coats/markings.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed, retrato } from '../../plates.ts';

/** No standard: what mixes into itself for many generations is lean, tan, half-pricked in the ear and watchful. */
const canela: Dog = {
  build: {
    heightCm: 48,
    headCm: 6.3,
    length: 1.06,
    chest: 0.46,
    width: 0.34,
    tuck: 0.7,
    bone: 0.9,
    muscle: 0.9,
    neck: { top: 0.082, base: 0.142, up: 0.16, forward: 0.24 },
    tail: { kind: 'sickle', length: 0.44, r: 0.05 },
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
      roan('#CFC3B6', 0.35, spot([0, -0.6, 1.5], [0.5, 0.4, 0.7], 0.6)),
      [spot([0, 0.5, 0.3], [0.5, 0.2, 0.5], 0.7), '#8f5d32', 0.4],
      [ears, '#7d5231', 0.75],
      [chest(0.09, 0.8), '#F0E4D2'],
    ),
  ),
  recipe: { edges: { color: '#3f2618' } },
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
        body: { yaw: -18 },
        head: { yaw: 27, pitch: 2, roll: -3 },
        view: { on: [590, 380], scale: 222 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
});
