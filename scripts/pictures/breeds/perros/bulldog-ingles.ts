// Longer than 200 lines: the measures of a breed, its coats and its plates are read together.
import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { facedBy } from '../../anatomy/flat-face.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { breast, onHead, ragged, socks, spot } from '../../coats/areas.ts';
import { fineBrindle } from '../../coats/fine-brindle.ts';
import { type Ink, layers } from '../../coats/ink.ts';
import { mask, type Row } from '../../coats/markings.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { ramp } from '../../engine/number.ts';
import type { Sample } from '../../engine/scene.ts';
import type { Sculpt } from '../../engine/sculpt.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { corredor } from '../../scenes/corredor.ts';
import { enCasa } from '../../scenes/en-casa.ts';

const NOSE = { width: 0.22, y: -0.06 };

/** FCI 149: face broad and short, nose set back under a roll, chops that hang over the jaw, jaw turned up, rose ears high and wide. */
const headOf = (s: Sculpt) => {
  const h = 'head';
  s.box(h, 'skull', { at: [0, 0.12, -0.3], half: [0.56, 0.06, 0.4], round: 0.42 });
  s.ellipsoid(h, 'skull', { at: [0, 0.24, -0.2], r: [0.8, 0.56, 0.7], blend: 0.3 });
  s.ellipsoid(h, 'brow', { at: [0.42, 0.28, 0.4], r: [0.36, 0.24, 0.26], side: 'both', blend: 0.2 });
  s.ellipsoid(h, 'cheek', { at: [0.78, -0.34, 0], r: [0.44, 0.52, 0.5], side: 'both', blend: 0.24 });
  s.box(h, 'muzzle', { at: [0, -0.36, 0.58], half: [0.4, 0.16, 0.12], round: 0.24, blend: 0.16 });
  s.ellipsoid(h, 'jaw', { at: [0, -0.86, 0.82], r: [0.42, 0.2, 0.34], blend: 0.08, turned: [0, 8, 0] });
  s.ellipsoid(h, 'flew', {
    at: [0.5, -0.6, 0.64],
    r: [0.38, 0.54, 0.34],
    side: 'both',
    blend: 0.03,
    turned: [0, 0, 12],
  });
  s.chain(
    h,
    'fold',
    [
      [0, 0.1, 0.84, 0.12],
      [0.3, 0.03, 0.8, 0.12],
      [0.56, -0.2, 0.6, 0.09],
    ],
    { side: 'both', blend: 0.04, inner: 0.1 },
  );
  s.chain(
    h,
    'fold',
    [
      [0.56, -0.12, 0.56, 0.05],
      [0.78, -0.4, 0.5, 0.09],
      [0.84, -0.8, 0.36, 0.1],
    ],
    { side: 'both', blend: 0.08, inner: 0.1 },
  );
  s.ellipsoid(h, 'nose', { at: [0, NOSE.y, 0.88], r: [0.25, 0.17, 0.12], blend: 0.04 });
  s.capsule(h, 'skull', { from: [0.09, 0.36, 0.66], to: [0.2, 0.62, 0.4], r: [0.08, 0.06], side: 'both', blend: 0.05 });
  s.capsule(h, 'skull', { from: [0.3, 0.4, 0.66], to: [0.7, 0.36, 0.44], r: [0.09, 0.07], side: 'both', blend: 0.05 });
};

const faceOf = facedBy({
  nose: NOSE,
  philtrum: [
    [0, -0.2, 1.0],
    [0, -0.34, 1.0],
    [0, -0.46, 1.0],
  ],
  lips: [
    [0, -0.42, 1.0],
    [0.13, -0.52, 1.0],
    [0.27, -0.74, 0.98],
    [0.4, -0.98, 0.92],
    [0.56, -1.1, 0.8],
    [0.74, -1.06, 0.62],
  ],
  creases: [
    {
      points: [
        [0.1, 0.23, 0.82],
        [0.28, 0.17, 0.84],
        [0.52, -0.02, 0.7],
        [0.66, -0.26, 0.56],
      ],
      width: 0.03,
      opacity: 0.6,
      color: '#4a2a20',
    },
    {
      points: [
        [0, -0.0, 0.98],
        [0.24, -0.1, 0.9],
        [0.46, -0.28, 0.8],
      ],
      width: 0.026,
      opacity: 0.5,
    },
    {
      points: [
        [0.03, 0.34, 0.72],
        [0.1, 0.52, 0.6],
        [0.08, 0.7, 0.4],
      ],
      width: 0.024,
      opacity: 0.5,
    },
    {
      points: [
        [0.2, 0.42, 0.66],
        [0.34, 0.52, 0.6],
        [0.6, 0.48, 0.5],
      ],
      width: 0.024,
      opacity: 0.5,
    },

    {
      points: [
        [0.7, -0.22, 0.55],
        [0.9, -0.5, 0.44],
        [0.95, -0.8, 0.3],
      ],
      width: 0.024,
      opacity: 0.45,
    },
  ],
});

const white = (s: Sample) => {
  if (!onHead(s) || s.part === 'ear') return 0;
  const n = ragged(s) * 0.05;
  const a = Math.abs(s.p[0] - 0.03);
  const blaze = ramp(0.2, 0.13, a + n - 0.06 * ramp(0.3, 0.7, s.p[1]));
  const chops = ramp(-0.1, -0.22, s.p[1] + n + 0.25 * ramp(0.5, 0.9, a)) * ramp(0.3, 0.5, s.p[2]);
  return Math.max(blaze * ramp(0.1, 0.3, s.p[2] + 0.4), chops);
};

const SNOW = '#F6EEE3';
const throat = (s: Sample) =>
  s.part === 'neck' && s.p[2] > 0.16 ? ramp(0.3, 0.22, Math.abs(s.p[0]) + ragged(s, 3) * 0.04) : 0;
const WHITES: Row[] = [
  [breast(0.3, -0.2), SNOW],
  [white, SNOW],
  [throat, SNOW],
  [socks(0.2), SNOW],
];
const skin = (base: Ink, ear: Ink, marks: Row[], pink = 0.45) =>
  coat(
    { ...TEXTURES.sleek, length: 0.08, width: 0.025, lift: 0.02, face: 0.8, ear: 0.7 },
    layers(base, [(s) => (s.part === 'ear' ? 1 : 0), ear, 0.8], ...marks, [
      spot([0.24, -0.86, 0.9], [0.36, 0.22, 0.3], 0.6),
      '#E4B9AC',
      pink,
    ]),
  );
/** Loose skin of the throat, a fold on each side; sitting it hangs a little further back. */
const dewlap = (dz: number) => (s: Sculpt) => {
  s.capsule('body', 'neck', {
    from: [0.09, 0.98, 0.42 + dz],
    to: [0.12, 0.72, 0.44 + dz],
    r: [0.09, 0.05],
    side: 'both',
    blend: 0.06,
  });
  s.capsule('body', 'neck', {
    from: [0.26, 1.0, 0.2 + dz],
    to: [0.16, 0.7, 0.4 + dz],
    r: [0.08, 0.07],
    side: 'both',
    blend: 0.06,
  });
};

const redWhite: Dog = {
  build: {
    heightCm: 38,
    headCm: 10.4,
    length: 1.02,
    chest: 0.62,
    width: 0.74,
    tuck: 0.3,
    bone: 1.45,
    paw: 1.15,
    angles: 0.8,
    neck: { forward: 0.24, up: -0.02, top: 0.26, base: 0.32 },
    front: 0.52,
    muscle: 1.35,
    tail: { kind: 'screw', length: 0.2, r: 0.05 },
  },
  // Low and massive: shoulders broad and heavy, the head carried low before them, hindquarters light and higher, a short tail.
  body: {
    headScale: 0.96,
    length: 1,
    chest: 0.6,
    width: 0.62,
    elbow: 0.41,
    stifle: 0.46,
    tuck: 0.11,
    back: 0.985,
    croup: 1,
    slope: 0.8,
    bone: 1.4,
    muscle: 1.18,
    paw: 1.22,
    front: 0.205,
    rear: 0.135,
    neck: { length: 0.22, angle: 32, base: 0.24, top: 0.21, width: 0.2 },
    tail: { length: 0.18, r: 0.045, set: 0.02 },
  },
  figure: { sculpt: undefined },
  head: {},
  ears: [{ kind: 'rose', size: 0.78, root: [0.78, 0.5, -0.2], lean: -0.3 }],
  face: {
    nose: '#2a2326',
    lips: '#231518',
    eye: {
      at: [0.5, 0.04, 0.46],
      r: 0.165,
      out: 16,
      up: 2,
      iris: '#43240f',
      irisSize: 58,
      pupil: 28,
      white: '#dccbbf',
      rim: '#1d1215',
      skin: '#7c4a37',
      lidShade: 0.5,
      open: [
        [-58, -10],
        [-48, 16],
        [-22, 30],
        [10, 30],
        [40, 12],
        [60, -16],
        [42, -36],
        [6, -42],
        [-30, -36],
      ] as const,
    },
  },
  headOf,
  faceOf,
  sculpt: dewlap(-0.04),
  coat: skin('#C07B45', '#A8653A', WHITES),
  recipe: { edges: { color: '#6b3d2c' } },
};

const smut: Dog = {
  ...redWhite,
  coat: skin('#D2A26C', '#8a5f3e', [[breast(0.2, -0.2), '#E9D3B2', 0.7], ...mask('#352a2a', 0.8)], 0),
};
const brindle: Dog = { ...redWhite, coat: skin(layers('#8a5c3a', [fineBrindle, '#31231f', 0.85]), '#4a3328', WHITES) };
const allWhite: Dog = { ...redWhite, coat: skin(SNOW, '#EADCCB', [], 0.5) };

export const breed = defineBreed('perros', 'bulldog-ingles', {
  1: retrato({
    alt: 'Retrato de un bulldog inglés rojo y blanco: cabeza muy ancha, nariz hundida bajo un pliegue, labios colgantes y mandíbula que se adelanta',
    marks: [
      { at: [-0.3, 0.14, 0.85], label: 'Pliegue grueso sobre la nariz', corner: 'tl' },
      { at: [0.95, 0.62, -0.2], label: 'Oreja en rosa, pequeña', corner: 'tr' },
      { at: [-0.6, -0.8, 0.8], label: 'Labios colgantes y papada', corner: 'bl' },
      { at: [0.1, -0.86, 1.05], label: 'Mandíbula ancha, vuelta hacia arriba', corner: 'br' },
    ],
    scene: () =>
      dogScene(redWhite, {
        pose: dogSit,
        body: { yaw: 6 },
        head: { yaw: -9, pitch: -1, roll: -5 },
        view: { on: [600, 400], scale: 262 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
  2: dogCuerpo(redWhite, {
    alt: 'Un bulldog inglés rojo y blanco de perfil junto a las piernas de un adulto: la cruz le llega a 38 cm; delantero ancho y pesado, patas cortas y cola corta',
    pxPerCm: 11,
  }),
  3: dogColores(redWhite, {
    alt: 'Cuatro bulldogs ingleses en cuatro nichos: uno rojo y blanco, uno leonado con máscara negra, uno atigrado y blanco y uno blanco',
    varieties: [
      { name: 'Rojo y blanco' },
      { name: 'Leonado con máscara', dog: smut },
      { name: 'Atigrado y blanco', dog: brindle },
      { name: 'Blanco', dog: allWhite },
    ],
  }),
  4: enCasa({
    alt: 'Un bulldog inglés plantado en el corredor de una finca cafetera, bajo el alero, entre materas de geranios',
    caption: 'En casa: a la sombra del corredor, viendo pasar el día',
    setting: () => ({ behind: corredor().behind }),
    scenes: () => [
      dogAt(redWhite, {
        pose: stand(),
        body: { yaw: -52 },
        head: { yaw: -18, pitch: 0, roll: 4 },
        on: [610, 812],
        scale: 100,
      }),
    ],
  }),
});
