import type { Cat } from '../../anatomy/cat.ts';
import { catBuild } from '../../anatomy/cat.ts';
import { catRetrato } from '../../anatomy/cat-plates.ts';
import { catAt, catColores, catCuerpo } from '../../anatomy/cat-wholes.ts';
import { lie } from '../../anatomy/pose-rest.ts';
import { CAT_LEVEL } from '../../anatomy/tail-curves.ts';
import { BLACK, bicolour, selfCoat, tabbyCoat, toned } from '../../coats/cat-coats.ts';
import type { Ink } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS } from '../../engine/eye.ts';
import { defineBreed } from '../../plates.ts';
import { mat } from '../../scenes/bogota.ts';
import { corredor } from '../../scenes/corredor.ts';
import { enCasa } from '../../scenes/en-casa.ts';

const DENSE = { ...TEXTURES.short, length: 0.13, lift: 0.14, ear: 0.5 };
const dense = (ink: Ink) => coat(DENSE, ink);
const blueWhite = selfCoat('#8A939E', bicolour('#F6F2EC', { top: 0.18, spread: 0.5, bib: 0.55, sock: 0.2 }));

/** A round head without corners: small ears folded forward like a cap, round eyes set wide, a sweet short nose. */
const fold: Cat = {
  build: catBuild({
    heightCm: 25,
    headCm: 5,
    length: 1.22,
    chest: 0.5,
    width: 0.42,
    bone: 1.1,
    paw: 1.05,
    neck: { up: -0.02, forward: 0.16, top: 0.14, base: 0.19 },
    tail: { kind: 'cat', length: 0.78, r: 0.058 },
  }),
  // Rounded all over, medium bone, a short neck, a long tapering tail.
  body: {
    headScale: 1.24,
    length: 1.12,
    width: 0.4,
    elbow: 0.46,
    front: 0.1,
    rear: 0.1,
    neck: { length: 0.22, angle: 46, base: 0.165, top: 0.135, width: 0.12 },
    tail: { length: 0.74, r: 0.056 },
  },
  head: {
    skull: { r: [0.87, 0.74, 0.84], at: [0, 0.1, -0.24] },
    brow: { at: [0.32, 0.32, 0.32], r: [0.34, 0.28, 0.3] },
    cheek: { at: [0.54, -0.26, 0.1], r: [0.42, 0.4, 0.46] },
    muzzle: { tip: 0.76, root: 0.44, end: 0.27, y: [-0.15, -0.32] },
    pads: { at: [0.17, -0.38, 0.8], r: [0.22, 0.175, 0.165] },
    chin: { at: [0, -0.6, 0.68], r: [0.19, 0.14, 0.18] },
    bridge: { from: [0, 0.14, 0.52], to: [0, -0.18, 0.84], r: [0.18, 0.13] },
  },
  ears: { fold: true, root: [0.5, 0.72, 0.06], width: 0.27, height: 0.4 },
  earSkin: null,
  face: {
    eye: {
      iris: '#C98A22',
      fleck: '#f6cf72',
      at: [0.41, 0.06, 0.41],
      r: 0.285,
      open: OPENINGS.round,
      slit: 0.78,
      pupil: 29,
      out: 15,
    },
    nose: '#8c8288',
    lips: '#5f565f',
    noseWidth: 0.13,
    noseHeight: 0.13,
    noseY: -0.21,
    mouthY: -0.44,
    mouthWidth: 0.26,
  },
  coat: dense(blueWhite),
  recipe: { edges: { color: '#4b4f5c', width: 2.2, opacity: 0.5 } },
};

const silver = tabbyCoat({ ground: '#C4C5C7', dark: '#35353a', pale: '#F3F1ED' });

export const breed = defineBreed('gatos', 'scottish-fold', {
  1: catRetrato(fold, {
    alt: 'Retrato de un Scottish fold azul y blanco: orejas pequeñas dobladas hacia adelante, cabeza redonda y ojos grandes, redondos y ámbar',
    marks: [
      { at: [-0.6, 0.7, 0.3], label: 'Orejas dobladas hacia adelante', corner: 'tl' },
      { at: [0, -0.26, 0.95], label: 'Nariz corta, hocico suave', corner: 'bl' },
      { at: [0.41, 0.06, 0.66], label: 'Ojos grandes y separados', corner: 'tr' },
      { group: 'body', at: [0.1, 0.78, 0.25], label: 'Cuello corto, cuerpo redondeado', corner: 'br' },
    ],
    head: { yaw: 8, pitch: -5, roll: -8 },
    body: { yaw: 18 },
    on: [600, 420],
    scale: 300,
  }),
  2: catCuerpo(fold, {
    alt: 'Un Scottish fold azul y blanco de perfil junto a las piernas de un adulto: cuerpo redondeado, orejas dobladas que redondean la cabeza y cola larga y flexible',
    steps: { tail: CAT_LEVEL, fore: [0, 0.08], hind: [-0.02, 0.1] },
  }),
  3: catColores(fold, {
    alt: 'Cuatro Scottish fold de orejas dobladas sentados en cuatro nichos: azul, atigrado plateado, crema y negro',
    from: 1,
    varieties: [
      { name: 'Azul', coat: dense('#848D99'), face: { nose: '#5d6470', lips: '#3b3e48' } },
      { name: 'Atigrado plateado', coat: dense(silver), face: { nose: '#B0645A', lips: '#332f33' } },
      { name: 'Crema', coat: dense('#E8C79B'), face: { nose: '#D09080', lips: '#8a5b4c' } },
      {
        name: 'Negro',
        coat: coat(DENSE, selfCoat('#39353a'), toned(...BLACK)),
        face: { nose: '#2b272c', lips: '#151316' },
      },
    ],
  }),
  4: enCasa({
    alt: 'Un Scottish fold azul y blanco echado sobre un tapete en el corredor de una finca cafetera, mira todo desde el piso',
    caption: 'En casa: echado cerca de la gente; si deja de subir a la cama, puede ser dolor',
    setting: () => ({ behind: corredor().behind + mat(590, 770, 360) }),
    scenes: () => [
      catAt(fold, {
        pose: lie({ side: -1, reach: [-0.1, -0.06] }),
        body: { yaw: 42 },
        head: { yaw: 14, pitch: 0, roll: 8 },
        on: [570, 832],
        scale: 112,
      }),
    ],
  }),
});
