import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { lie } from '../../anatomy/pose-rest.ts';
import { socks, spot } from '../../coats/areas.ts';
import { dogBrindle } from '../../coats/brindle.ts';
import { chest } from '../../coats/dog-marks.ts';
import { layers } from '../../coats/ink.ts';
import { patches, type Row } from '../../coats/markings.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS, slanted } from '../../engine/eye.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { sala } from '../../scenes/sala.ts';

const WHITE = '#F2EEE8';
const pitCoat = (ground: string, rows: readonly Row[] = []) =>
  coat(
    { ...TEXTURES.sleek, length: 0.1, face: 0.6 },
    layers(
      ground,
      ...rows,
      [chest(0.085, 0.82), WHITE],
      [spot([0, -0.7, 1.5], [0.24, 0.2, 0.4], 0.3), WHITE, 0.9],
      [socks(0.07), WHITE],
    ),
  );

/** UKC: a blunt wedge, broad skull with prominent cheek muscles, muzzle two thirds of the skull, high-set rose or half-pricked ears. */
const dog: Dog = {
  build: {
    heightCm: 49,
    headCm: 8,
    length: 1.06,
    chest: 0.5,
    width: 0.46,
    tuck: 0.45,
    bone: 1.15,
    muscle: 1.3,
    neck: { top: 0.112, base: 0.18, up: 0.12, forward: 0.2 },
    tail: { kind: 'whip', length: 0.5, r: 0.052 },
  },
  // Broad, deep, heavy bone, thick neck, tucked belly, a whip.
  body: {
    headScale: 1.06,
    length: 1.03,
    chest: 0.525,
    elbow: 0.505,
    width: 0.45,
    tuck: 0.1,
    bone: 1.2,
    muscle: 1.16,
    front: 0.13,
    rear: 0.115,
    neck: { length: 0.27, angle: 50, base: 0.19, top: 0.142, width: 0.135 },
    tail: { length: 0.52, r: 0.046 },
  },
  // Seen from farther off, folded ears need more leather, or they sink into the skull.
  figure: { ears: [{ kind: 'button', size: 1.02, root: [0.78, 0.5, -0.12], lean: 0.24 }] },
  head: {
    skull: { r: [0.93, 0.57, 0.94], at: [0, 0.02, -0.36] },
    brow: { at: [0.38, 0.22, 0.38], r: [0.36, 0.27, 0.34] },
    cheek: { at: [0.62, -0.28, 0.02], r: [0.46, 0.46, 0.5] },
    muzzle: { length: 1.22, width: 0.46, height: 0.43, tip: 0.86, y: [-0.28, -0.36], square: 0.9 },
    flews: { depth: 0.26, width: 0.25, length: 0.5 },
    jaw: { depth: 0.2, width: 0.36, length: 0.6 },
    nose: { width: 0.26, height: 0.19 },
    furrow: 0.1,
  },
  ears: [{ kind: 'button', size: 0.76, root: [0.74, 0.54, -0.2], lean: 0.34 }],
  face: {
    eye: { iris: '#7a5a2e', r: 0.148, open: slanted(OPENINGS.almond, 6), at: [0.46, 0.1, 0.56], skin: '#3d3b40' },
    nose: '#3b3a40',
    lips: '#1f1d22',
    whiskers: '#2a282e',
  },
  coat: pitCoat('#7d7f88'),
  recipe: { edges: { color: '#26242a' } },
};

const RED_FACE = {
  ...dog.face,
  eye: { ...dog.face.eye, iris: '#b07a2c', skin: '#8a5234' },
  nose: '#8a5448',
  lips: '#4a241c',
  whiskers: '#6b3a26',
};
const red: Dog = { ...dog, face: RED_FACE, coat: pitCoat('#A85F34') };
const striped: Dog = {
  ...dog,
  face: { ...dog.face, eye: { ...dog.face.eye, iris: '#6a431e', skin: '#2f2624' }, nose: '#2a2428' },
  coat: pitCoat('#95663A', [dogBrindle('#32282a')]),
};
const patched: Dog = {
  ...striped,
  coat: pitCoat('#F3EEE6', [[spot([0.75, 0.15, 0.2], [0.55, 0.6, 0.75], 0.2), '#5a3d2a'], patches('#5a3d2a', 0.3, 3)]),
};

export const breed = defineBreed('perros', 'pitbull', {
  1: retrato({
    alt: 'Retrato de un pitbull azul con pecho blanco y la boca abierta: cráneo ancho, mejillas musculosas y orejas cortas dobladas hacia atrás',
    marks: [
      { at: [0.75, 0.7, -0.3], label: 'Orejas altas, dobladas', corner: 'tr' },
      { at: [0.95, -0.3, 0.1], label: 'Mejillas muy musculosas', corner: 'br' },
      { at: [-0.1, -0.2, 1.5], label: 'Hocico en cuña roma', corner: 'bl' },
      { at: [-0.3, 0.5, 0.3], label: 'Cráneo ancho y plano', corner: 'tl' },
    ],
    scene: () =>
      dogScene(dog, {
        pose: dogSit,
        body: { yaw: 2 },
        head: { yaw: -22, pitch: -4, roll: 4 },
        open: 14,
        view: { on: [610, 385], scale: 250 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
  2: dogCuerpo(dog, {
    alt: 'Un pitbull azul de perfil junto a las piernas de un adulto: 49 cm a la cruz, cuerpo compacto y musculoso, pecho blanco, vientre recogido y cola fina',
  }),
  3: dogColores(dog, {
    alt: 'Cuatro pitbull en cuatro nichos: azul, rojo de nariz roja, atigrado y blanco con parches',
    caption: 'Algunos de sus colores: se aceptan todos, menos el merle',
    varieties: [
      { name: 'Azul' },
      { name: 'Rojo de nariz roja', dog: red, open: 14 },
      { name: 'Atigrado', dog: striped },
      { name: 'Blanco con parches', dog: patched },
    ],
  }),
  4: enCasa({
    alt: 'Un pitbull azul echado en un sofá café, con las patas estiradas y mirada tranquila; por la ventana se ve la ciudad',
    caption: 'En casa: echado en el sofá, pegado a su gente',
    setting: () => sala({ wall: '#E6D8BE', sofa: ['#C98A62', '#A96B46', '#875236'], seed: 30 }),
    scenes: () => [
      dogAt(dog, {
        pose: lie(),
        body: { yaw: 40 },
        head: { yaw: 12, pitch: -4, roll: 5 },
        on: [540, 716],
        scale: 76,
      }),
    ],
  }),
});
