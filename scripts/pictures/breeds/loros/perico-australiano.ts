import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { type BudgieColors, type BudgieForm, budgerigar } from '../../coats/budgerigar.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { balcony } from '../../scenes/bogota.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { mesh } from '../../scenes/percha.ts';
import { coloresLoro, cuerpoLoro, together } from '../../scenes/posadero.ts';

const FORM: BudgieForm = {
  clear: 0.84,
  spots: [
    [0.16, -0.92, 0.52],
    [0.52, -0.84, 0.36],
  ],
  spot: 0.14,
  low: -1.12,
  cheek: { at: [0, -0.56, 0.4], r: 0.2 },
  period: 0.095,
};
const SKY: BudgieColors = {
  body: '#5DA9DC',
  mask: '#F6F3EA',
  edge: '#F1EEE6',
  bars: '#2B2A2E',
  cheek: '#6A4FB4',
  tail: '#2B3F8C',
};

/** The exhibition budgerigar: a broad, blown head that rises from the cere, the beak nearly sunk, six great spots. */
const perico: Parrot = {
  head: {
    skull: { r: [0.76, 0.72, 0.78], at: [0, 0.26, -0.08] },
    nape: { r: [0.76, 0.66, 0.68], at: [0, -0.22, -0.06] },
    cheek: { at: [0.36, -0.42, 0.3], r: [0.38, 0.44, 0.36] },
    beak: { size: 0.34, at: [0, -0.26, 0.58], long: 0.62, hook: 0.72 },
    cere: { at: [0, -0.08, 0.68], r: [0.19, 0.11, 0.1] },
  },
  body: { long: 1.06, round: 1.1, tail: { length: 3.8, width: 0.32 }, wing: 1.02, neck: { top: 0.72, base: 0.95 } },
  /** The blown forehead, and brows that overhang the eyes. */
  sculpt: (s) =>
    s
      .ellipsoid('head', 'skull', { at: [0, 0.42, 0.34], r: [0.56, 0.46, 0.44], blend: 0.3 })
      .ellipsoid('head', 'skull', { at: [0.4, 0.42, 0.28], r: [0.3, 0.26, 0.32], side: 'both', blend: 0.24 }),
  ...budgerigar(SKY, FORM),
  beak: { upper: '#D9CF9A', lower: '#B9AE7E', shade: '#A39A66', light: '#F2EBC4' },
  cere: '#4F79C4',
  feet: '#9A97A6',
  nostril: [0.08, -0.06, 0.77],
  eye: { iris: '#E6E2D4', at: [0.53, 0.12, 0.32], r: 0.105, pupil: 38, irisSize: 52, lidShade: 0.5 },
  edges: { color: '#274a6a', jump: 0.12, opacity: 0.3, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
};

const of = (colors: Partial<BudgieColors>, more: Partial<Parrot> = {}): Parrot => ({
  ...perico,
  ...budgerigar({ ...SKY, ...colors }, FORM),
  ...more,
});
const green = of({ body: '#6FBE45', mask: '#F7E04A', edge: '#F4E368', tail: '#2E5E8C' });
const violet = of({ body: '#6A58C4', tail: '#2E2A7C' });
const lutino = of(
  { body: '#F8DC3A', mask: '#FBE65A', edge: '#FBE65A', bars: null, cheek: '#F4F1E8', tail: '#FBF3C8' },
  {
    cere: '#C99AB4',
    eye: { ...perico.eye, iris: '#C8586A', fleck: '#E89AA4' },
  },
);

export const breed = defineBreed('loros', 'perico-australiano', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un perico australiano de exhibición azul celeste: cabeza ancha y esponjada, pico casi hundido bajo la cera y grandes lunares negros en la máscara blanca',
    marks: [
      { at: [0.2, 0.8, 0.3], label: 'Cabeza ancha y levantada', corner: 'tl' },
      { at: [0, -0.2, 0.8], label: 'Pico casi hundido', corner: 'tr' },
      { at: [0.16, -0.92, 0.52], label: 'Lunares grandes y redondos', corner: 'bl' },
      { group: 'body', at: [0.8, -0.7, 0.6], label: 'Hombros y pecho anchos', corner: 'br' },
    ],
    scene: () =>
      parrotScene(perico, {
        body: { yaw: 30, roll: 2 },
        head: { yaw: 36, pitch: 3, roll: -3 },
        view: { on: [590, 370], scale: 240 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Un perico australiano de exhibición de perfil en su percha, junto a una mano abierta: mide unos 22 cm, con pecho profundo y cabeza grande',
    parrot: perico,
    cm: 22,
    pose: { body: { yaw: -72, pitch: -15 }, head: { yaw: -78, pitch: 0 } },
  }),
  3: coloresLoro({
    alt: 'Cuatro pericos de exhibición en cuatro nichos: celeste, verde claro, violeta y lutino, todos de cabeza ancha',
    varieties: [
      ['Celeste', perico],
      ['Verde claro', green],
      ['Violeta', violet],
      ['Lutino', lutino],
    ],
  }),
  4: enCasa({
    caption: 'En casa: dos hermanos de nido en su percha del balcón cubierto',
    alt: 'Un perico azul celeste y uno verde de exhibición, juntos en una percha colgada tras la malla de un balcón de Bogotá',
    setting: () => {
      const { behind, front } = balcony({});
      return { behind: behind + mesh(44), front };
    },
    scenes: () =>
      together({ at: [600, 585], left: 150, right: 1070, r: 24, slope: 3, color: '#A98458', hung: [250, 950] }, [
        {
          parrot: perico,
          x: 470,
          scale: 84,
          detail: 0.9,
          body: { yaw: 30, pitch: -8 },
          head: { yaw: 44, pitch: 2, roll: 5 },
        },
        {
          parrot: green,
          x: 740,
          scale: 84,
          detail: 0.9,
          body: { yaw: -44, pitch: -10 },
          head: { yaw: -58, pitch: 4, roll: -6 },
        },
      ]),
  }),
});
