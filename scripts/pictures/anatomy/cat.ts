import { withEarSkin } from '../coats/cat-ear.ts';
import { furCoat, type Recipe } from '../coats/recipe.ts';
import { DEGREE } from '../engine/number.ts';
import type { Painter } from '../engine/painter.ts';
import type { Coat, Flow, Scene } from '../engine/scene.ts';
import type { Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';
import { animal, look } from './animal.ts';
import type { CatBuild } from './cat-body.ts';
import { type CatFace, catFace } from './cat-face.ts';
import { catFlow } from './cat-flow.ts';
import { type CatEar, type CatHead, catEars, catHead, EAR } from './cat-head.ts';
import { KEY_LEFT, KEY_RIGHT, type Shot } from './dog.ts';
import type { PlanOptions } from './plan.ts';

/** A breed of cat, in whatever pose. */
export type Cat = {
  build: CatBuild;
  /** The whole body where it is more than the build says (plan.ts). */
  body?: PlanOptions;
  /** What differs on a whole animal from its portrait. */
  figure?: Partial<Omit<Cat, 'build' | 'figure'>>;
  head: CatHead;
  ears?: CatEar;
  /** Skin inside the ears: at the rim, in the depth. */
  earSkin?: readonly [skin: string, deep: string] | null;
  face: Omit<CatFace, 'head'>;
  coat: Coat;
  recipe?: Recipe;
  flow?: (usual: Flow) => Flow;
  sculpt?: (sculpt: Sculpt) => void;
  finish?: (painter: Painter) => void;
};

export type CatShot = Omit<Shot, 'ears' | 'face' | 'open'> & {
  ears?: CatEar;
  earSkin?: Cat['earSkin'];
  face?: Partial<Omit<CatFace, 'head'>>;
};

/** A cat's body in withers heights: long, narrow, belly level, limbs slim. */
export const catBuild = (o: Partial<CatBuild> & Pick<CatBuild, 'heightCm' | 'headCm'>): CatBuild => ({
  length: 1.3,
  chest: 0.46,
  width: 0.36,
  tuck: 0.1,
  bone: 1,
  paw: 1,
  croup: 0.985,
  angles: 1.2,
  ...o,
  neck: { forward: 0.22, up: 0.05, top: 0.12, base: 0.165, ...o.neck },
  tail: { kind: 'cat', length: 0.78, r: 0.055, ...o.tail },
});

const PINK = ['#d3a394', '#9c6a60'] as const;

/** A turned head looks half way back at us. */
const gazeOf = ({ head = {} }: CatShot): Vec => {
  const yaw = (head.yaw ?? 0) * 0.42 * DEGREE;
  return [Math.sin(yaw), 0.04 + (head.pitch ?? 0) * 0.005, Math.cos(yaw)];
};

export const catScene = (cat: Cat, shot: CatShot): Scene => {
  const sculpt = animal(shot.pose(cat.build), cat.build, shot, [0, -0.22, -0.5]);
  catHead(sculpt, cat.head);
  const ears = { ...cat.ears, ...shot.ears };
  catEars(sculpt, ears);
  cat.sculpt?.(sculpt);
  const coat = shot.coat ?? cat.coat;
  const skin = shot.earSkin === undefined ? (cat.earSkin === undefined ? PINK : cat.earSkin) : shot.earSkin;
  const usual = catFlow(sculpt);
  const { group = 'head', p = [0, 0, 0], on, scale } = shot.view;
  return {
    sculpt,
    coat: skin && !ears.fold ? withEarSkin(coat, { ...EAR, ...ears }, ...skin) : coat,
    flow: cat.flow?.(usual) ?? usual,
    light: { from: (shot.head?.yaw ?? 0) > 0 ? KEY_RIGHT : KEY_LEFT, ...shot.light },
    view: look(sculpt, group, p, on, scale),
    seed: shot.seed ?? 11,
    detail: shot.detail,
    paint: (painter) => {
      furCoat(painter, { fine: shot.fine ?? 1, ...cat.recipe });
      const face = { ...cat.face, ...shot.face };
      catFace(painter, { ...face, eye: { gaze: gazeOf(shot), ...face.eye }, head: cat.head });
      cat.finish?.(painter);
    },
  };
};
