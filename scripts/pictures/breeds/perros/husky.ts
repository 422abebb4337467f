import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { earInside, ears, isFigure, onTrunk, ragged } from '../../coats/areas.ts';
import { huskyCap } from '../../coats/dog-marks.ts';
import { type Area, both, layers } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS, slanted } from '../../engine/eye.ts';
import { ramp } from '../../engine/number.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { paramo } from '../../scenes/paramo.ts';

/** Sitting, the back and the brush lie lower than the white of a husky that stands: they are dark by where they are on it. */
const seated: Area = (s) => {
  if (!isFigure(s)) return 0;
  if (s.part === 'tail') return ramp(0.4, 0.3, s.p[1]) * ramp(-0.35, 0, s.n[1] + ragged(s, 3) * 0.2);
  return /torso|thigh/.test(s.part) ? ramp(0.56, 0.44, onTrunk(s).round + ragged(s, 3) * 0.06) : 0;
};

const coatOf = (dark: string, grey: string, white = '#F3F0EC') =>
  coat(
    { ...TEXTURES.double, length: 0.3, face: 0.4 },
    layers(
      white,
      [huskyCap(), dark],
      [ears, dark, 0.95],
      [
        both(earInside, (s) =>
          ramp(0.36, 0.2, Math.abs(Math.abs(s.p[0]) - 0.5 - 0.18 * (s.p[1] - 0.5)) + 0.2 * (s.p[1] - 0.6)),
        ),
        '#E6D8D2',
        0.9,
      ],
      [
        (s) =>
          s.group !== 'body'
            ? 0
            : s.part === 'neck'
              ? ramp(0.56, 0.44, onTrunk(s).round + ragged(s, 3) * 0.06)
              : /torso|shoulder|thigh|arm|tail/.test(s.part)
                ? Math.max(ramp(0.5, 0.62, s.p[1] + ragged(s, 3) * 0.04) * ramp(0.55, 0.25, s.n[2]), seated(s))
                : 0,
        grey,
        0.95,
      ],
    ),
  );

/** FCI 270: medium head, muzzle as long as the skull, upright close-set thick ears, almond eyes, fox-like kindly expression. */
const dog: Dog = {
  build: {
    heightCm: 56,
    headCm: 7,
    length: 1.08,
    chest: 0.46,
    neck: { top: 0.088, base: 0.158, up: 0.14, forward: 0.22 },
    tail: { kind: 'sickle', length: 0.46, r: 0.085 },
  },
  // Medium and quick: moderate bone, a deep chest that is not broad, double coat, a fox brush in a sickle.
  body: {
    headScale: 1.24,
    length: 1.05,
    chest: 0.48,
    width: 0.36,
    tuck: 0.06,
    bone: 1.08,
    hair: 0.012,
    ruff: 0.035,
    breech: 0.025,
    neck: { length: 0.28, angle: 54, base: 0.165, top: 0.125 },
    tail: { length: 0.62, r: 0.058, tip: 0.03, hang: 0.035 },
  },
  head: {
    skull: { r: [0.88, 0.62, 0.96], at: [0, 0.04, -0.36], dome: 0.02 },
    brow: { at: [0.34, 0.24, 0.36], r: [0.34, 0.27, 0.36] },
    cheek: { at: [0.6, -0.34, 0.02], r: [0.44, 0.46, 0.5] },
    muzzle: { length: 1.34, width: 0.38, height: 0.38, tip: 0.78, y: [-0.26, -0.36], square: 0.6 },
    flews: { depth: 0.23, width: 0.2, length: 0.52 },
    jaw: { depth: 0.15, width: 0.26 },
    nose: { width: 0.22, height: 0.17 },
    furrow: 0.05,
  },
  ears: [{ kind: 'prick', size: 1.12, root: [0.5, 0.5, -0.26] }],
  face: {
    eye: {
      iris: '#7FB4DC',
      fleck: '#D8EEFA',
      ring: '#1c2a3a',
      r: 0.158,
      open: slanted(OPENINGS.almond, 3),
      skin: '#2a2629',
      white: '#dfe4e6',
    },
    lips: '#17141a',
  },
  coat: coatOf('#3d3a42', '#4a474f'),
  recipe: { edges: false },
  sculpt: (s) => {
    s.ellipsoid('head', 'neck', { at: [0.62, -0.86, -0.2], r: [0.56, 0.55, 0.55], side: 'both', blend: 0.4 });
  },
};

const eyed = (iris: string, fleck?: string) => ({
  ...dog.face,
  eye: { ...dog.face.eye, iris, fleck, ring: '#1d1214' },
});
const grey: Dog = { ...dog, coat: coatOf('#77757b', '#85838a'), face: { ...eyed('#6b4526'), nose: '#2b2226' } };
const copper: Dog = {
  ...dog,
  coat: coatOf('#A5643A', '#B27146', '#F6F0E8'),
  face: { ...eyed('#a9783a'), nose: '#7a4c40', lips: '#4a2a22' },
};
const white: Dog = { ...dog, coat: coatOf('#EFEAE2', '#EFEAE2'), face: eyed('#7FB4DC', '#D8EEFA') };

export const breed = defineBreed('perros', 'husky', {
  1: retrato({
    alt: 'Retrato de un husky siberiano negro y blanco de ojos azules: orejas paradas y juntas, máscara con antifaz oscuro, cejas claras y hocico blanco',
    marks: [
      { at: [-0.55, 1.0, -0.25], label: 'Orejas paradas, juntas y peludas', corner: 'tl' },
      { at: [0.43, 0.13, 0.7], label: 'Ojos almendrados: azules, café o uno de cada color', corner: 'tr' },
      { at: [-0.2, -0.4, 1.5], label: 'Máscara clara, cejas blancas', corner: 'bl' },
      { group: 'body', at: [0.2, 0.82, 0.1], label: 'Doble capa de pelo', corner: 'br' },
    ],
    scene: () =>
      dogScene(dog, {
        pose: dogSit,
        body: { yaw: -18 },
        head: { yaw: 18, pitch: -2, roll: -3 },
        view: { on: [590, 450], scale: 245 },
        light: { reach: 0.6, cast: 0.45 },
      }),
  }),
  2: dogCuerpo(dog, {
    alt: 'Un husky negro y blanco de perfil junto a las piernas de un adulto: 56 cm a la cruz, cuerpo mediano de pelo tupido, patas blancas y cola peluda en hoz sobre el lomo',
  }),
  3: dogColores(dog, {
    alt: 'Cuatro perros husky en cuatro nichos: negro y blanco, gris y blanco, rojo cobre y blanco, y blanco entero',
    varieties: [
      { name: 'Negro y blanco' },
      { name: 'Gris y blanco', dog: grey },
      { name: 'Rojo cobre y blanco', dog: copper, open: 14 },
      { name: 'Blanco', dog: white },
    ],
  }),
  4: enCasa({
    alt: 'Un husky negro y blanco trota con la boca abierta por el páramo, entre matas de hoja gris y flor amarilla',
    caption: 'En casa: de trote por el páramo, con frío',
    setting: () => paramo(),
    scenes: () => [
      dogAt(dog, {
        pose: stand({ fore: [-0.12, 0.15], hind: [0.12, -0.1], lift: [0, 0.05], rise: [0.05, 0] }),
        body: { yaw: 50 },
        head: { yaw: 24, pitch: -2, roll: -4 },
        on: [590, 810],
        scale: 56,
        open: 14,
      }),
    ],
  }),
});
