// Longer than 200 lines: the measures of a breed, its coats and its plates are read together.
import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { facedBy } from '../../anatomy/flat-face.ts';
import { sit } from '../../anatomy/pose-rest.ts';
import { breast, onHead, spot } from '../../coats/areas.ts';
import { either, layers } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { ramp } from '../../engine/number.ts';
import type { Sample } from '../../engine/scene.ts';
import type { Sculpt } from '../../engine/sculpt.ts';
import type { Vec } from '../../engine/vector.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { bowl } from '../../scenes/bogota.ts';
import { cocina } from '../../scenes/cocina.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { airway, gauze } from '../../scenes/pug-airway.ts';

const NOSE = { width: 0.2, y: -0.15 };

/** Folds over the brow, each from the middle outwards: from, to, how thick. */
const FOLDS: readonly [Vec, Vec, number][] = [
  [[0.1, 0.3, 0.8], [0.36, 0.4, 0.7], 0.085],
  [[0.09, 0.47, 0.7], [0.5, 0.56, 0.5], 0.085],
  [[0.1, 0.66, 0.52], [0.46, 0.74, 0.34], 0.07],
  [[0.36, 0.33, 0.74], [0.74, 0.24, 0.5], 0.075],
  [[0.6, -0.24, 0.62], [0.86, -0.5, 0.24], 0.07],
];

/** FCI 253: head round and massive, muzzle short, blunt, square; a roll over the nose, deep wrinkles, globular eyes. */
const headOf = (s: Sculpt) => {
  const h = 'head';
  s.ellipsoid(h, 'skull', { at: [0, 0.12, -0.22], r: [0.98, 0.74, 0.9] });
  s.ellipsoid(h, 'cheek', { at: [0.62, -0.34, 0.1], r: [0.44, 0.5, 0.52], side: 'both', blend: 0.3 });
  s.box(h, 'muzzle', { at: [0, -0.46, 0.74], half: [0.26, 0.14, 0.12], round: 0.24, blend: 0.16 });
  s.ellipsoid(h, 'flew', { at: [0.27, -0.56, 0.8], r: [0.31, 0.3, 0.3], side: 'both', blend: 0.12 });
  s.ellipsoid(h, 'jaw', { at: [0, -0.83, 0.7], r: [0.34, 0.16, 0.29], blend: 0.08 });
  s.chain(
    h,
    'fold',
    [
      [0, 0.07, 0.93, 0.1],
      [0.28, -0.02, 0.88, 0.1],
      [0.5, -0.26, 0.7, 0.07],
    ],
    { side: 'both', blend: 0.04, inner: 0.1 },
  );
  s.ellipsoid(h, 'nose', { at: [0, NOSE.y, 1.0], r: [0.22, 0.14, 0.13], blend: 0.04 });
  for (const [from, to, r] of FOLDS) s.capsule(h, 'skull', { from, to, r: [r, r * 0.7], side: 'both', blend: 0.05 });
};

const CREASES = [
  [
    [0.03, 0.385, 0.8],
    [0.2, 0.41, 0.78],
    [0.36, 0.49, 0.68],
    [0.5, 0.47, 0.62],
  ],
  [
    [0.04, 0.57, 0.66],
    [0.24, 0.63, 0.6],
    [0.48, 0.66, 0.42],
  ],
  [
    [0.03, 0.36, 0.82],
    [0.06, 0.55, 0.7],
    [0.03, 0.72, 0.5],
  ],
] as const;

const faceOf = facedBy({
  nose: NOSE,
  philtrum: [
    [0, -0.26, 1.1],
    [0, -0.36, 1.1],
    [0, -0.45, 1.1],
  ],
  lips: [
    [0, -0.45, 1.12],
    [0.1, -0.55, 1.1],
    [0.26, -0.72, 1.05],
    [0.42, -0.8, 0.95],
    [0.52, -0.77, 0.8],
  ],
  creases: [
    ...CREASES.map((points) => ({ points, color: '#4a3026', width: 0.026, opacity: 0.7 })),
    {
      points: [
        [0, 0.2, 0.93],
        [0.2, 0.14, 0.93],
        [0.4, -0.02, 0.84],
        [0.56, -0.26, 0.66],
      ],
      color: '#1d1416',
      width: 0.03,
      opacity: 0.75,
    },
    {
      points: [
        [0.16, -0.5, 1.1],
        [0.28, -0.62, 1.06],
        [0.42, -0.68, 0.98],
      ],
      color: '#77686a',
      width: 0.016,
      opacity: 0.7,
    },
  ],
});

const face = {
  nose: '#241e22',
  lips: '#0d090b',
  whiskers: '#0d090b',
  eye: {
    at: [0.5, 0.03, 0.5] as Vec,
    r: 0.235,
    out: 21,
    up: 1,
    iris: '#40230f',
    fleck: '#7d4f2b',
    irisSize: 60,
    pupil: 30,
    white: '#d8c9bc',
    rim: '#120d0f',
    glint: 0.26,
    open: [
      [-54, -4],
      [-46, 28],
      [-20, 44],
      [12, 44],
      [42, 26],
      [56, -6],
      [42, -32],
      [10, -41],
      [-28, -36],
    ] as const,
  },
};

const BLACK = '#332b2f';
/** Thumb mark between the folds, and their depths. */
const depths = (s: Sample) => {
  if (!onHead(s) || s.part === 'ear' || s.p[2] < 0.2 || s.p[1] < 0.1) return 0;
  const thumb = ramp(0.09, 0.03, Math.abs(s.p[0])) * ramp(0.16, 0.3, s.p[1]) * ramp(0.86, 0.6, s.p[1]);
  return Math.max(thumb, ramp(0.62, 0.36, s.open));
};
const fawn = (base: string, pale: string) =>
  coat(
    { ...TEXTURES.short, length: 0.085, width: 0.025, lift: 0.03, face: 0.75, ear: 0.6 },
    layers(
      base,
      [breast(0.12), pale, 0.5],
      [depths, BLACK, 0.5],
      [
        either(spot([0, -0.5, 0.86], [0.64, 0.5, 0.6], 0.2), spot([0.5, 0.0, 0.62], [0.3, 0.26, 0.34], 0.3)),
        BLACK,
        0.97,
      ],
      [(s) => (s.part === 'fold' ? ramp(-0.02, -0.16, s.p[1]) : 0), BLACK, 0.9],
      [(s) => (s.part === 'ear' ? 1 : 0), BLACK, 0.98],
    ),
  );

const pug: Dog = {
  build: {
    heightCm: 29,
    headCm: 5.6,
    length: 1.0,
    chest: 0.56,
    width: 0.52,
    tuck: 0.1,
    bone: 1.15,
    paw: 1,
    angles: 0.85,
    neck: { forward: 0.22, up: 0.06, top: 0.17, base: 0.21 },
    tail: { kind: 'curl', length: 0.28, r: 0.075 },
  },
  // Square and cobby: a wide chest, a thick neck, straight strong legs of moderate length, a tight curl on the hip.
  body: {
    headScale: 1.24,
    length: 0.98,
    chest: 0.59,
    width: 0.52,
    elbow: 0.44,
    tuck: 0.03,
    bone: 1.42,
    paw: 1.16,
    muscle: 1.04,
    front: 0.135,
    rear: 0.12,
    neck: { length: 0.23, angle: 50, base: 0.225, top: 0.215, width: 0.19 },
    tail: { length: 0.3, r: 0.075, tip: 0.05, set: 0.06 },
  },
  head: {},
  ears: [{ kind: 'button', size: 0.84, root: [0.76, 0.54, 0.0] }],
  face,
  headOf,
  faceOf,
  coat: fawn('#DDBB8E', '#EED6B2'),
  recipe: { edges: { color: '#5a3422' } },
};

const silver: Dog = { ...pug, coat: fawn('#C6BBAD', '#DDD5C9') };
const apricot: Dog = { ...pug, coat: fawn('#D59A5E', '#E8BF8C') };
const black: Dog = {
  ...pug,
  face: { ...face, nose: '#2a272e', lips: '#0c0a0e' },
  coat: fawn('#3d393f', '#464248'),
  recipe: { edges: { color: '#0f0d12' } },
};

export const breed = defineBreed('perros', 'pug', {
  1: retrato({
    alt: 'Retrato de un pug leonado que inclina la cabeza: cara negra y plana, frente arrugada, ojos grandes y orejas pequeñas de terciopelo negro',
    marks: [
      { at: [0.2, 0.55, 0.62], label: 'Arrugas hondas en la frente', corner: 'tr' },
      { at: [0.2, 0.02, 0.95], label: 'Rollo de piel sobre la nariz', corner: 'br' },
      { at: [-0.9, 0.3, 0.3], label: 'Oreja pequeña, negra, de terciopelo', corner: 'tl' },
      { at: [-0.55, -0.15, 0.8], label: 'Ojos grandes y salidos', corner: 'bl' },
    ],
    scene: () =>
      dogScene(pug, {
        pose: dogSit,
        body: { yaw: 12 },
        head: { yaw: -17, pitch: -2, roll: 9 },
        view: { on: [600, 392], scale: 268 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
  2: dogCuerpo(pug, {
    alt: 'Un pug leonado de perfil junto a las piernas de un adulto: la cruz le llega a 29 cm; cuerpo corto y cuadrado, pecho ancho y cola enroscada sobre la cadera',
    pxPerCm: 12,
  }),
  3: dogColores(silver, {
    alt: 'Cuatro pugs en cuatro nichos: uno plateado, uno leonado, uno albaricoque y uno negro; los tres primeros llevan máscara oscura',
    varieties: [
      { name: 'Plateado' },
      { name: 'Leonado', dog: pug },
      { name: 'Albaricoque', dog: apricot },
      { name: 'Negro', dog: black, light: { rim: 0.4, shadeBelow: 0.22 } },
    ],
  }),
  4: enCasa({
    alt: 'Un pug sentado en el piso de la cocina mira hacia arriba, al lado de su plato vacío',
    caption: 'En casa: junto al plato, mucho antes de la hora',
    setting: () => ({
      behind: cocina().behind,
      front: `${bowl(852, 836, '#B4532A')}<ellipse cx="852" cy="798" rx="66" ry="10" fill="#7c3a1e"/>`,
    }),
    scenes: () => [
      dogAt(pug, {
        pose: sit(),
        body: { yaw: 26 },
        head: { yaw: 30, pitch: 12, roll: -8 },
        on: [540, 806],
        scale: 80,
      }),
    ],
  }),
  5: {
    alt: 'Dos dibujos de un pug: de frente, una gasa entra en el rollo de la nariz por una línea punteada; de perfil, el camino del aire con dos círculos rojos donde se estrecha, la narina y el paladar',
    caption: 'Los pliegues se limpian día de por medio; el aire pasa por dos estrechos',
    labels: [
      { x: 330, y: 800, text: 'El rollo: gasa con suero y otra seca' },
      { x: 890, y: 800, text: 'El aire: narina y paladar, estrechos' },
    ],
    layers: () => {
      const left = '<rect x="40" y="60" width="580" height="690" rx="36"/>';
      const right = '<rect x="660" y="60" width="500" height="690" rx="36"/>';
      const ground = (shape: string, fill: string) => shape.replace('/>', ` fill="${fill}"/>`);
      return [
        '<rect width="1200" height="900" fill="#F6E7DA"/>',
        ground(left, '#E7C6AE'),
        {
          scene: dogScene(
            { ...pug, finish: gauze },
            {
              pose: dogSit,
              body: { yaw: 8 },
              head: { yaw: -7, pitch: 2, roll: 2 },
              view: { p: [0, -0.1, 0.5], on: [330, 420], scale: 300 },
              light: { reach: 0.6, cast: 0.45 },
              fine: 0.9,
            },
          ),
          clip: left,
        },
        ground(right, '#EDD3BF'),
        {
          scene: dogScene(
            { ...pug, finish: airway },
            {
              pose: dogSit,
              body: { yaw: -64 },
              head: { yaw: -80, pitch: 2 },
              view: { p: [0, -0.3, 0], on: [930, 420], scale: 205 },
              light: { reach: 0.6, cast: 0.45 },
              fine: 0.8,
            },
          ),
          clip: right,
        },
      ];
    },
  },
});
