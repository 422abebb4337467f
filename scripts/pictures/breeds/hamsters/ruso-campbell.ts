import { dwarf } from '../../anatomy/dwarf.ts';
import type { Hamster } from '../../anatomy/hamster.ts';
import { type DwarfFur, dwarfCoat } from '../../coats/dwarf.ts';
import { TEXTURES } from '../../coats/texture.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { alcoba } from '../../scenes/alcoba.ts';
import { colores } from '../../scenes/colores.ts';
import { cuerpo } from '../../scenes/cuerpo.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { footShadow } from '../../scenes/measure.ts';
import { pocillo } from '../../scenes/rueda.ts';
import { nearer } from '../../scenes/sala.ts';

const AGOUTI: DwarfFur = {
  top: '#A78B6B',
  dark: '#77604A',
  pale: '#F3EADB',
  arch: '#DDB981',
  arches: 0.6,
  stripe: '#332722',
  width: 0.075,
  nape: 0.06,
  from: -0.2,
  face: 0.85,
  cheek: 0.6,
};

const WOOLLY = { ...TEXTURES.plush, length: 0.27, width: 0.026, lift: 0.28, mess: 1.6, face: 0.45, leg: 0.4 };

const campbell: Hamster = {
  headCm: 1.25,
  muzzle: { tip: 0.8, end: 0.25, root: 0.42 },
  cheek: 0.96,
  ear: { size: 0.58, root: [0.52, 0.47, -0.28], lean: 0.62 },
  eye: { at: [0.45, 0.13, 0.42], r: 0.142, out: 36 },
  earSkin: ['#7a6556', '#b4978a'],
  body: { furredFeet: true, round: 1, long: 0.9, tail: 0.14 },
  coat: dwarfCoat(WOOLLY, AGOUTI),
  recipe: { edges: { color: '#5a4431', jump: 0.24, width: 2, opacity: 0.4 } },
};

const { posed, coloured } = dwarf(campbell, WOOLLY, {
  usual: { pose: 'fours', body: { yaw: 40 }, tilt: 20 },
  niche: { pose: 'loaf', tilt: 24, p: [0, 0.1, -0.72] },
});

const ARGENTE: DwarfFur = { ...AGOUTI, top: '#DDA45F', dark: '#C08847', arch: '#F0CE95', stripe: '#8A6A4A' };
const BLACK: DwarfFur = {
  ...AGOUTI,
  top: '#45403F',
  dark: '#353132',
  pale: '#4E4847',
  arch: '#45403F',
  stripe: '#1f1c1e',
  face: 0,
  cheek: 0,
};
const OPAL: DwarfFur = { ...AGOUTI, top: '#9FA3A8', dark: '#7B818B', arch: '#E0CBAE', stripe: '#5A616E' };
const ALBINO: DwarfFur = { top: '#FAF5EC', dark: '#EFE6D8', pale: '#FFFDF8' };
const RED = { iris: '#a3262c', fleck: '#d4575a', ring: '#7a1d24', white: '#a3262c', rim: '#c98a84' };

export const breed = defineBreed('hamsters', 'ruso-campbell', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un hámster ruso de Campbell pardo grisáceo, visto un poco desde arriba: raya oscura y angosta por el lomo, borde crema en el costado y orejas pequeñas',
    marks: [
      { at: [-0.55, 0.6, -0.3], label: 'Orejas pequeñas', corner: 'tl' },
      { group: 'body', at: [0, 1.9, -1.2], label: 'Raya oscura y angosta', corner: 'tr' },
      { group: 'body', at: [-1.1, 0.9, -1.0], label: 'Arcos de borde crema', corner: 'bl' },
      { at: [0, -0.2, 0.9], label: 'Hocico corto', corner: 'br' },
    ],
    scene: () =>
      posed({
        body: { yaw: 48 },
        head: { yaw: 24, pitch: 4, roll: -5 },
        view: { group: 'body', p: [0, 1.0, -0.8], on: [545, 470], scale: 240 },
      }),
  }),
  2: cuerpo({
    folder: 'hamsters',
    caption: 'Cuerpo a escala, junto a una mano: las líneas van en centímetros',
    alt: 'Un hámster ruso de Campbell de perfil, en cuatro patas, junto a una mano abierta de adulto: mide unos 9 cm, medio largo de la mano; en el círculo, su cabeza de cerca',
    heightCm: null,
    headCm: 2.2,
    lengthCm: 9.6,
    x: 470,
    p: [0, 0, -0.8],
    inset: { on: [300, 260], head: [345, 290], times: 2.1, radius: 215 },
    scene: (shot) =>
      posed({ body: { yaw: -80 }, head: { yaw: -32, pitch: 0 }, ...shot, tilt: 6, fine: shot.fine * 1.2 }),
  }),
  3: colores({
    folder: 'hamsters',
    caption: 'Cinco colores de criadero',
    alt: 'Cinco hámsters rusos de Campbell en cinco nichos: agutí gris pardo con raya, argente color arena, negro, ópalo gris azulado y albino de ojos rojos',
    varieties: [
      { name: 'Agutí, el silvestre', scene: (shot) => coloured(shot, AGOUTI, { yaw: 44, head: 20, tilt: 30 }) },
      { name: 'Arena o argente', scene: (shot) => coloured(shot, ARGENTE, { yaw: -36, head: -26, pitch: 3 }) },
      {
        name: 'Negro',
        scene: (shot) =>
          coloured(shot, BLACK, {
            yaw: 30,
            head: 30,
            pitch: -4,
            light: { rim: 0.35 },
            earSkin: ['#4d4446', '#6b5c5c'],
          }),
      },
      { name: 'Ópalo', scene: (shot) => coloured(shot, OPAL, { yaw: -48, head: -18 }) },
      {
        name: 'Albino de ojos rojos',
        scene: (shot) =>
          coloured(shot, ALBINO, { yaw: 38, head: 12, pitch: 4, eye: RED, earSkin: ['#dcb2a6', '#f0cfc4'] }),
      },
    ],
    scale: 144,
    on: [0.5, 0.84],
  }),
  4: enCasa({
    alt: 'Un hámster ruso de Campbell explora una colcha de retazos junto al pocillo de loza en que lo sacaron de su jaula',
    caption: 'En casa: lo sacan en un pocillo y explora una colcha',
    setting: () => {
      const { behind } = nearer(alcoba(), 1.55, 560, 800);
      return { behind: behind + pocillo(300, 760, 1.15) + footShadow(690, 470, '#3a2430', 742) };
    },
    scenes: () => [
      posed({
        body: { yaw: 62 },
        head: { yaw: 36, pitch: 10, roll: -4 },
        tilt: 16,
        view: { group: 'body', p: [0, 0, -0.9], on: [680, 740], scale: 138 },
        fine: 0.8,
        detail: 0.7,
      }),
    ],
  }),
});
