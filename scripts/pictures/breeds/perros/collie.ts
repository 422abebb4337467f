import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { belly, blaze, breast, earInside, ears, onTrunk, ragged, socks, spot, tailTip } from '../../coats/areas.ts';
import { tanMarks } from '../../coats/dog-marks.ts';
import { layers } from '../../coats/ink.ts';
import type { Row } from '../../coats/markings.ts';
import { merle } from '../../coats/spots.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS, slanted } from '../../engine/eye.ts';
import { ramp } from '../../engine/number.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { corredor } from '../../scenes/corredor.ts';
import { enCasa } from '../../scenes/en-casa.ts';

const MANE = { ...TEXTURES.long, length: 0.6, face: 0.16, ear: 0.28, leg: 0.3, tail: 1.2, ruff: 1.1 };
const WHITE = '#F5EFE4';

type Colours = { over: string; tan?: string; rows?: readonly Row[]; mane?: number };
const collieCoat = (ground: string, { over, tan, rows = [], mane = 0 }: Colours) =>
  coat(
    MANE,
    layers(
      ground,
      [spot([0, 0.5, -0.4], [0.7, 0.4, 0.8], 0.6), over, 0.5],
      ...rows,
      ...(tan ? tanMarks(tan, { bridge: 0.24, high: 0.3 }) : []),
      [spot([0, -0.62, 1.3], [0.36, 0.28, 1.1], 0.5), WHITE, 0.85],
      [blaze(0.05, 0.6), WHITE],
      [ears, over, 0.8],
      [earInside, tan ?? '#C79A6C', tan ? 0.3 : 0.7],
      // The mane: of the coat's colour behind the ears, white from the throat round the collar.
      [
        (s) =>
          s.part === 'neck'
            ? s.group === 'body'
              ? Math.max(mane, ramp(0.36, 0.5, onTrunk(s).round + ragged(s, 2) * 0.1))
              : ramp(-0.35, -0.75, s.p[1] + ragged(s) * 0.12)
            : 0,
        WHITE,
      ],
      [(s) => (s.group === 'body' && s.part !== 'neck' ? mane : 0), WHITE],
      [breast(0.2, 0.1), WHITE],
      [belly(0.7, 0.2), WHITE, 0.8],
      [socks(0.3, 0.05), WHITE],
      [tailTip(0.78), WHITE],
    ),
  );

/** FCI 156: a long clean wedge, flat skull, hardly a stop, blunt muzzle, oblique almond eyes, ears three quarters erect. */
const dog: Dog = {
  build: {
    heightCm: 57,
    headCm: 6.8,
    length: 1.12,
    chest: 0.48,
    neck: { top: 0.072, base: 0.15, up: 0.15, forward: 0.24 },
    tail: { kind: 'plume', length: 0.52, r: 0.075 },
  },
  // Longer than high under a deep coat: a full mane and frill, feathered forelegs, breeches, a long sabre with much hair.
  body: {
    headScale: 1.22,
    length: 1.1,
    chest: 0.5,
    width: 0.36,
    tuck: 0.05,
    hair: 0.024,
    ruff: 0.065,
    breech: 0.04,
    feather: 0.02,
    neck: { length: 0.3, angle: 52, base: 0.16, top: 0.115 },
    tail: { length: 0.6, r: 0.05, tip: 0.02, hang: 0.06 },
  },
  head: {
    skull: { r: [0.8, 0.5, 1.02], at: [0, 0.02, -0.36] },
    brow: { at: [0.3, 0.14, 0.38], r: [0.3, 0.24, 0.42] },
    cheek: { at: [0.46, -0.26, 0.1], r: [0.34, 0.38, 0.62] },
    muzzle: { length: 2.05, width: 0.36, height: 0.38, tip: 0.72, y: [-0.14, -0.3], square: 0.5 },
    flews: { depth: 0.2, width: 0.17, length: 0.66 },
    jaw: { depth: 0.15, width: 0.22, length: 0.9 },
    nose: { width: 0.2, height: 0.16 },
    furrow: 0.02,
    socket: { at: [0.47, 0.13, 0.8], r: [0.2, 0.12, 0.18] },
  },
  ears: [{ kind: 'tipped', size: 0.84, long: 1.12, root: [0.46, 0.42, -0.3], lean: -0.06 }],
  face: {
    eye: { iris: '#5b3418', r: 0.145, open: slanted(OPENINGS.almond, 10), at: [0.41, 0.12, 0.62], skin: '#4a3222' },
    whiskers: '#5a3a2a',
  },
  coat: collieCoat('#B67838', { over: '#8f5a2a' }),
  recipe: { edges: false },
  sculpt: (s) => {
    s.ellipsoid('head', 'neck', { at: [0.56, -0.78, -0.62], r: [0.56, 0.7, 0.5], side: 'both', blend: 0.4 });
    s.ellipsoid('body', 'neck', { at: [0, 0.82, 0.2], r: [0.17, 0.24, 0.15], blend: 0.14 });
  },
};

const tri: Dog = { ...dog, coat: collieCoat('#37333a', { tan: '#A9642F', over: '#2f2b31' }) };
const blue: Dog = {
  ...dog,
  face: { ...dog.face, eye: { ...dog.face.eye, skin: '#3a3438' } },
  coat: collieCoat('#A9AEB8', {
    tan: '#B5723A',
    over: '#8f95a1',
    rows: [merle('#34323a', { size: 0.55, share: 0.4 })],
  }),
};
const pale: Dog = { ...dog, coat: collieCoat('#B67838', { over: '#8f5a2a', mane: 1 }) };

export const breed = defineBreed('perros', 'collie', {
  1: retrato({
    alt: 'Retrato de un collie sable y blanco de tres cuartos: cabeza larga y fina en cuña, orejas con la punta doblada y melena blanca abundante',
    marks: [
      { at: [0.55, 1.0, -0.3], label: 'Orejas semierguidas, punta doblada', corner: 'tl' },
      { at: [0, 0.3, 0.7], label: 'Casi sin escalón entre frente y hocico', corner: 'tr' },
      { at: [0.1, -0.3, 2.2], label: 'Cabeza larga en cuña', corner: 'br' },
      { group: 'body', at: [0, 0.78, 0.3], label: 'Melena y pechera blancas', corner: 'bl' },
    ],
    scene: () =>
      dogScene(dog, {
        pose: dogSit,
        body: { yaw: 10 },
        head: { yaw: 34, pitch: -6, roll: -2 },
        view: { on: [560, 370], scale: 236 },
        light: { reach: 0.6, cast: 0.4 },
      }),
  }),
  2: dogCuerpo(dog, {
    alt: 'Un collie sable y blanco de perfil junto a las piernas de un adulto: 57 cm a la cruz, cabeza larga y fina, melena blanca, faldón y cola peluda caída',
  }),
  3: dogColores(dog, {
    alt: 'Cuatro collies en cuatro nichos: sable y blanco, tricolor, azul mirlo y blanco con cabeza de color',
    varieties: [
      { name: 'Sable y blanco' },
      { name: 'Tricolor', dog: tri, light: { rim: 0.3 } },
      { name: 'Azul mirlo', dog: blue },
      { name: 'Blanco con cabeza de color', dog: pale },
    ],
  }),
  4: enCasa({
    alt: 'Un collie sable y blanco de pie en el corredor de una finca de barandas azules, con hamaca y matas de café atrás',
    caption: 'En casa: cuida el corredor de la finca y arrea lo que se mueva',
    setting: () => corredor({ wood: ['#5E9BB5', '#3E7C98', '#2B5C74'], hammock: true, seed: 8 }),
    scenes: () => [
      dogAt(dog, {
        pose: stand({ fore: [0.08, -0.06], hind: [-0.06, 0.1], lift: [0, 0], rise: [0, 0.02] }),
        body: { yaw: -60 },
        head: { yaw: -38, pitch: -3 },
        on: [730, 812],
        scale: 50,
      }),
    ],
  }),
});
