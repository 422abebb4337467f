import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { lie } from '../../anatomy/pose-rest.ts';
import { ears } from '../../coats/areas.ts';
import { tanMarks } from '../../coats/dog-marks.ts';
import { layers } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { corredor } from '../../scenes/corredor.ts';
import { enCasa } from '../../scenes/en-casa.ts';

const MAHOGANY = '#8F5632';

const coatOf = (tan: string) =>
  coat(
    { ...TEXTURES.short, length: 0.12, width: 0.027, face: 0.55 },
    layers('#37333a', [ears, '#2b272e', 0.7], ...tanMarks(tan)),
  );
const RIM = { rim: 0.4, shadeBelow: 0.22 };

/** FCI 147: skull broad between the ears, strong zygomatic arch, well-defined stop, deep muzzle, triangular ears carried forward. */
const dog: Dog = {
  build: {
    heightCm: 64,
    headCm: 9,
    length: 1.1,
    chest: 0.5,
    width: 0.46,
    tuck: 0.2,
    bone: 1.24,
    paw: 1.1,
    muscle: 1.2,
    neck: { top: 0.108, base: 0.18, up: 0.1, forward: 0.2 },
    tail: { kind: 'sabre', length: 0.42, r: 0.062 },
  },
  // Compact and strong: a roomy broad chest, heavy bone, a powerful neck, a level back, a natural tail.
  body: {
    headScale: 1.1,
    length: 1.07,
    chest: 0.53,
    elbow: 0.5,
    width: 0.45,
    tuck: 0.05,
    bone: 1.26,
    muscle: 1.12,
    paw: 1.12,
    front: 0.125,
    neck: { length: 0.28, angle: 50, base: 0.195, top: 0.148, width: 0.135 },
    tail: { length: 0.5, r: 0.058, tip: 0.022 },
  },
  head: {
    skull: { r: [0.95, 0.66, 0.94], at: [0, 0.05, -0.36], dome: 0.03 },
    brow: { at: [0.38, 0.3, 0.36], r: [0.4, 0.3, 0.34] },
    cheek: { at: [0.6, -0.22, 0.12], r: [0.46, 0.5, 0.54] },
    muzzle: { length: 1.14, width: 0.5, height: 0.45, tip: 0.9, y: [-0.24, -0.32], square: 1 },
    flews: { depth: 0.36, width: 0.27, length: 0.5 },
    jaw: { depth: 0.22, width: 0.36, length: 0.62 },
    nose: { width: 0.29, height: 0.22 },
    furrow: 0.05,
  },
  ears: [{ kind: 'button', size: 1.15, root: [0.9, 0.46, -0.12], lean: 0.12 }],
  face: {
    eye: { iris: '#5a3014', r: 0.158, white: '#8d7d72', skin: '#1d191d' },
    nose: '#2a272e',
    lips: '#0d0b10',
    whiskers: '#141217',
  },
  coat: coatOf(MAHOGANY),
  recipe: { edges: { color: '#08060b', opacity: 0.8, width: 3 } },
};

const marked = (tan: string): Dog => ({ ...dog, coat: coatOf(tan) });

export const breed = defineBreed('perros', 'rottweiler', {
  1: retrato({
    alt: 'Retrato de un rottweiler negro con marcas caoba en cejas, hocico y pecho: cabeza ancha, hocico corto y hondo, orejas triangulares caídas hacia adelante',
    marks: [
      { at: [0, 0.62, 0], label: 'Cráneo ancho entre las orejas', corner: 'tr' },
      { at: [-0.34, 0.34, 0.75], label: 'Dos marcas caoba sobre los ojos', corner: 'tl' },
      { at: [0.45, -0.4, 1.2], label: 'Hocico hondo y ancho', corner: 'br' },
      { group: 'body', at: [-0.09, 0.68, 0.3], label: 'Dos parches caoba en el pecho', corner: 'bl' },
    ],
    scene: () =>
      dogScene(dog, {
        pose: dogSit,
        body: { yaw: -12 },
        head: { yaw: 16, pitch: -4 },
        view: { on: [600, 372], scale: 245 },
        light: { rim: 0.4, shadeBelow: 0.22, reach: 0.6, cast: 0.5 },
      }),
  }),
  2: dogCuerpo(dog, {
    alt: 'Un rottweiler de perfil junto a las piernas de un adulto: 64 cm a la cruz, pecho hondo y ancho, lomo recto, marcas caoba en hocico, pecho y patas, cola natural',
  }),
  3: dogColores(dog, {
    alt: 'Tres rottweiler negros en tres nichos, con las marcas en tres tonos: castaño claro, caoba y caoba oscuro',
    caption: 'Un solo color, negro con marcas; el tono de las marcas cambia',
    varieties: [
      { name: 'Marcas castañas', dog: marked('#A8703F'), light: RIM },
      { name: 'Marcas caoba', open: 12, light: RIM },
      { name: 'Caoba oscuro', dog: marked('#74401f'), light: RIM },
    ],
  }),
  4: enCasa({
    alt: 'Un rottweiler echado en el corredor de una finca cafetera, con la cabeza en alto y la mirada atenta',
    caption: 'En casa: echado en el corredor de la finca, atento a quién llega',
    setting: () => corredor(),
    scenes: () => [
      dogAt(dog, {
        pose: lie(),
        body: { yaw: -46 },
        head: { yaw: -18, pitch: -2 },
        on: [660, 808],
        scale: 74,
        light: { ...RIM, reach: 0.7, cast: 0.5 },
      }),
    ],
  }),
});
