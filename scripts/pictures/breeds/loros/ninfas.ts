import { crestRow } from '../../anatomy/crest.ts';
import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { disc, downWing, plumage } from '../../coats/plumage.ts';
import { defineBreed, retrato } from '../../plates.ts';

const GREY = '#8A8A8E';
const YELLOW = '#F5DC5C';

const isFace = (y: number, z: number) => z > -0.12 + 0.25 * Math.max(0, y) && y > -0.62;

const CHEEK = disc(-0.2, 0.0, 0.2, 0.19, 0.1);

/** The grey male: yellow face, orange ear patch, white wing band, grey crest yellow at the root. */
const ninfa: Parrot = {
  headCm: 2.5,
  head: {
    skull: { r: [0.54, 0.54, 0.64], at: [0, 0.1, -0.08] },
    nape: { r: [0.5, 0.52, 0.54], at: [0, -0.16, 0] },
    cheek: { at: [0.26, -0.2, 0.22], r: [0.28, 0.36, 0.32] },
    beak: { size: 0.4, at: [0, -0.1, 0.52], long: 0.78 },
    cere: { r: [0.14, 0.08, 0.08] },
  },
  body: { long: 1.12, round: 0.84, tail: { length: 5.6, width: 0.3 }, wing: 1.12, neck: { top: 0.5, base: 0.68 } },
  crest: (raise) =>
    crestRow({
      count: 11,
      from: [0, 0.42, 0.42],
      to: [0, 0.56, -0.2],
      long: [0.72, 1.5, 0.8],
      width: 0.13,
      raise,
      curl: -0.5,
      spread: 0.05,
      color: (i) => (i < 6 ? '#EFD557' : i < 9 ? '#C9BE70' : '#9A9890'),
    }),
  coat: plumage({
    body: GREY,
    head: (s) => {
      const [, y, z] = s.p;
      if (CHEEK(s)) return { ink: '#E5732C', length: 0.1, width: 0.06 };
      return isFace(y, z) ? { ink: YELLOW, length: 0.11, width: 0.055 } : GREY;
    },
    wing: (s) => {
      const t = downWing(s);
      if (t > -1.95 && s.p[2] > -0.12 - 0.14 * (t + 0.4) && t < -0.35)
        return { ink: '#F4F1E8', length: 0.4, width: 0.2 };
      return { ink: t > -1.9 ? '#7E7E84' : '#66666C', length: t > -1.5 ? 0.3 : 0.7 };
    },
    tail: '#6E6E74',
  }),
  beak: { upper: '#7C7A80', lower: '#66646A', shade: '#545258', light: '#B0AEB2' },
  cere: '#8A878C',
  feet: '#8A8488',
  eye: { iris: '#4A3026', fleck: '#6d4a38', r: 0.12, at: [0.39, 0.1, 0.28] },
  edges: { color: '#3a3438', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

export const breed = defineBreed('loros', 'ninfas', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de una ninfa gris macho: cresta levantada, cara amarilla, mancha naranja en la mejilla y franja blanca en el ala',
    marks: [
      { at: [0, 1.5, -0.4], label: 'Cresta de unos 5 cm', corner: 'tr' },
      { at: [0.1, 0, 0.62], label: 'Cara amarilla: macho', corner: 'tl' },
      { at: [0.5, -0.16, 0.02], label: 'Parche naranja', corner: 'br' },
      { group: 'body', at: [0.9, -1.1, 0.3], label: 'Franja blanca en el ala', corner: 'bl' },
    ],
    scene: () =>
      parrotScene(ninfa, {
        body: { yaw: 30, roll: 3 },
        head: { yaw: 54, pitch: 2, roll: -3 },
        view: { on: [590, 420], scale: 262 },
        crest: 0.8,
      }),
  }),
});
