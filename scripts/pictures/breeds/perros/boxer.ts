import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { ears, spot } from '../../coats/areas.ts';
import { chest } from '../../coats/dog-marks.ts';
import { layers } from '../../coats/ink.ts';
import { mask } from '../../coats/markings.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { skinLine } from '../../engine/pin.ts';
import { defineBreed, retrato } from '../../plates.ts';

/** FCI 144: muzzle a third of the head, broad and deep, nose a little higher than its root, undershot with a visible chin, black mask. */
const dog: Dog = {
  build: {
    heightCm: 59,
    headCm: 7.6,
    length: 1.0,
    chest: 0.5,
    width: 0.4,
    tuck: 0.5,
    bone: 1.08,
    muscle: 1.15,
    neck: { top: 0.09, base: 0.152, up: 0.17, forward: 0.22 },
    tail: { kind: 'whip', length: 0.46, r: 0.05 },
  },
  head: {
    skull: { r: [0.84, 0.68, 0.92], at: [0, 0.06, -0.36], dome: 0.04 },
    brow: { at: [0.34, 0.3, 0.34], r: [0.34, 0.3, 0.34] },
    cheek: { at: [0.52, -0.24, 0.1], r: [0.4, 0.48, 0.5] },
    muzzle: { length: 0.8, width: 0.54, height: 0.44, tip: 0.96, y: [-0.34, -0.32], square: 1.1 },
    flews: { depth: 0.42, width: 0.34, length: 0.42, y: -0.46 },
    jaw: { depth: 0.24, width: 0.42, length: 0.6, y: -0.84 },
    nose: { width: 0.29, height: 0.21, y: -0.06, z: 1.3 },
    furrow: 0.1,
  },
  ears: [{ kind: 'drop', size: 0.8, root: [0.8, 0.46, -0.24] }],
  face: {
    eye: { iris: '#5c3216', r: 0.185, at: [0.42, 0.14, 0.56], skin: '#2a1d18' },
    lips: '#100c0e',
    whiskers: '#1a1412',
  },
  coat: coat(
    { ...TEXTURES.sleek, length: 0.1, face: 0.6 },
    layers(
      '#C4874A',
      [spot([0, -0.6, 0.3], [0.8, 0.4, 0.6], 0.8), '#D9A66C', 0.4],
      ...mask('#2f292c', 1.05),
      [ears, '#A96F38', 0.6],
      [chest(0.11), '#F4EEE4'],
    ),
  ),
  recipe: { edges: { color: '#4a2c1c' } },
  sculpt: (s) => {
    // The chin stands before the upper lip.
    s.ellipsoid('jaw', 'jaw', { at: [0, -0.82, 1.22], r: [0.34, 0.16, 0.18], blend: 0.1 });
  },
  finish: (p) => {
    for (const side of [-1, 1])
      skinLine(
        p,
        'head',
        [
          [0.16 * side, 0.3, 0.8],
          [0.2 * side, 0.12, 0.95],
          [0.38 * side, -0.08, 0.98],
        ],
        { width: 4, color: '#5f3d22', taper: [0.1, 1, 0.1], opacity: 0.5 },
      );
  },
};

export const breed = defineBreed('perros', 'boxer', {
  1: retrato({
    alt: 'Retrato de un bóxer leonado de máscara negra: hocico corto y ancho, mentón que asoma, frente con arrugas y pecho blanco',
    marks: [
      { at: [-0.2, 0.6, 0.3], label: 'Arrugas finas en la frente', corner: 'tl' },
      { at: [0.9, 0.3, -0.2], label: 'Orejas naturales, caídas', corner: 'tr' },
      { at: [0.3, -0.4, 1.2], label: 'Hocico de un tercio de la cabeza', corner: 'br' },
      { at: [-0.1, -0.85, 1.35], label: 'Mandíbula de abajo salida', corner: 'bl' },
    ],
    scene: () =>
      dogScene(dog, {
        pose: dogSit,
        body: { yaw: -14 },
        head: { yaw: 20, pitch: -2, roll: -3 },
        view: { on: [590, 370], scale: 226 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
});
