import { dwarf } from '../../anatomy/dwarf.ts';
import type { Hamster } from '../../anatomy/hamster.ts';
import { type DwarfFur, dwarfCoat } from '../../coats/dwarf.ts';
import { TEXTURES } from '../../coats/texture.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { colores } from '../../scenes/colores.ts';
import { cuerpo } from '../../scenes/cuerpo.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { terrarium } from '../../scenes/jaula.ts';
import { footShadow } from '../../scenes/measure.ts';
import { semilla } from '../../scenes/semilla.ts';

const GREY: DwarfFur = {
  top: '#9C9890',
  dark: '#6C6964',
  pale: '#FBF8F2',
  arch: '#FFFFFF',
  arches: 0.85,
  stripe: '#2F2C2E',
  width: 0.15,
  nape: 0.15,
  diamond: 0.36,
  face: 1,
  cheek: 1,
};

const PLUSH = { ...TEXTURES.plush, length: 0.23, width: 0.026, lift: 0.16, face: 0.45, leg: 0.4 };

const white: Hamster = {
  headCm: 1.25,
  muzzle: { tip: 0.7, end: 0.32, root: 0.48 },
  cheek: 1.12,
  ear: { size: 0.66, root: [0.5, 0.5, -0.3], lean: 0.5 },
  eye: { at: [0.46, 0.12, 0.42], r: 0.16, out: 36 },
  earSkin: ['#6f6a68', '#a99a94'],
  body: { furredFeet: true, round: 1.04, long: 0.88, tail: 0.12 },
  coat: dwarfCoat(PLUSH, GREY),
  recipe: { edges: { color: '#4c484a', jump: 0.24, width: 2, opacity: 0.4 } },
};

const { posed, coloured } = dwarf(white, PLUSH, {
  usual: { pose: 'loaf', body: { yaw: -34 }, tilt: 22 },
  niche: { pose: 'loaf', tilt: 24, p: [0, 0.1, -0.72] },
});

const SAPPHIRE: DwarfFur = { ...GREY, top: '#8C95A6', dark: '#6C768A', stripe: '#474E61' };
const PEARL: DwarfFur = { ...GREY, top: '#E7E3DD', dark: '#B9B4AF', stripe: '#6A6566', arches: 0.2 };
const SAPPHIRE_PEARL: DwarfFur = { ...PEARL, top: '#E6E8EE', dark: '#BFC5D3', stripe: '#7E879B' };
const WINTER: DwarfFur = {
  ...GREY,
  top: '#F4F1EB',
  dark: '#E4E0DA',
  stripe: '#9B9693',
  width: 0.11,
  nape: 0.1,
  diamond: 0.16,
  arches: 0,
};

export const breed = defineBreed('hamsters', 'enano-winter-white', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un enano winter white gris, redondo como un huevo, visto un poco desde arriba: raya negra gruesa que se abre en rombo sobre la cabeza y arcos blancos en el costado',
    marks: [
      { at: [0, 0.66, -0.1], label: 'Rombo oscuro en la cabeza', corner: 'tl' },
      { group: 'body', at: [0, 2.1, -1.2], label: 'Raya negra y gruesa', corner: 'tr' },
      { group: 'body', at: [1.15, 0.8, -0.9], label: 'Arcos blancos en el flanco', corner: 'br' },
      { group: 'body', at: [0.85, 0.1, -0.1], label: 'Pies forrados de pelo', corner: 'bl' },
    ],
    scene: () =>
      posed({
        body: { yaw: -44 },
        head: { yaw: -26, pitch: -6, roll: 4 },
        view: { group: 'body', p: [0, 1.1, -0.6], on: [640, 478], scale: 262 },
      }),
  }),
  2: cuerpo({
    folder: 'hamsters',
    caption: 'Cuerpo a escala, junto a una mano: las líneas van en centímetros',
    alt: 'Un enano winter white de perfil, en cuatro patas, junto a una mano abierta de adulto: mide unos 8 cm, lo que un dedo largo; en el círculo, su cabeza de cerca',
    heightCm: null,
    headCm: 2,
    lengthCm: 8.8,
    x: 480,
    p: [0, 0, -0.8],
    inset: { on: [300, 270], head: [345, 300], times: 2.3, radius: 215 },
    scene: (shot) =>
      posed({
        pose: 'fours',
        body: { yaw: -80 },
        head: { yaw: -36, pitch: 0 },
        tilt: 6,
        ...shot,
        fine: shot.fine * 1.2,
      }),
  }),
  3: colores({
    folder: 'hamsters',
    caption: 'Cinco colores de la especie',
    alt: 'Cinco enanos winter white en cinco nichos: gris con raya negra, zafiro gris azulado, perla, zafiro perla y el blanco pasajero del invierno',
    varieties: [
      { name: 'Gris con raya, el silvestre', scene: (shot) => coloured(shot, GREY, { yaw: -46, head: -22, tilt: 30 }) },
      { name: 'Zafiro', scene: (shot) => coloured(shot, SAPPHIRE, { yaw: 40, head: 16, pitch: -4 }) },
      { name: 'Perla', scene: (shot) => coloured(shot, PEARL, { yaw: -34, head: -30, pitch: 4 }) },
      { name: 'Zafiro perla', scene: (shot) => coloured(shot, SAPPHIRE_PEARL, { yaw: 50, head: 30 }) },
      {
        name: 'Blanco de invierno, pasajero',
        scene: (shot) => coloured(shot, WINTER, { yaw: -44, head: -10, pitch: -6, tilt: 30 }),
      },
    ],
    scale: 146,
    on: [0.5, 0.84],
  }),
  4: enCasa({
    alt: 'Un enano winter white sentado pela una semilla con las manos, sobre lecho hondo de papel; atrás, una casa de corteza y espigas en la penumbra',
    caption: 'En casa: se sienta a pelar una semilla al anochecer',
    setting: () => {
      const { behind, front = '' } = terrarium({
        wheel: false,
        night: true,
        seed: 25,
        bedding: ['#B9AFA4', '#DCD3C6', '#F4EEE4'],
      });
      return { behind: behind + footShadow(500, 440, '#4a4038', 776), front };
    },
    scenes: () => [
      posed({
        pose: 'upright',
        body: { yaw: 22 },
        head: { yaw: 12, pitch: -9, roll: -3 },
        tilt: 4,
        view: { group: 'body', p: [0, 0, 0], on: [490, 772], scale: 168 },
        fine: 0.85,
        detail: 0.75,
        finish: semilla([0, 1.62, 1.24], 0.2),
      }),
    ],
  }),
});
