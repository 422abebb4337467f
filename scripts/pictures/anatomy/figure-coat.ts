import type { Recipe } from '../coats/recipe.ts';
import { rgb } from '../engine/color.ts';
import { edges } from '../engine/edges.ts';
import { floorShadow } from '../engine/floor-shadow.ts';
import { fur } from '../engine/fur.ts';
import { line } from '../engine/lines.ts';
import { occludeAtLarge } from '../engine/occlusion.ts';
import { fullGround, outlinePath } from '../engine/outline.ts';
import type { Painter } from '../engine/painter.ts';
import type { Sample } from '../engine/scene.ts';
import { trace } from '../engine/trace.ts';
import { dot, sub, type Vec } from '../engine/vector.ts';
import { inThigh, LOWER, numberOf, PAWS } from './figure-skin.ts';
import type { Posed } from './plan.ts';

export type FigureCoat = {
  posed: Posed;
  /** Scale of the strokes. */
  fine: number;
  lamp: Vec;
  shadow: string;
  recipe?: Recipe;
  claws?: string;
};

/** Gives the neck and folded thighs their pixels, and darkens what the body keeps from the sky. */
const finishBuffer = (painter: Painter, posed: Posed) => {
  const { buffer, scene, zoom } = painter;
  const neck = numberOf(scene.sculpt, 'neck');
  const thigh = numberOf(scene.sculpt, 'thigh');
  for (let at = 0; at < buffer.part.length; at++) {
    if (buffer.part[at] === 0) continue;
    const s = painter.sample(((at % buffer.width) + 0.5) * zoom, (Math.floor(at / buffer.width) + 0.5) * zoom, at);
    if (s?.group !== 'body') continue;
    if (posed.resting && inThigh(s)) buffer.part[at] = thigh;
    if (s.part === 'torso' && dot(sub(s.p, posed.collar.at), posed.collar.way) > -0.02) buffer.part[at] = neck;
    occludeAtLarge(painter, s);
  }
};

/** Lines between the toes, where they are seen. */
const toes = (painter: Painter, color: string, fine: number) => {
  for (const [name, points] of painter.scene.sculpt.lines) {
    if (!name.startsWith('body/toe-')) continue;
    const seen = points
      .map((p) => painter.at('body', p))
      .filter(([x, y, z]) => {
        const s = painter.sample(x, y);
        return s !== null && s.world[2] < z + 0.07 && PAWS.has(s.part);
      });
    if (seen.length > 1)
      line(
        painter,
        seen.map(([x, y]) => [x, y] as const),
        { width: 3.4 * Math.sqrt(fine), color, opacity: 0.75, taper: [0.9, 1, 0.2], steps: 4 },
      );
  }
};

/** Hair this long crosses the contour: head units, px. */
const LONG = { units: 0.16, px: 9 };

/** Long hair at the rim, drawn once more without the clip; short coats end at the contour like a cut. */
const fringe = (painter: Painter, fine: number) => {
  const atRim = (s: Sample) => {
    if (Math.abs(s.normal[2]) > 0.45 || PAWS.has(s.part)) return false;
    const { length = 0 } = painter.scene.coat(s);
    return length >= LONG.units && length * painter.scale > LONG.px;
  };
  fur(painter, { step: 5 * fine, wide: 1.3, long: 0.75, ragged: 0.08, only: atRim, least: 4, lift: 0.5, share: 0.7 });
};

/** Paints a whole animal: shadow, ground colour, strokes of form and accents inside the contour, few lines, toes, fringe. */
export const figureCoat = (painter: Painter, o: FigureCoat): void => {
  const { fine, recipe = {} } = o;
  const lines = recipe.edges || {};
  const color = lines.color ?? '#4a3226';
  finishBuffer(painter, o.posed);
  floorShadow(painter, o.shadow, o.lamp);
  const id = painter.id('body');
  painter.defs.push(`<clipPath id="${id}"><path d="${outlinePath(painter)}"/></clipPath>`);
  painter.push(`<g clip-path="url(#${id})">`);
  fullGround(painter);
  const only = (s: Sample) => !PAWS.has(s.part);
  fur(painter, { only, step: 7 * fine, wide: 1.7, long: 1, ragged: 0.08, least: 6 * fine, lift: 0.3, ...recipe.form });
  fur(painter, {
    only,
    step: 7 * fine,
    wide: 0.85,
    long: 1.1,
    contrast: 0.28,
    ragged: 0.14,
    share: 0.6,
    least: 7 * fine,
    ...recipe.accent,
  });
  const thin = Math.sqrt(fine);
  if (recipe.edges !== false)
    edges(painter, { color, width: 2.2 * thin, opacity: 0.42, jump: 0.2, only: (s) => s.group !== 'body' });
  edges(painter, { color, width: 2 * thin, opacity: 0.35, jump: 0.5, only: (s) => LOWER.has(s.part), least: 24 });
  toes(painter, color, fine);
  if (o.claws) trace(painter, (s) => s.part === 'claw', { hair: { color: rgb(o.claws) }, soft: 1, grow: 0.1 });
  painter.push('</g>');
  fringe(painter, fine);
};
