// Longer than 200 lines: the measures of a breed, its coats and its plates are read together.
import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { sleeves } from '../../anatomy/sleeves.ts';
import { UP } from '../../anatomy/tail-curves.ts';
import { layers } from '../../coats/ink.ts';
import { curls, swirl } from '../../coats/locks.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS, slanted } from '../../engine/eye.ts';
import type { Sample } from '../../engine/scene.ts';
import type { Sculpt } from '../../engine/sculpt.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { colores } from '../../scenes/colores.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { playa } from '../../scenes/playa.ts';

const SHAVED = new Set(['skull', 'brow', 'cheek', 'muzzle', 'flew', 'jaw', 'throat', 'forepaw', 'hindpaw']);
const curly = (s: Sample) => !SHAVED.has(s.part);

/** Shaved face, throat and feet; curls everywhere else. */
const wool = (base: string, dark: string, shaved: string) =>
  coat(
    { ...TEXTURES.curly, length: 0.125 },
    layers(
      base,
      [(s) => (s.part === 'ear' ? 1 : s.part === 'neck' ? 0.9 : 0), dark, 0.9],
      [(s) => (SHAVED.has(s.part) ? 1 : 0), shaved, 0.85],
    ),
    (s) => (curly(s) ? null : { length: 0.06, width: 0.02, lift: 0.02, mess: 0.7, shape: 'leaf', variance: 3 }),
  );

const B = curls(9, 0.05);
/** Curls of the body, finer than the head's by its measure. */
const KNOBS = curls(74, 0.0075);
/** Topknot and ears. */
const crown = (s: Sculpt) => {
  s.ellipsoid('head', 'top', { at: [0, 0.54, -0.24], r: [0.84, 0.58, 0.78], blend: 0.1, bumps: B });
  s.ellipsoid('head', 'top', { at: [0, 0.42, 0.26], r: [0.5, 0.28, 0.3], blend: 0.2, bumps: B });
  s.ellipsoid('head', 'ear', { at: [0.84, 0.02, -0.2], r: [0.25, 0.46, 0.36], side: 'both', blend: 0.08, bumps: B });
  s.ellipsoid('head', 'ear', { at: [1.0, -0.68, -0.08], r: [0.27, 0.66, 0.44], side: 'both', blend: 0.22, bumps: B });
};
/** FCI 172: long straight fine muzzle, almond eyes, ears low and long in curls; shaved face, topknot, mane. */
const apricot: Dog = {
  build: {
    heightCm: 40,
    headCm: 5.5,
    length: 1.0,
    chest: 0.46,
    width: 0.4,
    tuck: 0.6,
    bone: 0.85,
    paw: 0.9,
    angles: 1,
    neck: { forward: 0.2, up: 0.21, top: 0.1, base: 0.16 },
    tail: { kind: 'up', length: 0.3, r: 0.04 },
  },
  // Square and light, the head high on a long neck; the lamb clip rounds body and legs, feet and tail are shaved to a pompon.
  body: {
    headScale: 1.16,
    length: 0.98,
    width: 0.34,
    elbow: 0.53,
    tuck: 0.05,
    hair: 0.05,
    claws: false,
    neck: { length: 0.33, angle: 62, base: 0.15, top: 0.105, width: 0.09 },
    tail: { length: 0.32, r: 0.034, tip: 0.02, curve: UP, stiff: true },
    bumps: KNOBS,
  },
  figure: {
    sculpt: (s) => {
      crown(s);
      const tip = s.lines.get('body/tail')?.at(-1);
      if (tip) s.ellipsoid('body', 'pompon', { at: tip, r: [0.1, 0.11, 0.1], blend: 0.02, bumps: KNOBS });
      // The lamb clip: round legs down to the shaved foot.
      sleeves(s, 'sleeve', { fore: [0.084, 0.078, 0.078], hind: [0.1, 0.08, 0.076], foot: 0.5, bumps: KNOBS });
    },
  },
  head: {
    skull: { r: [0.7, 0.6, 0.86], at: [0, 0.04, -0.32] },
    brow: { at: [0.3, 0.22, 0.34], r: [0.3, 0.22, 0.3] },
    cheek: { at: [0.42, -0.26, 0.02], r: [0.34, 0.38, 0.5] },
    muzzle: { length: 1.52, width: 0.35, height: 0.33, tip: 0.6, square: 0.5, y: [-0.2, -0.32] },
    flews: { depth: 0.17, width: 0.16, length: 0.5, y: -0.42 },
    jaw: { depth: 0.12, width: 0.19, length: 0.74 },
    nose: { width: 0.18, height: 0.15 },
    furrow: 0.02,
    socket: { at: [0.42, 0.1, 0.68], r: [0.2, 0.13, 0.15] },
  },
  ears: [],
  sculpt: (s) => {
    crown(s);
    s.ellipsoid('body', 'mane', { at: [0, 0.66, 0.12], r: [0.27, 0.28, 0.23], blend: 0.08, bumps: curls(56, 0.008) });
  },
  face: {
    nose: '#2b2023',
    lips: '#2a181a',
    whiskers: '#a8703f',
    eye: {
      at: [0.37, 0.1, 0.42],
      r: 0.205,
      out: 20,
      up: 0,
      iris: '#4f2c16',
      fleck: '#8e5c34',
      irisSize: 54,
      pupil: 26,
      white: '#c9b39c',
      open: slanted(OPENINGS.almond, 4),
    },
  },
  flow: (usual) => swirl(usual, curly),
  coat: wool('#DDA067', '#B8743B', '#EBC08F'),
  recipe: { edges: { color: '#7a4420', width: 2 }, accent: { contrast: 0.45, share: 0.8 } },
};

const coloured = (base: string, dark: string, shaved: string, face: Partial<Dog['face']>, edge: string): Dog => ({
  ...apricot,
  face: { ...apricot.face, ...face },
  coat: wool(base, dark, shaved),
  recipe: { ...apricot.recipe, edges: { color: edge, width: 2 } },
});
const black = coloured(
  '#3b383f',
  '#2c2a30',
  '#454249',
  {
    nose: '#2a272e',
    lips: '#100d12',
    whiskers: '#17141a',
    eye: { ...apricot.face.eye, iris: '#4a2a16', white: '#8d7d72' },
  },
  '#0f0d12',
);
const white = coloured('#F2EBDF', '#E2D6C4', '#F3E3D6', { whiskers: '#b9a48c' }, '#9a8670');
const brown = coloured(
  '#75492f',
  '#5c3722',
  '#83583c',
  { nose: '#5d3a2c', lips: '#2c150e', whiskers: '#2e170d', eye: { ...apricot.face.eye, iris: '#8a5a2a' } },
  '#2e170d',
);
const grey = coloured(
  '#9a9a9e',
  '#7d7d83',
  '#b3b2b2',
  { nose: '#2a272e', lips: '#1c1a1f', whiskers: '#4a484d' },
  '#3a3940',
);

export const breed = defineBreed('perros', 'poodle', {
  1: retrato({
    alt: 'Retrato de un poodle blanco de tres cuartos: hocico largo, recto y rasurado, ojos almendrados, copete redondo y orejas de rizo que cuelgan',
    marks: [
      { at: [0, 1.1, -0.1], label: 'Copete de rizo cerrado', corner: 'tl' },
      { at: [0.95, -0.6, -0.1], label: 'Orejas largas, caídas, con rizo', corner: 'tr' },
      { at: [0.1, -0.3, 1.9], label: 'Hocico largo, recto y rasurado', corner: 'bl' },
      { group: 'body', at: [0.1, 0.8, 0.3], label: 'Pelo que crece sin tope', corner: 'br' },
    ],
    scene: () =>
      dogScene(white, {
        pose: dogSit,
        body: { yaw: 16 },
        head: { yaw: -27, pitch: 2, roll: 3 },
        view: { on: [610, 410], scale: 232 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
  2: dogCuerpo(apricot, {
    alt: 'Un poodle mediano damasco de perfil junto a las piernas de un adulto: la cruz le llega a 40 cm, cerca de la rodilla; cuerpo cuadrado, corte con copete, patas redondas de rizo, pies rasurados y pompón en la cola',
    pxPerCm: 10,
  }),
  3: colores({
    folder: 'perros',
    alt: 'Cinco poodles en cinco nichos: negro, blanco, marrón, gris y damasco, cada uno de un solo color',
    caption: 'Cinco colores del estándar, cada perro de uno solo',
    scale: 162,
    on: [0.5, 0.46],
    varieties: [
      {
        name: 'Negro',
        scene: (shot) =>
          dogScene(black, {
            pose: dogSit,
            body: { yaw: -10 },
            head: { yaw: 30, pitch: 2, roll: -3 },
            light: { rim: 0.4, shadeBelow: 0.22 },
            ...shot,
          }),
      },
      {
        name: 'Blanco',
        scene: (shot) =>
          dogScene(white, { pose: dogSit, body: { yaw: 8 }, head: { yaw: -14, pitch: 0, roll: 5 }, ...shot }),
      },
      {
        name: 'Marrón',
        scene: (shot) => dogScene(brown, { pose: dogSit, body: { yaw: 14 }, head: { yaw: -34, pitch: 3 }, ...shot }),
      },
      {
        name: 'Gris',
        scene: (shot) =>
          dogScene(grey, { pose: dogSit, body: { yaw: -8 }, head: { yaw: 18, pitch: 0, roll: 4 }, ...shot }),
      },
      {
        name: 'Damasco',
        scene: (shot) =>
          dogScene(apricot, { pose: dogSit, body: { yaw: 10 }, head: { yaw: -24, pitch: 4, roll: -4 }, ...shot }),
      },
    ],
  }),
  4: enCasa({
    alt: 'Un poodle damasco camina por la arena de una playa del Caribe, con la cabeza alta y la cola de pompón arriba',
    caption: 'En casa: perro de agua, al borde del mar',
    setting: () => ({ behind: playa().behind }),
    scenes: () => [
      dogAt(apricot, {
        pose: stand({ fore: [0.1, -0.08], hind: [-0.06, 0.1], lift: [0.06, 0] }),
        body: { yaw: 54 },
        head: { yaw: 34, pitch: 6, roll: -2 },
        on: [570, 792],
        scale: 62,
      }),
    ],
  }),
});
