import { dwarf } from '../../anatomy/dwarf.ts';
import type { Hamster } from '../../anatomy/hamster.ts';
import { type DwarfFur, dwarfCoat } from '../../coats/dwarf.ts';
import { TEXTURES } from '../../coats/texture.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { colores } from '../../scenes/colores.ts';
import { cuerpo } from '../../scenes/cuerpo.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { terrarium } from '../../scenes/jaula.ts';
import { rama } from '../../scenes/rueda.ts';

const WILD: DwarfFur = {
  top: '#9E8468',
  dark: '#6E5742',
  pale: '#F1E6D3',
  stripe: '#2B2320',
  width: 0.1,
  nape: 0.09,
  from: 0.05,
  face: 0.75,
  cheek: 0.25,
};

const SLEEK = { ...TEXTURES.short, length: 0.17, width: 0.026, lift: 0.08, face: 0.55, leg: 0.5, tail: 0.35 };

const chino: Hamster = {
  headCm: 1.15,
  muzzle: { tip: 0.96, end: 0.23, root: 0.37 },
  cheek: 0.74,
  ear: { size: 1.02, root: [0.5, 0.5, -0.3], lean: 0.4 },
  eye: { at: [0.43, 0.14, 0.44], r: 0.15, out: 38 },
  earSkin: ['#6d5c54', '#b59b8c'],
  body: { round: 0.78, long: 1.2, tail: 1.35 },
  coat: dwarfCoat(SLEEK, WILD),
  recipe: { edges: { color: '#4a3626', jump: 0.24, width: 2, opacity: 0.45 } },
};

const { posed, coloured } = dwarf(chino, SLEEK, {
  usual: { pose: 'fours', body: { yaw: -50 }, tilt: 18 },
  niche: { pose: 'fours', tilt: 9, p: [0, 0, -1.6] },
});

const SPOTTED: DwarfFur = { ...WILD, patches: [0.42, 1.3] };
const DOMINANT: DwarfFur = { ...WILD, top: '#F3ECDF', dark: '#E4DACA', pale: '#FFFBF3' };

export const breed = defineBreed('hamsters', 'chino', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un hámster chino pardo y delgado como un ratón, en cuatro patas: orejas grandes, raya negra de la nuca a la grupa y cola fina a la vista',
    marks: [
      { at: [-0.1, -0.1, 0.95], label: 'Hocico largo, de ratón', corner: 'bl' },
      { at: [0.6, 0.75, -0.3], label: 'Orejas grandes y redondas', corner: 'tl' },
      { group: 'body', at: [0, 1.6, -1.5], label: 'Raya negra en el lomo', corner: 'tr' },
      { group: 'body', at: [1.2, 0.1, -4.4], label: 'Cola de 2 a 3 cm', corner: 'br' },
    ],
    scene: () =>
      posed({
        body: { yaw: -46 },
        head: { yaw: -20, pitch: 3, roll: 4 },
        view: { group: 'body', p: [0, 0.9, -1.6], on: [555, 470], scale: 204 },
      }),
  }),
  2: cuerpo({
    folder: 'hamsters',
    caption: 'Cuerpo a escala, junto a una mano: las líneas van en centímetros',
    alt: 'Un hámster chino de perfil, en cuatro patas, junto a una mano abierta de adulto: cuerpo delgado de unos 10 cm y cola fina de casi 3; en el círculo, su cabeza de cerca',
    heightCm: null,
    headCm: 2,
    lengthCm: 11,
    x: 380,
    p: [0, 0, -1.2],
    inset: { on: [310, 270], head: [350, 300], times: 2.15, radius: 215 },
    scene: (shot) =>
      posed({ body: { yaw: -80 }, head: { yaw: -32, pitch: 2 }, ...shot, tilt: 8, fine: shot.fine * 1.2 }),
  }),
  3: colores({
    folder: 'hamsters',
    caption: 'Tres colores de la especie',
    alt: 'Tres hámsters chinos en tres nichos: pardo con raya negra, manchado de blanco y blanco con raya en el lomo',
    varieties: [
      { name: 'Pardo rayado, el silvestre', scene: (shot) => coloured(shot, WILD, { yaw: -44, head: -14, pitch: 6 }) },
      {
        name: 'Manchado de blanco, con raya',
        scene: (shot) => coloured(shot, SPOTTED, { yaw: 42, head: 18, pitch: 4 }),
      },
      {
        name: 'Blanco con raya dorsal',
        scene: (shot) => coloured(shot, DOMINANT, { yaw: -38, head: 10, pitch: 4, tilt: 12 }),
      },
    ],
    scale: 86,
    on: [0.5, 0.965],
    whole: true,
  }),
  4: enCasa({
    alt: 'Un hámster chino sube por una rama gruesa de guayabo dentro de su terrario, con la cola fina colgando para equilibrarse; abajo, lecho hondo y una casa de corteza',
    caption: 'En casa: trepa por ramas bajas sobre lecho hondo',
    setting: () => {
      const { behind, front = '' } = terrarium({ wheel: false, seed: 33 });
      return { behind: behind + rama(600, 560, 0.34), front };
    },
    scenes: () => [
      posed({
        body: { yaw: -80, pitch: 19 },
        head: { yaw: -52, pitch: 10, roll: 6 },
        tilt: 8,
        view: { group: 'body', p: [0, 0, -1.5], on: [600, 572], scale: 128 },
        fine: 0.8,
        detail: 0.7,
      }),
    ],
  }),
});
