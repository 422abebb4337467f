import { type Dog, dogScene } from '../../anatomy/dog.ts';
import { sit } from '../../anatomy/sit.ts';
import { stand } from '../../anatomy/stand.ts';
import { belly, breast, ears, spot } from '../../coats/areas.ts';
import { layers } from '../../coats/ink.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { cuerpo } from '../../scenes/cuerpo.ts';

const yellow = layers(
  '#E3BC83',
  [spot([0, -0.5, 1.4], [0.6, 0.5, 1], 0.8), '#F3DEB6', 0.6],
  [ears, '#C99556', 0.75],
  [belly(0.66, 0.3), '#F0D9AE', 0.7],
  [breast(0.1), '#F0D9AE', 0.5],
);

/** FCI 122: broad skull with a defined stop, powerful muzzle that is never snipy, ears hanging close and set rather far back. */
const labrador: Dog = {
  build: {
    heightCm: 58,
    headCm: 7.5,
    neck: { top: 0.118, base: 0.172, up: 0.13 },
    tail: { kind: 'otter', length: 0.46, r: 0.068 },
  },
  head: {
    skull: { r: [0.88, 0.6, 1], at: [0, 0.02, -0.36] },
    brow: { at: [0.34, 0.24, 0.34], r: [0.36, 0.25, 0.34] },
    muzzle: { length: 1.55, width: 0.42, height: 0.4, tip: 0.88, y: [-0.25, -0.37], square: 0.9 },
    nose: { width: 0.23, height: 0.18 },
  },
  ears: [{ kind: 'drop' }],
  face: { eye: { iris: '#7a4520' } },
  coat: coat({ ...TEXTURES.short, length: 0.13, width: 0.027, face: 0.55 }, yellow),
  recipe: { edges: { color: '#7a4a2c' } },
};
export const breed = defineBreed('perros', 'labrador', {
  1: retrato({
    alt: 'Retrato de un labrador amarillo de tres cuartos, con la boca abierta y la lengua afuera: cráneo ancho, nariz negra y oreja caída pegada a la mejilla',
    marks: [
      { at: [0.2, 0.55, 0.2], label: 'Cráneo ancho, stop marcado', corner: 'tr' },
      { at: [-0.3, -0.6, 1.7], label: 'Hocico fuerte, nunca afilado', corner: 'br' },
      { at: [-0.95, -0.2, -0.2], label: 'Oreja caída, pegada a la cabeza', corner: 'tl' },
      { group: 'body', at: [-0.15, 0.8, 0.3], label: 'Pelo corto y doble, repele el agua', corner: 'bl' },
    ],
    scene: () =>
      dogScene(labrador, {
        pose: sit,
        body: { yaw: -16 },
        head: { yaw: 32, pitch: -8, roll: -4 },
        open: 13,
        view: { on: [600, 370], scale: 218 },
        light: { reach: 0.7, cast: 0.6 },
      }),
  }),
  2: cuerpo({
    folder: 'perros',
    alt: 'Un labrador amarillo de perfil junto a las piernas de un adulto: la cruz le llega a 58 cm, un poco por encima de la rodilla; pecho hondo, lomo recto y cola gruesa de nutria',
    heightCm: 58,
    headCm: 7.5,
    lengthCm: 62,
    x: 540,
    scene: (shot) =>
      dogScene(labrador, { pose: (build) => stand(build), body: { yaw: -88 }, head: { yaw: -84, pitch: -6 }, ...shot }),
  }),
});
