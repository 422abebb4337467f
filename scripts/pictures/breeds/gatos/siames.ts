import { type Cat, catBuild, catScene } from '../../anatomy/cat.ts';
import { sit } from '../../anatomy/sit.ts';
import { colourpoint } from '../../coats/colourpoint.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed, retrato } from '../../plates.ts';

/** Long wedge from the nose to the tips of very large, wide-set ears; oriental eyes; points on a pale, svelte body. */
const siames: Cat = {
  build: catBuild({
    heightCm: 27,
    headCm: 4.2,
    width: 0.3,
    bone: 0.74,
    chest: 0.4,
    neck: { top: 0.078, base: 0.1, up: 0.2, forward: 0.2 },
  }),
  head: {
    skull: { r: [0.7, 0.6, 0.8], at: [0, 0.06, -0.26] },
    brow: { at: [0.26, 0.24, 0.32], r: [0.28, 0.22, 0.26] },
    cheek: { at: [0.34, -0.22, 0.02], r: [0.34, 0.36, 0.5] },
    muzzle: { tip: 1.02, root: 0.4, end: 0.2, y: [-0.1, -0.34] },
    pads: { at: [0.12, -0.42, 0.98], r: [0.155, 0.13, 0.16] },
    chin: { at: [0, -0.56, 0.86], r: [0.14, 0.12, 0.18] },
    bridge: { from: [0, 0.2, 0.5], to: [0, -0.24, 1.12], r: [0.16, 0.115] },
  },
  ears: { root: [0.5, 0.4, -0.12], width: 0.36, height: 0.68, lean: 0.56, forward: 0.45 },
  face: {
    eye: { iris: '#4C8FD6', fleck: '#b5dcf7', at: [0.345, 0.06, 0.44], r: 0.2 },
    slant: 11,
    narrow: 0.84,
    nose: '#3b2826',
    lips: '#170d0e',
    noseWidth: 0.115,
    noseHeight: 0.12,
    noseY: -0.26,
    mouthY: -0.46,
    mouthWidth: 0.2,
  },
  coat: coat(
    { ...TEXTURES.sleek, width: 0.022 },
    colourpoint({ body: '#EADBC2', points: '#4A332B', between: '#8d6c55', ear: '#a5796c' }),
  ),
  recipe: { edges: { color: '#4a2f2a', width: 2, opacity: 0.45 } },
};

export const breed = defineBreed('gatos', 'siames', {
  1: retrato({
    alt: 'Retrato de un gato siamés de tres cuartos: cara en cuña con máscara marrón oscura, orejas muy grandes y ojos azules oblicuos',
    marks: [
      { at: [-0.7, 0.9, -0.1], label: 'Orejas muy grandes y abiertas', corner: 'tl' },
      { at: [0, -0.3, 1.1], label: 'Máscara oscura, hocico en cuña', corner: 'bl' },
      { at: [0.4, 0.06, 0.6], label: 'Ojos azules y oblicuos', corner: 'tr' },
      { group: 'body', at: [0.08, 0.8, 0.25], label: 'Pelo corto, pegado al cuerpo', corner: 'br' },
    ],
    scene: () =>
      catScene(siames, {
        pose: sit,
        body: { yaw: 22 },
        head: { yaw: -22, pitch: -6, roll: -5 },
        view: { on: [590, 420], scale: 262 },
      }),
  }),
});
