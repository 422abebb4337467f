import { rgb } from '../engine/color.ts';
import type { Coat, Scene } from '../engine/scene.ts';
import type { Dog } from './dog.ts';
import { dogEars, type Ear } from './dog-ears.ts';
import { type DogFace, dogFace } from './dog-face.ts';
import { type DogHead, dogHead } from './dog-head.ts';
import { type FigureShot, posedSculpt, stageOf } from './figure.ts';
import { figureCoat } from './figure-coat.ts';
import { limbFlow, onFigure } from './figure-skin.ts';
import { coatFlow } from './flow.ts';
import { dogPlan } from './plan-from-build.ts';

export type DogFigureShot = FigureShot & {
  /** Degrees the mouth is open. */
  open?: number;
  ears?: readonly Ear[];
  coat?: Coat;
  face?: Partial<Omit<DogFace, 'head'>>;
};

/** Portraits look along the muzzle: seen from farther off the same one must be shorter and deeper. */
const headOfFigure = ({ head, headOf }: Pick<Dog, 'head' | 'headOf'>): DogHead => {
  const { length = 1.42, height = 0.39 } = head.muzzle ?? {};
  return headOf ? head : { ...head, muzzle: { ...head.muzzle, length: length * 0.87, height: height * 1.07 } };
};

const HORN = { color: rgb('#2b2421'), bare: true };
const STANDING = new Set<Ear['kind']>(['prick', 'bat', 'half']);

/** A whole dog: its head on the body of its plan (`build`, then `body`), in any pose; `figure` is what differs from its portrait. */
export const dogFigure = (breed: Dog, shot: DogFigureShot): Scene => {
  const dog: Dog = { ...breed, ...breed.figure };
  const plan = dogPlan(dog.build, dog.body);
  const posed = shot.pose(plan);
  const sculpt = posedSculpt(plan, posed, shot, [0, -0.28, -0.72]);
  const head = { ...headOfFigure(dog), open: shot.open ?? 0 };
  (dog.headOf ?? dogHead)(sculpt, head);
  const ears = shot.ears ?? dog.ears;
  for (const ear of ears) dogEars(sculpt, { fine: true, ...ear });
  dog.sculpt?.(sculpt);
  const { near, lamp, view, light } = stageOf(sculpt, shot);
  const coat = shot.coat ?? dog.coat;
  const usual = limbFlow(coatFlow(sculpt, ears.some(({ kind }) => STANDING.has(kind)) ? 'up' : 'down'));
  return {
    sculpt,
    coat: onFigure((s) => (s.part === 'claw' ? HORN : coat(s)), plan, {
      resting: posed.resting === true,
      near,
      far: shot.far ?? 1,
    }),
    flow: dog.flow?.(usual) ?? usual,
    light,
    view,
    seed: shot.seed ?? 7,
    detail: shot.detail ?? 0.6,
    paint: (painter) => {
      const { fine = 0.6, shadow = '#4a2c20' } = shot;
      figureCoat(painter, { posed, fine, lamp, shadow, recipe: dog.recipe, claws: '#55463e' });
      (dog.faceOf ?? dogFace)(painter, { mouth: 'fine', ...dog.face, ...shot.face, head });
      dog.finish?.(painter);
    },
  };
};
