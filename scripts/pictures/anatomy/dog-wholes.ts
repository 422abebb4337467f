import type { Coat, Scene } from '../engine/scene.ts';
import type { Vec } from '../engine/vector.ts';
import type { Plate } from '../plates.ts';
import { colores } from '../scenes/colores.ts';
import { type CuerpoOptions, cuerpo } from '../scenes/cuerpo.ts';
import type { Angles } from './animal.ts';
import type { Dog } from './dog.ts';
import { type DogFigureShot, dogFigure } from './dog-figure.ts';
import { finenessOf } from './figure.ts';
import type { Pose } from './plan.ts';
import { dogPlan } from './plan-from-build.ts';
import { type Rest, sit } from './pose-rest.ts';
import { type Steps, stand } from './pose-stand.ts';

type More = Omit<Partial<DogFigureShot>, 'view' | 'head' | 'pose'>;

/** 2 of a dog: it stands in profile at true scale, its head turned to us; height and length are the build's own. */
export const dogCuerpo = (
  dog: Dog,
  o: { alt: string; caption?: string; steps?: Steps; head?: Angles } & Pick<CuerpoOptions, 'x' | 'pxPerCm' | 'inset'> &
    More,
): Plate => {
  const { alt, caption, steps, head = { yaw: -32, pitch: -3 }, x = 540, pxPerCm, inset, ...more } = o;
  const { heightCm, headCm, length } = dogPlan(dog.build, dog.body);
  return cuerpo({
    folder: 'perros',
    alt,
    caption,
    heightCm,
    headCm,
    lengthCm: heightCm * length,
    x,
    pxPerCm,
    inset,
    p: [0, 0, -0.05],
    behind: '',
    scene: (shot) =>
      dogFigure(dog, {
        pose: stand(steps),
        body: { yaw: -80 },
        camera: 4,
        ...more,
        head,
        ...shot,
        detail: finenessOf((shot.view.scale * heightCm) / headCm),
      }),
  });
};

/** A coat for a niche: another dog of the breed, or the same with another coat. */
export type DogVariety = {
  name: string;
  dog?: Dog;
  coat?: Coat;
  face?: DogFigureShot['face'];
  rest?: Rest;
  /** Another pose than sitting. */
  pose?: Pose;
  head?: Angles;
  body?: Angles;
  open?: number;
  light?: DogFigureShot['light'];
};

const TURNS: readonly { head: Angles; body: Angles; open?: number }[] = [
  { head: { yaw: -16, pitch: -3, roll: 3 }, body: { yaw: -40 } },
  { head: { yaw: 14, pitch: -4, roll: -5 }, body: { yaw: 34 }, open: 11 },
  { head: { yaw: 18, pitch: -1, roll: 2 }, body: { yaw: -22 } },
  { head: { yaw: -24, pitch: -5, roll: 4 }, body: { yaw: 26 } },
  { head: { yaw: -8, pitch: 0, roll: -6 }, body: { yaw: -44 }, open: 9 },
];

/** Px a head unit at which a sitting dog fills a niche 360 px wide and 560 high. */
const scaleOf = (dog: Dog): number => {
  const plan = dogPlan(dog.build, dog.body);
  const units = plan.heightCm / plan.headCm;
  const standing = dog.ears.some(({ kind }) => kind === 'prick' || kind === 'bat' || kind === 'half');
  const tall = (0.84 + plan.neck.length * 0.85) * units + (standing ? 1.35 : 0.95) * plan.headScale;
  return Math.min(505 / tall, 390 / (0.84 * units));
};

/** 3 of a dog: whole sitting figures; `from` turns the list of poses, so that breeds do not march. */
export const dogColores = (
  dog: Dog,
  o: { alt: string; caption?: string; varieties: readonly DogVariety[]; from?: number; scale?: number } & More,
): Plate => {
  const { alt, caption, varieties, from = 0, scale = 1, ...more } = o;
  return colores({
    folder: 'perros',
    alt,
    caption,
    scale: scaleOf(dog) * scale,
    on: [0.5, 0.95],
    whole: true,
    varieties: varieties.map(({ name, dog: other = dog, rest, ...shot }, i) => {
      const turn = TURNS[(i + from) % TURNS.length] as (typeof TURNS)[number];
      return {
        name,
        scene: (niche) =>
          dogFigure(other, {
            pose: sit({ side: (turn.body.yaw ?? 0) > 0 ? -1 : 1, ...rest }),
            camera: 8,
            ...turn,
            ...more,
            ...shot,
            ...niche,
            fine: 0.5,
            detail: 0.62,
            view: { ...niche.view, group: 'body', p: [0, 0, -0.02] },
          }),
      };
    }),
  });
};

/** A dog in a setting: `on` is where it stands, `scale` px a head unit. */
export const dogAt = (
  dog: Dog,
  o: Omit<DogFigureShot, 'view'> & { on: readonly [number, number]; scale: number; p?: Vec },
): Scene => {
  const { on, scale, p = [0, 0, 0], ...shot } = o;
  return dogFigure(dog, { camera: 7, ...shot, view: { group: 'body', p, on, scale } });
};
