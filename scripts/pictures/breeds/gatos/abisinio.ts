import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { CAT_LEVEL } from '../../anatomy/tail-curves.ts';
import { ticked } from '../../coats/cat-coats.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { repisas } from '../../scenes/repisas.ts';

const SILK = { ...TEXTURES.short, length: 0.13, width: 0.024, ear: 0.45, variance: 7 };
const ruddy = ticked({ ground: '#B67A48', tip: '#3b2417', pale: '#DFA56C', chin: '#F3E4CC' });

/** A modified wedge of gentle contours, large alert cupped ears, almond eyes lined dark on a pale surround, ticked coat. */
const abisinio: Cat = {
  build: catBuild({
    heightCm: 27,
    headCm: 4.8,
    length: 1.24,
    width: 0.32,
    chest: 0.42,
    tuck: 0.4,
    bone: 0.86,
    paw: 0.86,
    neck: { up: 0.09, forward: 0.22, top: 0.1, base: 0.14 },
    tail: { kind: 'cat', length: 0.92, r: 0.05 },
  }),
  // Lithe and muscular on fine legs and small oval paws; a long tail, thick at its root.
  body: {
    headScale: 1.1,
    length: 1.1,
    width: 0.3,
    chest: 0.41,
    elbow: 0.525,
    tuck: 0.06,
    bone: 0.88,
    muscle: 0.94,
    paw: 0.88,
    pouch: 0.01,
    neck: { length: 0.3, angle: 47, base: 0.135, top: 0.098, width: 0.088 },
    tail: { length: 0.84, r: 0.046, tip: 0.018 },
  },
  head: {
    skull: { r: [0.72, 0.57, 0.8], at: [0, 0.06, -0.25] },
    brow: { at: [0.26, 0.25, 0.34], r: [0.28, 0.22, 0.27] },
    cheek: { at: [0.38, -0.2, 0.08], r: [0.35, 0.35, 0.46] },
    muzzle: { tip: 0.93, root: 0.38, end: 0.22, y: [-0.13, -0.35] },
    pads: { at: [0.14, -0.42, 0.94], r: [0.175, 0.145, 0.16] },
    chin: { at: [0, -0.6, 0.85], r: [0.16, 0.12, 0.17] },
  },
  ears: { root: [0.44, 0.38, -0.1], width: 0.36, height: 0.66, lean: 0.42, forward: 0.5, tip: 0.08 },
  earSkin: ['#d9a188', '#a0614b'],
  face: {
    eye: { iris: '#B9932C', fleck: '#f0d685', at: [0.365, 0.06, 0.44], r: 0.225, rimSize: 1.2, lid: 6 },
    slant: 13,
    narrow: 0.86,
    nose: '#A9553F',
    lips: '#2e1a14',
    noseWidth: 0.125,
    noseY: -0.24,
    mouthY: -0.46,
    tufts: { inside: '#f0d9b4', root: [0.5, 0.38, -0.1], height: 0.6 },
  },
  coat: coat(SILK, ruddy),
  recipe: { edges: { color: '#4a2a1a', width: 2, opacity: 0.4 }, accent: { contrast: 0.3, share: 0.7 } },
};

const silk = (o: Parameters<typeof ticked>[0]) => coat(SILK, ticked(o));

export const breed = defineBreed('gatos', 'abisinio', {
  1: catRetrato(abisinio, {
    alt: 'Retrato de un gato abisinio color liebre: pelo naranja café con puntas negras, orejas grandes y alertas, ojos dorados almendrados con delineado oscuro',
    marks: [
      { at: [-0.75, 0.85, -0.1], label: 'Orejas grandes, siempre alertas', corner: 'tl' },
      { at: [0, 0.5, 0.4], label: 'Cabeza en cuña suave', corner: 'tr' },
      { at: [-0.36, 0.06, 0.6], label: 'Ojos almendrados con delineado oscuro', corner: 'bl' },
      { group: 'body', at: [0.14, 0.76, 0.16], label: 'Cada pelo con bandas: ticking', corner: 'br' },
    ],
    head: { yaw: -24, pitch: 6, roll: -4 },
    on: [580, 440],
    scale: 290,
  }),
  2: catCuerpo(abisinio, {
    alt: 'Un gato abisinio color liebre de perfil junto a las piernas de un adulto: cuerpo flexible, patas finas sobre pies pequeños y cola larga que se afina',
    steps: { fore: [0, 0.1], hind: [-0.04, 0.12], tail: CAT_LEVEL },
  }),
  3: catColores(abisinio, {
    alt: 'Cuatro abisinios sentados en cuatro nichos: liebre, canela, azul y beige',
    from: 3,
    varieties: [
      { name: 'Liebre (ruddy)', coat: coat(SILK, ruddy) },
      {
        name: 'Canela (sorrel)',
        coat: silk({ ground: '#CB7F50', tip: '#7a3a20', pale: '#E3A97C', chin: '#F6E3CF' }),
        face: { nose: '#C98572' },
      },
      {
        name: 'Azul',
        coat: silk({ ground: '#B3A497', tip: '#4f5a68', pale: '#D9C4AE', chin: '#F1E8DC' }),
        face: { nose: '#8d6f6e' },
      },
      {
        name: 'Beige (fawn)',
        coat: silk({ ground: '#D8BB9E', tip: '#9b7b66', pale: '#E8CFB5', chin: '#F8EFE2' }),
        face: { nose: '#C99A8C' },
      },
    ],
  }),
  4: enCasa({
    alt: 'Un gato abisinio color liebre camina por lo alto de una biblioteca llena de libros y mira hacia abajo',
    caption: 'En casa: recorre la sala por el borde superior de los muebles',
    setting: () => ({ behind: repisas().behind }),
    scenes: () => [
      catAt(abisinio, {
        pose: stand({ fore: [-0.08, 0.2], hind: [0.12, -0.06], lift: [0, 0.03], tail: CAT_LEVEL }),
        body: { yaw: -64 },
        head: { yaw: -28, pitch: -8, roll: -4 },
        on: [600, 618],
        scale: 74,
      }),
    ],
  }),
});
