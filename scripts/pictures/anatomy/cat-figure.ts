import { withEarSkin } from '../coats/cat-ear.ts';
import { DEGREE } from '../engine/number.ts';
import type { Coat, Scene } from '../engine/scene.ts';
import type { Vec } from '../engine/vector.ts';
import type { Cat } from './cat.ts';
import { type CatFace, catFace } from './cat-face.ts';
import { catFlow } from './cat-flow.ts';
import { type CatEar, catEars, catHead, EAR } from './cat-head.ts';
import { type FigureShot, posedSculpt, stageOf } from './figure.ts';
import { figureCoat } from './figure-coat.ts';
import { limbFlow, onFigure } from './figure-skin.ts';
import { catPlan } from './plan-from-build.ts';

export type CatFigureShot = FigureShot & {
  ears?: CatEar;
  earSkin?: Cat['earSkin'];
  coat?: Coat;
  face?: Partial<Omit<CatFace, 'head'>>;
};

const PINK = ['#d3a394', '#9c6a60'] as const;

/** A turned head looks half way back at us. */
const gazeOf = ({ head = {} }: CatFigureShot): Vec => {
  const yaw = (head.yaw ?? 0) * 0.42 * DEGREE;
  return [Math.sin(yaw), 0.04 + (head.pitch ?? 0) * 0.005, Math.cos(yaw)];
};

/** A whole cat: its head on the body of its plan (`build`, then `body`), in any pose; `figure` is what differs from its portrait. */
export const catFigure = (breed: Cat, shot: CatFigureShot): Scene => {
  const cat: Cat = { ...breed, ...breed.figure };
  const plan = catPlan(cat.build, cat.body);
  const posed = shot.pose(plan);
  const sculpt = posedSculpt(plan, posed, shot, [0, -0.22, -0.5]);
  catHead(sculpt, cat.head);
  const ears = { ...cat.ears, ...shot.ears };
  catEars(sculpt, ears);
  cat.sculpt?.(sculpt);
  const { near, lamp, view, light } = stageOf(sculpt, shot);
  const hair = shot.coat ?? cat.coat;
  const skin = shot.earSkin ?? (cat.earSkin === undefined ? PINK : cat.earSkin);
  const coat = skin && !ears.fold ? withEarSkin(hair, { ...EAR, ...ears }, ...skin) : hair;
  const usual = limbFlow(catFlow(sculpt));
  return {
    sculpt,
    coat: onFigure(coat, plan, { resting: posed.resting === true, near, far: shot.far ?? 1 }),
    flow: cat.flow?.(usual) ?? usual,
    light,
    view,
    seed: shot.seed ?? 11,
    detail: shot.detail ?? 0.6,
    paint: (painter) => {
      const { fine = 0.6, shadow = '#3a2a44' } = shot;
      figureCoat(painter, { posed, fine, lamp, shadow, recipe: cat.recipe });
      const face = { ...cat.face, ...shot.face };
      catFace(painter, { ...face, eye: { gaze: gazeOf(shot), ...face.eye }, head: cat.head });
      cat.finish?.(painter);
    },
  };
};
