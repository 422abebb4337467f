// Longer than 200 lines: the measures of a breed, its coats and its plates are read together.
import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { SIDE_LIGHT } from '../../anatomy/dog-measures.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogStand } from '../../anatomy/dog-stand.ts';
import { facedBy } from '../../anatomy/flat-face.ts';
import { onHead, ragged } from '../../coats/areas.ts';
import { layers } from '../../coats/ink.ts';
import { falling, grooves, locks } from '../../coats/locks.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { shape } from '../../engine/lines.ts';
import { ramp } from '../../engine/number.ts';
import type { Painter } from '../../engine/painter.ts';
import { unitOf } from '../../engine/pin.ts';
import type { Flow, Hair, Sample } from '../../engine/scene.ts';
import type { Sculpt } from '../../engine/sculpt.ts';
import { sub } from '../../engine/vector.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { colores } from '../../scenes/colores.ts';
import { cuerpo } from '../../scenes/cuerpo.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { footShadow } from '../../scenes/measure.ts';
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
/** Standing: a curtain of silk on each side, from the parting to the floor. */
const curtain = (s: Sculpt) => {
  const C = grooves(70, 0.014);
  falls(s);
  const o = { side: 'both', blend: 0.06, bumps: C } as const;
  s.ellipsoid('body', 'mantle', { ...o, at: [0.13, 0.52, -0.1], r: [0.15, 0.47, 0.5] });
  s.ellipsoid('body', 'mantle', { ...o, at: [0.12, 0.27, -0.12], r: [0.17, 0.22, 0.48] });
  s.ellipsoid('body', 'bib', { at: [0, 0.58, 0.36], r: [0.17, 0.42, 0.16], blend: 0.08, bumps: C });
  s.capsule('body', 'bib', { ...o, from: [0.12, 0.42, 0.27], to: [0.13, 0.12, 0.3], r: [0.08, 0.085] });
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

const standing: Dog = { ...adult, sculpt: curtain };
/** Two or three centimetres all over: how most live. */
const clipped: Dog = {
  ...adult,
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
  2: cuerpo({
    folder: 'perros',
    alt: 'Un yorkshire terrier de perfil junto a las piernas de un adulto: la cruz le llega a 21 cm; el manto azul acero cae liso hasta el piso; en un círculo, su cabeza más grande, con moño rojo',
    heightCm: 21,
    headCm: 3.7,
    lengthCm: 24,
    pxPerCm: 11,
    x: 640,
    inset: { on: [330, 300], radius: 215, times: 2.6, head: [318, 330] },
    scene: (shot) =>
      dogScene(standing, {
        pose: dogStand,
        body: { yaw: -86 },
        head: { yaw: -62, pitch: 0 },
        light: SIDE_LIGHT,
        ...shot,
      }),
  }),
  3: colores({
    folder: 'perros',
    alt: 'Tres yorkshire en tres nichos: un cachorro negro y fuego, un adulto azul acero y fuego de pelo largo con moño rojo y un adulto de los mismos colores con corte de cachorro',
    caption: 'Un solo color, que cambia con los años',
    scale: 132,
    varieties: [
      {
        name: 'Cachorro: negro y fuego',
        scene: (shot) =>
          dogScene(puppy, {
            pose: dogSit,
            body: { yaw: -12 },
            head: { yaw: 24, pitch: 2, roll: 8 },
            light: { rim: 0.25 },
            ...shot,
          }),
      },
      {
        name: 'Adulto: azul acero y fuego',
        scene: (shot) =>
          dogScene(adult, { pose: dogSit, body: { yaw: 4 }, head: { yaw: -6, pitch: 0, roll: -4 }, ...shot }),
      },
      {
        name: 'Con corte de cachorro',
        scene: (shot) =>
          dogScene(clipped, { pose: dogSit, body: { yaw: 14 }, head: { yaw: -30, pitch: 0, roll: 5 }, ...shot }),
      },
    ],
  }),
  4: enCasa({
    alt: 'Un yorkshire terrier de pelo largo y moño rojo, parado en el sofá de la sala, con la cabeza en alto y las orejas paradas',
    caption: 'En casa: guardaespaldas de sofá',
    setting: () => ({
      behind:
        sala({ wall: '#E9D8C4', sofa: ['#8FA7B8', '#6C8699', '#516A7D'] }).behind +
        footShadow(600, 420, '#1c2a33', 716),
    }),
    scenes: () => [
      dogScene(standing, {
        pose: dogStand,
        body: { yaw: 52 },
        head: { yaw: 24, pitch: 2, roll: -5 },
        view: { group: 'body', p: [0, 0, 0.1], on: [590, 722], scale: 70 },
        fine: 0.6,
        detail: 0.8,
      }),
    ],
  }),
});
