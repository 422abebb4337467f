import { rgb, tint } from '../engine/color.ts';
import type { Painter } from '../engine/painter.ts';
import type { Sample } from '../engine/scene.ts';
import { trace } from '../engine/trace.ts';
import { ragged } from './areas.ts';

export type Barring = {
  where: (s: Sample) => boolean;
  /** What the bars count along, group units: height, distance from the cere … */
  along: (s: Sample) => number;
  /** What runs across them: the feathers' edges scallop each bar in it. */
  across: (s: Sample) => number;
  period: number | ((s: Sample) => number);
  /** Dark share of a period. */
  share?: number | ((s: Sample) => number);
  /** Width of one feather and depth of its scallop, group units. */
  feather?: number;
  scallop?: number;
  color: string;
};

/** Crisp dark bars, each waved by the feathers it runs over: what single feathers are too coarse for. */
export const barring = (painter: Painter, o: Barring): void => {
  const { feather = 0.11, scallop = 0.03 } = o;
  const dark = (s: Sample) => {
    if (!o.where(s)) return false;
    const period = typeof o.period === 'number' ? o.period : o.period(s);
    const share = o.share === undefined ? 0.46 : typeof o.share === 'number' ? o.share : o.share(s);
    const row = o.along(s) / period;
    const shift = Math.floor(row) % 2 ? 0.5 : 0;
    const wave = Math.abs(Math.sin((o.across(s) / feather + shift) * Math.PI));
    const t = row + (wave * scallop) / period + ragged(s, 2) * 0.07;
    return t - Math.floor(t) < share;
  };
  trace(painter, dark, {
    hair: {
      color: rgb(o.color),
      shade: rgb(tint(o.color, '#08060c', 0.45)),
      light: rgb(tint(o.color, '#cfc6c0', 0.25)),
    },
    base: 0.22,
    light: 0.72,
    soft: 1,
    grow: 0.06,
  });
};
