import type { Recipe } from '../coats/recipe.ts';
import { furCoat } from '../coats/recipe.ts';
import type { Painter } from '../engine/painter.ts';
import type { Coat, Flow, Lighting, Scene } from '../engine/scene.ts';
import type { Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';
import { type Angles, animal, look } from './animal.ts';
import type { Build } from './build.ts';
import { dogEars, type Ear } from './dog-ears.ts';
import { type DogFace, dogFace } from './dog-face.ts';
import { type DogHead, dogHead } from './dog-head.ts';
import { SIDE_LIGHT } from './dog-measures.ts';
import { dogStand } from './dog-stand.ts';
import { coatFlow } from './flow.ts';
import type { PlanOptions } from './plan.ts';
import type { Frame } from './quadruped.ts';

/** A breed of dog, in whatever pose. */
export type Dog = {
  build: Build;
  /** The whole body where it is more than the build says (plan.ts). */
  body?: PlanOptions;
  /** What differs on a whole animal from its portrait. */
  figure?: Partial<Omit<Dog, 'build' | 'figure'>>;
  head: DogHead;
  ears: readonly Ear[];
  face: Omit<DogFace, 'head'>;
  coat: Coat;
  recipe?: Recipe;
  flow?: (usual: Flow) => Flow;
  /** More primitives: beards, wrinkles, ruffs, pompons. */
  sculpt?: (sculpt: Sculpt) => void;
  /** Its own head and features instead of the usual ones: flat and bearded faces. Nose, jaw and lips are then theirs. */
  headOf?: (sculpt: Sculpt, head: DogHead) => void;
  faceOf?: (painter: Painter, face: DogFace) => void;
  /** Drawn over everything. */
  finish?: (painter: Painter) => void;
};

/** Pose, place and light of one drawing. */
export type Shot = {
  pose: (build: Build) => Frame;
  body?: Angles;
  head?: Angles;
  /** Degrees the mouth is open. */
  open?: number;
  /** A point of a group, where it stands in the drawing (px) and how large a head unit is (px). */
  view: { group?: 'head' | 'body'; p?: Vec; on: readonly [number, number]; scale: number };
  light?: Partial<Lighting>;
  seed?: number;
  /** Scale of the strokes; 1 in portraits. */
  fine?: number;
  detail?: number;
  /** Other ears or coat in this picture. */
  ears?: readonly Ear[];
  coat?: Coat;
  face?: Partial<Omit<DogFace, 'head'>>;
};

export const KEY_LEFT: Vec = [-0.42, 0.6, 0.8];
export const KEY_RIGHT: Vec = [0.42, 0.6, 0.8];

const STANDING = new Set(['prick', 'bat', 'half']);

export const dogScene = (dog: Dog, shot: Shot): Scene => {
  const head = { ...dog.head, open: shot.open ?? 0 };
  const ears = shot.ears ?? dog.ears;
  const sculpt = animal(shot.pose(dog.build), dog.build, shot);
  (dog.headOf ?? dogHead)(sculpt, head);
  for (const ear of ears) dogEars(sculpt, ear);
  dog.sculpt?.(sculpt);
  const usual = coatFlow(sculpt, ears.some(({ kind }) => STANDING.has(kind)) ? 'up' : 'down');
  const { group = 'head', p = [0, 0, 0], on, scale } = shot.view;
  const fine = shot.fine ?? 1;
  return {
    sculpt,
    coat: shot.coat ?? dog.coat,
    flow: dog.flow?.(usual) ?? usual,
    light: { from: (shot.head?.yaw ?? 0) > 0 ? KEY_RIGHT : KEY_LEFT, ...shot.light },
    view: look(sculpt, group, p, on, scale),
    seed: shot.seed ?? 7,
    detail: shot.detail,
    paint: (painter) => {
      furCoat(painter, { fine, ...dog.recipe });
      (dog.faceOf ?? dogFace)(painter, { ...dog.face, ...shot.face, head });
      dog.finish?.(painter);
    },
  };
};

/** The standing dog in profile, for `cuerpo`; it looks to the left. */
export const dogProfile =
  (dog: Dog, more: Partial<Shot> = {}) =>
  (shot: Partial<Shot> & Pick<Shot, 'view'>): Scene =>
    dogScene(dog, {
      pose: (build) => dogStand(build),
      body: { yaw: -87 },
      head: { yaw: -80, pitch: -5 },
      light: SIDE_LIGHT,
      ...more,
      ...shot,
    });
