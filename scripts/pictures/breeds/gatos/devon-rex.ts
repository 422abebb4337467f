import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { lie } from '../../anatomy/pose-rest.ts';
import { CAT_LEVEL } from '../../anatomy/tail-curves.ts';
import { BLACK, bicolour, selfCoat, tabbyCoat, toned } from '../../coats/cat-coats.ts';
import { colourpoint } from '../../coats/colourpoint.ts';
import type { Ink } from '../../coats/ink.ts';
import { tortie } from '../../coats/spots.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed } from '../../plates.ts';
import { alcoba } from '../../scenes/alcoba.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { laptop } from '../../scenes/enseres.ts';

const WAVES = { ...TEXTURES.curly, length: 0.13, width: 0.03, face: 0.75, leg: 0.6, ear: 0.3, variance: 9 };
const tortieWhite = selfCoat('#453A39', [
  tortie('#C77A3C', { size: 0.9, share: 0.46, seed: 9 }),
  ...bicolour('#F5EFE6', { top: 0.3, spread: 0.5, bib: 0.55 }),
]);

/** A pixie: short broad wedge, high cheekbones, strong stop, huge low-set ears, large oval eyes, rippled scanty hair. */
const devon: Cat = {
  build: catBuild({
    heightCm: 26,
    headCm: 4.7,
    length: 1.24,
    width: 0.34,
    chest: 0.44,
    tuck: 0.3,
    bone: 0.78,
    paw: 0.95,
    neck: { up: 0.1, forward: 0.2, top: 0.09, base: 0.125 },
    tail: { kind: 'cat', length: 0.86, r: 0.036 },
  }),
  // Slender and hard, broad in the chest, on long fine legs; a long fine tail.
  body: {
    headScale: 1.16,
    length: 1.1,
    width: 0.32,
    chest: 0.42,
    elbow: 0.53,
    tuck: 0.07,
    bone: 0.84,
    muscle: 0.92,
    paw: 0.86,
    pouch: 0,
    neck: { length: 0.3, angle: 48, base: 0.13, top: 0.092, width: 0.085 },
    tail: { length: 0.84, r: 0.036, tip: 0.016 },
  },
  head: {
    skull: { r: [0.72, 0.58, 0.76], at: [0, 0.06, -0.24] },
    brow: { at: [0.28, 0.28, 0.32], r: [0.3, 0.22, 0.26] },
    cheek: { at: [0.42, -0.22, 0.06], r: [0.34, 0.32, 0.42] },
    muzzle: { tip: 0.74, root: 0.36, end: 0.21, y: [-0.16, -0.34] },
    pads: { at: [0.165, -0.41, 0.76], r: [0.18, 0.15, 0.15] },
    chin: { at: [0, -0.6, 0.67], r: [0.15, 0.12, 0.16] },
    bridge: { from: [0, 0.1, 0.5], to: [0, -0.2, 0.84], r: [0.15, 0.115] },
    stop: { at: [0, 0.14, 0.78], r: [0.22, 0.1, 0.14] },
  },
  ears: { root: [0.52, 0.22, -0.1], width: 0.42, height: 0.8, lean: 0.62, forward: 0.5, tip: 0.16 },
  earSkin: ['#d9a596', '#a86e63'],
  face: {
    eye: { iris: '#C6A237', fleck: '#f4e092', at: [0.395, 0.04, 0.4], r: 0.255 },
    slant: 12,
    narrow: 0.98,
    nose: '#C98A80',
    lips: '#5d3a36',
    noseWidth: 0.12,
    noseY: -0.24,
    mouthY: -0.48,
    mouthWidth: 0.26,
    whiskers: { length: 0.35 },
  },
  coat: coat(WAVES, tortieWhite),
  sculpt: (s) => {
    s.ellipsoid('head', 'cheekbone', { at: [0.56, -0.1, 0.26], r: [0.2, 0.16, 0.24], side: 'both', blend: 0.14 });
  },
  recipe: { edges: { color: '#3a2a2a', width: 2, opacity: 0.45 }, under: { wide: 2.4 } },
};

const waves = (ink: Ink) => coat(WAVES, ink);
const sirex = colourpoint({ body: '#EFE2CE', points: '#5A4238', between: '#a58a74' });

export const breed = defineBreed('gatos', 'devon-rex', {
  1: catRetrato(devon, {
    alt: 'Retrato de un devon rex carey con blanco: orejas enormes y bajas como de duende, pómulos marcados, ojos grandes y pelo corto ondulado',
    marks: [
      { at: [-0.95, 0.5, -0.1], label: 'Orejas enormes, bajas, de duende', corner: 'tl' },
      { at: [-0.55, -0.12, 0.45], label: 'Pómulos marcados', corner: 'bl' },
      { at: [0.4, 0.04, 0.6], label: 'Ojos grandes y separados', corner: 'tr' },
      { group: 'body', at: [0.1, 0.8, 0.2], label: 'Pelo corto en ondas', corner: 'br' },
    ],
    head: { yaw: -14, pitch: 3, roll: 11 },
    on: [600, 430],
    scale: 300,
  }),
  2: catCuerpo(devon, {
    alt: 'Un devon rex carey con blanco de perfil junto a las piernas de un adulto: cuerpo delgado de pecho ancho, patas traseras largas, cola fina y pelo en ondas',
    steps: { fore: [0.02, 0.12], hind: [-0.05, 0.12], tail: CAT_LEVEL },
  }),
  3: catColores(devon, {
    alt: 'Cuatro devon rex sentados en cuatro nichos: carey con blanco, negro, rojo y de puntas oscuras',
    from: 1,
    varieties: [
      { name: 'Carey con blanco', coat: waves(tortieWhite) },
      {
        name: 'Negro',
        coat: coat(WAVES, selfCoat('#39353a'), toned(...BLACK)),
        face: { nose: '#2b272c', lips: '#151316' },
        earSkin: ['#8b757a', '#53454c'],
      },
      { name: 'Rojo', coat: waves(tabbyCoat({ ground: '#D99A5A', dark: '#B9713A', pale: '#F5DFBF', amount: 0.6 })) },
      {
        name: 'Puntas oscuras («si-rex»)',
        coat: waves(sirex),
        face: { nose: '#3b2826', lips: '#170d0e', eye: { ...devon.face.eye, iris: '#5C95D0', fleck: '#bfe0f8' } },
        earSkin: ['#a5796c', '#5d3b36'],
      },
    ],
  }),
  4: enCasa({
    alt: 'Un devon rex carey con blanco, echado en una cama junto a un computador portátil encendido, de noche',
    caption: 'En casa: donde haya calor, como un computador encendido',
    setting: () => ({
      behind: alcoba({ night: true }).behind + laptop(870, 756, 1.15),
    }),
    scenes: () => [
      catAt(devon, {
        pose: lie(),
        body: { yaw: 40 },
        head: { yaw: 22, pitch: 2, roll: 8 },
        on: [440, 788],
        scale: 108,
      }),
    ],
  }),
});
