import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { belly, breast, ears, spot } from '../../coats/areas.ts';
import { layers } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { rgb } from '../../engine/color.ts';
import { trace } from '../../engine/trace.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { playa } from '../../scenes/playa.ts';

const FEATHERED = { ...TEXTURES.long, length: 0.42, face: 0.26, leg: 0.4, ear: 0.7, tail: 1.4, ruff: 1.15, bend: 0.3 };

const golden = (base: string, ear: string, pale: string) =>
  coat(
    FEATHERED,
    layers(
      base,
      [spot([0, -0.5, 1.4], [0.6, 0.45, 1], 0.8), pale, 0.5],
      [ears, ear, 0.8],
      [belly(0.66, 0.35), pale, 0.6],
      [breast(0.14), pale, 0.55],
    ),
  );

/** FCI 111: broad skull, well-defined stop, deep muzzle, kind dark eyes with dark rims, ears at the level of the eyes. */
const dog: Dog = {
  build: {
    heightCm: 57,
    headCm: 7.8,
    length: 1.08,
    neck: { top: 0.104, base: 0.165, up: 0.12, forward: 0.22 },
    tail: { kind: 'plume', length: 0.5, r: 0.07 },
  },
  // Balanced, deep through the heart; a flat or wavy coat with feathers on breast, legs and tail.
  body: {
    headScale: 1.16,
    length: 1.05,
    chest: 0.52,
    elbow: 0.505,
    width: 0.39,
    tuck: 0.05,
    bone: 1.12,
    hair: 0.012,
    ruff: 0.03,
    breech: 0.03,
    feather: 0.022,
    neck: { length: 0.3, angle: 52, base: 0.17, top: 0.125 },
    tail: { length: 0.52, r: 0.046, tip: 0.02, hang: 0.085 },
  },
  head: {
    skull: { r: [0.87, 0.64, 0.96], at: [0, 0.04, -0.36], dome: 0.04 },
    brow: { at: [0.35, 0.27, 0.36], r: [0.34, 0.28, 0.34] },
    muzzle: { length: 1.42, width: 0.42, height: 0.42, tip: 0.86, y: [-0.26, -0.36], square: 0.8 },
    flews: { depth: 0.3, width: 0.23, length: 0.56 },
    nose: { width: 0.25, height: 0.19 },
    furrow: 0.07,
  },
  ears: [{ kind: 'drop', size: 0.96, root: [0.78, 0.26, -0.24], long: 0.94 }],
  face: { eye: { iris: '#5a3016', skin: '#5d3d26', r: 0.17 } },
  coat: golden('#D29A52', '#B97A36', '#EBC991'),
  recipe: { edges: false },
  sculpt: (s) => {
    s.ellipsoid('head', 'neck', { at: [0.7, -0.75, -0.25], r: [0.5, 0.62, 0.5], side: 'both', blend: 0.4 });
    s.ellipsoid('body', 'torso', { at: [0, 0.62, 0.22], r: [0.16, 0.24, 0.13], blend: 0.12 });
  },
};

const cream: Dog = { ...dog, coat: golden('#E9D3AA', '#DDBF8C', '#F6EAD0') };
const dark: Dog = { ...dog, coat: golden('#B67431', '#94571f', '#D6A062') };

/** The ball it brings. */
const withBall: Dog = {
  ...dog,
  sculpt: (s) => {
    dog.sculpt?.(s);
    s.ellipsoid('head', 'ball', { at: [0, -0.72, 1.72], r: [0.42, 0.42, 0.42], blend: 0.01 });
  },
  coat: (s) => (s.part === 'ball' ? { color: rgb('#C8402F'), bare: true } : dog.coat(s)),
  finish: (painter) =>
    trace(painter, (s) => s.part === 'ball', {
      hair: { color: rgb('#C8402F'), shade: rgb('#8f2a22'), light: rgb('#E4715C') },
      soft: 1,
      grow: 0.2,
    }),
};

export const breed = defineBreed('perros', 'golden-retriever', {
  1: retrato({
    alt: 'Retrato de un golden retriever dorado con la boca abierta y la lengua afuera: pelo largo y ondulado en cuello y pecho, orejas de tono más intenso y ojos oscuros',
    marks: [
      { at: [-0.2, 0.6, 0.1], label: 'Cráneo ancho, ojos oscuros y dulces', corner: 'tl' },
      { at: [0.95, -0.2, -0.1], label: 'Oreja a la altura del ojo, más oscura', corner: 'tr' },
      { at: [0.1, -0.3, 1.9], label: 'Trufa negra, hocico hondo', corner: 'br' },
      { group: 'body', at: [-0.1, 0.78, 0.2], label: 'Pelo largo con flecos', corner: 'bl' },
    ],
    scene: () =>
      dogScene(dog, {
        pose: dogSit,
        body: { yaw: 18 },
        head: { yaw: -20, pitch: -4, roll: 7 },
        open: 15,
        view: { on: [610, 370], scale: 252 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
  2: dogCuerpo(dog, {
    alt: 'Un golden retriever de perfil junto a las piernas de un adulto: 57 cm a la cruz, flecos en pecho, patas y cola llevada casi a nivel del lomo',
  }),
  3: dogColores(cream, {
    alt: 'Tres golden retriever en tres nichos: uno crema, uno dorado con la boca abierta y uno dorado oscuro',
    varieties: [{ name: 'Crema' }, { name: 'Dorado', dog: dog, open: 14 }, { name: 'Dorado oscuro', dog: dark }],
  }),
  4: enCasa({
    alt: 'Un golden retriever trota por una playa del Caribe con una pelota roja en la boca; atrás, palmas y una lancha',
    caption: 'En casa: con la pelota en la boca',
    setting: () => playa({ boat: 150 }),
    scenes: () => [
      dogAt(withBall, {
        pose: stand({ fore: [0.14, -0.12], hind: [-0.1, 0.14], lift: [0.04, 0], rise: [0, 0.05] }),
        body: { yaw: 52 },
        head: { yaw: 26, pitch: -3, roll: -3 },
        on: [600, 815],
        scale: 64,
        open: 9,
      }),
    ],
  }),
});
