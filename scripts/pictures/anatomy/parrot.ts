// Longer than 200 lines: one body whose parts are measured from each other.
import { rgb, tint } from '../engine/color.ts';
import { type Edges, edges } from '../engine/edges.ts';
import { type Eye, eyes } from '../engine/eye.ts';
import { feathers } from '../engine/feathers.ts';
import { fur } from '../engine/fur.ts';
import { groundCoat } from '../engine/ground-coat.ts';
import { DEGREE, ramp } from '../engine/number.ts';
import { HEIGHT, type Painter, WIDTH } from '../engine/painter.ts';
import { pin, seen, skinLine, unitOf } from '../engine/pin.ts';
import type { Coat, Flow, Hair, Sample, Scene } from '../engine/scene.ts';
import { Sculpt } from '../engine/sculpt.ts';
import { leaf } from '../engine/strokes.ts';
import { trace } from '../engine/trace.ts';
import { apply, unit, type Vec } from '../engine/vector.ts';
import { type Angles, look } from './animal.ts';
import { type CrestFeather, crest } from './crest.ts';
import { KEY_LEFT, KEY_RIGHT, type Shot } from './dog.ts';
import { type ParrotBody, parrotBody } from './parrot-body.ts';
import { beakRoot, type ParrotHead, parrotHead } from './parrot-head.ts';
import { openWings, sailFlow, type Wings } from './wings.ts';

/** A parrot: everything in head units. */
export type Parrot = {
  head: ParrotHead;
  body?: ParrotBody;
  /** Colour fields: `bare` where skin, horn and feet are. */
  coat: Coat;
  beak: {
    upper: string;
    lower?: string;
    light?: string;
    shade?: string;
    /** A darker part of the upper mandible: its tip, its edge. */
    dark?: { color: string; where: (s: Sample) => boolean };
  };
  cere?: string;
  feet?: string;
  claws?: string;
  /** Skin of the face or a ring round the eye: where, and its colour. */
  skin?: { where: (s: Sample) => boolean; color: string; shade?: string };
  eye: Partial<Eye> & { iris: string };
  nostril?: Vec;
  /** Long feathers of the crown; `raise` as the shot asks, 0 lying … 1 standing. */
  crest?: (raise: number) => readonly CrestFeather[];
  /** Bars over the feathers (coats/barring.ts), before beak and eyes. */
  marks?: (painter: Painter) => void;
  edges?: Edges | false;
  sculpt?: (sculpt: Sculpt) => void;
  /** Drawn before the plumage (far feathers of a crest) and after everything. */
  before?: (painter: Painter) => void;
  finish?: (painter: Painter) => void;
};

export type ParrotShot = Omit<Shot, 'pose' | 'ears' | 'face' | 'open'> & {
  body?: Angles;
  open?: number;
  /** Spread instead of closed. */
  wings?: Wings;
  crest?: number;
  /** Drawn over everything in this picture only. */
  extra?: (painter: Painter) => void;
};

const HARD = new Set(['foot', 'claw']);
const FEATHERED = new Set(['wing', 'tail']);

export const flowOf: Flow = ({ group, part, p }) => {
  if (group === 'head' || group === 'jaw') return unit([p[0] * 0.9, p[1] * 0.75 - 0.25 * ramp(0, -0.4, p[1]), -0.9]);
  if (part === 'wing') return [-p[0] * 0.1, -1, -0.2];
  if (part === 'perch') return [1, 0, 0.1];
  if (part === 'tail') return [p[0] * 0.08, -1, -0.16];
  return [p[0] * 0.2, -1, -0.05];
};

export const plumage = (painter: Painter, fine: number) => {
  const high = (s: Sample) => s.p[1];
  groundCoat(painter);
  fur(painter, { step: 9 * fine, wide: 1.3, long: 1.1, ragged: 0.02, least: 12 * fine, lift: 0.25 });
  feathers(painter, { step: 34 * fine, jitter: 0.14, contrast: 0.08, only: (s) => s.part === 'tail', order: high });
  feathers(painter, {
    step: 24 * fine,
    jitter: 0.26,
    only: (s) => s.group === 'body' && !FEATHERED.has(s.part),
    order: high,
  });
  feathers(painter, {
    step: 30 * fine,
    jitter: 0.12,
    contrast: 0.08,
    only: (s) => s.part === 'wing' || s.part === 'sail',
    order: high,
  });
  feathers(painter, { step: 15 * fine, jitter: 0.3, only: (s) => s.group === 'head' });
};

export const horn = (painter: Painter, o: Parrot) => {
  const part = (name: string) => (s: Sample) => s.part === name;
  const tones = (color: string, shade?: string, light?: string): Hair => ({
    color: rgb(color),
    shade: shade ? rgb(shade) : undefined,
    light: light ? rgb(light) : undefined,
  });
  if (o.skin) {
    const { where, color, shade } = o.skin;
    trace(painter, where, { hair: tones(color, shade), base: 0.24, light: 0.6, grow: 0.3 });
  }
  const lower = o.beak.lower ?? o.beak.upper;
  trace(painter, part('tongue'), { hair: tones('#4a3a40'), soft: 1 });
  trace(painter, part('lower'), {
    hair: tones(lower, tint(lower, '#08050a', 0.5), tint(lower, '#d8ced6', 0.35)),
    base: 0.3,
    light: 0.6,
    soft: 1,
    grow: 0.2,
  });
  trace(painter, part('beak'), {
    hair: tones(o.beak.upper, o.beak.shade, o.beak.light),
    base: 0.3,
    light: 0.62,
    grow: 0.28,
  });
  const dark = o.beak.dark;
  if (dark)
    trace(painter, (s) => s.part === 'beak' && dark.where(s), {
      hair: tones(dark.color, tint(dark.color, '#08050a', 0.5), tint(dark.color, '#d8ced6', 0.3)),
      base: 0.3,
      light: 0.62,
      soft: 1,
      grow: 0.2,
    });
  if (o.cere) trace(painter, part('cere'), { hair: tones(o.cere), soft: 2, grow: 0.3 });
  trace(painter, part('foot'), { hair: tones(o.feet ?? '#5d5658'), soft: 1, grow: 0.1 });
  trace(painter, part('claw'), { hair: tones(o.claws ?? '#2b2528'), soft: 1, grow: 0.1 });
};

const RING = Array.from(
  { length: 12 },
  (_, i) => [Math.cos((i / 6) * Math.PI) * 58, Math.sin((i / 6) * Math.PI) * 58] as const,
);

/** Half width of the head's skin at a height and depth, head units; null where there is none. */
const sideOf = (painter: Painter, y: number, z: number): number | null => {
  const { sculpt } = painter.scene;
  for (let x = 1.4; x > 0.1; x -= 0.01)
    if (painter.field.distance(...sculpt.toWorld('head', [x, y, z])) < 0.004) return x;
  return null;
};

export const faceOf = (painter: Painter, o: Parrot) => {
  const k = unitOf(painter, 'head');
  const root = beakRoot(o.head);
  const size = o.head.beak?.size ?? 1;
  for (const side of [-1, 1]) {
    const [x, y, z] = o.nostril ?? [0.2 * size, root[1] + 0.2 * size, root[2] + 0.1];
    const at = pin(painter, 'head', [x * side, y, z]);
    if (seen(painter, at, 0.05))
      painter.push(
        `<ellipse cx="${at[0].toFixed(1)}" cy="${at[1].toFixed(1)}" rx="${(k * 0.03 * size).toFixed(1)}" ry="${(k * 0.04 * size).toFixed(1)}" fill="#3a2a2a"/>`,
      );
    const gape: Vec[] = [
      [0.26 * size * side, root[1] - 0.28 * size, root[2] + 0.16 * size],
      [0.24 * size * side, root[1] - 0.3 * size, root[2] + 0.34 * size],
      [0.2 * size * side, root[1] - 0.34 * size, root[2] + 0.52 * size],
    ];
    if (!o.head.beak?.open)
      skinLine(painter, 'head', gape, { width: k * 0.022 * size, color: '#1d1518', taper: [0.4, 1, 0.3], slack: 0.04 });
  }
  const eye: Eye = {
    at: [0.415, 0.12, 0.3],
    r: 0.135,
    out: 78,
    up: 4,
    open: RING,
    irisSize: 50,
    pupil: 27,
    white: tint(o.eye.iris, '#000000', 0.2),
    rim: '#4b3733',
    ring: tint(o.eye.iris, '#100806', 0.55),
    glint: 0.24,
    lidShade: 0.26,
    rimSize: 1.14,
    lid: 2,
    ...o.eye,
  };
  const [ex, ey, ez] = eye.at;
  const skin = sideOf(painter, ey, ez);
  if (skin !== null) eye.at = [Math.max(ex, skin - eye.r * 0.72), ey, ez];
  // A parrot's eyes look out sideways: their pupils turn to the viewer only a little.
  const out = (eye.out ?? 78) * DEGREE;
  for (const side of [-1, 1] as const) {
    const [x, y, z] = apply(painter.scene.sculpt.groupOf('head').matrix, [Math.sin(out) * side, 0.06, Math.cos(out)]);
    eyes(painter, { gaze: unit([x * 0.62, y * 0.62, z * 0.62 + 0.38]), ...eye }, side);
  }
};

/** The branch: three tones of wood and strokes of bark along it. */
export const wood = (painter: Painter, color: string) => {
  const hair: Hair = {
    color: rgb(color),
    shade: rgb(tint(color, '#2a1a14', 0.4)),
    light: rgb(tint(color, '#f3dcb4', 0.34)),
  };
  trace(painter, (s) => s.part === 'perch', { hair, soft: 1, base: 0.26, light: 0.6, grow: 0.1 });
  const step = Math.max(9, painter.scale * 0.1);
  for (let y = 0; y < HEIGHT; y += step)
    for (let x = 0; x < WIDTH; x += step * 2.2) {
      const [x0, y0] = [x + painter.spread() * step, y + painter.spread() * step * 0.5];
      const s = x0 < 0 || y0 < 0 || x0 >= WIDTH || y0 >= HEIGHT ? null : painter.sample(x0, y0);
      if (s?.part !== 'perch' || painter.random() < 0.45) continue;
      const d = painter.flowOf(s);
      const q = step * (0.8 + painter.random());
      const [x2, y2] = [x0 + d[0] * q, y0 - d[1] * q];
      const stroke = { x0, y0, x1: (x0 + x2) / 2, y1: (y0 + y2) / 2, x2, y2, width: step * 0.22 };
      painter.push(leaf(stroke, tint(color, painter.random() < 0.6 ? '#24150f' : '#f6e2be', 0.42), 0.55));
    }
};

export const parrotScene = (o: Parrot, shot: ParrotShot): Scene => {
  const sculpt = new Sculpt();
  sculpt.group('body', { ...shot.body });
  sculpt.group('head', { pivot: [0, -0.3, -0.2], ...shot.head, at: sculpt.toWorld('body', [0, 0.68, 0.08]) });
  parrotHead(sculpt, { ...o.head, beak: { ...o.head.beak, open: shot.open ?? o.head.beak?.open ?? 0 } });
  parrotBody(sculpt, o.body ?? {}, shot.wings ? 'none' : 'closed');
  if (shot.wings) openWings(sculpt, shot.wings);
  o.sculpt?.(sculpt);
  const { group = 'head', p = [0, 0, 0], on, scale } = shot.view;
  const bare = (hair: Hair, s: Sample): Hair => (HARD.has(s.part) ? { ...hair, bare: true } : hair);
  const chosen = shot.coat ?? o.coat;
  return {
    sculpt,
    coat: (s) => bare(chosen(s), s),
    flow: (s) => (s.part === 'sail' ? sailFlow(s, shot.wings?.span) : flowOf(s)),
    light: {
      from: (shot.head?.yaw ?? 0) > 0 ? KEY_RIGHT : KEY_LEFT,
      lightAbove: 0.66,
      reach: 0.6,
      cast: 0.55,
      ...shot.light,
    },
    view: look(sculpt, group, p, on, scale),
    seed: shot.seed ?? 23,
    detail: shot.detail,
    paint: (painter) => {
      o.before?.(painter);
      if (o.crest) crest(painter, o.crest(shot.crest ?? 0.7));
      plumage(painter, shot.fine ?? 1);
      o.marks?.(painter);
      if (o.edges !== false) edges(painter, { opacity: 0.4, ...o.edges });
      horn(painter, o);
      faceOf(painter, o);
      o.finish?.(painter);
      shot.extra?.(painter);
    },
  };
};
