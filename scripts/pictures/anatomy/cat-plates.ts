import type { Coat, Scene } from '../engine/scene.ts';
import type { Vec } from '../engine/vector.ts';
import { type Mark, type Plate, retrato } from '../plates.ts';
import { colores } from '../scenes/colores.ts';
import { cuerpo } from '../scenes/cuerpo.ts';
import type { Angles } from './animal.ts';
import { type Cat, type CatShot, catScene } from './cat.ts';
import { catStand, type Steps } from './cat-body.ts';
import { catSit, type Sit } from './cat-rest.ts';

/** 1 of a cat: sitting, seen to the breast. `head` is turned against `body`; `on` is where the middle of the head stands. */
export const catRetrato = (
  cat: Cat,
  o: {
    alt: string;
    /** Ear, muzzle, eye, coat: label and corner; the places fit any cat's head. */
    marks: readonly Mark[];
    head: Angles;
    body?: Angles;
    on?: readonly [number, number];
    scale?: number;
  } & Omit<Partial<CatShot>, 'view' | 'head' | 'body'>,
): Plate => {
  const { alt, marks, head, body, on = [600, 420], scale = 290, ...shot } = o;
  return retrato({
    alt,
    marks,
    scene: () =>
      catScene(cat, {
        pose: (build) => catSit(build),
        body: body ?? { yaw: -(head.yaw ?? 0) * 0.9 },
        ...shot,
        head,
        view: { p: [0, 0, 0] as Vec, on, scale },
      }),
  });
};

/** 2 of a cat: in profile, at true scale; height and length are the build's own. */
export const catCuerpo = (
  cat: Cat,
  o: {
    alt: string;
    steps?: Steps;
    head?: Angles;
    x?: number;
    pxPerCm?: number;
    heightCm?: number;
    inset?: null;
  } & Omit<Partial<CatShot>, 'view' | 'head' | 'pose'>,
): Plate => {
  const { alt, steps, head = { yaw: -70, pitch: -3 }, x = 540, pxPerCm, inset, ...more } = o;
  const { headCm, length = 1.3 } = cat.build;
  return cuerpo({
    pxPerCm,
    inset,
    folder: 'gatos',
    alt,
    heightCm: o.heightCm ?? cat.build.heightCm,
    headCm,
    lengthCm: cat.build.heightCm * length,
    x,
    p: [0, 0, -0.2],
    scene: (shot) =>
      catScene(cat, { pose: (build) => catStand(build, steps), body: { yaw: -86 }, ...more, head, ...shot }),
  });
};

/** A coat for a niche; `face` and `earSkin` follow it. */
export type CatVariety = {
  name: string;
  coat: Coat;
  face?: CatShot['face'];
  earSkin?: Cat['earSkin'];
  sit?: Sit;
  head?: Angles;
  body?: Angles;
};

const TURNS: readonly { head: Angles; body: Angles; sit: Sit }[] = [
  { head: { yaw: 18, pitch: -2, roll: 3 }, body: { yaw: 34 }, sit: { side: -1 } },
  { head: { yaw: -22, pitch: 3, roll: -4 }, body: { yaw: 8 }, sit: { paw: [0.45, 0] } },
  { head: { yaw: 6, pitch: -5, roll: -7 }, body: { yaw: -30 }, sit: { side: 1 } },
  { head: { yaw: 28, pitch: 5, roll: 2 }, body: { yaw: -12 }, sit: { side: -1 } },
  { head: { yaw: -12, pitch: 0, roll: 5 }, body: { yaw: -36 }, sit: { side: 1 } },
];

/** 3 of a cat: whole sitting figures; `from` turns the list of poses, so that breeds do not march. */
export const catColores = (
  cat: Cat,
  o: { alt: string; caption?: string; varieties: readonly CatVariety[]; from?: number; scale?: number; sit?: Sit },
): Plate => {
  const { headCm, heightCm, neck } = cat.build;
  // Head units from the floor to the tips of the ears.
  const tall = ((1.08 + (neck?.up ?? 0.05)) * heightCm) / headCm + 0.75 + (cat.ears?.height ?? 0.5);
  // Broad and long-haired cats must fit into their niche.
  const fit = Math.min(1, 0.41 / ((cat.build.width ?? 0.36) + 0.12 * (cat.build.fluff ?? 0)));
  return colores({
    folder: 'gatos',
    alt: o.alt,
    caption: o.caption,
    scale: (o.scale ?? 560 / 0.7 / (tall * 1.02)) * fit,
    on: [0.5, 0.965],
    varieties: o.varieties.map(({ name, sit, ...shot }, i) => {
      const turn = TURNS[(i + (o.from ?? 0)) % TURNS.length] as (typeof TURNS)[number];
      return {
        name,
        scene: (niche) =>
          catScene(cat, {
            pose: (build) => catSit(build, { ...turn.sit, ...o.sit, ...sit }),
            head: turn.head,
            body: turn.body,
            ...shot,
            ...niche,
            fine: 0.5,
            detail: 0.75,
            view: { ...niche.view, group: 'body', p: [0, 0, 0.07] },
          }),
      };
    }),
  });
};

/** A cat in a setting: `on` is where it stands or lies, `scale` px a head unit. */
export const catAt = (
  cat: Cat,
  o: Omit<CatShot, 'view'> & { on: readonly [number, number]; scale: number; p?: Vec },
): Scene => {
  const { on, scale, p = [0, 0, -0.1], ...shot } = o;
  return catScene(cat, { fine: 0.6, detail: 0.8, ...shot, view: { group: 'body', p, on, scale } });
};
