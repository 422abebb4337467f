import { type Cat, catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { lie } from '../../anatomy/pose-rest.ts';
import { colourpoint } from '../../coats/colourpoint.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { cushion, nearer, sala } from '../../scenes/sala.ts';

const SLEEK = { ...TEXTURES.sleek, width: 0.022 };
/** The four classic points: colder parts grow darker hair. */
const seal = colourpoint({ body: '#EADBC2', points: '#4A332B', between: '#8d6c55' });
const chocolate = colourpoint({ body: '#F3E8D3', points: '#7E5238', between: '#b58f6e' });
const blue = colourpoint({ body: '#E9E7E2', points: '#5F6874', between: '#9a9da2' });
const lilac = colourpoint({ body: '#F5EFE8', points: '#A48E8B', between: '#cbbab3' });

/** Long wedge from the nose to the tips of very large, wide-set ears; oriental eyes; points on a pale, svelte body. */
const siames: Cat = {
  build: catBuild({
    heightCm: 27,
    headCm: 5,
    length: 1.2,
    width: 0.3,
    bone: 0.76,
    chest: 0.4,
    tuck: 0.4,
    paw: 0.86,
    neck: { top: 0.09, base: 0.125, up: 0.15, forward: 0.2 },
    tail: { kind: 'cat', length: 0.98, r: 0.036 },
  }),
  // Long, slim and tubular on fine legs, small oval paws; a whip.
  body: {
    headScale: 1.08,
    length: 1.08,
    width: 0.28,
    tuck: 0.06,
    elbow: 0.53,
    bone: 0.84,
    muscle: 0.88,
    pouch: 0,
    neck: { length: 0.33, angle: 48, base: 0.125, top: 0.09, width: 0.08 },
    tail: { length: 0.86, r: 0.036, tip: 0.016 },
  },
  head: {
    skull: { r: [0.67, 0.58, 0.82], at: [0, 0.06, -0.26] },
    brow: { at: [0.26, 0.24, 0.32], r: [0.28, 0.22, 0.26] },
    cheek: { at: [0.34, -0.22, 0.02], r: [0.34, 0.36, 0.5] },
    muzzle: { tip: 1.12, root: 0.38, end: 0.19, y: [-0.1, -0.36] },
    pads: { at: [0.12, -0.44, 1.08], r: [0.155, 0.13, 0.16] },
    chin: { at: [0, -0.58, 0.96], r: [0.14, 0.12, 0.18] },
    bridge: { from: [0, 0.2, 0.5], to: [0, -0.26, 1.22], r: [0.15, 0.11] },
  },
  ears: { root: [0.46, 0.32, -0.12], width: 0.38, height: 0.76, lean: 0.66, forward: 0.45 },
  earSkin: ['#a5796c', '#5d3b36'],
  face: {
    eye: { iris: '#4C8FD6', fleck: '#b5dcf7', at: [0.345, 0.06, 0.44], r: 0.2 },
    slant: 15,
    narrow: 0.74,
    nose: '#3b2826',
    lips: '#170d0e',
    noseWidth: 0.115,
    noseHeight: 0.12,
    noseY: -0.26,
    mouthY: -0.46,
    mouthWidth: 0.2,
  },
  coat: coat(SLEEK, seal),
  recipe: { edges: { color: '#4a2f2a', width: 2, opacity: 0.45 } },
};

export const breed = defineBreed('gatos', 'siames', {
  1: catRetrato(siames, {
    alt: 'Retrato de un gato siamés de tres cuartos: cara en cuña con máscara marrón oscura, orejas muy grandes y ojos azules oblicuos',
    marks: [
      { at: [-0.7, 0.9, -0.1], label: 'Orejas muy grandes y abiertas', corner: 'tl' },
      { at: [0, -0.3, 1.1], label: 'Máscara oscura, hocico en cuña', corner: 'bl' },
      { at: [0.4, 0.06, 0.6], label: 'Ojos azules y oblicuos', corner: 'tr' },
      { group: 'body', at: [0.08, 0.8, 0.25], label: 'Pelo corto, pegado al cuerpo', corner: 'br' },
    ],
    head: { yaw: -22, pitch: -6, roll: -5 },
    body: { yaw: 22 },
    on: [590, 420],
    scale: 268,
  }),
  2: catCuerpo(siames, {
    alt: 'Un gato siamés de perfil junto a las piernas de un adulto: le llega a media pantorrilla; cuerpo tubular, patas finas y oscuras y cola larga como un látigo',
    steps: { hind: [-0.02, 0.14] },
  }),
  3: catColores(siames, {
    alt: 'Cuatro siameses sentados en cuatro nichos, cada uno en otra postura: puntas café casi negro, café con leche, gris azulado y gris rosado',
    varieties: [
      { name: 'Seal point', coat: coat(SLEEK, seal) },
      {
        name: 'Chocolate point',
        coat: coat(SLEEK, chocolate),
        face: { nose: '#8a5a48' },
        earSkin: ['#d0a08c', '#8a5a48'],
      },
      { name: 'Blue point', coat: coat(SLEEK, blue), face: { nose: '#565c68' }, earSkin: ['#b39a98', '#6d6168'] },
      {
        name: 'Lilac point',
        coat: coat(SLEEK, lilac),
        face: { nose: '#b08a8a', lips: '#6d5252' },
        earSkin: ['#dcb9b0', '#a88580'],
      },
    ],
  }),
  4: enCasa({
    alt: 'Un gato siamés echado en el brazo de un sofá verde, con la cabeza en alto, frente a una ventana con cerros y edificios de ladrillo',
    caption: 'En casa: en la sala, donde está la gente',
    setting: () => {
      const { behind } = nearer(sala(), 1.5, 420, 560);
      return { behind: behind + cushion(190, 640, 128), front: '' };
    },
    scenes: () => [
      catAt(siames, {
        pose: lie({ reach: [0, -0.06] }),
        body: { yaw: -60 },
        head: { yaw: -18, pitch: -4, roll: -3 },
        camera: 9,
        on: [660, 752],
        scale: 122,
        shadow: '#1d332c',
      }),
    ],
  }),
});
