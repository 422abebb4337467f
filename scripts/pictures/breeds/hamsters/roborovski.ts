import { dwarf } from '../../anatomy/dwarf.ts';
import type { Hamster } from '../../anatomy/hamster.ts';
import { type DwarfFur, dwarfCoat } from '../../coats/dwarf.ts';
import { TEXTURES } from '../../coats/texture.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { colores } from '../../scenes/colores.ts';
import { cuerpo } from '../../scenes/cuerpo.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { rueda } from '../../scenes/rueda.ts';

const SAND: DwarfFur = { top: '#D9A868', dark: '#A87C48', pale: '#FCF5E9', brows: 1.1, face: 1.25, cheek: 1 };

const PLUSH = { ...TEXTURES.plush, length: 0.24, width: 0.026, lift: 0.2, face: 0.45, leg: 0.4 };

const robo: Hamster = {
  headCm: 1,
  muzzle: { tip: 0.64, end: 0.27, root: 0.46 },
  cheek: 1.05,
  ear: { size: 0.86, root: [0.5, 0.5, -0.24], lean: 0.4 },
  eye: { at: [0.45, 0.12, 0.44], r: 0.165, out: 34 },
  earSkin: ['#8f7a6a', '#c7a890'],
  body: { furredFeet: true, round: 1, long: 0.84, tail: 0.1 },
  coat: dwarfCoat(PLUSH, SAND),
  recipe: { edges: { color: '#8a6236', jump: 0.24, width: 2, opacity: 0.4 } },
};

const { posed, coloured } = dwarf(robo, PLUSH, {
  usual: { pose: 'loaf', body: { yaw: 8 }, tilt: 10 },
  niche: { pose: 'upright', tilt: 4, p: [0, 0.1, 0] },
});

const FACE: DwarfFur = { ...SAND, face: 2, brows: 2.2, cheek: 1 };
const PIED: DwarfFur = { ...SAND, patches: [0.46, 2.4] };
const WHITE: DwarfFur = { top: '#F8F1E4', dark: '#EADFCB', pale: '#FFFBF4' };

export const breed = defineBreed('hamsters', 'roborovski', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un hámster roborovski, redondo y color arena, visto de frente: cejas blancas, hocico blanco y ojos negros grandes',
    marks: [
      { at: [-0.4, 0.38, 0.5], label: 'Cejas blancas', corner: 'tl' },
      { at: [0.5, 0.12, 0.55], label: 'Ojos grandes y negros', corner: 'tr' },
      { at: [0, -0.34, 0.8], label: 'Hocico corto y blanco', corner: 'br' },
      { group: 'body', at: [-1.1, 1.3, -0.9], label: 'Lomo arena, sin raya', corner: 'bl' },
    ],
    scene: () =>
      posed({
        body: { yaw: 26 },
        head: { yaw: 10, pitch: 2, roll: -4 },
        view: { group: 'body', p: [0, 1.1, -0.5], on: [625, 480], scale: 285 },
      }),
  }),
  2: cuerpo({
    folder: 'hamsters',
    caption: 'Cuerpo a escala, junto a una mano: las líneas van en centímetros',
    alt: 'Un hámster roborovski de perfil junto a una mano abierta de adulto: mide unos 6 cm, menos que un dedo; en el círculo, su cara de cerca',
    heightCm: null,
    headCm: 1.5,
    lengthCm: 6.4,
    x: 520,
    p: [0, 0, -0.7],
    inset: { on: [300, 290], head: [345, 300], times: 3, radius: 215 },
    scene: (shot) =>
      posed({
        pose: 'fours',
        body: { yaw: -80 },
        head: { yaw: -38, pitch: 2 },
        tilt: 0,
        ...shot,
        fine: shot.fine * 1.2,
      }),
  }),
  3: colores({
    folder: 'hamsters',
    caption: 'Colores que se ven en la especie',
    alt: 'Cuatro hámsters roborovski en cuatro nichos: arena con cejas blancas, de cara blanca, pío con parches blancos y blanco de ojos oscuros',
    varieties: [
      { name: 'Arena con cejas blancas', scene: (shot) => coloured(shot, SAND, { yaw: -20, head: -14 }) },
      {
        name: 'Cara blanca o «husky»',
        scene: (shot) => coloured(shot, FACE, { yaw: 12, head: 6, pitch: 4 }),
      },
      { name: 'Pío, con parches blancos', scene: (shot) => coloured(shot, PIED, { yaw: -34, head: -24, pitch: 3 }) },
      {
        name: 'Blanco de ojos oscuros',
        scene: (shot) => coloured(shot, WHITE, { yaw: 26, head: 20, pitch: -3, earSkin: ['#c9a79a', '#e6c8bb'] }),
      },
    ],
    scale: 122,
    on: [0.5, 0.965],
  }),
  4: enCasa({
    alt: 'Un hámster roborovski corre de noche dentro de una rueda grande y maciza, con las patas estiradas; atrás, arena, un arco de corcho y espigas',
    caption: 'En casa: corre en su rueda, de noche',
    setting: rueda,
    scenes: () => [
      posed({
        pose: 'fours',
        body: { yaw: -78, pitch: 7 },
        head: { yaw: -58, pitch: 6 },
        tilt: 8,
        view: { group: 'body', p: [0, 0, -1.0], on: [610, 762], scale: 132 },
        light: { from: [-0.3, 0.7, 0.7] },
        fine: 0.8,
        detail: 0.7,
      }),
    ],
  }),
});
