import { smooth } from './curve.ts';
import { mix, px } from './number.ts';
import type { Painter } from './painter.ts';
import type { Vec } from './vector.ts';

type Flat = readonly [x: number, y: number, ...rest: number[]];

export type Fill = {
  fill?: string;
  closed?: boolean;
  curved?: boolean;
  stroke?: string;
  strokeWidth?: number;
  opacity?: number;
  clip?: string | null;
};

const attributes = ({ opacity, clip }: { opacity?: number; clip?: string | null }) =>
  `${opacity === undefined || opacity === 1 ? '' : ` opacity="${opacity}"`}${clip ? ` clip-path="url(#${clip})"` : ''}`;

/** A filled shape through points of the drawing. */
export const shape = (painter: Painter, points: readonly Flat[], o: Fill = {}): void => {
  const { fill = 'none', closed = true, curved = true, stroke, strokeWidth = 2 } = o;
  const flat = points.map(([x, y]) => [x, y] as const);
  const line = curved ? smooth(flat, closed, 5) : flat;
  const outline = stroke
    ? ` stroke="${stroke}" stroke-width="${px(strokeWidth)}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  const d = `M${line.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}${closed ? 'Z' : ''}`;
  painter.push(`<path d="${d}" fill="${fill}"${outline}${attributes(o)}/>`);
};

export type Line = {
  width?: number;
  color?: string;
  /** Share of the width along the line. */
  taper?: readonly number[];
  opacity?: number;
  steps?: number;
  clip?: string | null;
};

/** Svg of a line that swells and thins. */
export const tapered = (points: readonly Flat[], o: Line = {}): string => {
  const { width = 4, color = '#2a1b20', taper = [0.2, 1, 0.2], steps = 6 } = o;
  const line = smooth(
    points.map(([x, y]) => [x, y] as const),
    false,
    steps,
  );
  const last = line.length - 1;
  const sides = line.map((point, i) => {
    const a = line[Math.max(0, i - 1)] as readonly [number, number];
    const b = line[Math.min(last, i + 1)] as readonly [number, number];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const l = Math.hypot(dx, dy) || 1;
    const t = (i / last) * (taper.length - 1);
    const k = Math.floor(t);
    const w = (width / 2) * mix(taper[k] as number, taper[Math.min(k + 1, taper.length - 1)] as number, t - k);
    return { point, nx: (-dy / l) * w, ny: (dx / l) * w };
  });
  const there = sides.map(({ point, nx, ny }) => `${px(point[0] + nx)} ${px(point[1] + ny)}`);
  const back = sides.map(({ point, nx, ny }) => `${px(point[0] - nx)} ${px(point[1] - ny)}`).reverse();
  return `<path d="M${there.concat(back).join('L')}Z" fill="${color}"${attributes(o)}/>`;
};

export const line = (painter: Painter, points: readonly Flat[], o: Line = {}): void => {
  if (points.length > 1) painter.push(tapered(points, o));
};

export const dot = (painter: Painter, at: Vec | Flat, r: number, fill: string, opacity = 1): void =>
  painter.push(`<circle cx="${px(at[0])}" cy="${px(at[1])}" r="${px(r)}" fill="${fill}"${attributes({ opacity })}/>`);
