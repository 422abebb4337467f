import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { sit } from '../../anatomy/sit.ts';
import { breast, earInside, spot } from '../../coats/areas.ts';
import { both, layers } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { ramp } from '../../engine/number.ts';
import { defineBreed, retrato } from '../../plates.ts';

const SMOOTH = { ...TEXTURES.sleek, length: 0.08, width: 0.024, lift: 0.03, face: 0.75, ear: 0.6 };

const fawn = coat(
  SMOOTH,
  layers(
    '#D8A365',
    [spot([0, -0.42, 0.9], [0.5, 0.32, 0.6], 0.6), '#F2DFC0', 0.9],
    [spot([0.3, 0.36, 0.5], [0.16, 0.1, 0.3], 0.6), '#EFD3A8', 0.6],
    [spot([0.66, -0.4, 0.2], [0.34, 0.3, 0.4], 0.7), '#EFD7B0', 0.7],
    [breast(0.14, 0.1), '#F4E4C8', 0.9],
    [both(earInside, (s) => ramp(0.34, 0.16, Math.abs(Math.abs(s.p[0]) - 0.98))), '#E2AE98', 0.7],
  ),
);

/** FCI 218: skull domed like an apple, stop deep and wide, muzzle short and pointed, ears large and flaring, eyes large and round. */
const smooth: Dog = {
  build: {
    heightCm: 20,
    headCm: 3.9,
    length: 1.08,
    chest: 0.5,
    width: 0.42,
    tuck: 0.5,
    bone: 0.8,
    paw: 0.85,
    angles: 0.9,
    neck: { forward: 0.22, up: 0.14, top: 0.125, base: 0.18 },
    tail: { kind: 'sickle', length: 0.4, r: 0.05 },
  },
  head: {
    skull: { r: [0.9, 0.72, 0.9], at: [0, 0.12, -0.3], dome: 0.2 },
    brow: { at: [0.36, 0.26, 0.34], r: [0.34, 0.3, 0.3] },
    cheek: { at: [0.5, -0.26, 0.1], r: [0.38, 0.4, 0.46] },
    muzzle: { length: 0.68, width: 0.29, height: 0.26, tip: 0.68, square: 0.5, y: [-0.3, -0.36] },
    flews: { depth: 0.15, width: 0.15, length: 0.26 },
    jaw: { depth: 0.1, width: 0.17, length: 0.4 },
    nose: { width: 0.15, height: 0.12 },
    furrow: 0,
    socket: { at: [0.48, 0.06, 0.74], r: [0.22, 0.18, 0.15] },
  },
  ears: [{ kind: 'bat', size: 1.12, root: [0.66, 0.36, -0.22], lean: 0.34 }],
  face: {
    nose: '#2a2024',
    whiskers: '#7a5636',
    eye: {
      at: [0.46, 0.05, 0.46],
      r: 0.235,
      out: 20,
      up: 1,
      iris: '#4a2912',
      fleck: '#8a5a30',
      irisSize: 60,
      pupil: 31,
      white: '#d6c5b5',
      glint: 0.26,
      skin: '#a9744a',
      open: [
        [-54, -6],
        [-45, 24],
        [-18, 42],
        [13, 43],
        [42, 26],
        [57, -4],
        [42, -31],
        [10, -41],
        [-28, -36],
      ],
    },
  },
  coat: fawn,
  recipe: { edges: { color: '#6a4326' } },
};

export const breed = defineBreed('perros', 'chihuahua', {
  1: retrato({
    alt: 'Retrato de un chihuahua leonado de pelo corto: cabeza en forma de manzana, orejas enormes abiertas hacia los lados, ojos grandes y hocico corto',
    marks: [
      { at: [0.1, 0.86, 0.1], label: 'Cabeza en forma de manzana', corner: 'tl' },
      { at: [1.1, 0.95, -0.25], label: 'Orejas grandes, abiertas a los lados', corner: 'tr' },
      { at: [-0.5, 0.05, 0.7], label: 'Ojos grandes, muy separados', corner: 'bl' },
      { at: [0.05, -0.4, 1.2], label: 'Hocico corto y fino', corner: 'br' },
    ],
    scene: () =>
      dogScene(smooth, {
        pose: sit,
        body: { yaw: 24 },
        head: { yaw: -26, pitch: 2, roll: -6 },
        view: { on: [590, 440], scale: 256 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
});
