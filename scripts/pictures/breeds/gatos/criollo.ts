import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { sit } from '../../anatomy/pose-rest.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { CAT_UP } from '../../anatomy/tail-curves.ts';
import { BLACK, bicolour, selfCoat, tabbyCoat, toned } from '../../coats/cat-coats.ts';
import { colourpoint } from '../../coats/colourpoint.ts';
import { patches } from '../../coats/markings.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { tejado } from '../../scenes/tejado.ts';

const SHORT = { ...TEXTURES.short, ear: 0.4 };
const grey = tabbyCoat({ ground: '#9C8D79', dark: '#35302c', pale: '#E7DDCB' });

/** Nothing extreme: medium muzzle, medium ears, green eyes, a well-made body; here with a tom's cheeks. */
const criollo: Cat = {
  build: catBuild({ heightCm: 26, headCm: 4.95, length: 1.28 }),
  // A well-made body with nothing extreme.
  body: { headScale: 1.14 },
  head: {
    skull: { r: [0.79, 0.62, 0.8] },
    cheek: { at: [0.48, -0.22, 0.08], r: [0.38, 0.38, 0.46] },
    muzzle: { tip: 0.86, root: 0.4, end: 0.24, y: [-0.14, -0.34] },
  },
  ears: { root: [0.5, 0.46, -0.14], width: 0.33, height: 0.54, lean: 0.34 },
  face: {
    eye: { iris: '#A9B545', fleck: '#e6e79a', at: [0.355, 0.07, 0.46], r: 0.215 },
    slant: 8,
    nose: '#B56A5C',
    lips: '#33221f',
    noseY: -0.24,
    mouthY: -0.46,
    tufts: { inside: '#e9decb', root: [0.5, 0.46, -0.14], height: 0.4 },
  },
  coat: coat(SHORT, grey),
  recipe: { edges: { color: '#3a302a', width: 2, opacity: 0.4 } },
};

const orange = coat(SHORT, tabbyCoat({ ground: '#DDA05A', dark: '#B4622A', pale: '#FAE8C8', amount: 0.85 }));
const black = coat(SHORT, selfCoat('#3A363B'), toned(...BLACK));
const calico = coat(SHORT, selfCoat('#F6F1E8', [patches('#D08A45', 0.52, 2), patches('#3b3537', 0.46, 5)]));
const tuxedo = coat(SHORT, selfCoat('#3A363B', bicolour('#F8F4EC', { top: 0.12, spread: 0.5, bib: 0.6, sock: 0.16 })));
const points = coat(SHORT, colourpoint({ body: '#E6D6BD', points: '#54392E', between: '#93745e' }));
const GREEN = criollo.face.eye;

export const breed = defineBreed('gatos', 'criollo', {
  1: catRetrato(criollo, {
    alt: 'Retrato de un gato criollo blanco y negro: capucha negra, hocico, mentón y pecho blancos, ojos verdes y nariz rosada',
    marks: [
      { at: [0, 0.5, 0.4], label: 'Color y manchas, los que salgan', corner: 'tl' },
      { at: [0, -0.3, 0.95], label: 'Hocico mediano, sin extremos', corner: 'bl' },
      { at: [0.62, 0.9, -0.1], label: 'Orejas medianas', corner: 'tr' },
      { group: 'body', at: [0.12, 0.78, 0.22], label: 'Pelo corto', corner: 'br' },
    ],
    coat: tuxedo,
    face: { tufts: undefined, nose: '#D9978A' },
    earSkin: ['#a5868a', '#5f4e55'],
    light: { rim: 0.35 },
    head: { yaw: 24, pitch: 5, roll: -3 },
    on: [610, 430],
    scale: 286,
  }),
  2: catCuerpo(criollo, {
    alt: 'Un gato criollo naranja atigrado camina de perfil junto a las piernas de un adulto: cuerpo proporcionado, patas medianas y cola anillada',
    coat: orange,
    face: { eye: { ...GREEN, iris: '#C8963A', fleck: '#f3da90' }, nose: '#CF8471' },
    steps: { fore: [-0.06, 0.18], hind: [0.1, -0.08], lift: [0, 0.03], tail: CAT_UP },
  }),
  3: catColores(criollo, {
    alt: 'Cuatro gatos criollos sentados en cuatro nichos: negro, tricolor, blanco y negro, y de puntas oscuras',
    from: 3,
    varieties: [
      {
        name: 'Negro',
        coat: black,
        face: {
          tufts: undefined,
          nose: '#2f2a2e',
          lips: '#151316',
          eye: { ...GREEN, iris: '#C9A02F', fleck: '#f5e08e' },
        },
        earSkin: ['#7d6a70', '#453a41'],
      },
      { name: 'Tricolor o calicó', coat: calico, face: { nose: '#D9978A' } },
      {
        name: 'Blanco y negro',
        coat: tuxedo,
        face: { tufts: undefined, nose: '#D9978A' },
        earSkin: ['#a5868a', '#5f4e55'],
      },
      {
        name: 'Puntas oscuras',
        coat: points,
        face: {
          tufts: undefined,
          nose: '#3b2826',
          lips: '#170d0e',
          eye: { ...GREEN, iris: '#5C95D0', fleck: '#bfe0f8' },
        },
        earSkin: ['#a5796c', '#5d3b36'],
      },
    ],
  }),
  4: enCasa({
    alt: 'Un gato criollo naranja camina por un tejado de barro al caer la tarde y otro, negro, lo mira sentado; atrás, un pueblo con su iglesia',
    caption: 'En casa: trepador y cazador; un techo seguro le evita el tejado ajeno',
    setting: () => ({
      behind: tejado().behind,
    }),
    scenes: () => [
      catAt(criollo, {
        coat: black,
        face: {
          tufts: undefined,
          nose: '#2f2a2e',
          lips: '#151316',
          eye: { ...GREEN, iris: '#C9A02F', fleck: '#f5e08e' },
        },
        earSkin: ['#7d6a70', '#453a41'],
        pose: sit(),
        body: { yaw: -26 },
        head: { yaw: -34, pitch: -3 },
        on: [900, 738],
        scale: 66,
        light: { rim: 0.35 },
      }),
      catAt(criollo, {
        coat: orange,
        face: { nose: '#CF8471' },
        pose: stand({ fore: [-0.06, 0.18], hind: [0.1, -0.08], lift: [0, 0.04], tail: CAT_UP }),
        body: { yaw: 64 },
        head: { yaw: 26, pitch: -2 },
        on: [440, 744],
        scale: 68,
      }),
    ],
  }),
});
