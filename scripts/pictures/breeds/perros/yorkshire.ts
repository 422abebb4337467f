// Longer than 200 lines: the measures of a breed, its coats and its plates are read together.
import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { facedBy } from '../../anatomy/flat-face.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { onHead, ragged } from '../../coats/areas.ts';
import { layers } from '../../coats/ink.ts';
import { falling, grooves, locks } from '../../coats/locks.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { blend } from '../../engine/color.ts';
import { shape } from '../../engine/lines.ts';
import { ramp } from '../../engine/number.ts';
import type { Painter } from '../../engine/painter.ts';
import { unitOf } from '../../engine/pin.ts';
import type { Coat, Flow, Hair, Sample } from '../../engine/scene.ts';
import type { Sculpt } from '../../engine/sculpt.ts';
import type { Section } from '../../engine/sweep.ts';
import { sub } from '../../engine/vector.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { sala } from '../../scenes/sala.ts';

const long = (s: Sample): Partial<Hair> | null => {
  if (s.part === 'mantle' || s.part === 'bib') return { length: 0.42, width: 0.024 };
  if (s.part === 'fall') return { length: 0.5, width: 0.024 };
  if (s.part === 'moustache') return { length: 0.4, width: 0.022 };
  if (s.part === 'knot') return { length: 0.3, width: 0.022 };
  if (s.part === 'ear') return { length: 0.12, width: 0.022, lift: 0.1 };
  return onHead(s) ? { length: 0.13 + 0.14 * ramp(0.9, 0.2, s.p[2]), width: 0.021 } : { length: 0.26, width: 0.024 };
};
const isBlue = (s: Sample) => {
  if (s.group !== 'body') return 0;
  if (s.part === 'bib' || s.part === 'forepaw' || s.part === 'forearm') return 0;
  return ramp(0.16, 0.24, Math.abs(s.p[0]) + ragged(s, 2) * 0.03 - (s.p[2] - 0.1) * 0.4);
};
/** A puppy's black: crown, ears, sides of the muzzle's root. */
const pup = (s: Sample) =>
  onHead(s) &&
  (s.part === 'ear' || ramp(0.1, 0.24, s.p[1] + ragged(s) * 0.05) * ramp(0.9, 0.6, s.p[2]) > 0.5) &&
  Math.hypot(Math.abs(s.p[0]) - 0.34, s.p[1] - 0.34) > 0.1
    ? 1
    : 0;
const silk = (tan: string, gold: string, blue: string, cut?: Partial<Hair>, young = false) =>
  coat(
    { ...TEXTURES.silky, mess: 0.45, lift: 0, bend: 0.06 },
    layers(
      tan,
      [locks(11, 0.5), gold, 0.75],
      [(s) => (s.part === 'ear' ? 1 : 0), '#8c5a2e', 0.6],
      [(s) => (young ? pup(s) : 0), blue],
      [(s) => (s.part === 'fall' ? ramp(-0.1, 0.3, s.p[1]) : 0), '#9a6532', 0.45],
      [isBlue, layers(blue, [locks(9, 0.55), young ? '#4a464e' : '#8b93a4', 0.7]), 1],
    ),
    (s) => (cut ? cut : long(s)),
  );

const steel = layers('#565E6E', [locks(9, 0.55), '#8b93a4', 0.7]);
const silkTan = layers('#C48A4B', [locks(11, 0.5), '#E3B672', 0.75]);

/** Over the eyes the hair runs up to the bow. */
const gathered =
  (usual: Flow): Flow =>
  (s) =>
    (s.part === 'skull' || s.part === 'brow') && s.p[1] > 0.16 ? sub([0, 0.9, 0.16], s.p) : usual(s);

/** A small bow that holds the fall of the head. */
const bow = (color: string, dark: string) => (painter: Painter) => {
  const k = unitOf(painter, 'head') * 0.8;
  const [x, y] = painter.at('head', [0, 0.72, 0.34]);
  const at = (points: readonly (readonly [number, number])[]) =>
    points.map(([a, b]) => [x + a * k, y - b * k] as const);
  for (const side of [-1, 1]) {
    shape(
      painter,
      at([
        [0, 0.03],
        [0.1 * side, 0.16],
        [0.3 * side, 0.2],
        [0.34 * side, 0.02],
        [0.29 * side, -0.15],
        [0.1 * side, -0.1],
        [0, -0.03],
      ]),
      { fill: color },
    );
    shape(
      painter,
      at([
        [0.02 * side, 0.02],
        [0.14 * side, 0.05],
        [0.24 * side, 0.02],
        [0.14 * side, -0.03],
      ]),
      { fill: dark, opacity: 0.7 },
    );
    shape(
      painter,
      at([
        [0, 0],
        [0.08 * side, -0.1],
        [0.16 * side, -0.3],
        [0.06 * side, -0.27],
        [-0.02 * side, -0.1],
      ]),
      { fill: dark },
    );
  }
  shape(
    painter,
    at([
      [-0.06, 0.07],
      [0.06, 0.07],
      [0.07, -0.06],
      [-0.07, -0.06],
    ]),
    { fill: dark },
  );
};

/** What hangs from the head: sides, moustache, the knot over the brow. */
const falls = (s: Sculpt) => {
  const h = 'head';
  const B = grooves(20, 0.05);
  s.ellipsoid(h, 'knot', { at: [0, 0.58, 0.02], r: [0.34, 0.24, 0.5], blend: 0.2, bumps: grooves(26, 0.03) });
  s.chain(
    h,
    'fall',
    [
      [0.52, 0.3, 0.2, 0.16],
      [0.68, -0.1, 0.22, 0.2],
      [0.74, -0.7, 0.22, 0.22],
      [0.74, -1.5, 0.14, 0.2],
    ],
    { side: 'both', blend: 0.16, inner: 0.2, bumps: B },
  );
  s.chain(
    h,
    'moustache',
    [
      [0.16, -0.34, 1.02, 0.13],
      [0.36, -0.56, 0.9, 0.2],
      [0.5, -0.98, 0.7, 0.18],
      [0.54, -1.3, 0.6, 0.12],
    ],
    { side: 'both', blend: 0.1, inner: 0.16, bumps: B },
  );
  s.ellipsoid(h, 'moustache', { at: [0, -0.88, 0.74], r: [0.3, 0.42, 0.3], blend: 0.14, bumps: B });
};
/** Standing: a panel of silk on each side of the parting, down to the feet, and the breast's fall before it. */
const curtain = (s: Sculpt) => {
  falls(s);
  const C = grooves(58, 0.013);
  const panel = (
    [
      [-0.46, 0.82, 0.05, 0.11, 0.05, 0.12],
      [-0.42, 0.92, 0.07, 0.14, 0.08, 0.07],
      [-0.32, 0.965, 0.085, 0.165, 0.095, 0.05],
      [-0.16, 0.975, 0.09, 0.18, 0.1, 0.06],
      [0.02, 0.985, 0.09, 0.185, 0.1, 0.045],
      [0.18, 1.01, 0.085, 0.175, 0.095, 0.06],
      [0.29, 1.05, 0.075, 0.155, 0.085, 0.08],
    ] as const
  ).map(([z, top, x0, x1, w, low]): Section => [[x0, top, z + 0.02], [x1, low + 0.02 * Math.sin(z * 41), z - 0.03], w]);
  s.sweep('body', 'mantle', panel, { side: 'both', blend: 0.03, cap: 0.6, bumps: C });
  const bib = (
    [
      [1.04, 0.45, 0.26, 0.11],
      [0.88, 0.485, 0.22, 0.14],
      [0.66, 0.5, 0.2, 0.16],
      [0.42, 0.47, 0.2, 0.165],
      [0.24, 0.43, 0.22, 0.16],
      [0.14, 0.4, 0.24, 0.14],
    ] as const
  ).map(([y, front, back, w]): Section => [[0, y, front], [0, y, back], w]);
  s.sweep('body', 'bib', bib, { blend: 0.05, cap: 0.3, bumps: C });
};
/** From the parting along the back the silk falls to both sides, in waves. */
const parted =
  (usual: Flow): Flow =>
  (s) => {
    if (s.group !== 'body') return usual(s);
    const out = Math.sign(s.p[0]);
    if (s.part === 'mantle')
      return [out * 0.35 * ramp(0.7, 1, s.p[1]), -1, -0.06 + 0.09 * Math.sin(s.p[2] * 23 + s.p[1] * 7)];
    return /torso|thigh|shoulder|arm|neck/.test(s.part) ? [out * 0.6, -1, -0.06] : usual(s);
  };
/** FCI 86: head small and flat, muzzle not long, V ears erect; silk that hangs straight from a parting, tan on the head, steel blue behind. */
const adult: Dog = {
  build: {
    heightCm: 21,
    headCm: 3.7,
    length: 1.04,
    chest: 0.5,
    width: 0.44,
    tuck: 0.3,
    bone: 0.9,
    paw: 0.9,
    angles: 0.9,
    neck: { forward: 0.2, up: 0.14, top: 0.14, base: 0.2 },
    tail: { kind: 'sabre', length: 0.3, r: 0.06 },
  },
  head: {
    skull: { r: [0.8, 0.56, 0.84], at: [0, 0.06, -0.3] },
    brow: { at: [0.34, 0.22, 0.32], r: [0.32, 0.25, 0.3] },
    cheek: { at: [0.46, -0.24, 0.06], r: [0.36, 0.38, 0.46] },
    muzzle: { length: 0.86, width: 0.31, height: 0.28, tip: 0.76, square: 0.6, y: [-0.26, -0.33] },
    flews: { depth: 0.18, width: 0.17, length: 0.32 },
    jaw: { depth: 0.12, width: 0.2, length: 0.46 },
    nose: { width: 0.18, height: 0.15 },
  },
  ears: [{ kind: 'prick', size: 0.92, root: [0.52, 0.46, -0.26], lean: 0.06 }],
  sculpt: (s) => {
    falls(s);
    const b = 'body';
    const C = grooves(80, 0.012);
    s.ellipsoid(b, 'bib', { at: [0, 0.62, 0.2], r: [0.2, 0.36, 0.2], blend: 0.08, bumps: C });
    s.chain(
      b,
      'mantle',
      [
        [0.12, 0.98, 0.06, 0.12],
        [0.18, 0.74, 0.06, 0.15],
        [0.2, 0.4, 0.04, 0.17],
        [0.2, 0.05, 0.02, 0.17],
      ],
      { side: 'both', blend: 0.08, inner: 0.1, bumps: C },
    );
  },
  face: {
    nose: '#231d20',
    lips: '#2c1a18',
    eye: {
      at: [0.4, 0.1, 0.46],
      r: 0.18,
      out: 16,
      iris: '#3a2010',
      fleck: '#6f4524',
      irisSize: 58,
      pupil: 28,
      white: '#bfa892',
      skin: '#8a5a34',
      glint: 0.25,
    },
  },
  faceOf: facedBy({
    nose: { width: 0.18, y: -0.16 },
    philtrum: [
      [0, -0.26, 1.4],
      [0, -0.36, 1.4],
      [0, -0.42, 1.36],
    ],
    lips: [
      [0, -0.42, 1.36],
      [0.08, -0.5, 1.34],
      [0.18, -0.55, 1.26],
    ],
  }),
  flow: (usual) =>
    gathered(
      falling(usual, {
        fall: [0.16, -1, 0],
        moustache: [0.4, -1, -0.1],
        mantle: [0.16, -1, 0.02],
        bib: [0.1, -1, 0.06],
        knot: [-0.5, 1, -0.2],
        cheek: [0.25, -1, -0.2],
      }),
    ),
  coat: silk('#C48A4B', '#E3B672', '#565E6E'),
  recipe: { edges: false, accent: { contrast: 0.34, share: 0.7 } },
  finish: bow('#B23A48', '#8a2634'),
};

/** Tan before a slanted, ragged border on the shoulder, steel blue behind it, over all parts alike. */
const whole: Coat = (s) => {
  const hair = adult.coat(s);
  if (s.group !== 'body' || /paw|claw|forearm|hock/.test(s.part)) return hair;
  const k = s.part === 'tail' ? 1 : ramp(0.36, 0.22, s.p[2] + ragged(s, 3) * 0.035 - (s.p[1] - 0.55) * 0.2);
  return { ...hair, color: blend(silkTan(s), steel(s), k) };
};
const standing: Dog = {
  ...adult,
  body: {
    headScale: 1.02,
    length: 0.96,
    width: 0.3,
    muscle: 0.8,
    paw: 1.05,
    claws: false,
    neck: { length: 0.24, angle: 62, base: 0.16, top: 0.13, width: 0.11 },
    tail: {
      length: 0.34,
      r: 0.05,
      tip: 0.02,
      set: 0.03,
      hang: 0.06,
      stiff: true,
      curve: [
        [0, 0],
        [0.2, 0.2],
        [0.5, 0.36],
        [0.8, 0.34],
        [1, 0.2],
      ],
    },
  },
  figure: { sculpt: curtain, coat: whole, flow: (usual) => parted(adult.flow?.(usual) ?? usual) },
};

/** Two or three centimetres all over: how most live. */
const clipped: Dog = {
  ...adult,
  body: { ...standing.body, hair: 0.022, tail: { ...standing.body?.tail, hang: 0.03 } },
  sculpt: (s) => {
    s.ellipsoid('head', 'knot', { at: [0, 0.42, 0.1], r: [0.5, 0.3, 0.5], blend: 0.2, bumps: grooves(18, 0.03) });
    s.ellipsoid('head', 'cheek', {
      at: [0.56, -0.34, 0.1],
      r: [0.34, 0.44, 0.4],
      side: 'both',
      blend: 0.2,
      bumps: grooves(18, 0.04),
    });
    s.ellipsoid('head', 'moustache', {
      at: [0.24, -0.48, 0.86],
      r: [0.26, 0.24, 0.34],
      side: 'both',
      blend: 0.12,
      bumps: grooves(18, 0.04),
    });
    s.ellipsoid('head', 'moustache', {
      at: [0, -0.66, 0.72],
      r: [0.28, 0.24, 0.34],
      blend: 0.12,
      bumps: grooves(18, 0.04),
    });
  },
  coat: silk('#C48A4B', '#E3B672', '#565E6E', { length: 0.2, width: 0.022, lift: 0.1 }),
  finish: undefined,
};
/** Born black and tan. */
const puppy: Dog = {
  ...clipped,
  coat: silk('#B5763A', '#C98D4E', '#343138', { length: 0.16, width: 0.022, lift: 0.14 }, true),
  face: { ...adult.face, nose: '#2a272e' },
};

export const breed = defineBreed('perros', 'yorkshire', {
  1: retrato({
    alt: 'Retrato de un yorkshire terrier: cara y barbas doradas de pelo largo y liso, moño rojo en el copete, orejas en V paradas y manto azul acero desde el cuello',
    marks: [
      { at: [-0.55, 0.95, -0.25], label: 'Orejas pequeñas en V, paradas', corner: 'tl' },
      { at: [0.6, -0.8, 0.7], label: 'Bigotes y caída de seda, color fuego', corner: 'bl' },
      { group: 'body', at: [-0.3, 0.7, 0.1], label: 'Azul acero del cuello hacia atrás', corner: 'br' },
      { at: [0.1, -0.2, 1.2], label: 'Hocico corto, nariz negra', corner: 'tr' },
    ],
    scene: () =>
      dogScene(adult, {
        pose: dogSit,
        body: { yaw: 18 },
        head: { yaw: -20, pitch: 0, roll: 5 },
        view: { on: [600, 400], scale: 246 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
  2: dogCuerpo(standing, {
    alt: 'Un yorkshire terrier de perfil junto a las piernas de un adulto: la cruz le llega a 21 cm; el manto azul acero cae liso hasta el piso; en un círculo, su cabeza más grande, con moño rojo',
    pxPerCm: 11,
    inset: { on: [310, 250], radius: 205, times: 2.5, head: [300, 282] },
  }),
  3: dogColores(puppy, {
    alt: 'Tres yorkshire en tres nichos: un cachorro negro y fuego, un adulto azul acero y fuego de pelo largo con moño rojo y un adulto de los mismos colores con corte de cachorro',
    caption: 'Un solo color, que cambia con los años',
    varieties: [
      { name: 'Cachorro: negro y fuego', light: { rim: 0.25 } },
      { name: 'Adulto: azul acero y fuego', dog: standing, pose: stand({ fore: [0.06, 0.12], hind: [0, 0.1] }) },
      { name: 'Con corte de cachorro', dog: clipped },
    ],
  }),
  4: enCasa({
    alt: 'Un yorkshire terrier de pelo largo y moño rojo, parado en el sofá de la sala, con la cabeza en alto y las orejas paradas',
    caption: 'En casa: guardaespaldas de sofá',
    setting: () => ({
      behind: sala({ wall: '#E9D8C4', sofa: ['#8FA7B8', '#6C8699', '#516A7D'] }).behind,
    }),
    scenes: () => [
      dogAt(standing, {
        pose: stand({ fore: [0.06, 0.12], hind: [0, 0.1] }),
        body: { yaw: 58 },
        head: { yaw: 24, pitch: 2, roll: -5 },
        on: [590, 722],
        scale: 70,
        shadow: '#1c2a33',
      }),
    ],
  }),
});
