// Longer than 200 lines: the feathers of one species, field by field, beside its four plates.
import { type Parrot, parrotScene } from '../../anatomy/parrot.ts';
import { onWing, type Wings } from '../../anatomy/wings.ts';
import { ragged } from '../../coats/areas.ts';
import { blend, rgb } from '../../engine/color.ts';
import { line } from '../../engine/lines.ts';
import { ramp } from '../../engine/number.ts';
import type { Painter } from '../../engine/painter.ts';
import { pin, seen, unitOf } from '../../engine/pin.ts';
import type { Hair, Sample } from '../../engine/scene.ts';
import { leaf } from '../../engine/strokes.ts';
import { defineBreed, retrato } from '../../plates.ts';
import { enCasa } from '../../scenes/en-casa.ts';
import { morichal } from '../../scenes/morichal.ts';
import { coloresLoro, cuerpoLoro } from '../../scenes/posadero.ts';

const RED = rgb('#CF2A1E');
const LIT: Hair['light'] = [236, 92, 62];

/** Skin almost bare from the beak to behind the eye and round the lower mandible. */
const isFace = (s: Sample): boolean => {
  if (s.group !== 'head' || s.part === 'beak' || s.part === 'cere') return false;
  const [x, y, z] = s.p;
  const d = Math.min(Math.hypot((z - 0.26) / 0.42, (y - 0.06) / 0.34), Math.hypot((z - 0.42) / 0.34, (y + 0.28) / 0.4));
  return d + ragged(s) * 0.04 < 1 && Math.abs(x) > 0.16;
};

const wing = (s: Sample): Hair => {
  const t = s.p[1] + 0.1 * s.p[2] + ragged(s, 2) * 0.1;
  if (t > -0.75)
    return { color: blend(RED, rgb('#b92318'), 0.3), light: LIT, length: 0.22, width: 0.13, lift: 0.05, variance: 7 };
  if (t > -1.5)
    return {
      color: rgb('#F4B81C'),
      rim: t < -1.15 ? rgb('#3E8F4A') : undefined,
      length: 0.34,
      width: 0.19,
      lift: 0.05,
      shade: [206, 128, 22],
      light: [255, 222, 110],
    };
  if (t > -1.72) return { color: rgb('#2f7a6d'), length: 0.36, width: 0.19, lift: 0.04, shade: [26, 84, 84] };
  return {
    color: rgb('#1F5FAE'),
    length: 0.7,
    width: 0.2,
    lift: 0.03,
    variance: 7,
    shade: [18, 48, 108],
    light: [92, 150, 214],
  };
};

const SPAN: Wings = { span: 7.8, chord: 3.1 };
const BLUE: Hair = {
  color: rgb('#1F5FAE'),
  length: 1.1,
  width: 0.26,
  lift: 0.02,
  variance: 7,
  shade: [18, 48, 108],
  light: [92, 150, 214],
};

/** The open wing from above: red coverts, a yellow band tipped with green, blue flight feathers. */
const sail = (s: Sample): Hair => {
  const { out, back } = onWing(s, SPAN);
  const t = back + ragged(s, 2) * 0.03 + 0.34 * ramp(0.5, 0.95, out);
  if (t < 0.3)
    return { color: blend(RED, rgb('#b92318'), 0.25), light: LIT, length: 0.3, width: 0.16, lift: 0.04, variance: 7 };
  if (t < 0.54)
    return {
      color: rgb('#F4B81C'),
      rim: t > 0.42 ? rgb('#3E8F4A') : undefined,
      length: 0.5,
      width: 0.22,
      lift: 0.04,
      shade: [206, 128, 22],
      light: [255, 222, 110],
    };
  return BLUE;
};

const plumage = (s: Sample): Hair => {
  if (s.part === 'beak' || s.part === 'lower' || s.part === 'tongue') return { color: rgb('#EADBC0'), bare: true };
  if (isFace(s)) return { color: rgb('#F6EEE4'), bare: true };
  if (s.part === 'wing') return wing(s);
  if (s.part === 'sail') return sail(s);
  if (s.part === 'vent' && s.p[2] < -0.5) return { ...BLUE, length: 0.3, width: 0.14 };
  if (s.part === 'tail')
    return { color: blend(RED, rgb('#8f1d2a'), 0.25), light: LIT, length: 1.2, width: 0.22, lift: 0.02 };
  if (s.group === 'head') return { color: RED, light: LIT, length: 0.12, width: 0.062, lift: 0.08, variance: 8 };
  return { color: RED, light: LIT, length: 0.2, width: 0.11, lift: 0.07, variance: 8 };
};

/** Rows of tiny dark red feathers cross the white skin. */
const faceLines = (painter: Painter) => {
  const k = unitOf(painter, 'head');
  for (const side of [-1, 1])
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 13; i++) {
        const at = pin(painter, 'head', [
          0.55 * side,
          -0.08 - 0.115 * row - 0.05 * Math.sin(i * 0.35),
          0.62 - 0.4 * (i / 12) - 0.03 * row,
        ]);
        if (!seen(painter, at, 0.04)) continue;
        const [x, y] = at;
        const away = painter.at('head', [0.6 * side, -0.1, -1])[0] > x ? 1 : -1;
        painter.push(
          leaf(
            {
              x0: x,
              y0: y,
              x1: x + away * k * 0.02,
              y1: y + k * 0.01,
              x2: x + away * k * 0.044,
              y2: y + k * 0.02,
              width: k * 0.0126,
            },
            '#b3453a',
            0.65,
          ),
        );
      }
  for (const side of [-1, 1]) {
    const gloss = (
      [
        [0.2, 0.46, 0.6],
        [0.18, 0.4, 0.88],
        [0.14, 0.2, 1.16],
      ] as const
    ).map(([x, y, z]) => pin(painter, 'head', [x * side, y, z]));
    if (gloss.every((p) => seen(painter, p, 0.05)))
      line(painter, gloss, { width: k * 0.045, color: '#fffaf0', taper: [0.1, 1, 0.1], opacity: 0.6 });
  }
};

const guacamaya: Parrot = {
  head: {
    skull: { r: [0.62, 0.56, 0.78], at: [0, 0.14, -0.14] },
    beak: { size: 0.98, at: [0, 0.0, 0.48], long: 1.04, hook: 1.04 },
  },
  body: { long: 1.16, tail: { length: 8.2, width: 0.42 } },
  coat: plumage,
  beak: {
    dark: { color: '#2a2226', where: ({ p: [, y, z] }) => y < -0.62 || (y < -0.06 && z < 1.0 && y < 0.62 - z) },
    upper: '#EADBC0',
    lower: '#2a2428',
    shade: '#bea086',
    light: '#fcf4e2',
  },
  skin: { where: isFace, color: '#F6EEE4', shade: '#d6c2bc' },
  eye: { iris: '#F0D98A', fleck: '#fff3c0' },
  edges: { color: '#5a1518', jump: 0.12, only: (s) => s.part !== 'beak' && s.part !== 'lower' },
  finish: faceLines,
};

/** Young: the eye is still dark and the beak's edge pale. */
const young: Parrot = { ...guacamaya, eye: { iris: '#5a4536', fleck: '#7d6552' } };

/** Ara chloropterus, its double: green where the scarlet is yellow, redder, with lines of red feathers on the face. */
const greenwing: Parrot = {
  ...guacamaya,
  coat: (s) => {
    const hair = plumage(s);
    if (s.part === 'wing' && s.p[1] < -0.75 && s.p[1] > -1.6)
      return { ...hair, color: rgb('#4E9A4B'), rim: undefined, shade: [36, 92, 62], light: [136, 194, 120] };
    return hair.bare || s.part === 'wing'
      ? hair
      : { ...hair, color: blend(hair.color, rgb('#9E1F20'), 0.45), light: [206, 70, 52] };
  },
};

export const breed = defineBreed('loros', 'guacamaya-roja', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de una guacamaya roja: cara blanca casi desnuda, pico color hueso con la punta negra y banda amarilla en el ala',
    marks: [
      { at: [0.3, 0.3, 1.2], label: 'Pico color hueso, punta negra', corner: 'tl' },
      { at: [0.5, -0.2, 0.4], label: 'Cara blanca, casi desnuda', corner: 'tr' },
      { group: 'body', at: [1.0, -1.1, 0], label: 'Banda amarilla en el ala', corner: 'br' },
      { group: 'body', at: [-0.3, -0.8, 0.9], label: 'Rojo escarlata hasta la cola', corner: 'bl' },
    ],
    scene: () =>
      parrotScene(guacamaya, {
        body: { yaw: -30, roll: -4 },
        head: { yaw: -52, pitch: -2 },
        view: { on: [660, 320], scale: 232 },
      }),
  }),
  2: cuerpoLoro({
    alt: 'Una guacamaya roja de perfil sobre una percha, junto a las piernas de un adulto: del pico a la punta de la cola mide unos 85 cm y más de la mitad es cola',
    parrot: guacamaya,
    cm: 85,
    pxPerCm: 8,
    pose: { body: { yaw: -74, pitch: -18 }, head: { yaw: -80, pitch: -4 } },
    x: 470,
    reference: 'legs',
  }),
  3: coloresLoro({
    caption: 'Adulta, joven y la especie que se le parece',
    alt: 'Tres guacamayas en tres nichos: la roja adulta con banda amarilla en el ala, la joven de ojo oscuro y la rojiverde, que es verde donde la roja es amarilla',
    varieties: [
      ['Adulta', guacamaya],
      ['Joven, ojo oscuro', young],
      ['Rojiverde: otra especie', greenwing],
    ],
    size: 0.8,
  }),
  4: enCasa({
    caption: 'En libertad: un morichal de los Llanos al amanecer',
    alt: 'Una guacamaya roja en vuelo, vista por el lomo con las alas abiertas, sobre un morichal de los Llanos',
    setting: () => morichal(),
    scenes: () => [
      parrotScene(guacamaya, {
        body: { yaw: 172, pitch: 12, roll: -44 },
        head: { yaw: -74, pitch: 14, roll: 8 },
        wings: { ...SPAN, left: { roll: 10, yaw: 14 }, right: { roll: -16, yaw: -10 } },
        view: { group: 'body', p: [0, -1.5, 0], on: [590, 372], scale: 47 },
        fine: 0.62,
        detail: 0.8,
      }),
    ],
  }),
});
