import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { facedBy } from '../../anatomy/flat-face.ts';
import { sit } from '../../anatomy/sit.ts';
import { onHead, ragged } from '../../coats/areas.ts';
import { layers } from '../../coats/ink.ts';
import { falling, grooves, locks } from '../../coats/locks.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { shape } from '../../engine/lines.ts';
import { ramp } from '../../engine/number.ts';
import type { Painter } from '../../engine/painter.ts';
import { unitOf } from '../../engine/pin.ts';
import type { Flow, Hair, Sample } from '../../engine/scene.ts';
import { sub } from '../../engine/vector.ts';
import { defineBreed, retrato } from '../../plates.ts';

const long = (s: Sample): Partial<Hair> | null => {
  if (s.part === 'mantle' || s.part === 'bib') return { length: 0.6, width: 0.026 };
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
const silk = (tan: string, gold: string, blue: string) =>
  coat(
    { ...TEXTURES.silky, mess: 0.45, lift: 0, bend: 0.06 },
    layers(
      tan,
      [locks(11, 0.5), gold, 0.75],
      [(s) => (s.part === 'ear' ? 1 : 0), '#8c5a2e', 0.6],
      [(s) => (s.part === 'fall' ? ramp(-0.1, 0.3, s.p[1]) : 0), '#9a6532', 0.45],
      [isBlue, layers(blue, [locks(9, 0.55), '#8b93a4', 0.7]), 1],
    ),
    long,
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
    const [h, b] = ['head', 'body'];
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
        pose: sit,
        body: { yaw: 18 },
        head: { yaw: -20, pitch: 0, roll: 5 },
        view: { on: [600, 400], scale: 246 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
});
