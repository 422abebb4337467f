import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { sit } from '../../anatomy/pose-rest.ts';
import { blaze, ears, socks, spot } from '../../coats/areas.ts';
import { dogBrindle } from '../../coats/brindle.ts';
import { chest } from '../../coats/dog-marks.ts';
import { layers } from '../../coats/ink.ts';
import { mask } from '../../coats/markings.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { skinLine } from '../../engine/pin.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { cocina } from '../../scenes/cocina.ts';
import { enCasa } from '../../scenes/en-casa.ts';

const WHITE = '#F4EEE4';

const boxerCoat = (fawn: string, { stripes = false, white = false } = {}) =>
  coat(
    { ...TEXTURES.sleek, length: 0.1, face: 0.6 },
    layers(
      fawn,
      [spot([0, -0.6, 0.3], [0.8, 0.4, 0.6], 0.8), '#E0B27A', 0.3],
      ...(stripes ? [dogBrindle('#33292a')] : []),
      [ears, stripes ? '#5a3d28' : '#9a6330', 0.6],
      ...(white
        ? [[blaze(0.085, 0.7, 0.03), WHITE] as const, [spot([0, -0.5, 1.2], [0.3, 0.4, 0.3], 0.3), WHITE] as const]
        : []),
      ...mask('#2f292c', white ? 0.95 : 1.12),
      [chest(white ? 0.13 : 0.08, white ? 0.92 : 0.8), WHITE],
      [socks(white ? 0.2 : 0.07), WHITE],
    ),
  );
/** FCI 144: muzzle a third of the head, broad and deep, nose a little higher than its root, undershot with a visible chin, black mask. */
const dog: Dog = {
  build: {
    heightCm: 59,
    headCm: 8.1,
    length: 1.0,
    chest: 0.5,
    width: 0.4,
    tuck: 0.5,
    bone: 1.08,
    muscle: 1.15,
    neck: { top: 0.09, base: 0.152, up: 0.17, forward: 0.22 },
    tail: { kind: 'whip', length: 0.46, r: 0.05 },
  },
  // Square, muscled and dry: a deep chest to the elbow, a taut flank, an arched neck without dewlap.
  body: {
    headScale: 1.1,
    length: 0.99,
    chest: 0.52,
    elbow: 0.51,
    width: 0.4,
    tuck: 0.115,
    bone: 1.12,
    neck: { length: 0.31, angle: 57, base: 0.18, top: 0.125, width: 0.115 },
    tail: { length: 0.46, r: 0.044 },
  },
  figure: { finish: undefined },
  head: {
    skull: { r: [0.8, 0.68, 0.92], at: [0, 0.08, -0.36], dome: 0.03 },
    brow: { at: [0.34, 0.3, 0.34], r: [0.34, 0.3, 0.34] },
    cheek: { at: [0.48, -0.24, 0.06], r: [0.38, 0.46, 0.5] },
    muzzle: { length: 0.74, width: 0.48, height: 0.4, tip: 1, y: [-0.36, -0.36], square: 1.1 },
    flews: { depth: 0.4, width: 0.32, length: 0.38, y: -0.56 },
    jaw: { depth: 0.21, width: 0.38, length: 0.56, y: -0.92 },
    nose: { width: 0.26, height: 0.19, y: -0.12, z: 1.26 },
    furrow: 0.1,
  },
  ears: [{ kind: 'button', size: 1.0, root: [0.78, 0.56, -0.16], lean: 0.14 }],
  face: {
    eye: { iris: '#5c3216', r: 0.185, at: [0.42, 0.14, 0.56], skin: '#2a1d18' },
    lips: '#100c0e',
    whiskers: '#1a1412',
  },
  coat: boxerCoat('#C4874A'),
  recipe: { edges: { color: '#4a2c1c' } },
  sculpt: (s) => {
    // The chin stands before the upper lip.
    s.ellipsoid('jaw', 'jaw', { at: [0, -0.93, 1.2], r: [0.31, 0.15, 0.15], blend: 0.1 });
  },
  finish: (p) => {
    for (const side of [-1, 1])
      skinLine(
        p,
        'head',
        [
          [0.16 * side, 0.3, 0.8],
          [0.2 * side, 0.12, 0.95],
          [0.38 * side, -0.08, 0.98],
        ],
        { width: 4, color: '#5f3d22', taper: [0.1, 1, 0.1], opacity: 0.5 },
      );
  },
};

const striped: Dog = { ...dog, coat: boxerCoat('#A26A38', { stripes: true }) };
const flashy: Dog = { ...dog, coat: boxerCoat('#B5703A', { white: true }) };

export const breed = defineBreed('perros', 'boxer', {
  1: retrato({
    alt: 'Retrato de un bóxer leonado de máscara negra y lista blanca: hocico corto y ancho, mentón que asoma, frente con arrugas y pecho blanco',
    marks: [
      { at: [-0.2, 0.6, 0.3], label: 'Arrugas finas en la frente', corner: 'tl' },
      { at: [0.9, 0.3, -0.2], label: 'Orejas naturales, caídas', corner: 'tr' },
      { at: [0.3, -0.4, 1.2], label: 'Hocico de un tercio de la cabeza', corner: 'br' },
      { at: [-0.1, -0.85, 1.35], label: 'Mandíbula de abajo salida', corner: 'bl' },
    ],
    scene: () =>
      dogScene(dog, {
        coat: boxerCoat('#C4874A', { white: true }),
        pose: dogSit,
        body: { yaw: -14 },
        head: { yaw: 20, pitch: -2, roll: -3 },
        view: { on: [590, 380], scale: 250 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
  2: dogCuerpo(dog, {
    alt: 'Un bóxer leonado de perfil junto a las piernas de un adulto: 59 cm a la cruz, cuerpo cuadrado y musculoso, pecho hondo, vientre recogido y cola natural',
  }),
  3: dogColores(dog, {
    alt: 'Tres bóxer en tres nichos: uno leonado, uno atigrado y uno leonado con lista y pecho blancos',
    varieties: [{ name: 'Leonado' }, { name: 'Atigrado', dog: striped }, { name: 'Con marcas blancas', dog: flashy }],
  }),
  4: enCasa({
    alt: 'Un bóxer sentado en una cocina de baldosas mira hacia arriba, pendiente de la olla, con la lengua afuera',
    caption: 'En casa: montando guardia al lado de la estufa, por si algo cae',
    setting: () => cocina(),
    scenes: () => [
      dogAt(dog, {
        pose: sit(),
        body: { yaw: 34 },
        head: { yaw: 30, pitch: 14, roll: -4 },
        on: [540, 828],
        scale: 66,
        open: 10,
      }),
    ],
  }),
});
