import { hexOf, type Rgb } from './color.ts';
import { blur, type Patch, pathOf, rings } from './contour.ts';
import type { Painter } from './painter.ts';
import type { Hair, Sample } from './scene.ts';

export type Trace = {
  hair: Hair;
  /** Light from which a tone begins. */
  base?: number;
  light?: number;
  /** Below this the deepest tone. */
  deep?: number;
  /** How round the contour becomes, passes. */
  soft?: number;
  /** Widens the shape: 0 … 0.45. */
  grow?: number;
};

/** The bounding rectangle of all selected pixels with their light; null when there are none. */
const select = (painter: Painter, chosen: (s: Sample) => boolean) => {
  const { width, height, part } = painter.buffer;
  const hits: [number, number, number][] = [];
  for (let at = 0; at < part.length; at++) {
    if (part[at] === 0) continue;
    const [i, j] = [at % width, Math.floor(at / width)];
    const s = painter.sample((i + 0.5) * painter.zoom, (j + 0.5) * painter.zoom, at);
    if (s && chosen(s)) hits.push([i, j, s.lit * (0.42 + 0.58 * s.open)]);
  }
  if (hits.length === 0) return null;
  const xs = hits.map(([i]) => i);
  const ys = hits.map(([, j]) => j);
  const low = (list: number[]) => list.reduce((a, b) => Math.min(a, b));
  const high = (list: number[]) => list.reduce((a, b) => Math.max(a, b));
  const left = Math.max(0, low(xs) - 6);
  const top = Math.max(0, low(ys) - 6);
  const size = { left, top, width: Math.min(width, high(xs) + 7) - left, height: Math.min(height, high(ys) + 7) - top };
  const patch = (): Patch => ({ ...size, values: new Float32Array(size.width * size.height) });
  const [mask, lit] = [patch(), patch()];
  for (const [i, j, light] of hits) {
    mask.values[(j - top) * size.width + i - left] = 1;
    lit.values[(j - top) * size.width + i - left] = light + 1e-6;
  }
  return { mask, lit };
};

/** Carries the light over the border, so that tones run off the shape instead of following its edge. */
const spreadOut = (lit: Patch): Patch => {
  const { width, height } = lit;
  let values = lit.values;
  for (let pass = 0; pass < 5; pass++) {
    const next = new Float32Array(values);
    for (let at = width; at < width * (height - 1); at++) {
      if (values[at] !== 0) continue;
      const around = [at - 1, at + 1, at - width, at + width].map((k) => values[k] as number).filter(Boolean);
      if (around.length > 0) next[at] = around.reduce((a, b) => a + b, 0) / around.length;
    }
    values = next;
  }
  return { ...lit, values };
};

/** Crisp flat tones of one or more parts: leather, horn, skin. Gives the id of its clip path; null when nothing shows. */
export const trace = (painter: Painter, chosen: (s: Sample) => boolean, o: Trace): string | null => {
  const found = select(painter, chosen);
  if (!found) return null;
  const { soft = 2, grow = 0 } = o;
  const shape = pathOf(rings(blur(found.mask, soft), 0.5 - grow), painter.zoom);
  if (!shape) return null;
  const id = painter.id('t');
  painter.defs.push(`<clipPath id="${id}"><path d="${shape}"/></clipPath>`);
  const t = painter.tonesOf(o.hair);
  const lit = blur(spreadOut(found.lit), soft);
  const fill = (threshold: number, color: Rgb) => {
    const d = pathOf(rings(lit, threshold), painter.zoom);
    if (d) painter.push(`<path d="${d}" fill="${hexOf(color)}" clip-path="url(#${id})"/>`);
  };
  painter.push(`<path d="${shape}" fill="${hexOf(o.deep === undefined ? t.shade : t.deep)}"/>`);
  if (o.deep !== undefined) fill(o.deep, t.shade);
  fill(o.base ?? 0.28, t.base);
  fill(o.light ?? 0.62, t.light);
  return id;
};
