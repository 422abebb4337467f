import { type Hamster, type HamsterShot, hamsterScene } from '../../anatomy/hamster.ts';
import { ragged } from '../../coats/areas.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { blend, rgb } from '../../engine/color.ts';
import { ramp } from '../../engine/number.ts';
import type { Sample } from '../../engine/scene.ts';
import { radii } from '../../engine/vector.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { colores } from '../../scenes/colores.ts';
import { cuerpo } from '../../scenes/cuerpo.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { supper, terrarium } from '../../scenes/jaula.ts';
import { footShadow } from '../../scenes/measure.ts';

type Fur = { top: string; back: string; pale: string; flash: string; ear?: string };

/** Dark above, pale below, with the dark cheek flash behind a pale crescent. */
const agouti = (fur: Fur) => (s: Sample) => {
  const [x, y, z] = s.p;
  const a = Math.abs(x);
  const n = ragged(s) * 0.07;
  const [gold, dark, ivory, flash] = [rgb(fur.top), rgb(fur.back), rgb(fur.pale), rgb(fur.flash)];
  if (s.part === 'ear') return blend(rgb(fur.ear ?? '#8d6a60'), rgb('#c99a8b'), ramp(0.15, 0.4, s.n[2]) * 0.4);
  if (s.group === 'head') {
    let color = blend(gold, dark, 0.55 * ramp(0.2, 0.6, y + n) * ramp(0.6, -0.2, z));
    const muzzle = 1 - ramp(0.82, 1.1, radii(s.p, [0, -0.42, 0.84], [0.34, 0.24, 0.34]) + n);
    let pale = Math.max(muzzle, ramp(-0.05, 0.06, -(y + 0.4) + n));
    if (z < 0.45) {
      pale = Math.max(pale, 0.9 * (1 - ramp(0.7, 1.1, Math.hypot((a - 0.6) / 0.16, (y + 0.3) / 0.22) + n * 2)));
      color = blend(color, flash, 0.85 * (1 - ramp(0.6, 1.1, Math.hypot((a - 0.74) / 0.13, (y + 0.22) / 0.3) + n * 2)));
    }
    return blend(color, ivory, pale);
  }
  if (s.part === 'arm') return blend(gold, ivory, 0.5);
  if (s.part === 'long' || s.part === 'haunch')
    return blend(blend(gold, dark, 0.4 * ramp(1.6, 2.2, y)), ivory, ramp(0.75, 0.45, y + n));
  const white = ramp(0.74, 0.56, a * 0.9 + n) * ramp(-0.1, 0.35, s.n[2]);
  return blend(gold, ivory, white);
};

const GOLDEN: Fur = { top: '#CE8A3E', back: '#9C5E26', pale: '#F7EBDA', flash: '#4a3426' };
const CREAM: Fur = { top: '#EBC48D', back: '#DDAE72', pale: '#F9ECD6', flash: '#DDAE72', ear: '#6f5c58' };
const CINNAMON: Fur = { top: '#D98B4A', back: '#C27438', pale: '#FBF0E2', flash: '#A98B86', ear: '#c7948a' };
const BLACK: Fur = { top: '#3d383a', back: '#332f32', pale: '#4a4446', flash: '#332f32', ear: '#4d4144' };

const PLUSH = { ...TEXTURES.plush, length: 0.2, width: 0.028, lift: 0.18, face: 0.5, ear: 0.3 };

/** A white belt round the trunk, its borders ragged. */
const banded = (fur: Fur) => {
  const ground = agouti(fur);
  return (s: Sample) => {
    const belt =
      s.group === 'body' && s.part !== 'paw' && s.part !== 'foot'
        ? ramp(0.16, 0.1, Math.abs(s.p[1] - 1.9) * 0.32 + ragged(s) * 0.03)
        : 0;
    return blend(ground(s), rgb('#FAF3E8'), belt);
  };
};

const sirio: Hamster = {
  headCm: 1.9,
  eye: { r: 0.145 },
  body: { long: 1.22 },
  coat: coat(PLUSH, agouti(GOLDEN)),
  recipe: { edges: { color: '#6a3c1c', jump: 0.24, width: 2, opacity: 0.45 } },
};

const sitting = (shot: Partial<HamsterShot> & Pick<HamsterShot, 'view'>) =>
  hamsterScene(sirio, { pose: 'upright', body: { yaw: -6 }, ...shot });

export const breed = defineBreed('hamsters', 'sirio', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un hámster sirio dorado erguido sobre las patas de atrás: vientre claro, orejas redondas y manos rosadas',
    marks: [
      { at: [-0.65, 0.75, -0.3], label: 'Orejas redondas, casi sin pelo', corner: 'tl' },
      { at: [-0.7, -0.35, 0.2], label: 'Abazones: guardan la comida', corner: 'bl' },
      { at: [0.5, 0.15, 0.5], label: 'Ojos grandes, ve poco de lejos', corner: 'tr' },
      { group: 'body', at: [1.0, 1.4, 0.2], label: 'Dorado arriba, claro abajo', corner: 'br' },
    ],
    scene: () =>
      hamsterScene(sirio, {
        pose: 'upright',
        body: { yaw: -12 },
        head: { yaw: 26, pitch: 3, roll: 5 },
        view: { on: [590, 350], scale: 276 },
      }),
  }),
  2: cuerpo({
    folder: 'hamsters',
    caption: 'Cuerpo a escala, junto a una mano: las líneas van en centímetros',
    alt: 'Un hámster sirio de perfil, en cuatro patas, junto a una mano abierta de adulto: del hocico a la cola mide unos 15 cm, casi lo que la mano de largo',
    heightCm: null,
    headCm: 2.8,
    lengthCm: 15,
    x: 400,
    p: [0, 0, -1.05],
    scene: (shot) =>
      hamsterScene(sirio, {
        pose: 'fours',
        body: { yaw: -80 },
        head: { yaw: -38, pitch: 2 },
        ...shot,
        fine: 0.75,
        detail: 0.7,
      }),
  }),
  3: colores({
    folder: 'hamsters',
    caption: 'Cinco colores de la especie',
    alt: 'Cinco hámsters sirios en cinco nichos: dorado, crema, canela, negro y uno con banda blanca en la cintura',
    varieties: [
      { name: 'Dorado, el silvestre', scene: (shot) => sitting({ head: { yaw: -24, roll: 3 }, ...shot }) },
      {
        name: 'Crema',
        scene: (shot) => sitting({ coat: coat(PLUSH, agouti(CREAM)), head: { yaw: 8, roll: -6 }, ...shot }),
      },
      {
        name: 'Canela',
        scene: (shot) => sitting({ coat: coat(PLUSH, agouti(CINNAMON)), head: { yaw: 32, pitch: 4 }, ...shot }),
      },
      {
        name: 'Negro',
        scene: (shot) =>
          sitting({
            coat: coat(PLUSH, agouti(BLACK)),
            head: { yaw: -12, pitch: 6, roll: 4 },
            light: { rim: 0.35 },
            ...shot,
          }),
      },
      {
        name: 'Con banda blanca',
        scene: (shot) =>
          sitting({ coat: coat(PLUSH, banded(GOLDEN)), body: { yaw: 30 }, head: { yaw: 20, roll: -3 }, ...shot }),
      },
    ],
    scale: 150,
    on: [0.5, 0.4],
  }),
  4: enCasa({
    alt: 'Un hámster sirio en cuatro patas sobre viruta honda, frente a un plato de semillas; detrás, su rueda maciza, espigas de mijo y una casa de corteza',
    caption: 'En casa: viruta honda, rueda de su talla y comida regada',
    setting: () => {
      const { behind, front = '' } = terrarium();
      return { behind: behind + footShadow(600, 470, '#5b4326', 716), front: supper(330, 770) + front };
    },
    scenes: () => [
      hamsterScene(sirio, {
        pose: 'fours',
        body: { yaw: -56 },
        head: { yaw: -34, pitch: -8, roll: 3 },
        view: { group: 'body', p: [0, 0, -1.2], on: [610, 730], scale: 118 },
        fine: 0.8,
        detail: 0.7,
      }),
    ],
  }),
});
