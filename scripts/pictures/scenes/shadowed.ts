import type { Setting } from './en-casa.ts';
import { footShadow } from './measure.ts';

/** A setting with soft shadows under animals that stand or lie: middle x, ground y, width, px. */
export const shadowed = (
  { behind, front }: Setting,
  ...places: readonly (readonly [x: number, y: number, width: number])[]
): Setting => ({
  behind: behind + places.map(([x, y, width]) => footShadow(x, width, '#2a1c18', y)).join(''),
  front,
});
