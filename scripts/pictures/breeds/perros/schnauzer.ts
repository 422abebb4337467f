// Longer than 200 lines: the measures of a breed, its coats and its plates are read together.
import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { facedBy } from '../../anatomy/flat-face.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { sleeves } from '../../anatomy/sleeves.ts';
import { breast, LEGS, spot } from '../../coats/areas.ts';
import { layers } from '../../coats/ink.ts';
import { falling, grooves } from '../../coats/locks.ts';
import { roan } from '../../coats/markings.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { tufts } from '../../coats/tufts.ts';
import type { Painter } from '../../engine/painter.ts';
import type { Hair, Sample } from '../../engine/scene.ts';
import type { Sculpt } from '../../engine/sculpt.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { colores } from '../../scenes/colores.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { doormat, zaguan } from '../../scenes/zaguan.ts';

const PALE = new Set(['trouser', 'beard', 'brows', 'flew', 'jaw', 'moustache']);
const long = (s: Sample): Partial<Hair> | null => {
  if (s.part === 'beard' || s.part === 'moustache')
    return { length: 0.26, width: 0.026, lift: 0.05, shape: 'leaf', mess: 1.1 };
  if (s.part === 'brows') return { length: 0.28, width: 0.024, lift: 0.1, shape: 'leaf', mess: 0.9 };
  if (s.part === 'trouser') return { length: 0.34, width: 0.026, lift: 0.06, shape: 'leaf', mess: 1 };
  if (LEGS.has(s.part)) return { length: 0.24, lift: 0.2 };
  return s.group === 'body' ? { length: 0.085, lift: 0.04, shape: 'leaf', mess: 1.3 } : null;
};
const wired = (base: string, pale: string, hair: string, dark: string) =>
  coat(
    { ...TEXTURES.wire, length: 0.1, width: 0.022, lift: 0.06, mess: 1.5, face: 0.75, ear: 0.5 },
    layers(
      base,
      [(s) => (s.part === 'ear' ? 1 : 0), dark, 0.7],
      roan(hair, 0.34),
      roan(dark, 0.36, (s) => (PALE.has(s.part) ? 0 : 0.7)),
      [spot([0, 0.5, -0.2], [1.0, 0.34, 1.0], 0.5), dark, 0.55],
      [spot([0.6, -0.3, 0.4], [0.3, 0.34, 0.4], 0.5), pale, 0.7],
      [spot([0, -0.42, 1.7], [0.6, 0.24, 0.7], 0.4), pale, 0.9],
      [breast(0.1, 0.1), pale, 0.8],
      [(s) => (PALE.has(s.part) ? 1 : 0), pale],
      [(s) => (LEGS.has(s.part) || s.part === 'forepaw' || s.part === 'hindpaw' ? 1 : 0), pale, 0.9],
    ),
    long,
  );

const NOSE = { width: 0.23, y: -0.16 };
const bearded = (s: Sculpt) => {
  // V ears, folded over at the height of the crown, tips forward beside the eye.
  s.flap('head', 'ear', {
    root: [0.62, 0.6, -0.16],
    across: [-0.3, 0.06, 0.95],
    along: [0.16, -1, 0.1],
    outline: [
      [-0.36, -0.02],
      [-0.04, -0.13],
      [0.34, -0.04],
      [0.42, 0.14],
      [0.4, 0.42],
      [0.3, 0.72],
      [0.2, 0.76],
      [0, 0.56],
      [-0.22, 0.32],
      [-0.38, 0.12],
    ],
    bend: '(0.26*(1-Math.exp(-Math.pow((v+.15)/.2,2)))-.08*v*v-.12*u*u-.02)',
    side: 'both',
    blend: 0.06,
  });
  const B = grooves(13, 0.05);
  const h = 'head';
  s.ellipsoid(h, 'moustache', { at: [0.3, -0.62, 1.34], r: [0.25, 0.4, 0.48], side: 'both', blend: 0.1, bumps: B });
  s.ellipsoid(h, 'beard', { at: [0, -0.98, 1.4], r: [0.34, 0.46, 0.36], blend: 0.14, bumps: B });
  s.ellipsoid(h, 'beard', { at: [0.3, -0.78, 0.92], r: [0.24, 0.34, 0.42], side: 'both', blend: 0.16, bumps: B });
  s.capsule(h, 'brows', { from: [0.16, 0.34, 0.62], to: [0.5, 0.32, 0.6], r: [0.08, 0.1], side: 'both', blend: 0.1 });
};
const whiskers = (dark: string, light: string) => (painter: Painter) => {
  const colors = [dark, light] as const;
  tufts(painter, {
    roots: [
      [0.12, -0.4, 1.98],
      [0.3, -0.42, 1.4],
      [0.38, -0.46, 1.0],
    ],
    way: [0.1, -0.4, 0.04],
    spread: 0.14,
    sag: 0.12,
    count: 130,
    stray: 0.16,
    width: 0.03,
    colors,
  });
  tufts(painter, {
    roots: [
      [0, -0.72, 1.72],
      [0.2, -0.8, 1.6],
      [0.28, -0.8, 1.2],
    ],
    way: [0.02, -0.5, 0.14],
    spread: 0.12,
    sag: 0.1,
    count: 36,
    stray: 0.08,
    width: 0.03,
    colors,
  });
  tufts(painter, {
    roots: [
      [0.16, 0.36, 0.68],
      [0.34, 0.38, 0.68],
      [0.56, 0.32, 0.58],
    ],
    way: [0.06, -0.1, 0.5],
    spread: 0.07,
    sag: 0.12,
    count: 44,
    stray: 0.05,
    width: 0.026,
    colors,
  });
};
/** The whole dog: the hair of legs and belly is left long. */
const furnished = (s: Sculpt) => {
  const C = grooves(90, 0.008);
  bearded(s);
  sleeves(s, 'trouser', { fore: [0.058, 0.064, 0.07], hind: [0.074, 0.06, 0.066], bumps: C });
  s.ellipsoid('body', 'trouser', { at: [0, 0.5, 0.02], r: [0.12, 0.07, 0.26], blend: 0.08, bumps: C });
};
/** FCI 183: head long and rectangular, flat skull, strong square muzzle with beard and brows that shade the eyes, V ears set high. */
const pepper: Dog = {
  build: {
    heightCm: 33,
    headCm: 5.3,
    length: 1.0,
    chest: 0.5,
    width: 0.42,
    tuck: 0.3,
    bone: 1.15,
    paw: 1,
    angles: 1,
    neck: { forward: 0.2, up: 0.14, top: 0.108, base: 0.16 },
    tail: { kind: 'sickle', length: 0.26, r: 0.04 },
  },
  // Square and sinewy: a deep chest, a short loin, straight legs in long furnishings, a sabre or sickle tail.
  body: {
    headScale: 1.1,
    length: 0.99,
    width: 0.38,
    elbow: 0.5,
    tuck: 0.06,
    bone: 1.16,
    feather: 0.02,
    claws: false,
    neck: { length: 0.29, angle: 58, base: 0.165, top: 0.12, width: 0.105 },
    tail: { length: 0.32, r: 0.04, tip: 0.018 },
  },
  head: {
    skull: { r: [0.72, 0.5, 0.96], at: [0, 0.04, -0.32] },
    brow: { at: [0.34, 0.2, 0.36], r: [0.32, 0.24, 0.32] },
    cheek: { at: [0.46, -0.24, 0.06], r: [0.36, 0.4, 0.54] },
    muzzle: { length: 1.56, width: 0.4, height: 0.34, tip: 0.92, square: 1, y: [-0.22, -0.3] },
    flews: { depth: 0.26, width: 0.24, length: 0.52, y: -0.46 },
    nose: { ...NOSE, height: 0.18 },
    furrow: 0.04,
  },
  ears: [],
  sculpt: bearded,
  figure: { sculpt: furnished },
  faceOf: facedBy({ nose: NOSE }),
  face: {
    nose: '#26242a',
    lips: '#26242a',
    eye: {
      at: [0.41, 0.06, 0.55],
      r: 0.18,
      out: 16,
      iris: '#3f2413',
      fleck: '#7c5230',
      irisSize: 56,
      pupil: 27,
      white: '#b9aca0',
      skin: '#4b4748',
    },
  },
  flow: (usual) =>
    falling(usual, { beard: [0.1, -1, 0.1], moustache: [0.2, -1, 0], brows: [0.1, -0.5, 0.8], trouser: [0.1, -1, 0] }),
  finish: whiskers('#b4b0a8', '#f3f0e8'),
  coat: wired('#7a797a', '#DEDAD1', '#b9b6b0', '#3c3b40'),
  recipe: {
    edges: { color: '#2f2d33', opacity: 0.6, only: (s) => !PALE.has(s.part) },
    accent: { contrast: 0.4, share: 0.75 },
  },
};

const varied = (coat: Dog['coat'], dark: string, light: string, face: Partial<Dog['face']> = {}): Dog => ({
  ...pepper,
  coat,
  finish: whiskers(dark, light),
  face: { ...pepper.face, ...face },
});
const black = varied(wired('#37343b', '#454148', '#4b474e', '#29262c'), '#2c2930', '#66616a', { nose: '#2a272e' });
const blackSilver = varied(wired('#37343b', '#d6d1c8', '#4b474e', '#29262c'), '#b4b0a8', '#f3f0e8');
const white = varied(wired('#EDE7DC', '#F6F2EA', '#ffffff', '#DCD3C4'), '#d5ccbd', '#fdfbf6');

export const breed = defineBreed('perros', 'schnauzer', {
  1: retrato({
    alt: 'Retrato de un schnauzer sal y pimienta: cabeza rectangular, cejas largas sobre los ojos, barba y bigote claros, orejas dobladas en V',
    marks: [
      { at: [0.45, 0.26, 0.9], label: 'Cejas largas que sombrean los ojos', corner: 'tr' },
      { at: [-0.7, 0.5, 0], label: 'Orejas altas, dobladas en V', corner: 'tl' },
      { at: [0, -1.1, 1.4], label: 'Barba y bigote', corner: 'br' },
      { group: 'body', at: [-0.12, 0.8, 0.2], label: 'Pelo de alambre', corner: 'bl' },
    ],
    scene: () =>
      dogScene(pepper, {
        pose: dogSit,
        body: { yaw: -20 },
        head: { yaw: 33, pitch: -1, roll: -3 },
        view: { on: [540, 380], scale: 238 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
  2: dogCuerpo(pepper, {
    alt: 'Un schnauzer miniatura sal y pimienta de perfil junto a las piernas de un adulto: la cruz le llega a 33 cm; cuerpo cuadrado, barba, cejas y patas de pelo largo y claro',
    pxPerCm: 12,
  }),
  3: colores({
    folder: 'perros',
    alt: 'Cuatro schnauzer miniatura en cuatro nichos: sal y pimienta, negro, negro y plata, y blanco',
    caption: 'Los cuatro colores del miniatura',
    scale: 120,
    varieties: [
      {
        name: 'Sal y pimienta',
        scene: (shot) =>
          dogScene(pepper, { pose: dogSit, body: { yaw: 12 }, head: { yaw: -26, pitch: 0, roll: 4 }, ...shot }),
      },
      {
        name: 'Negro',
        scene: (shot) =>
          dogScene(black, {
            pose: dogSit,
            body: { yaw: -10 },
            head: { yaw: 28, pitch: 0, roll: -3 },
            light: { rim: 0.4, shadeBelow: 0.22 },
            ...shot,
          }),
      },
      {
        name: 'Negro y plata',
        scene: (shot) =>
          dogScene(blackSilver, {
            pose: dogSit,
            body: { yaw: 8 },
            head: { yaw: -18, pitch: 3, roll: -6 },
            light: { rim: 0.3, shadeBelow: 0.22 },
            ...shot,
          }),
      },
      {
        name: 'Blanco',
        scene: (shot) => dogScene(white, { pose: dogSit, body: { yaw: -14 }, head: { yaw: 34, pitch: 2 }, ...shot }),
      },
    ],
  }),
  4: enCasa({
    alt: 'Un schnauzer miniatura parado en el tapete de la entrada, con la cabeza en alto, vigila la puerta abierta de la casa',
    caption: 'En casa: portero de oficio',
    setting: () => ({ behind: zaguan().behind + doormat(600, 790, 250) }),
    scenes: () => [
      dogAt(pepper, {
        pose: stand(),
        body: { yaw: 52 },
        head: { yaw: 22, pitch: 2, roll: -3 },
        on: [580, 800],
        scale: 66,
      }),
    ],
  }),
});
