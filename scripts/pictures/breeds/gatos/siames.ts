import { type Cat, type CatShot, catBuild, catScene } from '../../anatomy/cat.ts';
import { lie } from '../../anatomy/lie.ts';
import { sit } from '../../anatomy/sit.ts';
import { stand } from '../../anatomy/stand.ts';
import { colourpoint } from '../../coats/colourpoint.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { colores } from '../../scenes/colores.ts';
import { cuerpo } from '../../scenes/cuerpo.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { footShadow } from '../../scenes/measure.ts';
import { cushion, nearer, sala } from '../../scenes/sala.ts';

const SLEEK = { ...TEXTURES.sleek, width: 0.022 };
/** The four classic points: colder parts grow darker hair. */
const seal = colourpoint({ body: '#EADBC2', points: '#4A332B', between: '#8d6c55', ear: '#a5796c' });
const chocolate = colourpoint({ body: '#F3E8D3', points: '#7E5238', between: '#b58f6e', ear: '#d0a08c' });
const blue = colourpoint({ body: '#E9E7E2', points: '#5F6874', between: '#9a9da2', ear: '#b39a98' });
const lilac = colourpoint({ body: '#F5EFE8', points: '#A48E8B', between: '#cbbab3', ear: '#dcb9b0' });

/** Long wedge from the nose to the tips of very large, wide-set ears; oriental eyes; points on a pale, svelte body. */
const siames: Cat = {
  build: catBuild({
    heightCm: 27,
    headCm: 5,
    length: 1.2,
    width: 0.3,
    bone: 0.74,
    chest: 0.4,
    neck: { top: 0.078, base: 0.1, up: 0.14, forward: 0.2 },
  }),
  head: {
    skull: { r: [0.7, 0.6, 0.8], at: [0, 0.06, -0.26] },
    brow: { at: [0.26, 0.24, 0.32], r: [0.28, 0.22, 0.26] },
    cheek: { at: [0.34, -0.22, 0.02], r: [0.34, 0.36, 0.5] },
    muzzle: { tip: 1.02, root: 0.4, end: 0.2, y: [-0.1, -0.34] },
    pads: { at: [0.12, -0.42, 0.98], r: [0.155, 0.13, 0.16] },
    chin: { at: [0, -0.56, 0.86], r: [0.14, 0.12, 0.18] },
    bridge: { from: [0, 0.2, 0.5], to: [0, -0.24, 1.12], r: [0.16, 0.115] },
  },
  ears: { root: [0.5, 0.4, -0.12], width: 0.36, height: 0.68, lean: 0.56, forward: 0.45 },
  face: {
    eye: { iris: '#4C8FD6', fleck: '#b5dcf7', at: [0.345, 0.06, 0.44], r: 0.2 },
    slant: 11,
    narrow: 0.84,
    nose: '#3b2826',
    lips: '#170d0e',
    noseWidth: 0.115,
    noseHeight: 0.12,
    noseY: -0.26,
    mouthY: -0.46,
    mouthWidth: 0.2,
  },
  coat: coat(SLEEK, seal),
  recipe: { edges: { color: '#4a2f2a', width: 2, opacity: 0.45 } },
};

const portrait = (shot: Partial<CatShot> & Pick<CatShot, 'view'>) =>
  catScene(siames, { pose: sit, body: { yaw: 8 }, ...shot });

export const breed = defineBreed('gatos', 'siames', {
  1: retrato({
    alt: 'Retrato de un gato siamés de tres cuartos: cara en cuña con máscara marrón oscura, orejas muy grandes y ojos azules oblicuos',
    marks: [
      { at: [-0.7, 0.9, -0.1], label: 'Orejas muy grandes y abiertas', corner: 'tl' },
      { at: [0, -0.3, 1.1], label: 'Máscara oscura, hocico en cuña', corner: 'bl' },
      { at: [0.4, 0.06, 0.6], label: 'Ojos azules y oblicuos', corner: 'tr' },
      { group: 'body', at: [0.08, 0.8, 0.25], label: 'Pelo corto, pegado al cuerpo', corner: 'br' },
    ],
    scene: () =>
      catScene(siames, {
        pose: sit,
        body: { yaw: 22 },
        head: { yaw: -22, pitch: -6, roll: -5 },
        view: { on: [590, 420], scale: 262 },
      }),
  }),
  2: cuerpo({
    folder: 'gatos',
    alt: 'Un gato siamés de perfil junto a las piernas de un adulto: le llega a media pantorrilla; cuerpo tubular, patas finas y oscuras y cola larga como un látigo',
    heightCm: 27,
    headCm: 5,
    lengthCm: 36,
    x: 500,
    scene: (shot) =>
      catScene(siames, { pose: (build) => stand(build), body: { yaw: -88 }, head: { yaw: -74, pitch: -4 }, ...shot }),
  }),
  3: colores({
    folder: 'gatos',
    alt: 'Cuatro siameses en cuatro nichos, cada uno en otra postura: puntas café casi negro, café con leche, gris azulado y gris rosado',
    varieties: [
      { name: 'Seal point', scene: (shot) => portrait({ head: { yaw: 24, pitch: -4, roll: 3 }, ...shot }) },
      {
        name: 'Chocolate point',
        scene: (shot) =>
          portrait({
            coat: coat(SLEEK, chocolate),
            head: { yaw: -8, pitch: -2, roll: -6 },
            face: { nose: '#8a5a48' },
            ...shot,
          }),
      },
      {
        name: 'Blue point',
        scene: (shot) =>
          portrait({
            coat: coat(SLEEK, blue),
            head: { yaw: 10, pitch: 4, roll: 4 },
            face: { nose: '#565c68' },
            ...shot,
          }),
      },
      {
        name: 'Lilac point',
        scene: (shot) =>
          portrait({
            coat: coat(SLEEK, lilac),
            head: { yaw: -30, pitch: -6 },
            face: { nose: '#b08a8a', lips: '#6d5252' },
            ...shot,
          }),
      },
    ],
    scale: 128,
    p: [0, 0.1, 0.3],
  }),
  4: enCasa({
    alt: 'Un gato siamés echado en el brazo de un sofá verde, con la cabeza en alto, frente a una ventana con cerros y edificios de ladrillo',
    caption: 'En casa: en la sala, donde está la gente',
    setting: () => {
      const { behind } = nearer(sala(), 1.5, 420, 560);
      return { behind: behind + cushion(190, 640, 128) + footShadow(640, 520, '#1d332c', 762), front: '' };
    },
    scenes: () => [
      catScene(siames, {
        pose: lie,
        body: { yaw: -58 },
        head: { yaw: -14, pitch: -4, roll: -3 },
        view: { group: 'body', p: [0, 0, -0.3], on: [640, 752], scale: 128 },
        fine: 0.6,
        detail: 0.8,
      }),
    ],
  }),
});
