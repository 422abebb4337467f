import { Resvg } from '@resvg/resvg-js';
import { renderScene } from '../engine/render.ts';
import { svgOf } from '../engine/svg.ts';
import type { Plate } from '../plates.ts';

export type Drawn = { png: Buffer; marks: { x: number; y: number; label: string; corner: string }[] };

/** Draws a plate. `quality` 1 is the finished drawing at 1200 px; a draft reads the form coarser and is 600 px wide. */
export const drawPlate = async (plate: Plate, { draft = false, ground = '' } = {}): Promise<Drawn> => {
  const parts: ({ defs: string; body: string } | string)[] = ground
    ? [`<rect width="1200" height="900" fill="${ground}"/>`]
    : [];
  const marks: Drawn['marks'] = [];
  for (const [i, layer] of plate.layers().entries()) {
    if (typeof layer === 'string') {
      parts.push(layer);
      continue;
    }
    const { defs, body, painter } = await renderScene(layer.scene, `l${i}`, draft ? 0.5 : 1);
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
  const png = new Resvg(svgOf(...parts), {
    fitTo: { mode: 'width', value: draft ? 600 : 1200 },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
  return { png, marks };
};
