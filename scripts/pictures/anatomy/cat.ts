import { furCoat, type Recipe } from '../coats/recipe.ts';
import type { Painter } from '../engine/painter.ts';
import type { Coat, Flow, Scene } from '../engine/scene.ts';
import type { Sculpt } from '../engine/sculpt.ts';
import { animal, look } from './animal.ts';
import type { Build } from './build.ts';
import { type CatFace, catFace } from './cat-face.ts';
import { type CatEar, type CatHead, catEars, catHead } from './cat-head.ts';
import { KEY_LEFT, KEY_RIGHT, type Shot } from './dog.ts';
import { coatFlow } from './flow.ts';

/** A breed of cat, in whatever pose. */
export type Cat = {
  build: Build;
  head: CatHead;
  ears?: CatEar;
  face: Omit<CatFace, 'head'>;
  coat: Coat;
  recipe?: Recipe;
  flow?: (usual: Flow) => Flow;
  sculpt?: (sculpt: Sculpt) => void;
  finish?: (painter: Painter) => void;
};

export type CatShot = Omit<Shot, 'ears' | 'face' | 'open'> & { ears?: CatEar; face?: Partial<Omit<CatFace, 'head'>> };

/** A cat's body in withers heights: long, narrow, belly level, limbs slim. */
export const catBuild = (o: Partial<Build> & Pick<Build, 'heightCm' | 'headCm'>): Build => ({
  length: 1.3,
  chest: 0.46,
  width: 0.36,
  tuck: 0.1,
  bone: 0.86,
  paw: 0.95,
  croup: 0.97,
  angles: 1.2,
  ...o,
  neck: { forward: 0.22, up: 0.05, top: 0.115, base: 0.15, ...o.neck },
  tail: { kind: 'cat', length: 0.78, r: 0.055, ...o.tail },
});

export const catScene = (cat: Cat, shot: CatShot): Scene => {
  const sculpt = animal(shot.pose(cat.build), cat.build, shot, [0, -0.22, -0.5]);
  catHead(sculpt, cat.head);
  catEars(sculpt, { ...cat.ears, ...shot.ears });
  cat.sculpt?.(sculpt);
  const usual = coatFlow(sculpt, 'up');
  const { group = 'head', p = [0, 0, 0], on, scale } = shot.view;
  return {
    sculpt,
    coat: shot.coat ?? cat.coat,
    flow: cat.flow?.(usual) ?? usual,
    light: { from: (shot.head?.yaw ?? 0) > 0 ? KEY_RIGHT : KEY_LEFT, ...shot.light },
    view: look(sculpt, group, p, on, scale),
    seed: shot.seed ?? 11,
    detail: shot.detail,
    paint: (painter) => {
      furCoat(painter, { fine: shot.fine ?? 1, ...cat.recipe });
      catFace(painter, { ...cat.face, ...shot.face, head: cat.head });
      cat.finish?.(painter);
    },
  };
};
