import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { dogSit } from '../../anatomy/dog-sit.ts';
import { dogAt, dogColores, dogCuerpo } from '../../anatomy/dog-wholes.ts';
import { stand } from '../../anatomy/pose-stand.ts';
import { belly, blaze, breast, ears, ragged, socks, spot, tailTip } from '../../coats/areas.ts';
import { both, layers } from '../../coats/ink.ts';
import { saddle } from '../../coats/markings.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { OPENINGS } from '../../engine/eye.ts';
import { ramp } from '../../engine/number.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { bosque } from '../../scenes/bosque.ts';
import { enCasa } from '../../scenes/en-casa.ts';

const [TAN, WHITE, BLACK] = ['#B9773F', '#F6F0E6', '#3a3336'];

const hound = (ground: string, ear: string, mantle: string | null) =>
  coat(
    { ...TEXTURES.short, length: 0.13, face: 0.55 },
    layers(
      ground,
      ...(mantle ? [saddle(mantle, 0.5)] : []),
      [spot([0, 0.55, -0.5], [0.6, 0.3, 0.5], 0.7), ear, 0.6],
      [blaze(0.1, 0.62, 0.02), WHITE],
      [spot([0, -0.5, 1.5], [0.62, 0.55, 0.75], 0.25, 0.08), WHITE],
      [ears, ear, 0.85],
      [(s) => (s.part === 'neck' ? ramp(0.05, 0.3, s.n[2] + ragged(s, 2) * 0.12) : 0), WHITE],
      [both(breast(0.2, 0.1), (s) => ramp(0.5, 0.2, s.n[1])), WHITE],
      [belly(0.66, 0.14), WHITE],
      [socks(0.36, 0.05), WHITE],
      [tailTip(0.66), WHITE],
    ),
  );

/** FCI 161: slightly domed skull, stop well defined, muzzle not snipy, long low fine ears, large dark eyes with a mild appeal. */
const dog: Dog = {
  build: {
    heightCm: 37,
    headCm: 5.6,
    length: 1.1,
    chest: 0.52,
    width: 0.44,
    tuck: 0.2,
    bone: 1.2,
    paw: 1.15,
    neck: { top: 0.102, base: 0.17, up: 0.12, forward: 0.2 },
    tail: { kind: 'up', length: 0.46, r: 0.056 },
  },
  // A sturdy, compact hound: deep ribs, a short loin, straight round bone, tight feet, a stout tail carried gaily.
  body: {
    headScale: 1.14,
    length: 1.02,
    chest: 0.53,
    elbow: 0.495,
    width: 0.39,
    tuck: 0.07,
    bone: 1.16,
    paw: 1.04,
    neck: { length: 0.28, angle: 54, base: 0.17, top: 0.125, width: 0.11 },
    tail: { length: 0.46, r: 0.046, tip: 0.018 },
  },
  head: {
    skull: { r: [0.84, 0.64, 0.94], at: [0, 0.06, -0.34], dome: 0.1 },
    brow: { at: [0.34, 0.27, 0.36], r: [0.34, 0.3, 0.34] },
    cheek: { at: [0.5, -0.28, 0.12], r: [0.36, 0.44, 0.54] },
    muzzle: { length: 1.3, width: 0.38, height: 0.42, tip: 0.86, y: [-0.28, -0.38], square: 0.9 },
    flews: { depth: 0.34, width: 0.23, length: 0.52 },
    nose: { width: 0.26, height: 0.2 },
    furrow: 0.06,
  },
  ears: [{ kind: 'lobe', size: 1.0, root: [0.78, 0.16, -0.2] }],
  face: { eye: { iris: '#6b3c1c', r: 0.19, open: OPENINGS.dog, at: [0.43, 0.12, 0.57], skin: '#7a4a28' } },
  coat: hound(TAN, '#9c5d2e', BLACK),
  recipe: { edges: { color: '#5a3524' } },
};

const two = (ground: string, ear: string): Dog => ({ ...dog, coat: hound(ground, ear, null) });

/** Nose on the ground. */
const sniffing: Dog = {
  ...dog,
  build: { ...dog.build, neck: { ...dog.build.neck, up: -0.56, forward: 0.36 } },
};

export const breed = defineBreed('perros', 'beagle', {
  1: retrato({
    alt: 'Retrato de un beagle tricolor con la cabeza ladeada: orejas largas de tono canela, lista blanca en la frente, hocico blanco y ojos grandes',
    marks: [
      { at: [0.05, 0.55, 0.5], label: 'Lista blanca en la frente', corner: 'tl' },
      { at: [0.43, 0.12, 0.7], label: 'Ojos grandes y suplicantes', corner: 'tr' },
      { at: [-0.95, -0.6, -0.2], label: 'Orejas largas, casi llegan a la nariz', corner: 'bl' },
      { at: [0.2, -0.6, 1.7], label: 'Hocico cuadrado y blanco', corner: 'br' },
    ],
    scene: () =>
      dogScene(dog, {
        pose: dogSit,
        body: { yaw: -20 },
        head: { yaw: 14, pitch: -8, roll: -11 },
        view: { on: [600, 380], scale: 256 },
        light: { reach: 0.6, cast: 0.5 },
      }),
  }),
  2: dogCuerpo(dog, {
    alt: 'Un beagle tricolor de perfil junto a las piernas de un adulto: 37 cm a la cruz, cuerpo compacto, manto negro, patas blancas y cola parada con la punta blanca',
  }),
  3: dogColores(dog, {
    alt: 'Tres beagles en tres nichos: uno tricolor, uno limón y blanco y uno rojo y blanco',
    varieties: [
      { name: 'Tricolor' },
      { name: 'Limón y blanco', dog: two('#E0BC84', '#D4A868') },
      { name: 'Rojo y blanco', dog: two('#A8582A', '#8f4520'), open: 12 },
    ],
  }),
  4: enCasa({
    alt: 'Un beagle tricolor sigue un rastro por un camino de hojas en el bosque de niebla, con la nariz hacia el suelo y la cola en alto',
    caption: 'En casa: detrás de un rastro',
    setting: () => bosque(),
    scenes: () => [
      dogAt(sniffing, {
        pose: stand({
          fore: [0.1, -0.08],
          hind: [-0.08, 0.1],
          lift: [0.04, 0],
          rise: [0, 0.05],
          neck: { angle: -34, length: 0.42 },
          low: 0.03,
        }),
        body: { yaw: 60 },
        head: { yaw: 44, pitch: -34 },
        on: [560, 810],
        scale: 64,
      }),
    ],
  }),
});
