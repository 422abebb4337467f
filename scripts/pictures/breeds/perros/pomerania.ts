// Longer than 200 lines: the measures of a breed, its coats and its plates are read together.
import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { facedBy } from '../../anatomy/flat-face.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { ON_BACK } from '../../anatomy/tail-curves.ts';
import { earInside, onHead, ragged, spot } from '../../coats/areas.ts';
import { both, type Ink, layers } from '../../coats/ink.ts';
import { locks } from '../../coats/locks.ts';
import type { Row } from '../../coats/markings.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS, slanted } from '../../engine/eye.ts';
import { ramp } from '../../engine/number.ts';
import type { Hair, Sample } from '../../engine/scene.ts';
import type { Sculpt } from '../../engine/sculpt.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { balcony } from '../../scenes/bogota.ts';
import { enCasa } from '../../scenes/en-casa.ts';

const long = (s: Sample): Partial<Hair> | null => {
  if (s.part === 'ruff') return { length: 0.4, width: 0.03, lift: 0.5, mess: 1.2 };
  if (s.part === 'plume') return { length: 0.5, width: 0.03, lift: 0.4 };
  if (s.part === 'trouser') return { length: 0.3, width: 0.028, lift: 0.3 };
  if (s.part === 'ear') return { length: 0.13, width: 0.022, lift: 0.16 };
  if (onHead(s)) {
    const back = ramp(0.6, -0.1, s.p[2]);
    return { length: 0.07 + 0.2 * back, width: 0.02 + 0.008 * back, lift: 0.1 + 0.25 * back };
  }
  return s.part === 'forepaw' || s.part === 'forearm' || s.part === 'hindpaw'
    ? { length: 0.1 }
    : { length: 0.38, lift: 0.4 };
};
const plush = (base: Ink, light: string, dark: string, muzzle: string, marks: Row[] = []) =>
  coat(
    { ...TEXTURES.plush },
    layers(
      base,
      [(s) => (s.part === 'ruff' ? locks(9, 0.5)(s) : 0), light, 0.65],
      [spot([0, -0.42, 0.9], [0.5, 0.26, 0.6], 0.6), muzzle, 0.8],
      [spot([0.6, -0.4, 0.3], [0.34, 0.24, 0.4], 0.6), light, 0.5],
      [spot([0, -0.66, 0.8], [0.3, 0.24, 0.5], 0.5), muzzle, 0.85],
      [(s) => (s.group === 'body' && s.p[2] > 0.1 ? ramp(0.9, 0.6, s.p[1]) : 0), light, 0.55],
      [(s) => (s.part === 'ear' ? 1 : 0), dark, 0.6],
      [both(earInside, (s) => ramp(0.18, 0.08, Math.abs(Math.abs(s.p[0]) - 0.52))), '#E9BE8C', 0.5],
      ...marks,
    ),
    long,
  );

const mane = (s: Sculpt) => {
  const h = 'head';
  s.ellipsoid(h, 'ruff', { at: [0.58, -0.42, -0.24], r: [0.5, 0.54, 0.4], side: 'both', blend: 0.24 });
  s.ellipsoid(h, 'ruff', { at: [0, -0.8, 0], r: [0.8, 0.5, 0.5], blend: 0.24 });
  s.ellipsoid(h, 'skull', { at: [0, 0.36, -0.42], r: [0.66, 0.34, 0.56], blend: 0.2 });
};
/** Standing: the whole ball, with the plume laid over the back. */
const ball = (s: Sculpt) => {
  mane(s);
  s.ellipsoid('body', 'ruff', { at: [0, 0.8, 0.34], r: [0.29, 0.4, 0.27], blend: 0.14 });
  s.ellipsoid('body', 'trouser', { at: [0.12, 0.5, -0.36], r: [0.14, 0.27, 0.17], side: 'both', blend: 0.12 });
  // The plume: a fan that lies on croup and back.
  s.ellipsoid('body', 'plume', { at: [0, 1.1, -0.26], r: [0.17, 0.22, 0.3], blend: 0.06, turned: [0, 14, 0] });
  s.ellipsoid('body', 'plume', { at: [0, 1.16, -0.06], r: [0.13, 0.13, 0.2], blend: 0.08 });
};
/** FCI 97 (Zwergspitz): fox's face, muzzle small and pointed, tiny ears close together, a mane that stands off all round. */
const orange: Dog = {
  build: {
    heightCm: 21,
    headCm: 3.6,
    length: 1.0,
    chest: 0.52,
    width: 0.5,
    tuck: 0.2,
    bone: 0.85,
    paw: 0.85,
    angles: 0.9,
    neck: { forward: 0.2, up: 0.08, top: 0.2, base: 0.26 },
    tail: { kind: 'curl', length: 0.26, r: 0.06 },
  },
  // A ball of hair on short fine legs: a mane round neck and shoulders, trousers, the plume laid flat over the back.
  body: {
    headScale: 1.12,
    length: 0.94,
    width: 0.4,
    elbow: 0.46,
    tuck: 0.02,
    muscle: 0.9,
    hair: 0.1,
    ruff: 0.07,
    breech: 0.05,
    claws: false,
    neck: { length: 0.22, angle: 60, base: 0.18, top: 0.15, width: 0.13 },
    tail: { length: 0.5, r: 0.08, tip: 0.06, hang: 0.02, set: 0.14, curve: ON_BACK, stiff: true },
  },
  head: {
    skull: { r: [0.86, 0.62, 0.84], at: [0, 0.06, -0.3] },
    brow: { at: [0.34, 0.22, 0.32], r: [0.34, 0.26, 0.3] },
    cheek: { at: [0.52, -0.26, 0.04], r: [0.42, 0.42, 0.48] },
    muzzle: { length: 0.74, width: 0.27, height: 0.25, tip: 0.62, square: 0.4, y: [-0.3, -0.38] },
    flews: { depth: 0.13, width: 0.13, length: 0.26 },
    jaw: { depth: 0.1, width: 0.16, length: 0.42 },
    nose: { width: 0.15, height: 0.125 },
  },
  ears: [{ kind: 'prick', size: 0.74, root: [0.46, 0.66, -0.1], lean: 0.04 }],
  sculpt: (s) => {
    mane(s);
    s.ellipsoid('body', 'ruff', { at: [0, 0.82, 0.14], r: [0.33, 0.34, 0.28], blend: 0.1 });
    s.ellipsoid('body', 'ruff', { at: [0, 0.6, 0.16], r: [0.3, 0.3, 0.24], blend: 0.1 });
  },
  face: {
    nose: '#221c1f',
    lips: '#2a1814',
    whiskers: '#a8682c',
    eye: {
      at: [0.4, 0.06, 0.45],
      r: 0.18,
      out: 17,
      up: 1,
      iris: '#38200f',
      fleck: '#6b4424',
      irisSize: 58,
      pupil: 28,
      white: '#c9b199',
      skin: '#8a5127',
      glint: 0.26,
      open: slanted(OPENINGS.dog, 5),
    },
  },
  faceOf: facedBy({
    nose: { width: 0.15, y: -0.284 },
    philtrum: [
      [0, -0.36, 1.4],
      [0, -0.42, 1.4],
      [0, -0.47, 1.4],
    ],
    lips: [
      [0, -0.47, 1.36],
      [0.09, -0.54, 1.26],
      [0.18, -0.54, 1.1],
      [0.25, -0.49, 1.0],
    ],
  }),
  flow: (usual) => (s) =>
    s.part === 'ruff'
      ? s.group === 'head'
        ? [s.p[0] * 1.6, s.p[1] * 0.5 - 0.45, -0.1]
        : [s.p[0] * 3, -0.85, 0.35]
      : s.part === 'plume'
        ? [s.p[0] * 4, 0.5, 0.8]
        : usual(s),
  coat: plush('#DD9449', '#F6D6A3', '#B8702E', '#F2C285'),
  recipe: { edges: false, accent: { contrast: 0.3, share: 0.7 } },
};

const standing: Dog = { ...orange, sculpt: ball };
const eye = orange.face.eye;
const black: Dog = {
  ...orange,
  face: {
    ...orange.face,
    nose: '#2a272e',
    lips: '#100d12',
    whiskers: '#17141a',
    eye: { ...eye, skin: '#2b282d', white: '#8d7d72' },
  },
  coat: plush('#3b383f', '#55515a', '#2c292f', '#413d45', [[(s) => (s.part === 'ear' ? 1 : 0), '#2f2c32', 0.9]]),
};
const white: Dog = {
  ...orange,
  face: { ...orange.face, whiskers: '#b9a48c', eye: { ...eye, skin: '#8b7a68' } },
  coat: plush('#F1EBE0', '#FFFDF8', '#E6DCCB', '#F8F3EA', [
    [both(earInside, (s) => ramp(0.18, 0.08, Math.abs(Math.abs(s.p[0]) - 0.52))), '#EBC9B8', 0.6],
  ]),
};
const cream: Dog = { ...orange, coat: plush('#EBCFA0', '#F9EAD0', '#D6AE74', '#F6E6C8') };
/** Silver grey with black tips: dark ears, spectacles, a pale mane. */
const wolf: Dog = {
  ...orange,
  face: { ...orange.face, whiskers: '#4a484d', eye: { ...eye, skin: '#2b282d' } },
  coat: plush('#8f8c8b', '#D8D3CA', '#4a474c', '#b9b3ab', [
    [(s) => (s.part === 'ear' ? 1 : 0), '#37343a', 0.85],
    [spot([0.46, 0.1, 0.62], [0.24, 0.17, 0.3], 0.5), '#4a474c', 0.75],
    [spot([0, -0.24, 1.1], [0.2, 0.14, 0.4], 0.5), '#4a474c', 0.6],
    [(s) => (s.part === 'ruff' ? ramp(0.56, 0.7, ragged(s, 9) * 0.5 + 0.5) : 0), '#4f4c51', 0.6],
  ]),
};

export const breed = defineBreed('perros', 'pomerania', {
  1: retrato({
    alt: 'Retrato de un pomerania naranja que ladea la cabeza: cara de zorro, orejas mínimas y juntas, y una melena de lana que la rodea toda',
    marks: [
      { at: [0.46, 0.9, -0.2], label: 'Orejas mínimas y juntas', corner: 'tr' },
      { at: [0, -0.38, 1.2], label: 'Cara de zorro, hocico fino', corner: 'tl' },
      { at: [-1.05, -0.5, -0.2], label: 'Melena que se abre como abanico', corner: 'bl' },
      { group: 'body', at: [0.2, 0.62, 0.25], label: 'Lana densa bajo pelo largo', corner: 'br' },
    ],
    scene: () =>
      dogScene(orange, {
        pose: dogSit,
        body: { yaw: -6 },
        head: { yaw: 18, pitch: 2, roll: 8 },
        view: { on: [600, 390], scale: 244 },
        light: { reach: 0.4, cast: 0.22 },
      }),
  }),
  2: dogCuerpo(standing, {
    alt: 'Un pomerania naranja de perfil junto a las piernas de un adulto: la cruz le llega a 21 cm; una bola de pelo con la cola de pluma volcada sobre el lomo; en un círculo, su cara de zorro más grande',
    pxPerCm: 11,
    inset: { on: [330, 300], radius: 215, times: 2.6, head: [318, 320] },
  }),
  3: dogColores(orange, {
    alt: 'Cinco pomeranias en cinco nichos: naranja, crema, blanco, negro y lobo, que es gris con puntas negras y melena clara',
    caption: 'Cinco de los colores aceptados',
    varieties: [
      { name: 'Naranja' },
      { name: 'Crema', dog: cream },
      { name: 'Blanco', dog: white },
      { name: 'Negro', dog: black, light: { rim: 0.4, shadeBelow: 0.22 } },
      { name: 'Lobo', dog: wolf },
    ],
  }),
  4: enCasa({
    alt: 'Un pomerania naranja parado en un balcón de Bogotá, con los cerros y Monserrate al fondo, atento a lo que pasa en la calle',
    caption: 'En casa: centinela del balcón',
    setting: () => ({ behind: balcony().behind }),
    scenes: () => [
      dogAt(standing, {
        pose: stand(),
        body: { yaw: 52 },
        head: { yaw: 24, pitch: 6, roll: -6 },
        on: [600, 800],
        scale: 74,
      }),
    ],
  }),
});
