import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { blaze, breast, earInside, ears, onTrunk, ragged, spot } from '../../coats/areas.ts';
import { layers } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS, slanted } from '../../engine/eye.ts';
import { ramp } from '../../engine/number.ts';
import { defineBreed, retrato } from '../../plates.ts';

const MANE = { ...TEXTURES.long, length: 0.6, face: 0.16, ear: 0.28, leg: 0.3, tail: 1.2, ruff: 1.1 };
const WHITE = '#F5EFE4';

const sable = coat(
  MANE,
  layers(
    '#B67838',
    [spot([0, 0.5, -0.4], [0.7, 0.4, 0.8], 0.6), '#8f5a2a', 0.5],
    [spot([0, -0.62, 1.3], [0.36, 0.28, 1.1], 0.5), WHITE, 0.85],
    [blaze(0.05, 0.6), WHITE],
    [ears, '#8a5526', 0.8],
    [earInside, '#C79A6C', 0.7],
    // The mane: sable behind the ears, white from the throat round the collar.
    [
      (s) =>
        s.part === 'neck'
          ? s.group === 'body'
            ? ramp(0.36, 0.5, onTrunk(s).round + ragged(s, 2) * 0.1)
            : ramp(-0.35, -0.75, s.p[1] + ragged(s) * 0.12)
          : 0,
      WHITE,
    ],
    [breast(0.2, 0.1), WHITE],
  ),
);

/** FCI 156: a long clean wedge, flat skull, hardly a stop, blunt muzzle, oblique almond eyes, ears three quarters erect. */
const dog: Dog = {
  build: {
    heightCm: 57,
    headCm: 6.3,
    length: 1.12,
    chest: 0.48,
    neck: { top: 0.072, base: 0.15, up: 0.15, forward: 0.24 },
    tail: { kind: 'plume', length: 0.52, r: 0.075 },
  },
  head: {
    skull: { r: [0.8, 0.5, 1.02], at: [0, 0.02, -0.36] },
    brow: { at: [0.3, 0.14, 0.38], r: [0.3, 0.24, 0.42] },
    cheek: { at: [0.46, -0.26, 0.1], r: [0.34, 0.38, 0.62] },
    muzzle: { length: 2.05, width: 0.36, height: 0.38, tip: 0.72, y: [-0.14, -0.3], square: 0.5 },
    flews: { depth: 0.2, width: 0.17, length: 0.66 },
    jaw: { depth: 0.15, width: 0.22, length: 0.9 },
    nose: { width: 0.2, height: 0.16 },
    furrow: 0.02,
    socket: { at: [0.47, 0.13, 0.8], r: [0.2, 0.12, 0.18] },
  },
  ears: [{ kind: 'tipped', size: 1.0, root: [0.46, 0.4, -0.3], lean: -0.1 }],
  face: {
    eye: { iris: '#5b3418', r: 0.145, open: slanted(OPENINGS.almond, 10), at: [0.41, 0.12, 0.62], skin: '#4a3222' },
    whiskers: '#5a3a2a',
  },
  coat: sable,
  recipe: { edges: false },
  sculpt: (s) => {
    s.ellipsoid('head', 'neck', { at: [0.56, -0.78, -0.62], r: [0.56, 0.7, 0.5], side: 'both', blend: 0.4 });
    s.ellipsoid('body', 'neck', { at: [0, 0.82, 0.2], r: [0.2, 0.26, 0.16], blend: 0.14 });
  },
};

export const breed = defineBreed('perros', 'collie', {
  1: retrato({
    alt: 'Retrato de un collie sable y blanco de tres cuartos: cabeza larga y fina en cuña, orejas con la punta doblada y melena blanca abundante',
    marks: [
      { at: [0.55, 1.0, -0.3], label: 'Orejas semierguidas, punta doblada', corner: 'tl' },
      { at: [0, 0.3, 0.7], label: 'Casi sin escalón entre frente y hocico', corner: 'tr' },
      { at: [0.1, -0.3, 2.2], label: 'Cabeza larga en cuña', corner: 'br' },
      { group: 'body', at: [0, 0.78, 0.3], label: 'Melena y pechera blancas', corner: 'bl' },
    ],
    scene: () =>
      dogScene(dog, {
        pose: dogSit,
        body: { yaw: 10 },
        head: { yaw: 34, pitch: -6, roll: -2 },
        view: { on: [550, 350], scale: 232 },
        light: { reach: 0.6, cast: 0.4 },
      }),
  }),
});
