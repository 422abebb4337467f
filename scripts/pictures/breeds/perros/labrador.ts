import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { belly, breast, ears, spot } from '../../coats/areas.ts';
import { layers } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { rgb } from '../../engine/color.ts';
import type { Painter } from '../../engine/painter.ts';
import { trace } from '../../engine/trace.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { quebrada, splash } from '../../scenes/quebrada.ts';

/** Short, straight, dense; on the face shorter still. */
const SHORT = { ...TEXTURES.short, length: 0.13, width: 0.027, face: 0.55 };

const solid = (base: string, ear: string, pale: string) =>
  coat(
    SHORT,
    layers(
      base,
      [spot([0, -0.5, 1.4], [0.6, 0.5, 1], 0.8), pale, 0.55],
      [ears, ear, 0.75],
      [belly(0.7, 0.35), pale, 0.45],
      [breast(0.1), pale, 0.35],
    ),
  );

/** FCI 122: broad skull with a defined stop, powerful muzzle that is never snipy, ears hanging close and set rather far back. */
const yellow: Dog = {
  build: {
    heightCm: 58,
    headCm: 8,
    neck: { top: 0.1, base: 0.158, up: 0.1, forward: 0.22 },
    tail: { kind: 'otter', length: 0.46, r: 0.068 },
  },
  // Short-coupled, deep and broad in the ribs, heavy bone, round paws.
  body: {
    headScale: 1.16,
    length: 1.03,
    width: 0.4,
    chest: 0.525,
    elbow: 0.505,
    tuck: 0.045,
    bone: 1.16,
    muscle: 1.05,
    paw: 1.06,
    neck: { base: 0.18, top: 0.128, width: 0.115 },
    tail: { length: 0.45, r: 0.07 },
  },
  head: {
    skull: { r: [0.88, 0.64, 0.98], at: [0, 0.02, -0.36] },
    brow: { at: [0.35, 0.24, 0.38], r: [0.33, 0.25, 0.34] },
    muzzle: { length: 1.42, width: 0.43, height: 0.44, tip: 0.9, y: [-0.25, -0.37], square: 0.9 },
    jaw: { depth: 0.21, length: 0.8 },
    nose: { width: 0.23, height: 0.18 },
  },
  ears: [{ kind: 'drop' }],
  face: { eye: { iris: '#7a4520', skin: '#b98b58' } },
  coat: solid('#E3BC83', '#C99556', '#F3DEB6'),
  recipe: { edges: { color: '#7a4a2c' } },
};
const black: Dog = {
  ...yellow,
  face: { eye: { iris: '#6a3d1c', white: '#8d7d72' }, nose: '#2a272e', lips: '#0d0b10', whiskers: '#141217' },
  coat: solid('#3b383f', '#332f37', '#45424a'),
  recipe: { edges: { color: '#0f0d12' } },
};
const chocolate: Dog = {
  ...yellow,
  face: { eye: { iris: '#a8722c' }, nose: '#6a4030', lips: '#2c150e', whiskers: '#2e170d' },
  coat: solid('#75472E', '#5d3722', '#85563a'),
  recipe: { edges: { color: '#2e170d' } },
};

/** The stick it brings. */
const withStick: Dog = {
  ...yellow,
  sculpt: (s) =>
    s.capsule('head', 'stick', { from: [-1.15, -0.72, 1.5], to: [1.2, -0.6, 1.42], r: [0.1, 0.12], blend: 0.02 }),
  coat: (s) => (s.part === 'stick' ? { color: rgb('#8a6242'), bare: true } : yellow.coat(s)),
  finish: (painter: Painter) =>
    trace(painter, (s) => s.part === 'stick', { hair: { color: rgb('#8a6242') }, soft: 1, grow: 0.2 }),
};

export const breed = defineBreed('perros', 'labrador', {
  1: retrato({
    alt: 'Retrato de un labrador amarillo de tres cuartos, con la boca abierta y la lengua afuera: cráneo ancho, nariz negra y oreja caída pegada a la mejilla',
    marks: [
      { at: [0.2, 0.55, 0.2], label: 'Cráneo ancho, stop marcado', corner: 'tr' },
      { at: [-0.3, -0.6, 1.7], label: 'Hocico fuerte, nunca afilado', corner: 'br' },
      { at: [-0.95, -0.2, -0.2], label: 'Oreja caída, pegada a la cabeza', corner: 'tl' },
      { group: 'body', at: [-0.15, 0.8, 0.2], label: 'Pelo corto y doble, repele el agua', corner: 'bl' },
    ],
    scene: () =>
      dogScene(yellow, {
        pose: dogSit,
        body: { yaw: -16 },
        head: { yaw: 32, pitch: -8, roll: -4 },
        open: 13,
        view: { on: [580, 356], scale: 236 },
        light: { reach: 0.7, cast: 0.6 },
      }),
  }),
  2: dogCuerpo(yellow, {
    alt: 'Un labrador amarillo de perfil junto a las piernas de un adulto: la cruz le llega a 58 cm, por encima de la rodilla; pecho hondo, lomo recto y cola gruesa de nutria',
  }),
  3: dogColores(yellow, {
    alt: 'Tres labradores sentados en tres nichos, cada uno en otra postura: uno negro, uno amarillo con la boca abierta y uno chocolate',
    caption: 'Los tres colores aceptados de la raza',
    varieties: [
      { name: 'Negro', dog: black, light: { rim: 0.4, shadeBelow: 0.22 } },
      { name: 'Amarillo' },
      { name: 'Chocolate', dog: chocolate, light: { rim: 0.2 } },
    ],
  }),
  4: enCasa({
    alt: 'Un labrador amarillo sale de una quebrada con un palo atravesado en la boca; al fondo, lomas verdes y matas de plátano',
    caption: 'En casa: de la quebrada, con lo que cayó al agua',
    setting: () => {
      const { behind } = quebrada();
      return { behind, front: splash(744, 728, 58, 5) + splash(868, 738, 66, 6) };
    },
    scenes: () => [
      dogAt(withStick, {
        pose: stand({ fore: [0.1, -0.06], hind: [-0.06, 0.12] }),
        body: { yaw: -56 },
        head: { yaw: -26, pitch: -6, roll: 4 },
        open: 7,
        on: [640, 752],
        scale: 68,
      }),
    ],
  }),
});
