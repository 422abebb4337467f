// Longer than 200 lines: one body whose parts are measured from each other.
import { furCoat, type Recipe } from '../coats/recipe.ts';
import { rgb } from '../engine/color.ts';
import { type Eye, eyes, OPENINGS } from '../engine/eye.ts';
import { line, shape } from '../engine/lines.ts';
import { mix, ramp } from '../engine/number.ts';
import type { Painter } from '../engine/painter.ts';
import { front, pin, seen, skinLine, unitOf } from '../engine/pin.ts';
import type { Coat, Flow, Scene } from '../engine/scene.ts';
import { Sculpt } from '../engine/sculpt.ts';
import { trace } from '../engine/trace.ts';
import { add, unit, type Vec } from '../engine/vector.ts';
import { type Angles, look } from './animal.ts';
import { KEY_LEFT, KEY_RIGHT, type Shot } from './dog.ts';
import { type HamsterBody, type HamsterPose, hamsterBody } from './hamster-body.ts';

/** A hamster: everything in head units (1 = half the width of the cheeks). */
export type Hamster = {
  /** One head unit in cm: about 1.9 sirio, 1.2 the dwarfs. */
  headCm: number;
  /** Muzzle: how long and how broad at its end; the dwarfs' is shorter. */
  muzzle?: { tip?: number; end?: number; root?: number };
  cheek?: number;
  ear?: { size?: number; root?: Vec; lean?: number };
  eye?: Partial<Eye>;
  body?: HamsterBody;
  coat: Coat;
  /** Skin of the ear: its back, its inside. */
  earSkin?: readonly [back: string, inside: string];
  skin?: string;
  nose?: string;
  whiskers?: string;
  recipe?: Recipe;
  finish?: (painter: Painter) => void;
};

export type HamsterShot = Omit<Shot, 'pose' | 'ears' | 'face' | 'open'> & {
  pose: HamsterPose;
  body?: Angles;
  /** How far it is seen from above, degrees: shows the back and its stripe. */
  tilt?: number;
  earSkin?: Hamster['earSkin'];
  /** Another eye for a variety: red, for an albino. */
  eye?: Partial<Eye>;
  skin?: string;
  nose?: string;
  /** Draws last: what it holds. */
  finish?: (painter: Painter) => void;
};

const headOf = (sculpt: Sculpt, o: Hamster) => {
  const h = 'head';
  const { tip = 0.8, end = 0.28, root = 0.42 } = o.muzzle ?? {};
  const c = o.cheek ?? 1;
  sculpt.ellipsoid(h, 'skull', { at: [0, 0.08, -0.22], r: [0.74, 0.62, 0.82] });
  sculpt.ellipsoid(h, 'cheek', { at: [0.42, -0.26, 0.12], r: [0.42 * c, 0.4, 0.48], side: 'both', blend: 0.3 });
  sculpt.capsule(h, 'muzzle', { from: [0, -0.1, 0.4], to: [0, -0.25, tip], r: [root, end], blend: 0.28 });
  sculpt.ellipsoid(h, 'pad', { at: [0.13, -0.33, tip], r: [0.19, 0.15, 0.16], side: 'both', blend: 0.1 });
  sculpt.ellipsoid(h, 'chin', { at: [0, -0.48, tip - 0.2], r: [0.15, 0.12, 0.16], blend: 0.1 });
  const { size = 1, root: at = [0.56, 0.44, -0.26], lean = 0.55 } = o.ear ?? {};
  const outline = (
    [
      [-0.17, -0.08],
      [-0.23, 0.1],
      [-0.19, 0.26],
      [-0.05, 0.35],
      [0.1, 0.33],
      [0.22, 0.2],
      [0.23, 0.04],
      [0.16, -0.1],
    ] as const
  ).map(([u, v]) => [u * size, v * size] as const);
  sculpt.flap(h, 'ear', {
    root: at,
    across: [1, -0.2, -0.42],
    along: [lean, 1, -0.22],
    outline,
    thick: 0.012,
    round: 0.026,
    bend: '(1.5*u*u-.07+.25*v*v)',
    blend: 0.1,
    side: 'both',
  });
};

const flowOf: Flow = ({ part, group, p }) => {
  if (part === 'ear') return [0, 1, -0.1];
  if (part === 'arm') return [-0.2 * Math.sign(p[0]), -1, 0.4];
  if (part === 'tail' || part === 'toes') return [p[0] * 0.3, -0.2, part === 'toes' ? 1 : -1];
  if (group === 'body') return part === 'long' ? [p[0] * 0.2, -0.4, -1] : [p[0] * 0.35, -1, 0.1];
  const back = unit([p[0] * 0.9, (p[1] + 0.1) * 0.8, -0.9]);
  return add(back, [0, -0.5 * ramp(0.1, -0.3, p[1]) * ramp(1, 0.1, p[2]), 0]);
};

/** Thin bare ears, crisp where the coat is loose: the back in one skin, what opens to the front in another. */
const earsOf = (painter: Painter, [back, inside]: readonly [string, string]) => {
  trace(painter, (s) => s.part === 'ear', { hair: { color: rgb(back) }, base: 0.24, light: 0.66, soft: 1, grow: 0.12 });
  trace(painter, (s) => s.part === 'ear' && s.n[2] > 0.2, {
    hair: { color: rgb(inside) },
    base: 0.08,
    light: 0.72,
    soft: 3,
  });
};

const faceOf = (painter: Painter, o: Hamster) => {
  const k = unitOf(painter, 'head');
  const skin = o.skin ?? '#E8B7A4';
  trace(painter, (s) => s.part === 'paw' || s.part === 'foot', {
    hair: { color: rgb(skin), shade: rgb('#C58a7c'), light: rgb('#f9dccd') },
    base: 0.26,
    light: 0.58,
    soft: 1,
  });
  const tipOf = o.muzzle?.tip ?? 0.8;
  const y = -0.16 - (0.8 - tipOf) * 0.12;
  const at = (x: number, dy: number) => front(painter, 'head', x, y + dy);
  shape(
    painter,
    (
      [
        [-0.08, -0.01],
        [-0.04, 0.036],
        [0, 0.02],
        [0.04, 0.036],
        [0.08, -0.01],
        [0.042, -0.06],
        [0, -0.085],
        [-0.042, -0.06],
      ] as const
    ).map(([a, b]) => at(a, b)),
    { fill: o.nose ?? '#D88E86' },
  );
  for (const side of [-1, 1])
    line(
      painter,
      (
        [
          [0.07, -0.02],
          [0.046, -0.04],
          [0.022, -0.034],
        ] as const
      ).map(([a, b]) => at(a * side, b)),
      { width: k * 0.016, color: '#7d3e3c' },
    );
  skinLine(
    painter,
    'head',
    [
      [0, y - 0.085, 1.3],
      [0, y - 0.15, 1.3],
      [0, y - 0.21, 1.3],
    ],
    { width: k * 0.014, color: '#5a3232', taper: [0.6, 1, 0.8] },
  );
  for (const side of [-1, 1])
    skinLine(
      painter,
      'head',
      [
        [0, y - 0.21, 1.2],
        [0.06 * side, y - 0.255, 1.2],
        [0.14 * side, y - 0.25, 1.15],
      ],
      { width: k * 0.015, color: '#5a3232', taper: [1, 0.8, 0.15] },
    );
  eyes(painter, {
    at: [0.45, 0.13, 0.42],
    r: 0.15,
    out: 36,
    up: 4,
    open: OPENINGS.bead,
    iris: '#1d1216',
    fleck: '#4d3733',
    irisSize: 66,
    pupil: 50,
    gaze: [-0.1, 0.1, 1],
    white: '#1d1216',
    ring: '#0e090c',
    rim: '#3a2420',
    rimSize: 1.1,
    lid: 2,
    lidShade: 0.1,
    glint: 0.25,
    ...o.eye,
  });
  const tip = o.muzzle?.tip ?? 0.8;
  for (const side of [-1, 1])
    for (let i = 0; i < 9; i++) {
      const root = pin(painter, 'head', [(0.13 + 0.03 * (i % 3)) * side, -0.27 - 0.03 * (i % 4), tip + 0.15]);
      if (!seen(painter, root, 0.05)) continue;
      const l = mix(0.42, 0.72, painter.random());
      const rise = (i / 9 - 0.4) * -0.8;
      const end = painter.at('head', [(0.16 + l) * side, -0.3 + l * rise, tip - l * 0.3]);
      line(painter, [root, [(root[0] + end[0]) / 2, (root[1] + end[1]) / 2 - k * 0.02], end], {
        width: k * 0.0095,
        color: o.whiskers ?? '#fff8ea',
        taper: [1, 0.7, 0.12],
        opacity: 0.9,
        steps: 9,
      });
    }
};

/** Ears are traced, not haired. */
const barren =
  (coat: Coat): Coat =>
  (s) =>
    s.part === 'ear' ? { ...coat(s), bare: true } : coat(s);

export const hamsterScene = (o: Hamster, shot: HamsterShot): Scene => {
  const sculpt = new Sculpt();
  sculpt.group('ground', { pitch: -(shot.tilt ?? 0) });
  const seat = hamsterBody(sculpt, shot.pose, o.body ?? {}, { parent: 'ground', ...shot.body });
  const at = sculpt.toGroup('ground', sculpt.toWorld('body', seat));
  sculpt.group('head', { parent: 'ground', pivot: [0, -0.2, -0.45], ...shot.head, at });
  headOf(sculpt, o);
  const { eye, ...said } = shot;
  const own: Hamster = {
    ...o,
    ...(said.earSkin ? { earSkin: said.earSkin } : {}),
    ...(said.skin ? { skin: said.skin } : {}),
    ...(said.nose ? { nose: said.nose } : {}),
    eye: { ...o.eye, ...eye },
  };
  const { group = 'head', p = [0, 0, 0], on, scale } = shot.view;
  return {
    sculpt,
    coat: barren(shot.coat ?? o.coat),
    flow: flowOf,
    light: {
      from: (shot.head?.yaw ?? 0) > 0 ? KEY_RIGHT : KEY_LEFT,
      shadeBelow: 0.22,
      lightAbove: 0.6,
      reach: 0.6,
      cast: 0.45,
      ...shot.light,
    },
    view: look(sculpt, group, p, on, scale),
    seed: shot.seed ?? 17,
    detail: shot.detail,
    paint: (painter) => {
      furCoat(painter, { fine: shot.fine ?? 1, ...o.recipe });
      earsOf(painter, own.earSkin ?? ['#9a7468', '#d3a393']);
      faceOf(painter, own);
      o.finish?.(painter);
      shot.finish?.(painter);
    },
  };
};
