import { type Dog, dogProfile, dogScene } from '../../anatomy/dog.ts';
import { dogLie } from '../../anatomy/dog-lie.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { ears } from '../../coats/areas.ts';
import { tanMarks } from '../../coats/dog-marks.ts';
import { layers } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { colores } from '../../scenes/colores.ts';
import { corredor } from '../../scenes/corredor.ts';
import { cuerpo } from '../../scenes/cuerpo.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { shadowed } from '../../scenes/shadowed.ts';

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
  2: cuerpo({
    folder: 'perros',
    alt: 'Un rottweiler de perfil junto a las piernas de un adulto: 64 cm a la cruz, pecho hondo y ancho, lomo recto, marcas caoba en hocico, pecho y patas, cola natural',
    heightCm: 64,
    headCm: 9,
    lengthCm: 70,
    x: 580,
    scene: dogProfile(dog),
  }),
  3: colores({
    folder: 'perros',
    alt: 'Tres rottweiler negros en tres nichos, con las marcas en tres tonos: castaño claro, caoba y caoba oscuro',
    caption: 'Un solo color, negro con marcas; el tono de las marcas cambia',
    scale: 104,
    varieties: [
      {
        name: 'Marcas castañas',
        scene: (shot) =>
          dogScene(marked('#A8703F'), {
            pose: dogSit,
            body: { yaw: 12 },
            head: { yaw: -28, pitch: -3, roll: 3 },
            light: RIM,
            ...shot,
          }),
      },
      {
        name: 'Marcas caoba',
        scene: (shot) =>
          dogScene(dog, {
            pose: dogSit,
            body: { yaw: 0 },
            head: { yaw: 6, pitch: -3, roll: -7 },
            open: 12,
            light: RIM,
            ...shot,
          }),
      },
      {
        name: 'Caoba oscuro',
        scene: (shot) =>
          dogScene(marked('#74401f'), {
            pose: dogSit,
            body: { yaw: -10 },
            head: { yaw: 34, pitch: 1 },
            light: RIM,
            ...shot,
          }),
      },
    ],
  }),
  4: enCasa({
    alt: 'Un rottweiler echado en el corredor de una finca cafetera, con la cabeza en alto y la mirada atenta',
    caption: 'En casa: echado en el corredor de la finca, atento a quién llega',
    setting: () => shadowed(corredor(), [640, 815, 620]),
    scenes: () => [
      dogScene(dog, {
        pose: dogLie,
        body: { yaw: -46 },
        head: { yaw: -18, pitch: -2 },
        view: { group: 'body', on: [660, 808], scale: 74 },
        fine: 0.6,
        detail: 0.8,
        light: { ...RIM, reach: 0.7, cast: 0.5 },
      }),
    ],
  }),
});
