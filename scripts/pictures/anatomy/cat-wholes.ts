import type { Coat, Scene } from '../engine/scene.ts';
import type { Vec } from '../engine/vector.ts';
import type { Plate } from '../plates.ts';
import { colores } from '../scenes/colores.ts';
import { type CuerpoOptions, cuerpo } from '../scenes/cuerpo.ts';
import type { Angles } from './animal.ts';
import type { Cat } from './cat.ts';
import { type CatFigureShot, catFigure } from './cat-figure.ts';
import { finenessOf } from './figure.ts';
import { catPlan } from './plan-from-build.ts';
import { type Rest, sit } from './pose-rest.ts';
import { type Steps, stand } from './pose-stand.ts';

type More = Omit<Partial<CatFigureShot>, 'view' | 'head' | 'pose'>;

/** 2 of a cat: it stands in profile at true scale, its head turned to us; height and length are the build's own. */
export const catCuerpo = (
  cat: Cat,
  o: { alt: string; steps?: Steps; head?: Angles } & Pick<CuerpoOptions, 'x' | 'pxPerCm' | 'inset'> & More,
): Plate => {
  const { alt, steps, head = { yaw: -32, pitch: -2 }, x = 540, pxPerCm, inset, ...more } = o;
  const { heightCm, headCm, length } = catPlan(cat.build, cat.body);
  return cuerpo({
    folder: 'gatos',
    alt,
    heightCm,
    headCm,
    lengthCm: heightCm * length,
    x,
    pxPerCm,
    inset,
    p: [0, 0, -0.1],
    behind: '',
    scene: (shot) =>
      catFigure(cat, {
        pose: stand(steps),
        body: { yaw: -78 },
        camera: 4,
        ...more,
        head,
        ...shot,
        detail: finenessOf((shot.view.scale * heightCm) / headCm),
      }),
  });
};

/** A coat for a niche; `face` and `earSkin` follow it. */
export type CatVariety = {
  name: string;
  coat: Coat;
  face?: CatFigureShot['face'];
  earSkin?: Cat['earSkin'];
  rest?: Rest;
  head?: Angles;
  body?: Angles;
};

const TURNS: readonly { head: Angles; body: Angles }[] = [
  { head: { yaw: 16, pitch: -2, roll: 3 }, body: { yaw: 42 } },
  { head: { yaw: -20, pitch: 2, roll: -4 }, body: { yaw: 24 } },
  { head: { yaw: -6, pitch: -4, roll: -6 }, body: { yaw: -44 } },
  { head: { yaw: 24, pitch: 3, roll: 2 }, body: { yaw: -24 } },
  { head: { yaw: -14, pitch: 0, roll: 5 }, body: { yaw: -36 } },
];

/** Px a head unit at which a sitting cat fills a niche 360 px wide and 560 high. */
const scaleOf = (cat: Cat): number => {
  const plan = catPlan(cat.build, cat.body);
  const units = plan.heightCm / plan.headCm;
  const tall = (0.8 + plan.neck.length * 0.72) * units + (0.9 + (cat.ears?.height ?? 0.5)) * plan.headScale;
  return Math.min(520 / tall, 390 / ((0.62 + plan.width * 0.5 + plan.hair * 2) * units));
};

/** 3 of a cat: whole sitting figures; `from` turns the list of poses, so that breeds do not march. */
export const catColores = (
  cat: Cat,
  o: { alt: string; caption?: string; varieties: readonly CatVariety[]; from?: number; scale?: number; rest?: Rest },
): Plate =>
  colores({
    folder: 'gatos',
    alt: o.alt,
    caption: o.caption,
    scale: scaleOf(cat) * (o.scale ?? 1),
    on: [0.5, 0.95],
    whole: true,
    varieties: o.varieties.map(({ name, rest, ...shot }, i) => {
      const turn = TURNS[(i + (o.from ?? 0)) % TURNS.length] as (typeof TURNS)[number];
      return {
        name,
        scene: (niche) =>
          catFigure(cat, {
            pose: sit({ ...o.rest, ...rest }),
            camera: 8,
            ...turn,
            ...shot,
            ...niche,
            fine: 0.5,
            detail: 0.62,
            view: { ...niche.view, group: 'body', p: [0, 0, -0.1] },
          }),
      };
    }),
  });

/** A cat in a setting: `on` is where it stands or lies, `scale` px a head unit. */
export const catAt = (
  cat: Cat,
  o: Omit<CatFigureShot, 'view'> & { on: readonly [number, number]; scale: number; p?: Vec },
): Scene => {
  const { on, scale, p = [0, 0, 0], ...shot } = o;
  return catFigure(cat, { camera: 7, ...shot, view: { group: 'body', p, on, scale } });
};
