import type { Lighting, Scene } from '../engine/scene.ts';
import { Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';
import { type Angles, look } from './animal.ts';
import { quadrupedBody } from './body.ts';
import type { Plan, Pose, Posed } from './plan.ts';

/** Pose, place and light of one whole animal. Yaw of the body −90 … 90 as in portraits; the head's is its own. */
export type FigureShot = {
  pose: Pose;
  body?: Angles;
  head?: Angles;
  /** Degrees that the eye looks down on the animal: 4 on measured paper, 6 … 9 in a room. */
  camera?: number;
  /** A point of a group, where it stands in the drawing (px), and how large a head unit is (px). */
  view: { group?: 'head' | 'body'; p?: Vec; on: readonly [number, number]; scale: number };
  light?: Partial<Lighting>;
  seed?: number;
  /** Scale of the strokes; .6 for a figure that fills the plate. */
  fine?: number;
  detail?: number;
  /** Colour of the shadow on the floor. */
  shadow?: string;
  /** How much the far legs go into shade, 0 … 1. */
  far?: number;
};

/** Lamp of whole figures: high, from the side that the head looks to. */
const lampOf = (yaw: number): Vec => [yaw > 0 ? 0.55 : -0.55, 0.85, 0.62];

/** Groups `camera`, `body` and `head` with the posed body in them; `atlas` is where the neck enters the skull. */
export const posedSculpt = (plan: Plan, posed: Posed, shot: FigureShot, atlas: Vec): Sculpt => {
  const sculpt = new Sculpt();
  sculpt.group('camera', { pitch: -(shot.camera ?? 6) });
  sculpt.group('body', { parent: 'camera', ...shot.body, scale: plan.heightCm / plan.headCm });
  const at = sculpt.toGroup('camera', sculpt.toWorld('body', posed.poll));
  sculpt.group('head', { parent: 'camera', ...shot.head, at, pivot: atlas, scale: plan.headScale });
  quadrupedBody(sculpt, plan, posed);
  // The neck is a stretch of the trunk's sweep: pixels are given to it later (figure-coat.ts).
  sculpt.parts.push({ group: 'body', name: 'neck' });
  return sculpt;
};

/** What every figure's scene shares. */
export const stageOf = (
  sculpt: Sculpt,
  shot: FigureShot,
): Pick<Scene, 'view' | 'light'> & { near: 1 | -1; lamp: Vec } => {
  const { group = 'body', p = [0, 0, 0], on, scale } = shot.view;
  const lamp = lampOf(shot.head?.yaw ?? -1);
  return {
    near: (sculpt.groupOf('body').matrix[2][0] ?? 0) < 0 ? -1 : 1,
    lamp,
    view: look(sculpt, group, p, on, scale),
    light: { from: lamp, cast: 0.4, reach: 1.6, soft: 0.16, ...shot.light },
  };
};

/** Resolution of the buffer for an animal so many px high: small ones are read pixel by pixel. */
export const finenessOf = (px: number): number => (px > 330 ? 0.6 : px > 200 ? 0.8 : 1);
