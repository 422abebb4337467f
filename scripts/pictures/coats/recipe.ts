import { type Edges, edges } from '../engine/edges.ts';
import { fur, type Pass } from '../engine/fur.ts';
import { groundCoat } from '../engine/ground-coat.ts';
import type { Painter } from '../engine/painter.ts';

export type Recipe = {
  /** Scales the distance of strokes: 1 for portraits, .5 for a small figure. */
  fine?: number;
  under?: Partial<Pass>;
  form?: Partial<Pass>;
  accent?: Partial<Pass>;
  edges?: Edges | false;
};

/** A furry animal: ground colour, broad strokes, strokes of form, accents, lines. */
export const furCoat = (painter: Painter, { fine = 1, under, form, accent, edges: lines }: Recipe = {}): void => {
  groundCoat(painter);
  fur(painter, { step: 10 * fine, wide: 3, long: 1.3, ragged: 0.03, least: 12 * fine, lift: 0.5, ...under });
  fur(painter, { step: 6 * fine, wide: 2, long: 1.2, ragged: 0.08, least: 8 * fine, ...form });
  fur(painter, { step: 8 * fine, wide: 0.9, long: 1.12, contrast: 0.24, ragged: 0.1, share: 0.55, ...accent });
  if (lines !== false) edges(painter, { width: 2.4 * Math.sqrt(fine), ...lines });
};
