import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { sit } from '../../anatomy/pose-rest.ts';
import { selfCoat, tabbyCoat } from '../../coats/cat-coats.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { tienda } from '../../scenes/tienda.ts';

const HARD = { ...TEXTURES.short, length: 0.13, ear: 0.4 };
const silver = tabbyCoat({ ground: '#C9CACB', dark: '#2b2d31', pale: '#F4F3F0', kind: 'blotched', amount: 0.95 });

/** A worker: large oblong head with full cheeks, square muzzle, ears wide apart; classic swirls of black on silver. */
const american: Cat = {
  build: catBuild({
    heightCm: 28,
    headCm: 5.3,
    length: 1.3,
    chest: 0.5,
    width: 0.41,
    bone: 1.12,
    paw: 1.05,
    neck: { up: 0.01, forward: 0.2, top: 0.135, base: 0.18 },
    tail: { kind: 'cat', length: 0.74, r: 0.06 },
  }),
  // A working body: deep chest, broad shoulders, strong legs of medium length, a tail broad at its root.
  body: {
    headScale: 1.2,
    length: 1.16,
    width: 0.38,
    chest: 0.47,
    elbow: 0.48,
    muscle: 1.06,
    bone: 1.08,
    neck: { length: 0.25, angle: 44, base: 0.165, top: 0.128, width: 0.115 },
    tail: { length: 0.74, r: 0.056, tip: 0.026 },
  },
  head: {
    skull: { r: [0.83, 0.66, 0.84], at: [0, 0.05, -0.25] },
    brow: { at: [0.3, 0.27, 0.35], r: [0.31, 0.24, 0.28] },
    cheek: { at: [0.54, -0.26, 0.1], r: [0.42, 0.4, 0.46] },
    muzzle: { tip: 0.88, root: 0.43, end: 0.28, y: [-0.15, -0.36], square: 0.8 },
    pads: { at: [0.18, -0.42, 0.9], r: [0.215, 0.17, 0.17] },
    chin: { at: [0, -0.66, 0.82], r: [0.21, 0.15, 0.19] },
  },
  ears: { root: [0.56, 0.46, -0.16], width: 0.32, height: 0.46, lean: 0.38, forward: 0.42, tip: 0.14 },
  face: {
    eye: { iris: '#6FA865', fleck: '#cfe8a4', at: [0.385, 0.07, 0.45], r: 0.235 },
    slant: 7,
    nose: '#A7584C',
    lips: '#2b2526',
    noseWidth: 0.145,
    noseY: -0.25,
    mouthY: -0.51,
    mouthWidth: 0.3,
  },
  coat: coat(HARD, silver),
  recipe: { edges: { color: '#2f3136', width: 2, opacity: 0.4 } },
};

const brown = tabbyCoat({ ground: '#A98A62', dark: '#2e241c', pale: '#EAD9B9', kind: 'blotched' });
const red = tabbyCoat({ ground: '#D9995A', dark: '#A5531F', pale: '#F8E3C2', kind: 'blotched', amount: 0.85 });

export const breed = defineBreed('gatos', 'american-shorthair', {
  1: catRetrato(american, {
    alt: 'Retrato de un American shorthair atigrado clásico plateado: cachetes llenos, hocico cuadrado, ojos verdes y dibujos negros sobre plata',
    marks: [
      { at: [-0.72, 0.82, -0.1], label: 'Orejas medianas y separadas', corner: 'tl' },
      { at: [0, -0.4, 1.05], label: 'Hocico cuadrado', corner: 'bl' },
      { at: [0.6, -0.25, 0.4], label: 'Mejillas llenas', corner: 'tr' },
      { group: 'body', at: [0.16, 0.72, 0.15], label: 'Espirales negras sobre plata', corner: 'br' },
    ],
    head: { yaw: -24, pitch: 3, roll: 2 },
    body: { yaw: 52 },
    on: [540, 420],
    scale: 276,
  }),
  2: catCuerpo(american, {
    alt: 'Un American shorthair atigrado plateado de perfil junto a las piernas de un adulto: cuerpo rectangular de pecho ancho, con espirales negras en el costado y cola anillada',
    steps: { fore: [0, 0.12], hind: [-0.04, 0.12] },
  }),
  3: catColores(american, {
    alt: 'Cuatro American shorthair sentados en cuatro nichos: atigrado plateado, café y rojo, y azul entero',
    from: 2,
    varieties: [
      { name: 'Atigrado plateado', coat: coat(HARD, silver) },
      {
        name: 'Atigrado café',
        coat: coat(HARD, brown),
        face: { eye: { ...american.face.eye, iris: '#B9932C', fleck: '#f0d685' } },
      },
      {
        name: 'Atigrado rojo',
        coat: coat(HARD, red),
        face: { nose: '#C9786A', eye: { ...american.face.eye, iris: '#C8862F', fleck: '#f3cb80' } },
      },
      {
        name: 'Azul entero',
        coat: coat(HARD, selfCoat('#7F8894')),
        face: { nose: '#5d6470', eye: { ...american.face.eye, iris: '#C8963A', fleck: '#f3da90' } },
        earSkin: ['#93888f', '#6a5f69'],
      },
    ],
  }),
  4: enCasa({
    alt: 'Un American shorthair plateado sentado en el mostrador de una tienda de barrio, entre el pan y la báscula',
    caption: 'En casa: el gato de tienda que cuida el mostrador',
    setting: () => ({ behind: tienda().behind }),
    scenes: () => [
      catAt(american, {
        pose: sit(),
        body: { yaw: -30 },
        head: { yaw: -14, pitch: -2, roll: 3 },
        on: [570, 704],
        scale: 82,
      }),
    ],
  }),
});
