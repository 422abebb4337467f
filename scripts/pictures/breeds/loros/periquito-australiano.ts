import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { ragged } from '../../coats/areas.ts';
import { type BudgieColors, type BudgieForm, budgerigar } from '../../coats/budgerigar.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { coloresLoro, cuerpoLoro, together } from '../../scenes/posadero.ts';
import { sala } from '../../scenes/sala.ts';

const FORM: BudgieForm = {
  spots: [
    [0.14, -0.72, 0.5],
    [0.42, -0.66, 0.36],
  ],
  spot: 0.075,
  low: -0.86,
};
const WILD: BudgieColors = {
  body: '#7CC242',
  mask: '#F7E04A',
  edge: '#F2E36A',
  bars: '#2E2A26',
  cheek: '#5B4FA8',
  tail: '#2E6D8C',
};

/** The small wild type: neat round head, beak half hidden, long pointed tail. */
const budgie: Parrot = {
  head: {
    skull: { r: [0.56, 0.56, 0.62], at: [0, 0.1, -0.06] },
    nape: { r: [0.54, 0.54, 0.56], at: [0, -0.18, 0] },
    cheek: { at: [0.28, -0.26, 0.26], r: [0.28, 0.36, 0.32] },
    beak: { size: 0.35, at: [0, -0.13, 0.53], long: 0.72, hook: 0.82 },
    cere: { at: [0, 0.05, 0.58], r: [0.16, 0.1, 0.13] },
  },
  body: { long: 1.05, round: 0.86, tail: { length: 5.4, width: 0.21 }, wing: 1.05, neck: { top: 0.44, base: 0.7 } },
  ...budgerigar(WILD, FORM),
  beak: { upper: '#D9CF9A', lower: '#B9AE7E', shade: '#A39A66', light: '#F2EBC4' },
  cere: '#4F79C4',
  feet: '#9A97A6',
  nostril: [0.07, 0.07, 0.7],
  eye: { iris: '#E6E2D4', at: [0.4, 0.1, 0.28], r: 0.1, pupil: 38, irisSize: 52 },
  edges: { color: '#2c4a1c', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

const of = (colors: Partial<BudgieColors>, more: Partial<Parrot> = {}): Parrot => ({
  ...budgie,
  ...budgerigar({ ...WILD, ...colors }, FORM),
  ...more,
});
const RED_EYE = { ...budgie.eye, iris: '#C8586A', fleck: '#E89AA4', white: '#F0D0CC' };
const sky = of({ body: '#62B4E0', mask: '#F6F3EA', edge: '#F2EFE8', cheek: '#5B4FA8', tail: '#2B4F9C' });
const lutina = of(
  { body: '#F8DC3A', mask: '#FBE65A', edge: '#F9E04A', bars: null, cheek: '#F2EFE6', tail: '#FBF3C8' },
  { cere: '#C99AB4', eye: RED_EYE },
);
const albina = of(
  { body: '#F7F4EC', mask: '#FBF9F3', edge: '#F6F3EA', bars: null, cheek: '#ECE8E2', tail: '#F4F0E8' },
  { cere: '#C99AB4', eye: RED_EYE },
);
const pied = of({
  pied: (s) => (ragged(s, 1.1) > 0.12 && s.group !== 'head' ? '#F7E04A' : null),
});
/** A hen: the cere is brown. */
const hen = of(
  { body: '#B9BDC0', mask: '#F6F3EA', edge: '#EFECE6', cheek: '#8F8FA6', tail: '#6E7078' },
  { cere: '#A87C5C' },
);

export const breed = defineBreed('loros', 'periquito-australiano', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un periquito australiano silvestre: verde lima, cara amarilla con lunares negros y mejilla violeta, barras finas en la nuca y cera azul sobre el pico',
    marks: [
      { at: [0, 0.06, 0.66], label: 'Cera azul: es un macho', corner: 'tl' },
      { at: [0.3, 0.5, -0.4], label: 'Barras finas en la nuca', corner: 'tr' },
      { at: [0.42, -0.66, 0.36], label: 'Lunares y mejilla violeta', corner: 'bl' },
      { group: 'body', at: [0.9, -0.75, 0], label: 'Ala oscura de orillo amarillo', corner: 'br' },
    ],
    scene: () =>
      parrotScene(budgie, {
        body: { yaw: -40, roll: -6 },
        head: { yaw: -40, pitch: -2, roll: 4 },
        view: { on: [570, 300], scale: 285 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Un periquito australiano de perfil en su percha, junto a una mano abierta: mide unos 18 cm, casi la mitad es cola',
    parrot: budgie,
    cm: 18,
    pose: { body: { yaw: -74, pitch: -28 }, head: { yaw: -84, pitch: 2 } },
  }),
  3: coloresLoro({
    alt: 'Cinco periquitos en cinco nichos: verde claro silvestre, azul celeste, amarillo de ojo rojo, blanco de ojo rojo y una hembra gris de cera café',
    varieties: [
      ['Verde claro', budgie],
      ['Azul celeste', sky],
      ['Lutino', lutina],
      ['Albino', albina],
      ['Gris, hembra', hen],
    ],
  }),
  4: enCasa({
    caption: 'En casa: dos en la percha de la sala, una jaula larga y mijo',
    alt: 'Dos periquitos, uno verde y otro arlequín, posados juntos en una percha colgada en una sala; al fondo la ventana da a un pueblo de montaña',
    setting: () => sala({ wall: '#E4D9C4' }),
    scenes: () =>
      together({ at: [600, 505], left: 140, right: 1070, r: 18, slope: 2, color: '#A98458', hung: [210, 990] }, [
        {
          parrot: budgie,
          x: 480,
          scale: 70,
          detail: 0.95,
          body: { yaw: 40, pitch: -22 },
          head: { yaw: 62, pitch: -4, roll: 4 },
        },
        {
          parrot: pied,
          x: 690,
          scale: 70,
          detail: 0.95,
          body: { yaw: -34, pitch: -16 },
          head: { yaw: -44, pitch: 8, roll: -14 },
        },
      ]),
  }),
});
