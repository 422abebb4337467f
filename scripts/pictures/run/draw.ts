import { createHash } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import { renderScene } from '../engine/render.ts';
import { svgOf } from '../engine/svg.ts';
import type { Plate } from '../plates.ts';

type Marks = { x: number; y: number; label: string; corner: string }[];
export type Drawn = { png: Buffer; marks: Marks };

/** The svg of a plate, and where its marks stand. `quality`: how finely the form is read, 1 in the finished drawing. */
const compose = async (plate: Plate, quality: number, ground = ''): Promise<{ svg: string; marks: Marks }> => {
  const parts: ({ defs: string; body: string } | string)[] = ground
    ? [`<rect width="1200" height="900" fill="${ground}"/>`]
    : [];
  const marks: Marks = [];
  for (const [i, layer] of plate.layers().entries()) {
    if (typeof layer === 'string') {
      parts.push(layer);
      continue;
    }
    const { defs, body, painter } = await renderScene(layer.scene, `l${i}`, quality);
    if (marks.length === 0)
      for (const { group = 'head', at, label, corner } of plate.marks ?? []) {
        const [x, y] = painter.at(group, at);
        marks.push({ x: Math.round(x), y: Math.round(y), label, corner });
      }
    const id = painter.id('clip');
    parts.push(
      layer.clip
        ? {
            defs: `${defs}<clipPath id="${id}">${layer.clip}</clipPath>`,
            body: `<g clip-path="url(#${id})">${body}</g>`,
          }
        : { defs, body },
    );
  }
  return { svg: svgOf(...parts), marks };
};

/** Draws a plate. `quality` 1 is the finished drawing at 1200 px; a draft reads the form coarser and is 600 px wide. */
export const drawPlate = async (plate: Plate, { draft = false, ground = '' } = {}): Promise<Drawn> => {
  const { svg, marks } = await compose(plate, draft ? 0.5 : 1, ground);
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: draft ? 600 : 1200 }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
  return { png, marks };
};

/** How coarsely a probe reads the form. */
const COARSE = 0.15;

/**
 * What a plate looks like, in one hash: everything is drawn, from a form read coarsely, and nothing is painted to pixels. Equal
 * probes of two states of the code mean equal pictures, at a small part of the cost.
 */
export const probePlate = async (plate: Plate): Promise<{ probe: string; marks: Marks }> => {
  const { svg, marks } = await compose(plate, COARSE);
  return { probe: createHash('sha256').update(svg).digest('hex').slice(0, 20), marks };
};
